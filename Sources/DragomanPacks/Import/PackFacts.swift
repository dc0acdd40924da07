import Foundation

/// What can be found out about a pack without a manifest: from the user, else from the descriptions that lie
/// with it, else from the names of its files.
struct PackFacts {
  /// The languages it translates between.
  let languages: LanguagePair
  private let version: PackVersion
  private let architecture: String?
  private let licence: String
  private let id: String
  private let kept: KeptDescription?
  /// What the user named as the target although the model's description says something else, with what to expect.
  private let contradiction: PackError?
  /// What the runtime needs to know: the usual, unless the model was one of ours.
  let conduct: PackConduct

  /// The version of a pack that tells none.
  private static let usualVersion = "1.0"
  /// The architectures whose models are for beam search.
  private static let slow: Set = ["base", "base-memory", "marianmt", "opus-mt"]

  /// Collects the facts.
  ///
  /// - Throws: `PackError` `notFound` when nothing tells the languages, or when the user's are none: the pack
  ///   may be whole and of a kind that runs, only the knowledge of what it translates is missing. `damaged` for
  ///   an id or version that cannot be one, and for a source that is not the one that a description tells.
  init(_ listing: FolderListing, model: any ForeignFolder, options: PackImport.Options) throws(PackError) {
    let descriptions = model.descriptions
    languages = try Self.languages(listing, model, descriptions, options)
    if let fault = Self.contradiction(to: descriptions, "--from", languages.source, \.source) { throw fault }
    contradiction = Self.contradiction(to: descriptions, "--to", languages.target, \.target)
    let written = options.version ?? descriptions.lazy.compactMap(\.version).first
    guard let version = PackVersion(written ?? Self.usualVersion) else {
      throw PackError(
        .damaged, key: "--version", expected: "a version such as 1.10 or 2.0-rc1",
        found: ShownName.text(of: (options.version ?? "").utf8))
    }
    self.version = version
    architecture = descriptions.lazy.compactMap(\.architecture).first
    licence = descriptions.lazy.compactMap(\.licence).first ?? "unknown"
    kept = listing.plain(KeptDescription.fileName).flatMap(KeptDescription.init)
    conduct = kept?.conduct ?? .usual
    let plain = version.description.prefix { $0 != "+" }
    id = options.id ?? "\(languages.source)-\(languages.target).\(architecture ?? "imported").\(plain)"
    guard PackName.isSafeID(id) else {
      throw PackError(
        .damaged, key: "--id", expected: "1 to 96 of the characters A-Z a-z 0-9 . _ -, not first a dot",
        found: ShownName.text(of: id.utf8))
    }
  }

  /// How a model of that architecture is meant to be run.
  static func strategy(of architecture: String?) -> PackStrategy {
    architecture.map(slow.contains) == true ? .highFidelity : .lowLatency
  }

  /// The pack's description for its manifest.
  ///
  /// - Parameter isPlain: Whether a runtime of the first format can read the pack.
  func description(isPlain: Bool) throws(PackError) -> PackDescription {
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
      targetIdentity: target, version: version,
      minimumEngineFormat: isPlain ? PackDescription.plainFormat : PackDescription.engineFormat,
      strategy: kept?.strategy ?? Self.strategy(of: architecture),
      licence: licence, quality: kept?.quality ?? [:])
  }

  /// Refuses a target that is not the one that a description tells.
  ///
  /// - Parameter hasTargets: Whether the model is one of several targets, of which the user may name any.
  /// - Throws: `PackError` `damaged`.
  func checkTarget(hasTargets: Bool) throws(PackError) {
    if let contradiction, !hasTargets { throw contradiction }
  }

  /// What is wrong with `named` by the first description that tells languages; nil where nothing is.
  private static func contradiction(
    to descriptions: [ForeignDescription], _ option: String, _ named: String,
    _ side: KeyPath<LanguagePair, String>
  ) -> PackError? {
    guard let telling = descriptions.first(where: { $0.languages != nil }),
      let told = telling.languages?[keyPath: side], !LanguagePair.mayBeOne(named, told)
    else { return nil }
    return PackError(.damaged, key: option, expected: "\(told), as \(telling.file) says", found: named)
  }

  private static func languages(
    _ listing: FolderListing, _ model: any ForeignFolder, _ descriptions: [ForeignDescription],
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
