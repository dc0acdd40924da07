package import Foundation

/// A pack's files under the names that Firefox's translations give them, on their way into a new folder.
struct FirefoxFolder {
  private let pack: OpenPack
  /// The two languages as the names have them: `deen`, or `zh-Hant-en` where a tag is more than two letters.
  private let pair: String

  /// The files of `pack`.
  ///
  /// - Throws: `PackError` `unsupportedModel` for a pack with files that Firefox has no place for.
  init(_ pack: OpenPack) throws(PackError) {
    self.pack = pack
    let description = pack.manifest.pack
    let tags = [description.source, description.target]
    pair = tags.joined(separator: tags.allSatisfy { $0.utf8.count == 2 } ? "" : "-")
    let manifest = pack.manifest
    guard manifest.engine == .marian, manifest.positions ?? .marian == .marian, manifest.targetToken == nil
    else {
      throw PackError(
        .unsupportedModel, pack: description.id, file: PackManifest.fileName, key: "engine",
        expected: "a network as Marian trains it", found: "another program's")
    }
    for file in pack.manifest.files where file.role != .card && prefix(of: file.role) == nil {
      throw PackError(
        .unsupportedModel, pack: description.id, file: file.path,
        expected: "a model with SentencePiece vocabularies", found: file.role.rawValue)
    }
  }

  /// Puts the files, of which `model` gives one, and a `metadata.json` into `place`.
  func write(_ model: FirefoxModel, to place: OpenFolder) throws(PackError) {
    let id = pack.manifest.pack.id
    var digest = FileDigest(bytes: 0, sha256: "")
    for file in pack.manifest.files {
      guard let name = name(of: file.role, model) else { continue }
      let copy = try place.create(name, bytesNeeded: pack.manifest.totalBytes)
      if file.role == .model {
        let url = pack.folder.appending(path: file.path, directoryHint: .notDirectory)
        try file.check(try FileDigest(of: url, isCancelled: { false }), pack: id)
        try model.write { block throws(PackError) in try copy.write(block) }
        digest = copy.digest
      } else {
        try file.copy(from: pack.folder, pack: id) { block throws(PackError) in try copy.write(block) }
      }
      try copy.sync()
    }
    let file = try place.create(KeptDescription.fileName)
    try metadata(digest).withBytes { block throws(PackError) in try file.write(block) }
    try file.sync()
  }

  /// What the name of the file for `role` begins with; nil for one that Firefox does not have.
  private func prefix(of role: PackFileRole) -> String? {
    switch role {
    case .model: "model"
    case .vocabulary: "vocab"
    case .sourceVocabulary: "srcvocab"
    case .targetVocabulary: "trgvocab"
    case .shortlist: "lex"
    case .card, .configuration, .generation, .tokens, .sourceTokens, .targetTokens: nil
    }
  }

  private func name(of role: PackFileRole, _ model: FirefoxModel) -> String? {
    guard let prefix = prefix(of: role) else { return nil }
    switch role {
    case .model: return "\(prefix).\(pair).intgemm.alphas.bin"
    case .shortlist:
      let counts = model.shortlistCounts
      return "\(prefix).\(counts.first).\(counts.best).\(pair).s2t.bin"
    default: return "\(prefix).\(pair).spm"
    }
  }

  /// What Firefox's own `metadata.json` says, as far as it is known here, and what of ours has no other place.
  private struct Metadata: Encodable {
    let sourceLanguage: String
    let targetLanguage: String
    let version: String
    let license: String
    let byteSize: Int64
    let hash: String
    let dragoman: KeptDescription
  }

  private func metadata(_ model: FileDigest) throws(PackError) -> Data {
    let description = pack.manifest.pack
    let metadata = Metadata(
      sourceLanguage: description.source, targetLanguage: description.target,
      version: description.version.description, license: description.licence, byteSize: model.bytes,
      hash: model.sha256, dragoman: KeptDescription(pack.manifest))
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.prettyPrinted, .sortedKeys, .withoutEscapingSlashes]
    do {
      return try encoder.encode(metadata) + Data("\n".utf8)
    } catch {
      throw PackError(.damaged, pack: description.id, file: PackManifest.fileName, expected: "a manifest")
    }
  }
}

/// What a pack's model becomes in Firefox's form. Made by who knows of weights.
package struct FirefoxModel {
  /// Takes the next bytes of a file.
  package typealias Writer = (UnsafeRawBufferPointer) throws(PackError) -> Void

  /// How many pieces the shortlist always has, and how many it has for each source piece; part of its name.
  package let shortlistCounts: (first: Int, best: Int)
  /// Hands the file's bytes to a writer.
  package let write: (Writer) throws(PackError) -> Void

  /// A model from its parts.
  package init(shortlistCounts: (first: Int, best: Int), write: @escaping (Writer) throws(PackError) -> Void)
  {
    self.shortlistCounts = shortlistCounts
    self.write = write
  }
}

extension PackInstaller {
  /// Writes the installed pack `id` as files of Firefox's translations into a new folder, or an empty one.
  ///
  /// - Parameter model: Makes the model's file of the open pack; what it throws ends the work before anything is written.
  /// - Throws: `PackError`; `damaged` if the pack cannot be used, `inUse` if the folder has files.
  package func exportFirefox(
    _ id: String, to folder: URL, model: (OpenPack) throws(PackError) -> FirefoxModel
  ) throws(PackError) {
    let pack = try pack(id)
    let content = try FirefoxFolder(pack)
    let model = try model(pack)
    try PartialExport.makeFolder(folder) { place throws(PackError) in try content.write(model, to: place) }
  }
}
