/// The table of contents of a ZIP archive, as far as `.npz` files need it: one disk, no encryption, no ZIP64,
/// no comment.
///
/// Sizes come from the central directory alone. Local headers are only skipped: NumPy writes 0xFFFFFFFF into their
/// size fields and the real sizes into an extra field. Source: APPNOTE.TXT 6.3, §4.3.
struct ZIPDirectory {
  /// One stored or deflated file of the archive.
  struct Member {
    let name: UnsafeRawBufferPointer
    let isDeflated: Bool
    let checksum: UInt32
    /// What lies in the archive.
    let data: UnsafeRawBufferPointer
    /// Size once inflated, as the archive declares it.
    let size: Int
  }

  let members: [Member]

  /// Without the comment that may follow: neither Marian nor NumPy writes one.
  private static let endRecordSize = 22

  /// Reads the directory of the archive `bytes`.
  init(_ bytes: UnsafeRawBufferPointer, diagnosis: Diagnosis) throws(ModelError) {
    let archive = LittleEndianBytes(bytes: bytes)
    let end = archive.count - Self.endRecordSize
    guard archive.integer(UInt32.self, at: end) == 0x0605_4B50 else {
      throw diagnosis.damaged("ZIP directory", expected: "an end record", found: "none: the file is cut off")
    }
    guard archive.integer(UInt16.self, at: end + 4) == 0, archive.integer(UInt16.self, at: end + 6) == 0,
      let count = archive.integer(UInt16.self, at: end + 10),
      archive.integer(UInt16.self, at: end + 8) == count,
      let size = archive.integer(UInt32.self, at: end + 12),
      let start = archive.integer(UInt32.self, at: end + 16), archive.integer(UInt16.self, at: end + 20) == 0
    else { throw diagnosis.damaged("ZIP directory", expected: "an archive on one disk, without a comment") }
    guard count != .max, size != .max, start != .max else {
      throw diagnosis.unsupported("ZIP directory", expected: "an archive below 4 GB", found: "ZIP64")
    }
    guard Int(start) + Int(size) <= end, let directory = archive.slice(at: Int(start), count: Int(size))
    else {
      throw diagnosis.damaged(
        "ZIP directory", expected: "a directory before byte \(end)", found: "\(size) bytes at \(start)")
    }
    // Members lie before the directory; what follows cannot be theirs.
    let contents = LittleEndianBytes(bytes: UnsafeRawBufferPointer(rebasing: bytes[..<Int(start)]))
    var cursor = LittleEndianCursor(directory)
    var members: [Member] = []
    for _ in 0..<count {
      members.append(try Self.member(&cursor, contents, diagnosis))
    }
    guard cursor.offset == directory.count else {
      throw diagnosis.damaged("ZIP directory", expected: "\(count) entries", found: "more")
    }
    self.members = members
  }

  /// Reads one entry of the central directory and finds its data.
  private static func member(
    _ cursor: inout LittleEndianCursor, _ contents: LittleEndianBytes, _ diagnosis: Diagnosis
  ) throws(ModelError) -> Member {
    guard let fixed = cursor.nextSlice(46).map(LittleEndianBytes.init(bytes:)),
      fixed.integer(UInt32.self, at: 0) == 0x0201_4B50,
      let flags = fixed.integer(UInt16.self, at: 8), let method = fixed.integer(UInt16.self, at: 10),
      let checksum = fixed.integer(UInt32.self, at: 16),
      let packedSize = fixed.integer(UInt32.self, at: 20), let size = fixed.integer(UInt32.self, at: 24),
      let nameLength = fixed.integer(UInt16.self, at: 28),
      let extraLength = fixed.integer(UInt16.self, at: 30),
      let commentLength = fixed.integer(UInt16.self, at: 32), let start = fixed.integer(UInt32.self, at: 42),
      let name = cursor.nextSlice(Int(nameLength)), cursor.nextSlice(Int(extraLength)) != nil,
      cursor.nextSlice(Int(commentLength)) != nil
    else { throw diagnosis.damaged("ZIP directory", expected: "an entry", found: "something else") }
    guard flags & 1 == 0 else { throw diagnosis.unsupported("ZIP member", found: "encrypted") }
    guard method == 0 || method == 8 else {
      throw diagnosis.unsupported(
        "ZIP member", expected: "stored or deflated", found: "compression method \(method)")
    }
    guard packedSize != .max, size != .max, start != .max else {
      throw diagnosis.unsupported("ZIP member", expected: "a member below 4 GB", found: "ZIP64")
    }
    guard method == 8 || packedSize == size else {
      throw diagnosis.damaged("ZIP member", expected: "\(packedSize) bytes stored", found: "\(size) bytes")
    }
    let data = try data(at: Int(start), count: Int(packedSize), name: name, contents, diagnosis)
    return Member(name: name, isDeflated: method == 8, checksum: checksum, data: data, size: Int(size))
  }

  /// The data behind the local header at `start`, whose name must be the directory's.
  private static func data(
    at start: Int, count: Int, name: UnsafeRawBufferPointer, _ contents: LittleEndianBytes,
    _ diagnosis: Diagnosis
  ) throws(ModelError) -> UnsafeRawBufferPointer {
    guard contents.integer(UInt32.self, at: start) == 0x0403_4B50,
      let nameLength = contents.integer(UInt16.self, at: start + 26),
      let extraLength = contents.integer(UInt16.self, at: start + 28),
      let localName = contents.slice(at: start + 30, count: Int(nameLength)), localName.elementsEqual(name),
      let data = contents.slice(at: start + 30 + Int(nameLength) + Int(extraLength), count: count)
    else { throw diagnosis.damaged("ZIP member", expected: "its local header and data at byte \(start)") }
    return data
  }
}
