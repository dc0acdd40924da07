import Foundation

/// A hash that tells whether bytes are the ones that were there before; no protection against anybody.
///
/// - Source: Fowler, Noll, Vo, "FNV-1a", 64 bits.
struct Checksum: Hashable, Sendable {
  private(set) var value: UInt64 = 0xCBF2_9CE4_8422_2325

  /// Sixteen digits.
  var text: String {
    let digits = String(value, radix: 16)
    return String(repeating: "0", count: 16 - digits.count) + digits
  }

  mutating func add(_ bytes: some Sequence<UInt8>) {
    for byte in bytes { value = (value ^ UInt64(byte)) &* 0x100_0000_01B3 }
  }

  /// The hash of words, none of which runs into the next.
  static func text(of words: [String]) -> String {
    var checksum = Checksum()
    for word in words { checksum.add(Array(word.utf8) + [0]) }
    return checksum.text
  }

  /// Adds the next bytes of a descriptor, until there are none or it has added `limit`.
  ///
  /// - Returns: How many were added.
  mutating func add(_ descriptor: Int32, limit: Int = .max) throws(SystemError) -> Int {
    var block = [UInt8](repeating: 0, count: 1 << 16)
    var done = 0
    while done < limit {
      let count = read(descriptor, &block, min(block.count, limit - done))
      if count < 0, errno == EINTR { continue }
      guard count >= 0 else { throw SystemError(code: errno) }
      guard count > 0 else { break }
      add(block[..<count])
      done += count
    }
    return done
  }
}
