/// Writes the fields of one protobuf message, in the order of the calls.
struct ProtobufWriter {
  /// The message so far.
  private(set) var bytes: [UInt8] = []

  /// Makes room for `capacity` bytes.
  mutating func reserve(_ capacity: Int) { bytes.reserveCapacity(capacity) }

  /// Begins a new message in the memory of the last.
  mutating func clear() { bytes.removeAll(keepingCapacity: true) }

  /// Writes a number, an enumeration's value or a Boolean.
  mutating func varint(_ number: UInt64, _ value: UInt64) {
    append(number << 3)
    append(value)
  }

  /// Writes a 32-bit float.
  mutating func float(_ number: UInt64, _ value: Float) {
    append(number << 3 | 5)
    withUnsafeBytes(of: value.bitPattern.littleEndian) { bytes.append(contentsOf: $0) }
  }

  /// Writes a string, a byte field or a message.
  mutating func bytes(_ number: UInt64, _ value: ArraySlice<UInt8>) {
    append(number << 3 | 2)
    append(UInt64(value.count))
    bytes.append(contentsOf: value)
  }

  private mutating func append(_ varint: UInt64) {
    var rest = varint
    while rest >= 0x80 {
      bytes.append(UInt8(truncatingIfNeeded: rest) | 0x80)
      rest >>= 7
    }
    bytes.append(UInt8(rest))
  }
}
