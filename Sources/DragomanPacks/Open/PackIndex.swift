/// Everything known about packs at one moment, and which of them serves a pair of languages.
package struct PackIndex: Sendable {
  /// What is installed, and what is there but damaged.
  package let contents: StoreContents
  /// What the catalogs offer, each id once.
  package let catalogued: [CatalogEntry]

  /// One pack on the way from a language to another.
  package enum Leg: Hashable, Sendable {
    /// This installed pack.
    case installed(OpenPack)
    /// The only installed packs for the pair are damaged; this is the best of them. The catalog's entry for
    /// the pair is what would mend it, where there is one.
    case damaged(DamagedPack, CatalogEntry?)
    /// A catalog has this pack.
    case catalogued(CatalogEntry)

    /// What the pack is; nil for a damaged one whose manifest cannot be read.
    package var pack: PackDescription? {
      switch self {
      case .installed(let pack): pack.manifest.pack
      case .damaged(let pack, _): pack.pack
      case .catalogued(let entry): entry.pack
      }
    }

    /// The installed pack, if it is one.
    package var installed: OpenPack? {
      if case .installed(let pack) = self { pack } else { nil }
    }
  }

  /// What there is for a pair of languages.
  package enum Route: Hashable, Sendable {
    /// The two are one language: never a pair.
    case sameLanguage
    /// No pack for the pair, neither here nor in a catalog.
    case none
    /// One pack.
    case direct(Leg)
    /// Two packs with English between them.
    case pivot(Leg, Leg)

    /// The packs in the order in which a text meets them; empty where there is no way.
    package var legs: [Leg] {
      switch self {
      case .sameLanguage, .none: []
      case .direct(let leg): [leg]
      case .pivot(let first, let second): [first, second]
      }
    }

    /// The installed packs, if all of them are.
    package var installed: [OpenPack]? {
      let packs = legs.compactMap(\.installed)
      return packs.isEmpty || packs.count < legs.count ? nil : packs
    }
  }

  /// The index of `contents` and of the catalogs' packs.
  package init(contents: StoreContents, catalogued: [CatalogEntry]) {
    self.contents = contents
    self.catalogued = catalogued
  }

  /// Every pack there is, installed first.
  package var packs: [PackDescription] {
    contents.installed.map(\.manifest.pack) + contents.damaged.compactMap(\.pack) + catalogued.map(\.pack)
  }

  /// Whether some pack translates from or to `language`.
  package func supports(_ language: LanguageIdentity) -> Bool {
    packs.contains {
      language.closeness(to: $0.sourceIdentity) != nil || language.closeness(to: $0.targetIdentity) != nil
    }
  }

  /// The best that there is from `source` to `target`: an installed pack before a damaged one before one
  /// in a catalog; then the nearest languages, the strategy asked for, the highest version, the first. Without a pack
  /// for the pair, the best two with English between them.
  ///
  /// - Parameter allowsPivot: Whether two packs count.
  package func route(
    from source: LanguageIdentity, to target: LanguageIdentity, strategy: PackStrategy,
    allowsPivot: Bool = true
  ) -> Route {
    guard !source.isSameLanguage(as: target) else { return .sameLanguage }
    if let leg = leg(from: source, to: target, strategy: strategy) { return .direct(leg) }
    // From one script of a language to another there is no way but a pack that says so.
    guard allowsPivot, source.code != target.code, let english = LanguageIdentity.english,
      !source.isSameLanguage(as: english),
      !target.isSameLanguage(as: english), let first = leg(from: source, to: english, strategy: strategy),
      let second = leg(from: english, to: target, strategy: strategy)
    else { return .none }
    return .pivot(first, second)
  }

  private func leg(
    from source: LanguageIdentity, to target: LanguageIdentity, strategy: PackStrategy
  ) -> Leg? {
    func best<Pack>(_ packs: [Pack], _ description: (Pack) -> PackDescription?) -> Pack? {
      let ranked = packs.compactMap { pack in
        description(pack).flatMap { Rank($0, from: source, to: target, strategy: strategy) }.map {
          (pack, $0)
        }
      }
      // Of equals the first: the first store's or catalog's, and there the one whose id sorts first.
      return ranked.max { $0.1 < $1.1 }?.0
    }
    if let pack = best(contents.installed, { $0.manifest.pack }) { return .installed(pack) }
    // What nobody vouches for only where nothing else serves the pair.
    let entry =
      best(catalogued.filter { $0.origin?.isForeign != true }, { $0.pack }) ?? best(catalogued, { $0.pack })
    if let pack = best(contents.damaged, \.pack) { return .damaged(pack, entry) }
    return entry.map(Leg.catalogued)
  }
}

/// How well a pack serves a pair; the greater the better.
private struct Rank: Comparable {
  let languages: Int
  let strategy: Bool
  let version: PackVersion

  /// Nil when the pack does not serve the pair at all.
  init?(
    _ pack: PackDescription, from source: LanguageIdentity, to target: LanguageIdentity,
    strategy: PackStrategy
  ) {
    guard let from = source.closeness(to: pack.sourceIdentity),
      let to = target.closeness(to: pack.targetIdentity)
    else { return nil }
    languages = from.rawValue + to.rawValue
    self.strategy = pack.strategy == strategy
    version = pack.version
  }

  static func < (left: Rank, right: Rank) -> Bool {
    if left.languages != right.languages { return left.languages < right.languages }
    if left.strategy != right.strategy { return right.strategy }
    return left.version < right.version
  }
}
