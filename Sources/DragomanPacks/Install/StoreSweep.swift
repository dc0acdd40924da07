import Foundation

/// Removes what processes that died have left in a store. What a living one works on is locked, and stays.
struct StoreSweep {
  /// The store.
  let layout: StoreLayout

  /// Removes folders half built and folders on their way out, transfers that nobody has gone on with for a
  /// week, and lock files that nobody holds. A store that cannot be written to stays as it is.
  func run() {
    let names = FileWriting.names(in: layout.work)
    guard !names.isEmpty else { return }
    for name in FileWriting.names(in: layout.trash) { sweepTrash(name) }
    for id in Set(names.map(Self.id)) where PackName.isSafeID(id) { sweep(id) }
    layout.removeEmptyWork()
  }

  /// The pack to which an entry of the work folder belongs.
  private static func id(of name: String) -> String {
    name.hasSuffix(".lock") ? String(name.dropLast(".lock".count)) : name
  }

  private func sweepTrash(_ name: String) {
    let url = layout.trash.appending(path: name)
    var status = stat()
    guard lstat(url.path, &status) == 0 else { return }
    if status.st_mode & S_IFMT == S_IFDIR {
      guard let lock = FileLock(folder: url) else { return }
      withExtendedLifetime(lock) { FileWriting.remove(url) }
    } else {
      FileWriting.remove(url)
    }
  }

  private func sweep(_ id: String) {
    guard let lock = try? PackLock.attempt(on: id, in: layout) else { return }
    PartialFiles(id: id, layout: layout).removeIfOld()
    let kept = [layout.download(of: id), layout.plan(of: id)].map(\.lastPathComponent)
    for name in FileWriting.names(in: layout.work(on: id)) where !kept.contains(name) {
      FileWriting.remove(layout.work(on: id).appending(path: name))
    }
    _ = rmdir(layout.work(on: id).path)
    lock.release()
  }
}
