import DragomanPacks
import Foundation

/// The packs there are, for lists and for the messages of errors.
package struct KnownPacks: Hashable, Sendable {
  /// Installed and usable, best place first.
  package let installed: [ModelPack]
  /// Those that the catalogs have and that are not installed.
  package let catalogued: [ModelPack]
  /// The folders that were searched, in order.
  package let places: [String]
  /// What is wrong with each damaged pack, and with each folder that is there but cannot be searched.
  package let damaged: [ModelPackError]
  /// What is wrong with the catalogs and their entries.
  package let catalogProblems: [ModelPackError]
}

extension TranslationRuntime {
  /// The packs there are now. Reads the disk: call it off the cooperative pool.
  package func pairs() -> KnownPacks {
    let index = indexNow()
    let installed = index.contents.installed.map { ModelPack($0.manifest.entry) }
    let ids = Set(installed.map(\.id))
    return KnownPacks(
      installed: installed,
      catalogued: index.catalogued.map { ModelPack($0) }.filter { !ids.contains($0.id) },
      places: store.directories.map { $0.path },
      damaged: (index.contents.unreadable + index.contents.damaged.map(\.error)).map { ModelPackError($0) },
      catalogProblems: catalogProblemsNow().map { ModelPackError($0) })
  }
}
