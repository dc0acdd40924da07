import Foundation

/// One member of an archive made by hand, hostile or not.
struct HandmadeMember {
  var name: [UInt8]
  var data: [UInt8] = []
  /// A tar header's type: `0` file, `1` hard link, `2` symbolic link, `3` and `4` devices, `5` folder, `6` pipe.
  var type: Character = "0"
  /// What a link points to.
  var link = ""
  /// The size that the header claims; nil for the true one.
  var claimedBytes: Int64?

  init(
    _ name: String, _ data: String = "abc", type: Character = "0", link: String = "", claims: Int64? = nil
  ) {
    self.name = Array(name.utf8)
    self.data = "05".contains(type) && type == "5" || "12346".contains(type) ? [] : Array(data.utf8)
    self.type = type
    self.link = link
    claimedBytes = claims
  }
}

/// tar archives, byte by byte (POSIX ustar, with GNU's and pax's additions).
enum HandmadeTar {
  /// The archive of `members`, with the two blocks of zeros at its end.
  static func archive(_ members: [HandmadeMember]) -> [UInt8] {
    members.flatMap(bytes) + [UInt8](repeating: 0, count: 1024)
  }

  /// One member's header and data, without an end.
  static func bytes(_ member: HandmadeMember) -> [UInt8] {
    let size = member.claimedBytes ?? Int64(member.data.count)
    return header(member.name, type: member.type, link: member.link, bytes: size) + padded(member.data)
  }

  /// A member that GNU tar would call sparse: `realBytes` long, with data only at the start.
  static func sparse(_ name: String, realBytes: Int64, data: [UInt8]) -> [UInt8] {
    var block = header(Array(name.utf8), type: "S", link: "", bytes: Int64(data.count))
    put(number(0, width: 12), at: 386, in: &block)
    put(number(Int64(data.count), width: 12), at: 398, in: &block)
    put(number(realBytes, width: 12), at: 483, in: &block)
    return summed(block) + padded(data)
  }

  /// A pax header with these records, for the member after it.
  static func pax(_ records: [(key: String, value: String)]) -> [UInt8] {
    let text = records.map { record -> String in
      let rest = " \(record.key)=\(record.value)\n"
      var length = rest.utf8.count + 1
      while length != rest.utf8.count + "\(length)".utf8.count { length += 1 }
      return "\(length)\(rest)"
    }.joined()
    return header(Array("pax".utf8), type: "x", link: "", bytes: Int64(text.utf8.count))
      + padded(Array(text.utf8))
  }

  private static func header(_ name: [UInt8], type: Character, link: String, bytes: Int64) -> [UInt8] {
    var block = [UInt8](repeating: 0, count: 512)
    put(name.prefix(100), at: 0, in: &block)
    put("0000644\0".utf8, at: 100, in: &block)
    put("0000000\0".utf8, at: 108, in: &block)
    put("0000000\0".utf8, at: 116, in: &block)
    put(number(bytes, width: 12), at: 124, in: &block)
    put("00000000000\0".utf8, at: 136, in: &block)
    put(String(type).utf8, at: 156, in: &block)
    put(link.utf8.prefix(100), at: 157, in: &block)
    put((type == "S" ? "ustar  \0" : "ustar\u{0}00").utf8, at: 257, in: &block)
    return summed(block)
  }

  private static func summed(_ block: [UInt8]) -> [UInt8] {
    var block = block
    put("        ".utf8, at: 148, in: &block)
    let sum = block.reduce(0) { $0 + Int($1) }
    put(number(Int64(sum), width: 7) + [0x20], at: 148, in: &block)
    return block
  }

  /// Octal digits and a NUL where they suffice, else GNU's base 256.
  private static func number(_ value: Int64, width: Int) -> [UInt8] {
    let digits = String(value, radix: 8)
    if digits.utf8.count < width {
      return Array((String(repeating: "0", count: width - 1 - digits.utf8.count) + digits).utf8) + [0]
    }
    let bytes = withUnsafeBytes(of: value.bigEndian, Array.init)
    return [0x80] + [UInt8](repeating: 0, count: width - 1 - bytes.count) + bytes
  }

  private static func put(_ bytes: some Sequence<UInt8>, at index: Int, in block: inout [UInt8]) {
    for (offset, byte) in bytes.enumerated() { block[index + offset] = byte }
  }

  private static func padded(_ data: [UInt8]) -> [UInt8] {
    data + [UInt8](repeating: 0, count: (512 - data.count % 512) % 512)
  }
}

/// zip archives of stored members, byte by byte.
enum HandmadeZip {
  /// The archive of `members`; `type` tells only links from files, `claimedBytes` goes into both headers.
  static func archive(_ members: [HandmadeMember], flags: UInt16 = 0) -> [UInt8] {
    var bytes: [UInt8] = []
    var directory: [UInt8] = []
    for member in members {
      let data = member.type == "2" ? Array(member.link.utf8) : member.data
      let size = UInt32(member.claimedBytes ?? Int64(data.count))
      let common =
        little(UInt16(20)) + little(flags) + little(UInt16(0)) + little(UInt32(0x0021_0000))
        + little(Checksum.crc32(data)) + little(UInt32(data.count)) + little(size)
        + little(UInt16(member.name.count)) + little(UInt16(0))
      let mode: UInt32 = member.type == "2" ? 0o120777 : member.type == "5" ? 0o040755 : 0o100644
      directory +=
        Array("PK\u{1}\u{2}".utf8) + little(UInt16(3 << 8 | 20)) + common + little(UInt16(0))
        + little(UInt16(0)) + little(UInt16(0)) + little(mode << 16) + little(UInt32(bytes.count))
        + member.name
      bytes += Array("PK\u{3}\u{4}".utf8) + common + member.name + data
    }
    let end =
      Array("PK\u{5}\u{6}".utf8) + little(UInt32(0)) + little(UInt16(members.count))
      + little(UInt16(members.count)) + little(UInt32(directory.count)) + little(UInt32(bytes.count))
      + little(UInt16(0))
    return bytes + directory + end
  }

  private static func little<Value: FixedWidthInteger>(_ value: Value) -> [UInt8] {
    withUnsafeBytes(of: value.littleEndian, Array.init)
  }
}

/// Compressed streams that compress nothing.
enum HandmadeStream {
  /// One gzip member of stored blocks.
  static func gzip(_ data: [UInt8]) -> [UInt8] {
    var bytes: [UInt8] = [0x1F, 0x8B, 8, 0, 0, 0, 0, 0, 0, 255]
    for block in blocks(of: data, size: 65535) {
      let count = UInt16(block.bytes.count)
      bytes += [block.isLast ? 1 : 0] + little(count) + little(~count) + block.bytes
    }
    return bytes + little(Checksum.crc32(data)) + little(UInt32(data.count))
  }

  /// One Zstandard frame of raw blocks, without a check sum.
  static func zstandard(_ data: [UInt8]) -> [UInt8] {
    var bytes: [UInt8] = [0x28, 0xB5, 0x2F, 0xFD, 0xA0] + little(UInt32(data.count))
    for block in blocks(of: data, size: 1 << 17) {
      bytes += little(UInt32(block.bytes.count << 3 | (block.isLast ? 1 : 0))).prefix(3) + block.bytes
    }
    return bytes
  }

  /// One Zstandard frame of `data` and so many zeros behind it, which take four bytes for every 128 KiB.
  static func zstandard(_ data: [UInt8], zeros: Int) -> [UInt8] {
    var bytes: [UInt8] = [0x28, 0xB5, 0x2F, 0xFD, 0xA0] + little(UInt32(data.count + zeros))
    if !data.isEmpty { bytes += little(UInt32(data.count << 3)).prefix(3) + data }
    for start in stride(from: 0, to: zeros, by: 1 << 17) {
      let count = min(zeros - start, 1 << 17)
      let isLast = start + count == zeros
      bytes += little(UInt32(count << 3 | 2 | (isLast ? 1 : 0))).prefix(3) + [0]
    }
    return bytes
  }

  private static func blocks(of data: [UInt8], size: Int) -> [(bytes: ArraySlice<UInt8>, isLast: Bool)] {
    let starts = data.isEmpty ? [0] : Array(stride(from: 0, to: data.count, by: size))
    return starts.map { (data[$0..<min($0 + size, data.count)], $0 == starts.last) }
  }

  private static func little<Value: FixedWidthInteger>(_ value: Value) -> [UInt8] {
    withUnsafeBytes(of: value.littleEndian, Array.init)
  }
}

/// The CRC-32 of gzip and zip.
enum Checksum {
  private static let table: [UInt32] = (0..<256).map { index in
    (0..<8).reduce(UInt32(index)) { sum, _ in sum & 1 == 1 ? 0xEDB8_8320 ^ (sum >> 1) : sum >> 1 }
  }

  static func crc32(_ data: [UInt8]) -> UInt32 {
    ~data.reduce(0xFFFF_FFFF) { table[Int(UInt8(truncatingIfNeeded: $0) ^ $1)] ^ ($0 >> 8) }
  }
}
