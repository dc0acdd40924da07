import Foundation

extension SmallFile {
  /// Puts `data` in the place of the file at `url`, or makes it: whoever reads sees the old bytes or the new
  /// ones, never a part of them. The new file may be read by everybody.
  ///
  /// - Throws: `PackError` `noSpace`, `readOnly`, or as for reading; `file` is the whole path.
  static func write(_ data: Data, to url: URL) throws(PackError) {
    let folder = url.deletingLastPathComponent()
    let scratch = folder.appending(path: ".\(url.lastPathComponent).\(UUID().uuidString)")
    let descriptor = open(scratch.path, O_WRONLY | O_CREAT | O_EXCL | O_CLOEXEC, 0o644)
    guard descriptor >= 0 else { throw PackError.writing(errno, data.count, to: url) }
    // The mode is the file's own, not what the process's mask leaves of it.
    var isWritten = fchmod(descriptor, 0o644) == 0 && writeAll(data, descriptor) && fsync(descriptor) == 0
    var code = errno
    close(descriptor)
    if isWritten {
      isWritten = rename(scratch.path, url.path) == 0
      code = errno
    }
    guard isWritten else {
      unlink(scratch.path)
      throw PackError.writing(code, data.count, to: url)
    }
  }

  private static func writeAll(_ data: Data, _ descriptor: Int32) -> Bool {
    data.withUnsafeBytes { bytes in
      var rest = bytes[...]
      while !rest.isEmpty {
        let buffer = UnsafeRawBufferPointer(rebasing: rest)
        let count = Foundation.write(descriptor, buffer.baseAddress, buffer.count)
        if count > 0 {
          rest = rest.dropFirst(count)
        } else if errno != EINTR {
          return false
        }
      }
      return true
    }
  }
}

/// Folders that are made where they are missing.
enum Folder {
  /// Makes the folder at `url` and those above it, for their owner alone. One that is there stays as it is.
  ///
  /// - Throws: `PackError` as for writing a file.
  static func make(_ url: URL) throws(PackError) {
    if mkdir(url.path, 0o700) == 0 || errno == EEXIST { return }
    let code = errno
    let above = url.deletingLastPathComponent()
    guard code == ENOENT, above.path != url.path else { throw PackError.writing(code, 0, to: url) }
    try make(above)
    guard mkdir(url.path, 0o700) == 0 || errno == EEXIST else { throw PackError.writing(errno, 0, to: url) }
  }
}

/// A lock on a folder that one process at a time has. The kernel frees it when its holder ends.
final class FolderLock {
  private let descriptor: Int32

  /// Locks `folder`; nil when another has it for longer than `patience`, or it cannot be locked.
  init?(_ folder: URL, patience: Duration = .zero) {
    let descriptor = open(folder.path, O_RDONLY | O_DIRECTORY | O_CLOEXEC)
    guard descriptor >= 0 else { return nil }
    let end = ContinuousClock.now + patience
    while flock(descriptor, LOCK_EX | LOCK_NB) != 0 {
      guard errno == EWOULDBLOCK || errno == EINTR, ContinuousClock.now < end else {
        close(descriptor)
        return nil
      }
      usleep(10_000)
    }
    self.descriptor = descriptor
  }

  deinit { close(descriptor) }
}

extension PackError {
  /// The fault behind a failed system call while `bytes` bytes were written to `url`.
  static func writing(_ code: Int32, _ bytes: Int, to url: URL) -> PackError {
    switch code {
    case ENOSPC, EDQUOT:
      PackError(
        .noSpace, file: url.path, expected: "room for \(bytes) bytes", found: String(cString: strerror(code)),
        bytesNeeded: Int64(bytes))
    case EROFS, EACCES, EPERM:
      PackError(
        .readOnly, file: url.path, expected: "a folder that can be written to",
        found: String(cString: strerror(code)))
    default:
      PackError(
        .notFound, file: url.path, expected: "a file that can be written",
        found: String(cString: strerror(code)))
    }
  }
}
