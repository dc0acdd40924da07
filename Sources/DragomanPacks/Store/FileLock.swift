import Foundation

/// An exclusive lock on a file or folder, against every other thread and process that asks for it. The kernel
/// frees it when its holder dies.
final class FileLock: Sendable {
  /// The open file.
  let descriptor: Int32
  private let url: URL

  /// Locks the file at `url`, making it if there is none.
  ///
  /// - Returns: Nil when somebody else has the lock, or when the file's folder is gone.
  /// - Throws: `PackError` when the file cannot be opened or made.
  init?(_ url: URL) throws(PackError) {
    let descriptor = open(url.path, O_RDWR | O_CREAT | O_CLOEXEC | O_NOFOLLOW, 0o644)
    guard descriptor >= 0 else {
      if errno == ENOENT { return nil }
      throw PackError.writing(errno, url: url)
    }
    self.descriptor = descriptor
    self.url = url
    guard flock(descriptor, LOCK_EX | LOCK_NB) == 0, isCurrent else { return nil }
  }

  /// Locks the folder that is at `folder` now, wherever it is moved to later; nil if that cannot be done
  /// within `patience`.
  init?(folder: URL, patience: Duration = .zero) {
    let descriptor = open(folder.path, O_RDONLY | O_DIRECTORY | O_CLOEXEC)
    guard descriptor >= 0 else { return nil }
    self.descriptor = descriptor
    url = folder
    let end = ContinuousClock.now + patience
    while flock(descriptor, LOCK_EX | LOCK_NB) != 0 {
      guard errno == EWOULDBLOCK || errno == EINTR, ContinuousClock.now < end else { return nil }
      usleep(10_000)
    }
  }

  deinit { close(descriptor) }

  /// Whether the locked file still has its name. Its last holder may have removed it after we had opened it.
  private var isCurrent: Bool {
    var mine = stat()
    var named = stat()
    return fstat(descriptor, &mine) == 0 && lstat(url.path, &named) == 0 && mine.st_ino == named.st_ino
      && mine.st_dev == named.st_dev
  }

  /// Removes the file and gives the lock back. Whoever has it open locks a file without a name then, and
  /// notices.
  func remove() {
    unlink(url.path)
    flock(descriptor, LOCK_UN)
  }
}
