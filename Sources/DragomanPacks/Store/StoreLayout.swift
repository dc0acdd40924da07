import Foundation

/// Where things lie in a store that is written to.
///
/// All of it is on one file system, so that each move is one rename. What begins with a dot is no pack.
struct StoreLayout: Hashable, Sendable {
  /// The store's folder.
  let root: URL

  /// Everything that is under way. There only while there is something in it.
  var work: URL { root.appending(path: ".work", directoryHint: .isDirectory) }

  /// Folders on their way out. No pack can be called `trash`: `PackName` sees to it.
  var trash: URL { work.appending(path: "trash", directoryHint: .isDirectory) }

  /// The installed pack `id`.
  func folder(of id: String) -> URL { root.appending(path: id, directoryHint: .isDirectory) }

  /// The file whose lock says who works on `id`. No pack's id ends in `.lock`: `PackName` sees to it.
  func lock(of id: String) -> URL { work.appending(path: "\(id).lock", directoryHint: .notDirectory) }

  /// The work on `id`, of the one who holds its lock.
  func work(on id: String) -> URL { work.appending(path: id, directoryHint: .isDirectory) }

  /// The files of `id` as they come. What is there can be resumed.
  func download(of id: String) -> URL {
    work(on: id).appending(path: "download", directoryHint: .isDirectory)
  }

  /// What the files in `download` are to become.
  func plan(of id: String) -> URL { work(on: id).appending(path: "plan.json", directoryHint: .notDirectory) }

  /// The folder that is to become the pack `id`.
  func staged(of id: String) -> URL { work(on: id).appending(path: "staged", directoryHint: .isDirectory) }
}
