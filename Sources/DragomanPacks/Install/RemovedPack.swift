import Foundation

/// A pack that is gone from its store, whose files are still there for those who have them open.
package final class RemovedPack: Sendable {
  /// The pack's id.
  package let id: String
  private let folder: URL
  private let layout: StoreLayout
  /// Keeps sweeping processes away from the folder while this one lives.
  private let lock: FileLock?

  /// Takes the folder or file `source` out of the way, in one step.
  init(_ source: URL, id: String, layout: StoreLayout) throws(PackError) {
    self.id = id
    self.layout = layout
    lock = FileLock(folder: source)
    let name = "\(id).\(UUID().uuidString.lowercased())"
    folder = layout.trash.appending(path: name, directoryHint: .isDirectory)
    // Somebody else may remove the empty trash between the two steps.
    for attempt in 1...100 {
      try FileWriting.makeFolders(layout.trash)
      do {
        try FileWriting.move(source, to: folder)
        return
      } catch {
        guard error.code == .notFound, attempt < 100 else { throw layout.refusal(error) }
      }
    }
  }

  /// Deletes the files. Nobody should be about to open one; open ones stay readable to those who have them.
  package func discard() {
    FileWriting.remove(folder)
    layout.removeEmptyWork()
  }
}

extension RemovedPack {
  /// Puts it back.
  func restore(to place: URL) throws(PackError) { try FileWriting.move(folder, to: place) }
}
