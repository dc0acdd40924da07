/// Everything known about packs at one moment, and which of them serves a pair of languages.
package struct PackIndex: Sendable {
  /// What is installed, and what is there but damaged.
  package let contents: StoreContents
  /// What the catalogs offer, each id once.
  package let catalogued: [CatalogEntry]

  /// What there is for a pair of languages.
  package enum Route: Hashable, Sendable {
    /// The two are one language: never a pair.
    case sameLanguage
    /// No pack for the pair, neither here nor in a catalog.
    case none
    /// A catalog has this pack.
    case catalogued(CatalogEntry)
    /// The only installed packs for the pair are damaged; this is the best of them.
    case damaged(DamagedPack)
    /// This installed pack.
    case installed(OpenPack)
  }

  /// The index of `contents` and of the catalogs' packs.
  package init(contents: StoreContents, catalogued: [CatalogEntry]) {
    self.contents = contents
    self.catalogued = catalogued
  }

  /// Every entry there is, installed first.
  package var entries: [CatalogEntry] {
    contents.installed.map(\.manifest.entry) + contents.damaged.compactMap(\.entry) + catalogued
  }

  /// Whether some pack translates from or to `language`.
  package func supports(_ language: LanguageIdentity) -> Bool {
    entries.contains {
      language.closeness(to: $0.sourceIdentity) != nil || language.closeness(to: $0.targetIdentity) != nil
    }
  }

  /// The best that there is from `source` to `target`: an installed pack before a damaged one before one
  /// in a catalog; then the nearest languages, the strategy asked for, the highest version.
  package func route(
    from source: LanguageIdentity, to target: LanguageIdentity, strategy: PackStrategy
  ) -> Route {
    guard !source.isSameLanguage(as: target) else { return .sameLanguage }
    func best<Pack>(_ packs: [Pack], _ entry: (Pack) -> CatalogEntry?) -> Pack? {
      let ranked = packs.compactMap { pack in
        entry(pack).flatMap { Rank($0, from: source, to: target, strategy: strategy) }.map { (pack, $0) }
      }
      // Of equals the first: `max` would take the last.
      return ranked.reversed().max { $0.1 < $1.1 }?.0
    }
    if let pack = best(contents.installed, { $0.manifest.entry }) { return .installed(pack) }
    if let pack = best(contents.damaged, \.entry) { return .damaged(pack) }
    if let entry = best(catalogued, { $0 }) { return .catalogued(entry) }
    return .none
  }
}

/// How well a pack serves a pair; the greater the better.
private struct Rank: Comparable {
  let languages: Int
  let strategy: Bool
  let version: PackVersion

  /// Nil when the pack does not serve the pair at all.
  init?(
    _ entry: CatalogEntry, from source: LanguageIdentity, to target: LanguageIdentity, strategy: PackStrategy
  ) {
    guard let from = source.closeness(to: entry.sourceIdentity),
      let to = target.closeness(to: entry.targetIdentity)
    else { return nil }
    languages = from.rawValue + to.rawValue
    self.strategy = entry.strategy == strategy
    version = entry.version
  }

  static func < (left: Rank, right: Rank) -> Bool {
    if left.languages != right.languages { return left.languages < right.languages }
    if left.strategy != right.strategy { return right.strategy }
    return left.version < right.version
  }
}
