import Foundation

/// A folder in which Marian trained a model, with vocabularies that are lists of tokens (`.yml`) in place of or beside
/// SentencePiece's.
///
/// | role | names |
/// |---|---|
/// | model | `model*.npz`: the one that the settings `*.decoder.yml` name, else the only one |
/// | tokens | the two `.yml` vocabularies of these settings, else the only `vocab*.yml` |
/// | vocabularies | `source.spm` and `target.spm`, if they are there; else words are tokens |
struct MarianTrainingFolder: ForeignFolder {
  let engine = PackEngine.marian
  let files: [(role: PackFileRole, file: ImportedFile)]
  let telling: [String]
  let descriptions: [ForeignDescription] = []

  /// Names of what training leaves beside the model.
  private static let others = [".optimizer.npz", ".progress.yml", ".decoder.yml"]

  /// Whether `listing` is such a folder: with a list of tokens and no joint `.spm`.
  static func isOne(_ listing: FolderListing) -> Bool {
    listing.names.contains { $0.hasPrefix("model") && $0.hasSuffix(".npz") }
      && !tokenLists(listing).isEmpty && listing.files("vocab", ".spm").isEmpty
  }

  /// Finds the files in `listing`.
  ///
  /// - Throws: `PackError` `notFound` when one is missing or several could be meant.
  init(_ listing: FolderListing) throws(PackError) {
    let settings = listing.names.filter { $0.hasSuffix(".decoder.yml") }
    var model: ImportedFile?
    var tokens: [ImportedFile] = []
    if let name = settings.first(where: { $0 == "model.npz.decoder.yml" }) ?? settings.first {
      let named = try DecoderSettings(listing, name: name)
      model = listing[named.model]
      tokens = [named.sourceTokens, named.targetTokens].compactMap { listing[$0] }
    }
    let models = listing.files("model", ".npz").filter { file in
      !Self.others.contains(where: file.name.hasSuffix)
    }
    if model == nil, models.count == 1 { model = models.first }
    guard let model else {
      throw PackError(
        .notFound, file: listing.name, key: "model*.npz",
        expected: "one, or settings *.decoder.yml that name it",
        found: "\(models.count)")
    }
    if tokens.isEmpty { tokens = Self.tokenLists(listing) }
    guard let source = tokens.first, tokens.count == 1 || (tokens.count == 2 && !settings.isEmpty) else {
      throw PackError(
        .notFound, file: listing.name, key: "vocab*.yml",
        expected: "one vocabulary, or settings *.decoder.yml that name two", found: "\(tokens.count)")
    }
    var files = [(PackFileRole.model, model)]
    if let target = tokens.last, target != source {
      files += [(.sourceTokens, source), (.targetTokens, target)]
    } else {
      files.append((.tokens, source))
    }
    if let source = listing["source.spm"], let target = listing["target.spm"] {
      files += [(.sourceVocabulary, source), (.targetVocabulary, target)]
    }
    self.files = files
    telling = [model.name]
  }

  private static func tokenLists(_ listing: FolderListing) -> [ImportedFile] {
    listing.files("vocab", ".yml") + listing.files("vocab", ".yaml")
  }
}
