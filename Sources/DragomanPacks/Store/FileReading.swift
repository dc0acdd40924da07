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

/// A regular file, open for reading.
final class OpenFile {
  /// The state it was opened in.
  let stamp: FileStamp
  /// Stays open as long as this object.
  let descriptor: Int32
  private let url: URL

  /// Opens the regular file at `url`; nothing else: a named pipe in its place does not hold us up.
  init(reading url: URL) throws(PackError) {
    // Non-blocking, so that a pipe is opened at once and then refused.
    let descriptor = open(url.path, O_RDONLY | O_CLOEXEC | O_NONBLOCK)
    guard descriptor >= 0 else { throw PackError.posix(errno, url: url) }
    var status = stat()
    guard fstat(descriptor, &status) == 0 else {
      let code = errno
      close(descriptor)
      throw PackError.posix(code, url: url)
    }
    do {
      stamp = try FileStamp(status, url: url)
    } catch {
      close(descriptor)
      throw error
    }
    self.descriptor = descriptor
    self.url = url
  }

  deinit { close(descriptor) }

  /// Reads the next bytes into `buffer`; returns how many, 0 at the end.
  func read(into buffer: UnsafeMutableRawBufferPointer) throws(PackError) -> Int {
    while true {
      let count = Foundation.read(descriptor, buffer.baseAddress, buffer.count)
      if count >= 0 { return count }
      guard errno == EINTR else { throw PackError.posix(errno, url: url) }
    }
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
    let file = try OpenFile(reading: url)
    stamp = file.stamp
    guard stamp.bytes <= largestBytes else {
      throw PackError(
        .damaged, file: url.lastPathComponent, expected: "at most \(largestBytes) bytes",
        found: "\(stamp.bytes) bytes")
    }
    // One byte more than the file had a moment ago shows one that grows under our hands.
    let buffer = UnsafeMutableRawBufferPointer.allocate(byteCount: Int(stamp.bytes) + 1, alignment: 16)
    defer { buffer.deallocate() }
    var count = 0
    while count < buffer.count {
      let step = try file.read(into: UnsafeMutableRawBufferPointer(rebasing: buffer[count...]))
      if step == 0 { break }
      count += step
    }
    guard count == Int(stamp.bytes) else {
      throw PackError(
        .damaged, file: url.lastPathComponent, expected: "\(stamp.bytes) bytes",
        found: "another size while reading")
    }
    data = Data(buffer[..<count])
  }
}

extension PackError {
  /// The fault behind a failed system call on `url`.
  static func posix(_ code: Int32, url: URL) -> PackError {
    if code == ENOENT || code == ENOTDIR {
      return PackError(.notFound, file: url.lastPathComponent, expected: "a file", found: "none")
    }
    return PackError(
      .damaged, file: url.lastPathComponent, expected: "a readable file",
      found: String(cString: strerror(code)))
  }
}
