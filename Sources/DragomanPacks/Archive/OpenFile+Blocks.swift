import Foundation

extension OpenFile {
  /// Hands the file's bytes to `body`, a MiB at a time.
  ///
  /// - Parameter isCancelled: Asked before each block; true ends the work.
  func forEachBlock(
    isCancelled: () -> Bool, _ body: (UnsafeRawBufferPointer) throws(PackError) -> Void
  ) throws(PackError) {
    let buffer = UnsafeMutableRawBufferPointer.allocate(byteCount: 1 << 20, alignment: 64)
    defer { buffer.deallocate() }
    while true {
      guard !isCancelled() else { throw PackError(.cancelled) }
      let count = try read(into: buffer)
      if count == 0 { return }
      try body(UnsafeRawBufferPointer(rebasing: buffer[..<count]))
    }
  }
}

extension Data {
  /// Hands all bytes to `body` at once.
  func withBytes(_ body: (UnsafeRawBufferPointer) throws(PackError) -> Void) throws(PackError) {
    // `withUnsafeBytes` of Data does not keep the type of what is thrown.
    let result = withUnsafeBytes { block in Result { () throws(PackError) in try body(block) } }
    try result.get()
  }
}

extension PackFile {
  /// Checks that what was read of the file is what the manifest lists.
  ///
  /// - Parameter pack: The pack's id, for the error.
  func check(_ digest: FileDigest, pack: String) throws(PackError) {
    guard digest.bytes == bytes else {
      throw PackError(
        .damaged, pack: pack, file: path, expected: "\(bytes) bytes", found: "\(digest.bytes) bytes")
    }
    guard digest.sha256 == sha256 else {
      throw PackError(
        .damaged, pack: pack, file: path, expected: "SHA-256 \(sha256)", found: "SHA-256 \(digest.sha256)")
    }
  }
}
