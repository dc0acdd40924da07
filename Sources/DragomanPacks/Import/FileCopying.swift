import Foundation

/// Brings files into the folder of a pack to be, and hashes them on the way.
final class FileCopying {
  private let folder: OpenFolder
  /// What compressed files may still become.
  private var bytesLeft: Int64

  /// Copies into `folder`.
  ///
  /// - Parameter largestBytes: The most that all compressed files may become together: those of an archive count on
  ///   the size of that, since they may have been made to pack well once more.
  init(folder: OpenFolder, largestBytes: Int64) {
    self.folder = folder
    bytesLeft = largestBytes
  }

  /// Brings `file` in: unpacked, moved or copied.
  ///
  /// - Parameters:
  ///   - bytes: Its exact size, where that is known.
  ///   - isCancelled: Asked between blocks; true ends the work.
  /// - Returns: What came.
  func copy(_ file: ImportedFile, bytes: Int64?, _ isCancelled: () -> Bool) throws(PackError) -> FileDigest {
    guard PackName.isSafeFile(file.name) else {
      throw PackError(
        .damaged, file: ShownName.text(of: file.name.utf8),
        expected: "a name of the characters A-Z a-z 0-9 . _ -", found: "another name")
    }
    let destination = folder.url.appending(path: file.name, directoryHint: .notDirectory)
    if let compression = file.compression {
      let digest = try PackArchive.expand(
        file.url, compression, to: destination, bytes: bytes, largestBytes: bytesLeft,
        isCancelled: isCancelled)
      bytesLeft -= digest.bytes
      return digest
    }
    if file.isOurs, rename(file.url.path, destination.path) == 0 {
      return try FileDigest(of: destination, isCancelled: isCancelled)
    }
    let source = try OpenFile(reading: file.url)
    let copy = try folder.create(file.name, bytesNeeded: source.stamp.bytes)
    let most = bytes ?? PackFile.largestBytes
    try source.forEachBlock(isCancelled: isCancelled) { block throws(PackError) in
      guard Int64(block.count) <= most - copy.bytes else {
        throw PackError(.damaged, file: file.name, expected: "\(most) bytes", found: "more")
      }
      try copy.write(block)
    }
    return copy.digest
  }

  /// Writes a small file.
  func write(_ data: Data, to name: String) throws(PackError) {
    let file = try folder.create(name, bytesNeeded: Int64(data.count))
    try data.withBytes { block throws(PackError) in try file.write(block) }
  }
}
