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
