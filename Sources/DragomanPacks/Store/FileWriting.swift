import Foundation

/// The few changes to a file system that installing takes, each with the fault it can have.
enum FileWriting {
  /// Makes the folder `url` and those above it that are missing, with `mode`; others may be doing the same.
  static func makeFolders(_ url: URL, mode: mode_t = 0o755) throws(PackError) {
    guard mkdir(url.path, mode) != 0 else { return }
    switch errno {
    case EEXIST:
      var status = stat()
      guard stat(url.path, &status) == 0, status.st_mode & S_IFMT == S_IFDIR else {
        throw PackError.writing(ENOTDIR, url: url)
      }
    case ENOENT where url.pathComponents.count > 1:
      try makeFolders(url.deletingLastPathComponent(), mode: mode)
      guard mkdir(url.path, mode) == 0 || errno == EEXIST else { throw PackError.writing(errno, url: url) }
    case let code: throw PackError.writing(code, url: url)
    }
  }

  /// Writes `data` to the file `url`, new or anew, and waits until the disk has it.
  static func write(_ data: Data, to url: URL) throws(PackError) {
    let descriptor = open(url.path, O_WRONLY | O_CREAT | O_TRUNC | O_CLOEXEC | O_NOFOLLOW, 0o644)
    guard descriptor >= 0 else { throw PackError.writing(errno, url: url) }
    defer { close(descriptor) }
    try write(data, to: descriptor, of: url)
  }

  /// Puts `data` in the place of the file at `url`, or makes it: whoever reads sees the old bytes or the new
  /// ones, never a part of them. The new file may be read by everybody.
  static func replace(_ data: Data, at url: URL) throws(PackError) {
    let scratch = url.deletingLastPathComponent()
      .appending(path: ".\(url.lastPathComponent).\(UUID().uuidString)")
    do {
      try write(data, to: scratch)
      // The mode is the file's own, not what the process's mask leaves of it.
      chmod(scratch.path, 0o644)
      try move(scratch, to: url)
    } catch {
      unlink(scratch.path)
      throw error
    }
  }

  /// Writes `data` at the place of `descriptor`, which is open on `url`, and waits until the disk has it.
  static func write(_ data: Data, to descriptor: Int32, of url: URL) throws(PackError) {
    var rest = data[...]
    while !rest.isEmpty {
      let count = rest.withUnsafeBytes { Foundation.write(descriptor, $0.baseAddress, $0.count) }
      if count < 0 {
        guard errno == EINTR else { throw PackError.writing(errno, url: url) }
      } else {
        rest = rest.dropFirst(count)
      }
    }
    guard fsync(descriptor) == 0 else { throw PackError.writing(errno, url: url) }
  }

  /// Waits until the disk has the file or the folder's list `url`.
  static func flush(_ url: URL) throws(PackError) {
    let descriptor = open(url.path, O_RDONLY | O_CLOEXEC)
    guard descriptor >= 0 else { throw PackError.writing(errno, url: url) }
    defer { close(descriptor) }
    // Some file systems have no flushing of folders and say so with EINVAL.
    guard fsync(descriptor) == 0 || errno == EINVAL else { throw PackError.writing(errno, url: url) }
  }

  /// Renames `source` to `destination`, which may be an empty folder.
  static func move(_ source: URL, to destination: URL) throws(PackError) {
    guard rename(source.path, destination.path) == 0 else { throw PackError.writing(errno, url: destination) }
  }

  /// Gives the file `source` the second name `destination`; on a file system without such, renames it.
  static func link(_ source: URL, to destination: URL) throws(PackError) {
    guard Foundation.link(source.path, destination.path) != 0 else { return }
    try move(source, to: destination)
  }

  /// Exchanges two names in one step; false where the kernel or the file system cannot.
  static func exchange(_ first: URL, _ second: URL) -> Bool {
    // Foundation shows no renameat2, which is a GNU extension; a C library may lack it.
    guard let found = dlsym(nil, "renameat2") else { return false }
    let rename = unsafeBitCast(found, to: RenameAt2.self)
    let exchangeFlag: UInt32 = 2
    return rename(AT_FDCWD, first.path, AT_FDCWD, second.path, exchangeFlag) == 0
  }

  private typealias RenameAt2 =
    @convention(c) (Int32, UnsafePointer<CChar>, Int32, UnsafePointer<CChar>, UInt32) -> Int32

  /// Removes `url` and all below it, as far as that is allowed. Links are removed, not followed.
  static func remove(_ url: URL) { try? FileManager.default.removeItem(at: url) }

  /// The names in the folder `url`, sorted; none if it cannot be listed.
  static func names(in url: URL) -> [String] {
    ((try? FileManager.default.contentsOfDirectory(atPath: url.path)) ?? []).sorted()
  }

  /// What may still be written to the file system of the folder `url`, in bytes; nil where it does not say.
  static func availableBytes(at url: URL) -> Int64? {
    var status = statvfs()
    guard statvfs(url.path, &status) == 0 else { return nil }
    let (bytes, overflow) = UInt64(status.f_bavail).multipliedReportingOverflow(by: UInt64(status.f_frsize))
    return overflow ? nil : Int64(clamping: bytes)
  }
}
