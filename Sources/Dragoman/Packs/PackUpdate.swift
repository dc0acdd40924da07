import DragomanPacks
import Foundation

/// A later version of installed packs.
package struct PackUpdate: Hashable, Sendable {
  /// The later version, from a catalog.
  package let pack: ModelPack
  /// The installed packs of the user's own store that it takes the place of. Those of the system's stores stay.
  package let replaces: [ModelPack]
}

extension ModelPackStore {
  /// What an update would change, after asking the network.
  ///
  /// - Throws: As ``catalog``.
  package func updatePlan() async throws -> [PackUpdate] {
    let offer = try await offer()
    let contents = await runtime.index().contents
    let user = runtime.userStore?.standardizedFileURL.path
    let trusted = Set(offer.packs.filter { $0.origin?.isForeign != true }.map(\.pack.id))
    let sources = await runtime.onDisk { [store = runtime.store] in
      contents.installed.map { store.source(of: $0) }
    }
    let installed = zip(contents.installed, sources).map { (pack: $0, source: $1) }
    return installed.reduce(into: [PackUpdate]()) { plan, present in
      let pack = present.pack.manifest.pack
      let entries = offer.packs.filter {
        PackUpdates.mayReplace($0, packFrom: present.source, isListed: trusted.contains(pack.id))
      }
      guard
        let entry = PackUpdates.available(in: entries, for: contents.installed.map(\.manifest.pack)).first(
          where: { !PackUpdates.replaced(by: $0.pack, among: [pack]).isEmpty })
      else { return }
      let isOwn =
        present.pack.folder.deletingLastPathComponent().standardizedFileURL.path == user
      let former = isOwn ? [ModelPack(present.pack.manifest, from: present.source)] : []
      let new = ModelPack(entry)
      if let index = plan.firstIndex(where: { $0.pack.id == new.id }) {
        plan[index] = PackUpdate(pack: new, replaces: plan[index].replaces + former)
      } else {
        plan.append(PackUpdate(pack: new, replaces: former))
      }
    }
  }
}
