import Foundation

/// A model as OPUS-MT publishes it.
///
/// | role | names |
/// |---|---|
/// | model | the `.npz` that `decoder.yml` names |
/// | vocabularies | `source.spm`, `target.spm` |
/// | tokens | the `.yml` vocabularies that `decoder.yml` names: the ids, which are not those of the `.spm` |
struct OPUSFolder: ForeignFolder {
  let engine = PackEngine.marian
  let files: [(role: PackFileRole, file: ImportedFile)]
  let telling: [String] = []
  let descriptions: [ForeignDescription]

  private static let readme = "README.md"

  /// Whether `listing` is such a folder, whole or not.
  static func isOne(_ listing: FolderListing) -> Bool {
    listing.plain(DecoderSettings.fileName) != nil && listing.names.contains { $0.hasSuffix(".npz") }
      && listing.names.contains { ["source.spm", "target.spm", "source.bpe", "preprocess.sh"].contains($0) }
  }

  /// Finds the files in `listing`.
  ///
  /// - Throws: `PackError` `notFound` when one is missing, `unsupportedModel` for several models in one and for pieces
  ///   that SentencePiece did not make.
  init(_ listing: FolderListing) throws(PackError) {
    let settings = try DecoderSettings(listing)
    guard listing["source.spm"] != nil || listing["source.bpe"] == nil else {
      throw PackError(
        .unsupportedModel, file: listing.name, key: "source.bpe",
        expected: "an OPUS-MT model whose pieces are SentencePiece's, source.spm",
        found: "subword-nmt's codes")
    }
    func file(_ name: String) throws(PackError) -> ImportedFile {
      if let file = listing[name] { return file }
      throw PackError(
        .notFound, file: listing.name, key: ShownName.text(of: name.utf8),
        expected: "a file of an OPUS-MT model", found: "none")
    }
    var files = [(PackFileRole.model, try file(settings.model))]
    files += [(.sourceVocabulary, try file("source.spm")), (.targetVocabulary, try file("target.spm"))]
    if settings.sourceTokens == settings.targetTokens {
      files.append((.tokens, try file(settings.sourceTokens)))
    } else {
      files += [
        (.sourceTokens, try file(settings.sourceTokens)), (.targetTokens, try file(settings.targetTokens)),
      ]
    }
    self.files = files
    var description = ForeignDescription(file: Self.readme)
    description.languages = listing.plain(Self.readme).flatMap(Self.languages)
    description.architecture = "opus-mt"
    descriptions = [description]
  }

  /// The languages that the lines `* source language(s): eng` and `* target language(s): deu` of a README tell, if one
  /// each.
  private static func languages(_ url: URL) -> LanguagePair? {
    guard let file = try? SmallFile(url, largestBytes: PackManifest.largestBytes) else { return nil }
    func only(_ side: String) -> String? {
      let start = "* \(side) language(s):"
      let line = file.data.split(separator: UInt8(ascii: "\n")).lazy.map {
        String(decoding: $0, as: UTF8.self)
      }
      .first { $0.hasPrefix(start) }
      let words = line?.dropFirst(start.utf8.count).split { $0 == " " || $0 == "," || $0 == "\r" } ?? []
      return words.count == 1 ? words.first.map(String.init).flatMap(LanguagePair.tag) : nil
    }
    guard let source = only("source"), let target = only("target") else { return nil }
    return LanguagePair(source: source, target: target)
  }
}
