import Foundation

/// The files of another program's model, by what each is for.
protocol ForeignFolder {
  /// Whose model it is.
  var engine: PackEngine { get }
  /// The files, the model first.
  var files: [(role: PackFileRole, file: ImportedFile)] { get }
  /// The names that may tell the languages, the most reliable first.
  var telling: [String] { get }
  /// What the descriptions among the files say, the most reliable first.
  var descriptions: [ForeignDescription] { get }
}

/// What a file beside a model says about it. Nothing has to be there.
struct ForeignDescription {
  /// The languages, where both are told.
  var languages: LanguagePair?
  /// The version, in a form that can be ordered.
  var version: String?
  /// `tiny`, `base`, `base-memory`, `tiny11` or such a word.
  var architecture: String?
  /// The licence.
  var licence: String?
}

/// What lies in a folder that is to be imported: whose model. Each has a file of its own beside this one.
enum ForeignFormat {
  /// The most members of an archive that are looked at.
  private static let mostMembers = 4096

  /// The model in `listing`.
  ///
  /// - Throws: `PackError` `notFound` with the file that is missing, `damaged` when several could be meant,
  ///   `unsupportedModel` for a format that is known and not read.
  static func model(in listing: FolderListing) throws(PackError) -> any ForeignFolder {
    if HuggingFaceFolder.isOne(listing) { return try HuggingFaceFolder(listing) }
    if OPUSFolder.isOne(listing) { return try OPUSFolder(listing) }
    try refuse(listing.names, of: listing.name)
    if MarianTrainingFolder.isOne(listing) { return try MarianTrainingFolder(listing) }
    return try MarianFolder(listing)
  }

  /// Looks through an archive that was refused for its members; throws when they are another program's.
  static func refuse(
    archive: URL, after error: PackError, largestBytes: Int64, _ isCancelled: () -> Bool
  ) throws(PackError) {
    guard error.code == .damaged, error.key != nil else { return }
    let reader = try ArchiveReader(archive, largestBytes: largestBytes)
    var names: [String] = []
    do throws(PackError) {
      while let member = try reader.next(), names.count < mostMembers {
        guard !isCancelled() else { throw PackError(.cancelled) }
        names.append(String(decoding: member.name, as: UTF8.self))
      }
    } catch {
      // What can be said of it was said by the first error.
      if error.code == .cancelled { throw error }
    }
    try refuse(names, of: archive.lastPathComponent)
  }

  /// Throws when these files are those of a format that is known but not read.
  private static func refuse(_ names: [String], of pack: String) throws(PackError) {
    guard let format = unreadFormat(of: names) else { return }
    throw PackError(
      .unsupportedModel, file: pack,
      expected: "a Dragoman pack, or a model of Firefox, translateLocally, OPUS-MT or Hugging Face's MarianMT",
      found: "\(format), which is not a format this version reads")
  }

  /// What these files are, if something we know and do not read.
  private static func unreadFormat(of paths: [String]) -> String? {
    let parts = paths.map { $0.split(separator: "/") }
    let names = Set(parts.compactMap { $0.last.map(String.init) })
    let folders = Set(parts.flatMap { $0.dropLast() }.map(String.init)).union(names)

    let hasPieces = names.contains("sentencepiece.model") || names.contains("bpe.model")
    if hasPieces, folders.contains("model"), names.contains("metadata.json") {
      return "an Argos Translate package"
    }
    let isCTranslate = names.contains { name in
      ["shared_vocabulary.", "source_vocabulary.", "target_vocabulary."].contains(where: name.hasPrefix)
    }
    if isCTranslate, names.contains("model.bin") { return "a CTranslate2 model" }
    return nil
  }
}
