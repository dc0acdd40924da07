import Foundation

/// The right to work on one pack of a store, which one thread of one process has at a time.
///
/// The lock file is there only while the lock is held, or since a holder died.
final class PackLock {
  private let file: FileLock
  private let layout: StoreLayout

  private init(_ file: FileLock, layout: StoreLayout) {
    self.file = file
    self.layout = layout
  }

  /// Takes the lock on `id` if it is free.
  ///
  /// - Returns: Nil when somebody else has it, or has just given it back.
  /// - Throws: `PackError` `readOnly` when the store cannot be written to, `noSpace`.
  static func attempt(on id: String, in layout: StoreLayout) throws(PackError) -> PackLock? {
    do {
      try FileWriting.makeFolders(layout.work)
      // The last one to leave removes that folder, perhaps just before we open a file in it: nil then too.
      return try FileLock(layout.lock(of: id)).map { PackLock($0, layout: layout) }
    } catch {
      throw layout.refusal(error)
    }
  }

  /// Takes the lock on `id`, waiting for whoever has it.
  ///
  /// - Parameter waiting: Called before each further attempt, every 50 ms.
  /// - Throws: As `attempt`, and `cancelled` or `timedOut`.
  static func take(
    on id: String, in layout: StoreLayout, limits: WorkLimits, waiting: () -> Void
  ) throws(PackError) -> PackLock {
    while true {
      try limits.check()
      if let lock = try attempt(on: id, in: layout) { return lock }
      waiting()
      usleep(50_000)
    }
  }

  /// Gives the lock back; nothing is left of it.
  func release() {
    file.remove()
    layout.removeEmptyWork()
  }
}

extension StoreLayout {
  /// `error` of an attempt to write, with what can be done about it.
  func refusal(_ error: PackError) -> PackError {
    guard [.readOnly, .damaged, .notFound].contains(error.code) else { return error }
    return PackError(
      .readOnly, file: root.path, key: "DRAGOMAN_MODELS_DIR",
      expected: "a folder that can be written to; DRAGOMAN_MODELS_DIR may name another", found: error.found)
  }

  /// Removes the folder of work under way if nothing is.
  func removeEmptyWork() {
    _ = rmdir(trash.path)
    _ = rmdir(work.path)
  }
}
