/// Bytes of a hostile file: every access is checked against their end and fails with nil, never with a trap.
struct LittleEndianBytes {
  let bytes: UnsafeRawBufferPointer

  var count: Int { bytes.count }

  /// The number at `offset`, at any alignment; nil if any of it lies outside.
  func integer<Number: FixedWidthInteger>(_ type: Number.Type, at offset: Int) -> Number? {
    guard contains(offset, MemoryLayout<Number>.size) else { return nil }
    return Number(littleEndian: bytes.loadUnaligned(fromByteOffset: offset, as: Number.self))
  }

  /// The 64-bit number at `offset` as a size; nil if it lies outside or is larger than any size.
  func size(at offset: Int) -> Int? {
    integer(UInt64.self, at: offset).flatMap(Int.init(exactly:))
  }

  /// `count` bytes from `offset` on; nil if any of them lies outside.
  func slice(at offset: Int, count: Int) -> UnsafeRawBufferPointer? {
    guard contains(offset, count) else { return nil }
    return UnsafeRawBufferPointer(rebasing: bytes[offset..<(offset + count)])
  }

  private func contains(_ offset: Int, _ count: Int) -> Bool {
    offset >= 0 && count >= 0 && offset <= bytes.count && count <= bytes.count - offset
  }
}

/// A position in hostile bytes that moves on with each number read.
struct LittleEndianCursor {
  let bytes: LittleEndianBytes
  private(set) var offset = 0

  init(_ bytes: UnsafeRawBufferPointer) {
    self.bytes = LittleEndianBytes(bytes: bytes)
  }

  /// The next number; nil at the end.
  mutating func next<Number: FixedWidthInteger>(_ type: Number.Type) -> Number? {
    guard let number = bytes.integer(type, at: offset) else { return nil }
    offset += MemoryLayout<Number>.size
    return number
  }

  /// The next 64-bit number as a size; nil at the end or if it is larger than any size.
  mutating func nextSize() -> Int? {
    next(UInt64.self).flatMap(Int.init(exactly:))
  }

  /// The next `count` bytes; nil if there are fewer.
  mutating func nextSlice(_ count: Int) -> UnsafeRawBufferPointer? {
    guard let slice = bytes.slice(at: offset, count: count) else { return nil }
    offset += count
    return slice
  }
}
