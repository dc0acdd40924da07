/// A pack's version, ordered by components.
///
/// `1.10` is later than `1.9` and equal to `1.10.0`; a pre-release (`2.0-rc1`) comes before its release.
/// What follows a `+` plays no part. Numbers may have any length: they are compared as digits.
package struct PackVersion: Hashable, Comparable, Sendable, CustomStringConvertible {
  /// One run of a pre-release: digits come before words, digits compare by value.
  private enum Part: Hashable, Comparable {
    case number(Digits)
    case word(String)
  }

  /// A whole number of any length without leading zeros.
  private struct Digits: Hashable, Comparable {
    let text: String

    init(_ digits: Substring) { text = String(digits.drop { $0 == "0" }) }

    static func < (left: Digits, right: Digits) -> Bool {
      left.text.utf8.count != right.text.utf8.count
        ? left.text.utf8.count < right.text.utf8.count : left.text < right.text
    }
  }

  /// The version as it was written.
  package let description: String
  private let components: [Digits]
  private let preRelease: [Part]?

  /// Reads `1`, `1.10`, `2.0-rc1`, `2.0-beta.2+build7`; nil for anything else or over 64 bytes.
  package init?(_ text: String) {
    guard (1...64).contains(text.utf8.count) else { return nil }
    let plain = text.prefix { $0 != "+" }
    let release = plain.prefix { $0 != "-" }
    var components: [Digits] = []
    for component in release.split(separator: ".", omittingEmptySubsequences: false) {
      guard !component.isEmpty, component.utf8.allSatisfy(Self.isDigit) else { return nil }
      components.append(Digits(component))
    }
    while let last = components.last, last.text.isEmpty { components.removeLast() }
    description = text
    self.components = components
    if release.endIndex == plain.endIndex {
      preRelease = nil
    } else {
      let tail = plain[release.endIndex...].dropFirst()
      guard !tail.isEmpty, tail.utf8.allSatisfy(Self.isTail) else { return nil }
      preRelease = Self.parts(of: tail)
    }
    guard text[plain.endIndex...].dropFirst().utf8.allSatisfy(Self.isTail) else { return nil }
  }

  package static func == (left: PackVersion, right: PackVersion) -> Bool {
    left.components == right.components && left.preRelease == right.preRelease
  }

  /// Hashes what `==` compares.
  package func hash(into hasher: inout Hasher) {
    hasher.combine(components)
    hasher.combine(preRelease)
  }

  package static func < (left: PackVersion, right: PackVersion) -> Bool {
    if left.components != right.components {
      return left.components.lexicographicallyPrecedes(right.components)
    }
    switch (left.preRelease, right.preRelease) {
    case (nil, _): return false
    case (_, nil): return true
    case (let left?, let right?): return left.lexicographicallyPrecedes(right)
    }
  }

  /// Cuts `rc10.b` into `rc`, 10, `b`, so that `rc2` comes before `rc10`.
  private static func parts(of tail: Substring) -> [Part] {
    var parts: [Part] = []
    for field in tail.split(whereSeparator: { $0 == "." || $0 == "-" }) {
      var rest = field
      while let first = rest.utf8.first {
        let digits = isDigit(first)
        let run = rest.prefix { ($0.utf8.first.map(isDigit) ?? false) == digits }
        parts.append(digits ? .number(Digits(run)) : .word(String(run)))
        rest = rest[run.endIndex...]
      }
    }
    return parts
  }

  private static func isDigit(_ byte: UInt8) -> Bool {
    (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(byte)
  }

  private static func isTail(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"), UInt8(ascii: "."),
      UInt8(ascii: "-"):
      true
    default: isDigit(byte)
    }
  }
}
