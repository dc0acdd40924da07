internal import Foundation

/// What one source delivers of one file, held against what is known of it.
final class IncomingFile {
  /// What is known of the file.
  let expected: ExpectedFile
  /// Where it goes.
  let partial: PartialFile
  private let largestBytes: Int64
  private let progress: (Int64) -> Void

  /// A file that is to come to `destination`, of at most `largestBytes` bytes where its size is not known.
  init(
    _ expected: ExpectedFile, at destination: URL, largestBytes: Int64, progress: @escaping (Int64) -> Void
  ) {
    self.expected = expected
    self.largestBytes = largestBytes
    self.progress = progress
    partial = PartialFile(at: destination)
  }

  /// The most bytes it may have.
  var limit: Int64 { min(expected.bytes ?? largestBytes, largestBytes) }

  /// Refuses a file that its sender says is of another size, before any of it is taken.
  func check(announced bytes: Int64, type: String?, from sender: String) throws(TransferFault) {
    let isRight = expected.bytes.map { $0 == bytes } ?? true
    guard isRight && bytes <= limit else {
      throw TransferFault(
        .damaged, .damaged, expected: sizeExpected,
        found: "\(bytes) bytes" + (type.map { " of \($0)" } ?? "") + " from \(sender)")
    }
  }

  /// Begins the file anew.
  func begin(_ note: ResumeNote?) throws(TransferFault) {
    do { try partial.begin(note) } catch { throw TransferFault(needing(error)) }
    progress(0)
  }

  /// Goes on behind what an earlier transfer left.
  func resume() { progress(partial.bytes) }

  /// Takes the next bytes.
  func take(_ piece: UnsafeRawBufferPointer, from sender: String) throws(TransferFault) {
    guard Int64(piece.count) <= limit - partial.bytes else {
      partial.remove()
      throw TransferFault(
        .damaged, .damaged, expected: sizeExpected, found: "more than that from \(sender)")
    }
    do { try partial.append(piece) } catch { throw TransferFault(needing(error)) }
    progress(partial.bytes)
  }

  /// Holds what came against what is known; removes it if it is wrong.
  func finish(from sender: String) throws(TransferFault) -> FileDigest {
    let digest = partial.digest
    let isSized = expected.bytes.map { $0 == digest.bytes } ?? (digest.bytes > 0)
    let isRight = expected.sha256.map { $0 == digest.sha256 } ?? true
    guard isSized && isRight else {
      partial.remove()
      throw isSized
        ? TransferFault(
          .damaged, .damaged, expected: "SHA-256 \(expected.sha256 ?? "")",
          found: "SHA-256 \(digest.sha256) from \(sender)")
        : TransferFault(
          .damaged, .damaged, expected: sizeExpected, found: "\(digest.bytes) bytes from \(sender)")
    }
    unlink(ResumeNote.place(beside: partial.url).path)
    return digest
  }

  private var sizeExpected: String {
    expected.bytes.map { "\($0) bytes" } ?? "between 1 and \(largestBytes) bytes"
  }

  /// Names the file, and says how much room it takes, where room is what is missing.
  private func needing(_ error: PackError) -> PackError {
    var error = error
    error.file = expected.path
    if error.code == .noSpace { error.bytesNeeded = expected.bytes }
    return error
  }
}

extension IncomingFile {
  /// The digest of the file, if all of it came earlier and only the check was missing. One that is wrong goes.
  func complete(isCancelled: () -> Bool) throws(PackError) -> FileDigest? {
    guard let sha256 = expected.sha256, let bytes = expected.bytes,
      let stamp = try? FileStamp(of: partial.url), stamp.bytes == bytes
    else { return nil }
    let digest = try FileDigest(of: partial.url, isCancelled: isCancelled)
    guard digest.bytes == bytes, digest.sha256 == sha256 else {
      partial.remove()
      return nil
    }
    unlink(ResumeNote.place(beside: partial.url).path)
    progress(bytes)
    return digest
  }

  /// Copies the file at the `file:` address `source`; always the whole, which is quick.
  func copy(_ source: URL, isCancelled: () -> Bool) throws(TransferFault) -> FileDigest {
    let opened: OpenFile
    do { opened = try OpenFile(reading: source) } catch {
      throw error.code == .notFound
        ? TransferFault(.noLocalFile, .notFound, expected: "a file", found: "none at \(source.path)")
        : TransferFault(atSource: error)
    }
    try check(announced: opened.stamp.bytes, type: nil, from: source.path)
    try begin(nil)
    let buffer = UnsafeMutableRawBufferPointer.allocate(byteCount: 1 << 20, alignment: 64)
    defer { buffer.deallocate() }
    while true {
      guard !isCancelled() else { throw TransferFault(PackError(.cancelled)) }
      let count: Int
      do { count = try opened.read(into: buffer) } catch { throw TransferFault(atSource: error) }
      if count == 0 { return try finish(from: source.path) }
      try take(UnsafeRawBufferPointer(rebasing: buffer[..<count]), from: source.path)
    }
  }
}
