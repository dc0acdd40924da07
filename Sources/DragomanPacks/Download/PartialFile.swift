internal import Foundation

/// A file that is coming in, and the hash of what is there of it.
final class PartialFile {
  /// Where it lies.
  let url: URL
  /// How much is there.
  private(set) var bytes: Int64 = 0
  private var hash = SHA256()
  private var descriptor: Int32 = -1

  /// The file at `url`, which is neither opened nor made yet.
  init(at url: URL) { self.url = url }

  deinit { if descriptor >= 0 { close(descriptor) } }

  /// The digest of what is there.
  var digest: FileDigest { FileDigest(bytes: bytes, sha256: hash.hexadecimal) }

  /// Opens what an earlier transfer from `source` left, and hashes it.
  ///
  /// - Parameter largest: Anything of this size or more is of no use.
  /// - Returns: The note under which more can be had; nil if nothing usable is there.
  func resume(from source: URL, largest: Int64, isCancelled: () -> Bool) throws(PackError) -> ResumeNote? {
    guard let note = ResumeNote(beside: url, about: source), let stamp = try? FileStamp(of: url),
      (1..<largest).contains(stamp.bytes)
    else { return nil }
    try open(O_RDWR)
    let buffer = UnsafeMutableRawBufferPointer.allocate(byteCount: 1 << 20, alignment: 64)
    defer { buffer.deallocate() }
    while true {
      guard !isCancelled() else { throw PackError(.cancelled) }
      let count = read(descriptor, buffer.baseAddress, buffer.count)
      if count < 0 && errno == EINTR { continue }
      guard count >= 0 else { throw PackError.posix(errno, url: url) }
      if count == 0 { return bytes > 0 ? note : nil }
      hash.update(UnsafeRawBufferPointer(rebasing: buffer[..<count]))
      bytes += Int64(count)
    }
  }

  /// Empties the file, or makes it. The old note goes first and the new one comes last, so that a note never
  /// lies beside bytes that it is not about.
  func begin(_ note: ResumeNote?) throws(PackError) {
    let place = ResumeNote.place(beside: url)
    guard unlink(place.path) == 0 || errno == ENOENT else { throw PackError.writing(errno, url: url) }
    if descriptor < 0 { try open(O_RDWR | O_CREAT) }
    guard ftruncate(descriptor, 0) == 0, lseek(descriptor, 0, SEEK_SET) == 0 else {
      throw PackError.writing(errno, url: url)
    }
    bytes = 0
    hash = SHA256()
    guard let note else { return }
    do {
      try JSONEncoder().encode(note).write(to: place)
    } catch {
      // Without its note the file cannot be resumed, which is no reason to stop now.
      unlink(place.path)
    }
  }

  /// Writes `piece` behind what is there.
  func append(_ piece: UnsafeRawBufferPointer) throws(PackError) {
    var rest = piece
    while !rest.isEmpty {
      let count = write(descriptor, rest.baseAddress, rest.count)
      if count < 0 && errno == EINTR { continue }
      guard count > 0 else { throw PackError.writing(errno, url: url) }
      hash.update(UnsafeRawBufferPointer(rebasing: rest[..<count]))
      bytes += Int64(count)
      rest = UnsafeRawBufferPointer(rebasing: rest[count...])
    }
  }

  /// Removes the file and its note.
  func remove() {
    unlink(ResumeNote.place(beside: url).path)
    unlink(url.path)
  }

  private func open(_ flags: Int32) throws(PackError) {
    // Not through a link, which could lead out of the store; and a pipe in its place does not hold us up.
    descriptor = Foundation.open(url.path, flags | O_CLOEXEC | O_NOFOLLOW | O_NONBLOCK, 0o644)
    guard descriptor >= 0 else { throw PackError.writing(errno, url: url) }
  }
}
