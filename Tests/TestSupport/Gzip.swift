/// gzip (RFC 1952) without compression: stored blocks, so that no library is needed to make one.
package enum Gzip {
  /// `bytes` as a gzip file.
  package static func packed(_ bytes: [UInt8]) -> [UInt8] {
    // Magic number, method deflate, no flags, no time, no extra flags, made on Unix.
    var file: [UInt8] = [0x1f, 0x8b, 8, 0, 0, 0, 0, 0, 0, 3]
    var rest = bytes[...]
    repeat {
      let block = rest.prefix(0xffff)
      rest = rest.dropFirst(block.count)
      file.append(rest.isEmpty ? 1 : 0)
      file += littleEndian(UInt32(block.count), bytes: 2) + littleEndian(~UInt32(block.count), bytes: 2)
      file += block
    } while !rest.isEmpty
    return file + littleEndian(checksum(bytes), bytes: 4)
      + littleEndian(UInt32(truncatingIfNeeded: bytes.count), bytes: 4)
  }

  private static func littleEndian(_ value: UInt32, bytes: Int) -> [UInt8] {
    (0..<bytes).map { UInt8(truncatingIfNeeded: value >> ($0 * 8)) }
  }

  private static func checksum(_ bytes: [UInt8]) -> UInt32 {
    ~bytes.reduce(~0) { sum, byte in sum >> 8 ^ remainders[Int(UInt8(truncatingIfNeeded: sum) ^ byte)] }
  }

  /// The remainder of each byte by CRC-32's polynomial, bits reversed.
  private static let remainders: [UInt32] = (0..<256).map { byte in
    (0..<8).reduce(UInt32(byte)) { rest, _ in rest & 1 == 1 ? rest >> 1 ^ 0xedb8_8320 : rest >> 1 }
  }
}
