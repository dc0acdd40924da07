import Foundation

/// A folder that files are made in, held by its descriptor: what happens to its path meanwhile plays no part.
final class OpenFolder {
  /// Where it was when it was opened.
  let url: URL
  private let descriptor: Int32

  /// Opens the folder at `url`.
  ///
  /// - Parameter followsLink: Whether it may be a symbolic link to one, as a place that the user names may.
  init(_ url: URL, followsLink: Bool = false) throws(PackError) {
    let flags = O_RDONLY | O_DIRECTORY | O_CLOEXEC | (followsLink ? 0 : O_NOFOLLOW)
    let descriptor = open(url.path, flags)
    guard descriptor >= 0 else { throw PackError.writing(errno, url: url) }
    self.descriptor = descriptor
    self.url = url
  }

  deinit { close(descriptor) }

  /// Makes the file `name`, which must not be there yet, for writing by its owner and reading by all.
  ///
  /// - Parameter bytesNeeded: What a full file system is asked to have room for.
  func create(_ name: String, bytesNeeded: Int64? = nil) throws(PackError) -> NewFile {
    let file = url.appending(path: name, directoryHint: .notDirectory)
    let descriptor = openat(
      descriptor, name, O_WRONLY | O_CREAT | O_EXCL | O_NOFOLLOW | O_CLOEXEC, mode_t(0o644))
    guard descriptor >= 0 else { throw PackError.writing(errno, url: file, bytesNeeded: bytesNeeded) }
    return NewFile(url: file, descriptor: descriptor, bytesNeeded: bytesNeeded)
  }

  /// Makes the folder `name`, which must not be there yet, and opens it.
  func createFolder(_ name: String) throws(PackError) -> OpenFolder {
    let folder = url.appending(path: name, directoryHint: .isDirectory)
    guard mkdirat(descriptor, name, mode_t(0o755)) == 0 else { throw PackError.writing(errno, url: folder) }
    return try OpenFolder(folder)
  }

  /// Gives `name` the name `target` in one step: in the place of a file or an empty folder of that name.
  func move(_ name: String, to target: String) throws(PackError) {
    guard renameat(descriptor, name, descriptor, target) == 0 else {
      throw PackError.writing(errno, url: url.appending(path: target))
    }
    fsync(descriptor)
  }

  /// Takes the file `name` away, if it is there.
  func remove(_ name: String) { unlinkat(descriptor, name, 0) }
}

/// A file being written, hashed on the way. It is synced only on request.
final class NewFile {
  /// Where it is.
  let url: URL
  /// Stays open as long as this object.
  let descriptor: Int32
  /// How many bytes have been written.
  private(set) var bytes: Int64 = 0
  private let bytesNeeded: Int64?
  private var hash = SHA256()

  fileprivate init(url: URL, descriptor: Int32, bytesNeeded: Int64?) {
    self.url = url
    self.descriptor = descriptor
    self.bytesNeeded = bytesNeeded
  }

  deinit { close(descriptor) }

  /// Adds `block` at the end.
  func write(_ block: UnsafeRawBufferPointer) throws(PackError) {
    var rest = block
    while !rest.isEmpty {
      let count = Foundation.write(descriptor, rest.baseAddress, rest.count)
      if count < 0 {
        guard errno == EINTR else { throw PackError.writing(errno, url: url, bytesNeeded: bytesNeeded) }
        continue
      }
      rest = UnsafeRawBufferPointer(rebasing: rest[count...])
    }
    hash.update(block)
    bytes += Int64(block.count)
  }

  /// Waits until the bytes are on the disk.
  func sync() throws(PackError) {
    guard fsync(descriptor) == 0 else { throw PackError.writing(errno, url: url, bytesNeeded: bytesNeeded) }
  }

  /// The size and hash of everything written.
  var digest: FileDigest { FileDigest(bytes: bytes, sha256: hash.hexadecimal) }
}

extension PackError {
  /// The fault behind a system call on `url` that failed with `code` while something was to be written there.
  static func writing(_ code: Int32, url: URL, bytesNeeded: Int64? = nil) -> PackError {
    let found = String(cString: strerror(code))
    switch code {
    case ENOSPC, EDQUOT, EFBIG:
      return PackError(
        .noSpace, file: url.path, expected: "room on the file system", found: found, bytesNeeded: bytesNeeded)
    case EROFS, EACCES, EPERM:
      return PackError(.readOnly, file: url.path, expected: "a place that can be written to", found: found)
    case EEXIST, ENOTEMPTY, EISDIR:
      return PackError(.inUse, file: url.path, expected: "a name that nothing has yet", found: found)
    case ENOENT, ENOTDIR, ELOOP:
      return PackError(.notFound, file: url.path, expected: "a folder", found: found)
    default: return PackError(.damaged, file: url.path, expected: "a file that can be written", found: found)
    }
  }
}
