import Foundation

@testable import DragomanPacks

/// Deflate streams of zeros, which are a hundredth of what comes out.
enum DeflatedZeros {
  /// The stream of about `count` zeros, never less, and how many there are.
  static func stream(atLeast count: Int) -> (bytes: [UInt8], count: Int) {
    let match: [UInt8] = [1, 1, 0, 0, 0, 1, 0, 1, 0, 0, 0, 0, 0]  // 258 bytes, from one byte before
    let rounds = (count - 259 + 8 * 258 - 1) / (8 * 258)
    // The last block, of fixed codes: a zero and a match, which end with a byte.
    var bytes = packed([1, 1, 0] + [0, 0, 1, 1, 0, 0, 0, 0] + match)
    let round = packed(Array(repeating: match, count: 8).flatMap { $0 })
    for _ in 0..<rounds { bytes += round }
    return (bytes + [0], 259 + rounds * 8 * 258)
  }

  /// A block that holds `data` as it is and is not the last.
  static func stored(_ data: [UInt8]) -> [UInt8] {
    let count = UInt16(data.count)
    return [0] + little(count) + little(~count) + data
  }

  private static func packed(_ bits: [UInt8]) -> [UInt8] {
    stride(from: 0, to: bits.count, by: 8).map { start in
      (0..<8).reduce(UInt8(0)) { $0 | bits[start + $1] << UInt8($1) }
    }
  }

  fileprivate static func little<Value: FixedWidthInteger>(_ value: Value) -> [UInt8] {
    withUnsafeBytes(of: value.littleEndian, Array.init)
  }
}

/// Archives and files that are small and unpack to much.
enum Bomb {
  /// A zip archive of a member of zeros, and before it small ones.
  ///
  /// - Parameter claims: The size that both headers tell; nil for the true one.
  static func zip(_ name: String, zeros: Int, claims: Int? = nil, behind names: [String] = []) -> [UInt8] {
    var entries: [Entry] = []
    var contents: [UInt8] = []
    for name in names + [name] {
      let (data, count) = DeflatedZeros.stream(atLeast: entries.count < names.count ? 259 : zeros)
      var entry = Entry(name: name, data: data, size: entries.count < names.count ? count : claims ?? count)
      entry.checksum = ~Checksum.extended(~0, zeros: count)
      entry.offset = contents.count
      contents += entry.local + data
      entries.append(entry)
    }
    return Entry.archive(contents, entries)
  }

  /// A zip archive whose members share one stream of zeros: each holds the headers of those behind it in a stored
  /// block, and then what they have.
  static func overlappingZip(_ names: [String], zeros: Int) -> [UInt8] {
    let (stream, count) = DeflatedZeros.stream(atLeast: zeros)
    var rest = stream
    var headers: [UInt8] = []
    var entries: [Entry] = []
    for name in names.reversed() {
      // What has been put together becomes this member's data: behind its header, which the one before quotes.
      var entry = Entry(name: name, data: rest, size: headers.count + count)
      entry.checksum = ~Checksum.extended(headers.reduce(~0, Checksum.step), zeros: count)
      entries.insert(entry, at: 0)
      headers = entry.local + headers
      rest = DeflatedZeros.stored(entry.local) + rest
    }
    // The first member's header stands as it is.
    let first = entries[0]
    var offset = 0
    for index in entries.indices {
      entries[index].offset = offset
      offset += entries[index].local.count + 5
    }
    return Entry.archive(first.local + first.data, entries)
  }

  /// A gzip file of `data` and zeros behind it.
  static func gzip(_ data: [UInt8] = [], zeros: Int) -> [UInt8] {
    let (stream, count) = DeflatedZeros.stream(atLeast: zeros)
    let start = data.isEmpty ? [] : DeflatedZeros.stored(data)
    let sum = ~Checksum.extended(data.reduce(~0, Checksum.step), zeros: count)
    return [0x1F, 0x8B, 8, 0, 0, 0, 0, 0, 0, 255] + start + stream + DeflatedZeros.little(sum)
      + DeflatedZeros.little(UInt32(data.count + count))
  }
}

/// A deflated member of a zip archive made by hand.
private struct Entry {
  let name: String
  let data: [UInt8]
  let size: Int
  var checksum: UInt32 = 0
  var offset = 0

  private var common: [UInt8] {
    DeflatedZeros.little(UInt16(20)) + [0, 0] + DeflatedZeros.little(UInt16(8))
      + DeflatedZeros.little(UInt32(0x0021_0000)) + DeflatedZeros.little(checksum)
      + DeflatedZeros.little(UInt32(data.count)) + DeflatedZeros.little(UInt32(size))
      + DeflatedZeros.little(UInt16(name.utf8.count)) + [0, 0]
  }

  var local: [UInt8] { Array("PK\u{3}\u{4}".utf8) + common + Array(name.utf8) }

  private var directory: [UInt8] {
    Array("PK\u{1}\u{2}".utf8) + DeflatedZeros.little(UInt16(3 << 8 | 20)) + common
      + [UInt8](repeating: 0, count: 6) + DeflatedZeros.little(UInt32(0o100644 << 16))
      + DeflatedZeros.little(UInt32(offset)) + Array(name.utf8)
  }

  static func archive(_ contents: [UInt8], _ entries: [Entry]) -> [UInt8] {
    let directory = entries.flatMap(\.directory)
    let count = DeflatedZeros.little(UInt16(entries.count))
    return contents + directory + Array("PK\u{5}\u{6}".utf8) + [0, 0, 0, 0] + count + count
      + DeflatedZeros.little(UInt32(directory.count)) + DeflatedZeros.little(UInt32(contents.count)) + [0, 0]
  }
}

extension Checksum {
  /// The inverted sum after one more byte.
  static func step(_ sum: UInt32, _ byte: UInt8) -> UInt32 {
    (0..<8).reduce(sum ^ UInt32(byte)) { sum, _ in sum & 1 == 1 ? 0xEDB8_8320 ^ (sum >> 1) : sum >> 1 }
  }

  /// The inverted sum after so many zeros: a zero is a linear step, and the step of twice as many is that step twice.
  static func extended(_ sum: UInt32, zeros count: Int) -> UInt32 {
    var sum = sum
    var columns = (0..<32).map { step(1 << UInt32($0), 0) }
    func apply(_ value: UInt32) -> UInt32 {
      (0..<32).reduce(0) { $0 ^ (value >> UInt32($1) & 1 == 1 ? columns[$1] : 0) }
    }
    var left = count
    while left > 0 {
      if left & 1 == 1 { sum = apply(sum) }
      columns = columns.map(apply)
      left >>= 1
    }
    return sum
  }
}
