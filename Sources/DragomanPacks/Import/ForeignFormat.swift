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
  /// The file that says it.
  let file: String
  /// The languages, where both are told.
  var languages: LanguagePair?
  /// The version, in a form that can be ordered.
  var version: String?
  /// `tiny`, `base`, `base-memory`, `tiny11` or such a word.
  var architecture: String?
  /// The licence.
  var licence: String?

  /// What `file` says: nothing yet.
  init(file: String) { self.file = file }
}

/// What lies in a folder that is to be imported: whose model. Each has a file of its own beside this one.
enum ForeignFormat {
  /// The model in `listing`.
  ///
  /// - Throws: `PackError` `notFound` with the file that is missing or that several could be,
  ///   `unsupportedModel` for a model of a known format that is not read.
  static func model(in listing: FolderListing) throws(PackError) -> any ForeignFolder {
    if ArgosPackage.isOne(listing) { return try ArgosPackage(listing) }
    if CTranslateFolder.isOne(listing) { return try CTranslateFolder(listing) }
    if HuggingFaceFolder.isOne(listing) { return try HuggingFaceFolder(listing) }
    if OPUSFolder.isOne(listing) { return try OPUSFolder(listing) }
    if MarianTrainingFolder.isOne(listing) { return try MarianTrainingFolder(listing) }
    return try MarianFolder(listing)
  }
}
