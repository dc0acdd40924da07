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
    let own = contents.installed.filter { pack in
      pack.folder.deletingLastPathComponent().standardizedFileURL.path == user
    }
    let entries = PackUpdates.available(in: offer.packs, for: contents.installed.map(\.manifest.pack))
    return entries.map { entry in
      let former = PackUpdates.replaced(by: entry.pack, among: own.map(\.manifest.pack)).map(\.id)
      let replaced = own.filter { former.contains($0.manifest.pack.id) }
      return PackUpdate(pack: ModelPack(entry), replaces: replaced.map { ModelPack($0.manifest) })
    }
  }
}
