import FoundationEssentials

#if canImport(Glibc)
  internal import Glibc
#elseif canImport(Musl)
  internal import Musl
#elseif canImport(Darwin)
  internal import Darwin
#endif

// The file.

extension SentencePieceModelCheck {
  /// The bytes of a file: a copy, since another process may write to the file after they are checked.
  func bytes(of url: URL) throws(TokenizationError) -> [UInt8] {
    // Without waiting: a pipe or a device would block or never end.
    let descriptor = url.withUnsafeFileSystemRepresentation { path in
      path.map { open($0, O_RDONLY | O_CLOEXEC | O_NONBLOCK) } ?? -1
    }
    guard descriptor >= 0 else { throw TokenizationError(code: .notFound, file: file) }
    defer { close(descriptor) }
    var status = stat()
    guard fstat(descriptor, &status) == 0 else { throw TokenizationError(code: .notFound, file: file) }
    guard status.st_mode & S_IFMT == S_IFREG else {
      throw TokenizationError(
        code: .damaged, file: file, expected: "a regular file", found: "another kind of file")
    }
    guard let size = Int(exactly: status.st_size), size <= Self.largestFile else {
      throw damaged(nil, expected: "at most \(Self.largestFile) bytes", found: "\(status.st_size)")
    }
    var isRead = true
    let bytes = [UInt8](unsafeUninitializedCapacity: size) { buffer, count in
      while count < size {
        let step = read(descriptor, buffer.baseAddress.map { $0 + count }, size - count)
        if step < 0 && errno == EINTR { continue }
        isRead = step >= 0
        if step <= 0 { break }
        count += step
      }
    }
    guard isRead else { throw TokenizationError(code: .notFound, file: file) }
    return bytes
  }
}
