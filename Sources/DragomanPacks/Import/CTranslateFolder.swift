/// A model as CTranslate2 keeps it, with the SentencePiece models that its converters leave beside it.
///
/// | role | names |
/// |---|---|
/// | model | `model.bin` |
/// | configuration | `config.json`, which models of older versions do not have |
/// | tokens | `shared_vocabulary`, or `source_vocabulary` and `target_vocabulary`, `.json` or `.txt` |
/// | vocabularies | `sentencepiece.model`, `vocab.spm` or such; or `source.spm` and `target.spm` or such |
/// | shortlist | `vmap.txt`, if there is one |
struct CTranslateFolder: ForeignFolder {
  let engine = PackEngine.ctranslate2
  let files: [(role: PackFileRole, file: ImportedFile)]
  let telling: [String] = []
  let descriptions: [ForeignDescription]

  private static let model = "model.bin"
  private static let shared = "shared_vocabulary"
  private static let sides = ["source_vocabulary", "target_vocabulary"]
  /// The names of SentencePiece models in the field: no converter makes them, so nobody has fixed them.
  private static let jointPieces = [
    "sentencepiece.model", "vocab.spm", "spm.model", "joint.spm", "sentencepiece.spm",
  ]
  private static let pairsOfPieces = [
    ("source.spm", "target.spm"), ("srcvocab.spm", "trgvocab.spm"), ("source.model", "target.model"),
    ("source_sentencepiece.model", "target_sentencepiece.model"),
  ]

  /// Whether `listing` is such a folder, whole or not.
  static func isOne(_ listing: FolderListing) -> Bool {
    listing[model] != nil && ([shared] + sides).contains { tokens($0, listing) != nil }
  }

  /// Finds the files in `listing`, and the SentencePiece models in `pieces`, which is another folder for some programs.
  ///
  /// - Throws: `PackError` `notFound` when one is missing, `unsupportedModel` for pieces that are not SentencePiece's.
  init(
    _ listing: FolderListing, pieces: FolderListing? = nil, description: ForeignDescription? = nil
  ) throws(PackError) {
    let pieces = pieces ?? listing
    guard let model = listing[Self.model] else {
      throw Self.missing(Self.model, "CTranslate2's weights", listing)
    }
    var files = [(PackFileRole.model, model)]
    if let configuration = listing["config.json"] { files.append((.configuration, configuration)) }
    files += try Self.tokens(listing)
    files += try Self.pieces(pieces)
    if let map = listing["vmap.txt"] { files.append((.shortlist, map)) }
    self.files = files
    var description = description ?? ForeignDescription(file: "config.json")
    // Large: made for beam search.
    description.architecture = "base"
    descriptions = [description]
  }

  private static func tokens(
    _ listing: FolderListing
  ) throws(PackError) -> [(PackFileRole, ImportedFile)] {
    if let tokens = tokens(shared, listing) { return [(.tokens, tokens)] }
    let found = sides.map { tokens($0, listing) }
    guard let source = found[0], let target = found[1] else {
      let isFeatured = listing.names.contains { $0.hasPrefix("source_1_vocabulary.") }
      guard !isFeatured else {
        throw PackError(
          .unsupportedModel, file: listing.name, key: "source_1_vocabulary",
          expected: "a model that reads words alone", found: "one that reads features of words too")
      }
      throw missing("\(found[0] == nil ? sides[0] : sides[1]).json", "a list of the tokens", listing)
    }
    return [(.sourceTokens, source), (.targetTokens, target)]
  }

  private static func tokens(_ name: String, _ listing: FolderListing) -> ImportedFile? {
    listing["\(name).json"] ?? listing["\(name).txt"]
  }

  private static func pieces(
    _ listing: FolderListing
  ) throws(PackError) -> [(PackFileRole, ImportedFile)] {
    for (source, target) in pairsOfPieces {
      if let source = listing[source], let target = listing[target] {
        return [(.sourceVocabulary, source), (.targetVocabulary, target)]
      }
    }
    for name in jointPieces {
      if let joint = listing[name] { return [(.vocabulary, joint)] }
    }
    let others = listing.files("", ".spm")
    if others.count == 1 { return [(.vocabulary, others[0])] }
    if let codes = listing.names.first(where: { ["bpe.model", "bpe.codes", "codes.bpe"].contains($0) }) {
      throw PackError(
        .unsupportedModel, file: listing.name, key: codes,
        expected: "pieces that SentencePiece makes, sentencepiece.model",
        found: "byte-pair codes over words that another program has to cut out first")
    }
    throw missing(
      "sentencepiece.model",
      "the SentencePiece model that cuts text into the model's tokens; put it beside model.bin, or one for each language"
        + " as source.spm and target.spm", listing)
  }

  private static func missing(_ name: String, _ expected: String, _ listing: FolderListing) -> PackError {
    PackError(.notFound, file: listing.name, key: name, expected: expected, found: "none")
  }
}
