package import Foundation

/// What tells one state of a file from another: where it lies, how large it is, when it was written.
package struct FileStamp: Hashable, Sendable {
  /// The file's device and inode.
  let device: UInt64, inode: UInt64
  /// Its size in bytes.
  package let bytes: Int64
  /// When its content last changed: seconds and nanoseconds since 1970.
  let seconds: Int64, nanoseconds: Int64

  /// The stamp of the regular file at `url`.
  ///
  /// - Throws: `PackError` `notFound` or `damaged` with `file` the path's last component.
  package init(of url: URL) throws(PackError) {
    var status = stat()
    guard stat(url.path, &status) == 0 else { throw PackError.posix(errno, url: url) }
    self = try FileStamp(status, url: url)
  }

  fileprivate init(_ status: stat, url: URL) throws(PackError) {
    guard status.st_mode & S_IFMT == S_IFREG else {
      throw PackError(
        .damaged, file: url.lastPathComponent, expected: "a regular file", found: "another kind of file")
    }
    device = UInt64(status.st_dev)
    inode = UInt64(status.st_ino)
    bytes = Int64(status.st_size)
    seconds = Int64(status.st_mtim.tv_sec)
    nanoseconds = Int64(status.st_mtim.tv_nsec)
  }
}

/// A small file, read whole.
struct SmallFile {
  /// What is in it.
  let data: Data
  /// The state it was read in.
  let stamp: FileStamp

  /// Reads the regular file at `url`, of at most `largestBytes` bytes.
  init(_ url: URL, largestBytes: Int) throws(PackError) {
    // Non-blocking: a named pipe in the file's place must not hold us up before it is refused.
    let descriptor = open(url.path, O_RDONLY | O_CLOEXEC | O_NONBLOCK)
    guard descriptor >= 0 else { throw PackError.posix(errno, url: url) }
    defer { close(descriptor) }
    var status = stat()
    guard fstat(descriptor, &status) == 0 else { throw PackError.posix(errno, url: url) }
    stamp = try FileStamp(status, url: url)
    guard stamp.bytes <= largestBytes else {
      throw PackError(
        .damaged, file: url.lastPathComponent, expected: "at most \(largestBytes) bytes",
        found: "\(stamp.bytes) bytes")
    }
    // One byte more than the file had a moment ago shows one that grows under our hands.
    var bytes = [UInt8](repeating: 0, count: Int(stamp.bytes) + 1)
    var count = 0
    while count < bytes.count {
      let step = bytes.withUnsafeMutableBytes { buffer in
        read(descriptor, buffer.baseAddress?.advanced(by: count), buffer.count - count)
      }
      if step < 0 && errno == EINTR { continue }
      guard step >= 0 else { throw PackError.posix(errno, url: url) }
      if step == 0 { break }
      count += step
    }
    guard count == Int(stamp.bytes) else {
      throw PackError(
        .damaged, file: url.lastPathComponent, expected: "\(stamp.bytes) bytes",
        found: "another size while reading")
    }
    data = Data(bytes[..<count])
  }
}

extension PackError {
  /// The fault behind a failed system call on `url`.
  fileprivate static func posix(_ code: Int32, url: URL) -> PackError {
    if code == ENOENT || code == ENOTDIR {
      return PackError(.notFound, file: url.lastPathComponent, expected: "a file", found: "none")
    }
    return PackError(
      .damaged, file: url.lastPathComponent, expected: "a readable file",
      found: String(cString: strerror(code)))
  }
}
