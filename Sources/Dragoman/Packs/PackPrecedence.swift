import DragomanPacks

/// Which of several installed packs translates a pair of languages.
package struct PackPrecedence: Hashable, Sendable {
  /// The pack for sessions of each strategy.
  package let lowLatency, highFidelity: ModelPack.ID
  /// Every pack that could, by id.
  package let packs: [ModelPack.ID]
}

extension ModelPackStore {
  /// Which pack translates the languages of `id`; nil where that is the only one that could, or not installed.
  package func precedence(of id: ModelPack.ID) async -> PackPrecedence? {
    let index = await runtime.index()
    let installed = index.contents.installed.map(\.manifest.pack)
    guard let pack = installed.first(where: { $0.id == id.rawValue }) else { return nil }
    let (source, target) = (pack.sourceIdentity, pack.targetIdentity)
    let candidates = installed.filter {
      source.closeness(to: $0.sourceIdentity) != nil && target.closeness(to: $0.targetIdentity) != nil
    }
    func chosen(_ strategy: PackStrategy) -> ModelPack.ID? {
      let route = index.route(from: source, to: target, strategy: strategy, allowsPivot: false)
      return route.legs.first?.pack.map { ModelPack.ID(rawValue: $0.id) }
    }
    guard candidates.count > 1, let lowLatency = chosen(.lowLatency), let highFidelity = chosen(.highFidelity)
    else { return nil }
    return PackPrecedence(
      lowLatency: lowLatency, highFidelity: highFidelity,
      packs: candidates.map { ModelPack.ID(rawValue: $0.id) }.sorted { $0.rawValue < $1.rawValue })
  }
}
