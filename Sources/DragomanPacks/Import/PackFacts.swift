import Foundation

/// What can be found out about a pack without a manifest: from the user, else from the descriptions that lie
/// with it, else from the names of its files.
struct PackFacts {
  private let languages: LanguagePair
  private let version: PackVersion
  private let architecture: String?
  private let licence: String
  private let id: String

  /// The version of a pack that tells none.
  private static let usualVersion = "1.0"
  /// The architectures whose models are for beam search.
  private static let slow: Set = ["base", "base-memory"]

  /// Collects the facts.
  ///
  /// - Throws: `PackError` `notFound` when nothing tells the languages, or when the user's are none: the pack
  ///   may be whole and of a kind that runs, only the knowledge of what it translates is missing. `damaged` for
  ///   an id or version that cannot be one.
  init(_ listing: FolderListing, model: MarianFolder, options: PackImport.Options) throws(PackError) {
    let descriptions = PackDescriptionFile.names.compactMap {
      listing.plain($0).flatMap(PackDescriptionFile.init)
    }
    languages = try Self.languages(listing, model, descriptions, options)
    let written = options.version ?? descriptions.lazy.compactMap(\.version).first
    guard let version = PackVersion(written ?? Self.usualVersion) else {
      throw PackError(
        .damaged, key: "--version", expected: "a version such as 1.10 or 2.0-rc1",
        found: ShownName.text(of: (options.version ?? "").utf8))
    }
    self.version = version
    architecture = descriptions.lazy.compactMap(\.architecture).first
    licence = descriptions.lazy.compactMap(\.licence).first ?? "unknown"
    let plain = version.description.prefix { $0 != "+" }
    id = options.id ?? "\(languages.source)-\(languages.target).\(architecture ?? "imported").\(plain)"
    guard PackName.isSafeID(id) else {
      throw PackError(
        .damaged, key: "--id", expected: "1 to 96 of the characters A-Z a-z 0-9 . _ -, not first a dot",
        found: ShownName.text(of: id.utf8))
    }
  }

  /// The pack's description for its manifest.
  func description() throws(PackError) -> PackDescription {
    guard let source = LanguageIdentity(Locale.Language(identifier: languages.source)),
      let target = LanguageIdentity(Locale.Language(identifier: languages.target)),
      !source.isSameLanguage(as: target)
    else {
      throw PackError(
        .notFound, key: "--to", expected: "another language than \(languages.source)",
        found: languages.target)
    }
    return PackDescription(
      id: id, source: languages.source, target: languages.target, sourceIdentity: source,
      targetIdentity: target, version: version, minimumEngineFormat: 1,
      strategy: architecture.map(Self.slow.contains) == true ? .highFidelity : .lowLatency,
      licence: licence, quality: [:])
  }

  private static func languages(
    _ listing: FolderListing, _ model: MarianFolder, _ descriptions: [PackDescriptionFile],
    _ options: PackImport.Options
  ) throws(PackError) -> LanguagePair {
    let named = (source: try tag(options.source, "--from"), target: try tag(options.target, "--to"))
    if let source = named.source, let target = named.target {
      return LanguagePair(source: source, target: target)
    }
    let told = Set(descriptions.compactMap(\.languages))
    let inFiles = Set(model.telling.compactMap(LanguagePair.init(fileName:)))
    let inFolder = Set([LanguagePair(folderName: listing.name)].compactMap { $0 })
    for pairs in [told, inFiles, inFolder] where !pairs.isEmpty {
      guard pairs.count == 1, let pair = pairs.first else {
        let found = pairs.map { "\($0.source) to \($0.target)" }.sorted().joined(separator: ", ")
        throw unknown(listing, found: "several: \(found)")
      }
      return LanguagePair(source: named.source ?? pair.source, target: named.target ?? pair.target)
    }
    throw unknown(listing, found: "nothing that tells them")
  }

  private static func unknown(_ listing: FolderListing, found: String) -> PackError {
    PackError(
      .notFound, file: listing.name, key: "--from, --to",
      expected: "the languages it translates between; name them with --from and --to", found: found)
  }

  private static func tag(_ written: String?, _ option: String) throws(PackError) -> String? {
    guard let written else { return nil }
    guard let tag = LanguagePair.tag(written) else {
      throw PackError(
        .notFound, key: option, expected: "a BCP-47 language tag", found: ShownName.text(of: written.utf8))
    }
    return tag
  }
}

/// What `metadata.json` (Firefox) or `model_info.json` (translateLocally) beside a model says. Nothing of it has
/// to be there or of the right type.
struct PackDescriptionFile {
  /// The names of such files, in the order in which they are believed.
  static let names = ["metadata.json", "model_info.json"]

  /// The languages, where both are told.
  let languages: LanguagePair?
  /// The version, in a form that can be ordered.
  let version: String?
  /// `tiny`, `base`, `base-memory`, `tiny11` or such a word.
  let architecture: String?
  /// The licence.
  let licence: String?

  /// Reads the file at `url`; nil when it is no small JSON object.
  init?(_ url: URL) {
    guard let file = try? SmallFile(url, largestBytes: PackManifest.largestBytes),
      let values = try? JSONDecoder().decode([String: LooseValue].self, from: file.data)
    else { return nil }
    func text(_ keys: String...) -> String? { keys.lazy.compactMap { values[$0]?.text }.first }
    let source = text("sourceLanguage", "fromLang", "srcTag", "src") ?? values["srcTags"]?.onlyKey
    let target = text("targetLanguage", "toLang", "trgTag", "trg")
    if let source = source.flatMap(LanguagePair.tag), let target = target.flatMap(LanguagePair.tag) {
      languages = LanguagePair(source: source, target: target)
    } else {
      languages = text("shortName").flatMap(LanguagePair.init(folderName:))
    }
    version = text("version").flatMap(Self.orderable)
    architecture = text("architecture", "type").map { $0.lowercased() }.flatMap {
      PackName.isPlain($0, longest: 24) && !$0.hasPrefix(".") ? $0 : nil
    }
    licence = text("licence", "license").flatMap { (1...200).contains($0.utf8.count) ? $0 : nil }
  }

  /// `2.1a1`, as Firefox writes the first alpha of 2.1, is `2.1-a1` here; nil for what is no version.
  private static func orderable(_ version: String) -> String? {
    if PackVersion(version) != nil { return version }
    let release = version.prefix { $0.isNumber || $0 == "." }
    let written = "\(release)-\(version[release.endIndex...])"
    return PackVersion(written).map { _ in written }
  }
}

/// A JSON value of which only a text, or the one key of an object, is of interest.
private struct LooseValue: Decodable {
  let text: String?
  let onlyKey: String?

  private struct Key: CodingKey {
    let stringValue: String
    let intValue: Int? = nil
    init(stringValue: String) { self.stringValue = stringValue }
    init?(intValue: Int) { nil }
  }

  init(from decoder: any Decoder) {
    let keys = (try? decoder.container(keyedBy: Key.self))?.allKeys ?? []
    onlyKey = keys.count == 1 ? keys.first?.stringValue : nil
    guard let value = try? decoder.singleValueContainer() else {
      text = nil
      return
    }
    text =
      (try? value.decode(String.self)) ?? (try? value.decode(Int.self)).map(String.init)
      ?? (try? value.decode(Double.self)).map { "\($0)" }
  }
}
