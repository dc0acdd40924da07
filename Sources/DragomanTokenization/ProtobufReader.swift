/// Reads the fields of one protobuf message out of hostile bytes.
///
/// Source: protobuf.dev, "Encoding". Groups, which the SentencePiece format does not use, are refused.
struct ProtobufReader {
  /// One field's value, by wire type.
  enum Value {
    case varint(UInt64)
    case fixed64
    case fixed32(UInt32)
    /// The bytes of a string, a byte field or a message, as indices of the file.
    case bytes(Range<Int>)
  }

  private let bytes: [UInt8]
  private let file: String
  private let end: Int
  private var position: Int

  /// Reads the message that is `range` of `bytes`. `file` is for errors.
  init(_ bytes: [UInt8], _ range: Range<Int>, file: String) {
    self.bytes = bytes
    self.file = file
    position = range.lowerBound
    end = range.upperBound
  }

  /// The next field, or nil at the end of the message.
  mutating func next() throws(TokenizationError) -> (number: UInt64, value: Value)? {
    guard position < end else { return nil }
    let start = position
    let tag = try varint()
    let number = tag >> 3
    // Field numbers have 29 bits, and 0 is none.
    guard (1..<(1 << 29)).contains(number) else {
      throw damaged(at: start, expected: "a field number", found: "\(number)")
    }
    switch tag & 7 {
    case 0: return (number, .varint(try varint()))
    case 1:
      _ = try take(8)
      return (number, .fixed64)
    case 2:
      let count = try varint()
      guard let count = Int(exactly: count) else {
        throw damaged(at: start, expected: "at most \(end - position) bytes", found: "\(count)")
      }
      return (number, .bytes(try take(count)))
    case 5:
      let range = try take(4)
      let value = range.reversed().reduce(UInt32(0)) { $0 << 8 | UInt32(bytes[$1]) }
      return (number, .fixed32(value))
    default:
      throw damaged(at: start, expected: "wire type 0, 1, 2 or 5", found: "\(tag & 7)")
    }
  }

  @inline(__always)
  private mutating func take(_ count: Int) throws(TokenizationError) -> Range<Int> {
    guard count <= end - position else {
      throw damaged(at: position, expected: "at most \(end - position) bytes", found: "\(count)")
    }
    defer { position += count }
    return position..<position + count
  }

  /// A number; those below 128 are one byte, and most are.
  @inline(__always)
  private mutating func varint() throws(TokenizationError) -> UInt64 {
    if position < end, bytes[position] < 0x80 {
      defer { position += 1 }
      return UInt64(bytes[position])
    }
    return try longVarint()
  }

  private mutating func longVarint() throws(TokenizationError) -> UInt64 {
    let start = position
    var value: UInt64 = 0
    var shift: UInt64 = 0
    while position < end, shift < 64 {
      let byte = bytes[position]
      position += 1
      // Of a tenth byte only the lowest bit is left.
      if shift == 63 && byte > 1 { break }
      value |= UInt64(byte & 0x7f) << shift
      if byte < 0x80 { return value }
      shift += 7
    }
    throw damaged(at: start, expected: "a whole varint", found: "\(position - start) bytes of one")
  }

  private func damaged(at offset: Int, expected: String, found: String) -> TokenizationError {
    TokenizationError(
      code: .damaged, file: file, key: "byte \(offset)", expected: expected, found: found)
  }
}
