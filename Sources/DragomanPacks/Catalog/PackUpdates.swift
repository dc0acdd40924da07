/// Which catalogued packs are later versions of installed ones.
package enum PackUpdates {
  /// The latest pack of each pair of languages and strategy that is later than the latest installed one.
  ///
  /// - Returns: In the catalogs' order.
  package static func available(
    in entries: [CatalogEntry], for installed: [PackDescription]
  ) -> [CatalogEntry] {
    let newest = Dictionary(installed.map { (Kind($0), $0.version) }, uniquingKeysWith: max)
    let offered = Dictionary(entries.map { (Kind($0.pack), $0.pack.version) }, uniquingKeysWith: max)
    var seen: Set<Kind> = []
    return entries.filter { entry in
      let kind = Kind(entry.pack)
      guard let present = newest[kind], let latest = offered[kind] else { return false }
      return latest > present && entry.pack.version == latest && seen.insert(kind).inserted
    }
  }

  /// The packs of `installed` that `update` takes the place of.
  package static func replaced(by update: PackDescription, among installed: [PackDescription])
    -> [PackDescription]
  {
    installed.filter { Kind($0) == Kind(update) && $0.version < update.version }
  }

  /// Whether `entry` may take the place of an installed pack that came from `source`: a pack that was imported
  /// or copied stays, unless it is one of the catalogs' own, and a foreign catalog updates only its own packs.
  package static func mayReplace(_ entry: CatalogEntry, packFrom source: PackSource?, isListed: Bool) -> Bool
  {
    guard let source else { return isListed && entry.origin?.isForeign != true }
    return entry.origin?.isForeign == true ? source.catalog == entry.origin?.name : true
  }

  private struct Kind: Hashable {
    let source, target: LanguageIdentity
    let strategy: PackStrategy

    init(_ pack: PackDescription) {
      source = pack.sourceIdentity
      target = pack.targetIdentity
      strategy = pack.strategy
    }
  }
}
