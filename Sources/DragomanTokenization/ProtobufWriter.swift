/// Writes the fields of one protobuf message, in the order of the calls. There must be room for them.
extension OutputSpan<UInt8> {
  /// A number, an enumeration's value or a Boolean.
  mutating func varint(_ number: UInt64, _ value: UInt64) {
    append(varint: number << 3)
    append(varint: value)
  }

  /// A 32-bit float.
  mutating func float(_ number: UInt64, _ value: Float) {
    append(varint: number << 3 | 5)
    for byte: UInt32 in 0..<4 { append(UInt8(truncatingIfNeeded: value.bitPattern >> (8 * byte))) }
  }

  /// A string, a byte field or a message.
  mutating func bytes(_ number: UInt64, _ value: ArraySlice<UInt8>) {
    begin(number, count: value.count)
    for byte in value { append(byte) }
  }

  /// A message of `count` bytes, which are written next.
  mutating func begin(_ number: UInt64, count: Int) {
    append(varint: number << 3 | 2)
    append(varint: UInt64(count))
  }

  /// The bytes of a field with a number below 16 that holds `count` bytes.
  static func size(ofBytes count: Int) -> Int {
    let bits = Int.bitWidth - (count | 1).leadingZeroBitCount
    return 1 + (bits + 6) / 7 + count
  }

  private mutating func append(varint: UInt64) {
    var rest = varint
    while rest >= 0x80 {
      append(UInt8(truncatingIfNeeded: rest) | 0x80)
      rest >>= 7
    }
    append(UInt8(rest))
  }
}
