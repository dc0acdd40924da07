#if canImport(FoundationEssentials)
  package import FoundationEssentials
#else
  package import Foundation
#endif

#if canImport(Glibc)
  internal import Glibc
#elseif canImport(Musl)
  internal import Musl
#elseif canImport(Darwin)
  internal import Darwin
#endif

/// Why a file could not be mapped.
package enum MappedFileError: Error, Hashable, Sendable {
  /// Nothing is there, or the URL is not a file's.
  case notFound
  /// A folder, pipe, device or socket.
  case notRegular
  /// The system refused: `errno` of the call that failed.
  case system(errno: Int32)

  /// The system refused for want of memory or of addresses.
  package static let noMemory = MappedFileError.system(errno: ENOMEM)
}

/// A regular file's bytes in memory, read-only and shared with every process that maps the same file.
///
/// Pages are read when first touched and cost no anonymous memory. A file that shrinks while it is mapped ends the
/// process with SIGBUS when the lost part is read, so packs are installed by renaming, never written in place.
package final class MappedFile: Sendable {
  /// The file's size when it was mapped.
  package let byteCount: Int

  /// The start of the mapping, page-aligned; nil for an empty file, which cannot be mapped.
  ///
  /// `nonisolated(unsafe)`: the memory is read-only from `init` to `deinit`, so any thread may read it.
  private nonisolated(unsafe) let base: UnsafeMutableRawPointer?

  /// Maps the file at `url`.
  ///
  /// - Throws: `notFound`, `notRegular` or `system`. An empty file is not an error.
  package init(contentsOf url: URL) throws(MappedFileError) {
    let descriptor = try Self.open(url)
    defer { close(descriptor) }

    var status = stat()
    guard fstat(descriptor, &status) == 0 else { throw .system(errno: errno) }
    guard status.st_mode & S_IFMT == S_IFREG else { throw .notRegular }
    guard let size = Int(exactly: status.st_size), size > 0 else {
      byteCount = 0
      base = nil
      return
    }
    let mapping = mmap(nil, size, PROT_READ, MAP_PRIVATE, descriptor, 0)
    guard let mapping, mapping != MAP_FAILED else { throw .system(errno: errno) }
    byteCount = size
    base = mapping
  }

  deinit {
    if let base { munmap(base, byteCount) }
  }

  /// The whole file. Valid while this object lives: keep it in the same owner as what points into it.
  package var bytes: UnsafeRawBufferPointer {
    UnsafeRawBufferPointer(start: base, count: byteCount)
  }

  /// Opens without waiting: a pipe without a writer would block for ever.
  private static func open(_ url: URL) throws(MappedFileError) -> Int32 {
    guard url.isFileURL else { throw .notFound }
    let (descriptor, code) = url.withUnsafeFileSystemRepresentation { path -> (Int32, Int32) in
      guard let path else { return (-1, ENOENT) }
      let descriptor = systemOpen(path, O_RDONLY | O_CLOEXEC | O_NONBLOCK)
      return (descriptor, errno)
    }
    guard descriptor >= 0 else {
      throw code == ENOENT || code == ENOTDIR ? .notFound : .system(errno: code)
    }
    return descriptor
  }
}

/// The system's `open`, which the method of that name hides.
private func systemOpen(_ path: UnsafePointer<CChar>, _ flags: Int32) -> Int32 {
  open(path, flags)
}
