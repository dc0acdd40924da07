/// Whose catalog one is. Told by its content, never by its name.
package enum CatalogFormat: String, Hashable, Sendable, CaseIterable {
  /// Ours.
  case dragoman
  /// Records of a Remote Settings server, of the collections `translations-models` or `translations-models-v2`:
  /// `{"data": […]}`.
  case firefoxRecords = "firefox-records"
  /// The models of Firefox on a bucket: `{"models": {"en-de": […]}}`.
  case firefoxModels = "firefox-models"
  /// The models of translateLocally: `{"models": […]}`.
  case translateLocally = "translatelocally"
  /// The index of Argos Translate: `[…]`.
  case argos

  /// What packs from there are called by in their ids, so that none is taken for another one's.
  var word: String {
    switch self {
    case .dragoman: "dragoman"
    case .firefoxRecords, .firefoxModels: "firefox"
    case .translateLocally: "translatelocally"
    case .argos: "argos"
    }
  }
}

/// A catalog of somebody else, as far as it can be read without knowing where it came from.
struct ForeignListing {
  /// What is offered, or why it is not.
  typealias Line = Result<ForeignPack, ForeignRefusal>

  /// Whose it is.
  let format: CatalogFormat
  /// When it was made, `YYYY-MM-DD`, where it says so.
  let date: String?
  /// Where relative addresses begin, where it says so.
  let base: String?
  /// Its packs, several for a pair perhaps, in its own order.
  let lines: [Line]

  /// The most entries of a catalog that are read: over ten times those of any that there is.
  static let mostEntries = 20_000
}

/// A part of a foreign catalog that cannot be used.
struct ForeignRefusal: Error, Hashable {
  /// Which one: its place, such as `data[3]`, or the pair.
  let name: String
  /// The languages that it names.
  var source, target: String?
  /// What is wrong.
  let error: PackError
}

/// A pack that a foreign catalog offers.
struct ForeignPack: Hashable {
  /// What comes over the network.
  enum Payload: Hashable {
    /// The pack's files, one by one.
    case files([ForeignFile])
    /// One archive, to be imported.
    case archive(ForeignFile)
  }

  /// The languages.
  let languages: LanguagePair
  /// The version.
  let version: PackVersion
  /// The model's architecture, a plain word; nil where nothing says.
  let architecture: String?
  /// What comes.
  let payload: Payload
}

/// A file that a foreign catalog offers.
struct ForeignFile: Hashable {
  /// The key that has its address, for errors.
  let key: String
  /// The addresses, as they are written.
  let addresses: [String]
  /// What the file is for; nil for an archive.
  let role: PackFileRole?
  /// The file, unpacked.
  let file: ExpectedFile
  /// The file as it travels, where it is compressed by itself.
  var compressed: (format: CatalogCompression, file: ExpectedFile)?

  static func == (left: ForeignFile, right: ForeignFile) -> Bool {
    left.key == right.key && left.addresses == right.addresses && left.role == right.role
      && left.file == right.file && left.compressed?.file == right.compressed?.file
  }

  func hash(into hasher: inout Hasher) {
    hasher.combine(addresses)
    hasher.combine(file)
  }
}
