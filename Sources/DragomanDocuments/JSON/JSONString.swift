/// The literals of JSON strings, and how one file writes them.
struct JSONString: Sendable {
  static let escapes: [(letter: UInt8, byte: UInt8)] = [
    (UInt8(ascii: "\""), UInt8(ascii: "\"")), (UInt8(ascii: "\\"), UInt8(ascii: "\\")),
    (UInt8(ascii: "/"), UInt8(ascii: "/")), (UInt8(ascii: "b"), 0x08), (UInt8(ascii: "f"), 0x0C),
    (UInt8(ascii: "n"), 0x0A), (UInt8(ascii: "r"), 0x0D), (UInt8(ascii: "t"), 0x09),
  ]

  /// Whether the file writes everything beyond ASCII as escapes.
  let isASCII: Bool
  /// Whether the file writes `\/`.
  let escapesSlash: Bool

  /// The habits of the file that `bytes` are.
  init(of bytes: [UInt8]) {
    var hasUnicodeEscape = false
    var hasSlash = false
    var index = 0
    while index < bytes.count - 1 {
      if bytes[index] == UInt8(ascii: "\\") {
        index += 1
        hasSlash = hasSlash || bytes[index] == UInt8(ascii: "/")
        // U+0000 to U+007F are escaped in any file.
        hasUnicodeEscape =
          hasUnicodeEscape
          || bytes[index] == UInt8(ascii: "u")
            && (Self.unit(bytes[index...].dropFirst().prefix(4)) ?? 0) >= 0x80
      }
      index += 1
    }
    isASCII = hasUnicodeEscape && bytes[bytes.textStart...].allSatisfy { $0 < 0x80 }
    escapesSlash = hasSlash
  }

  /// The literal for `text`, with its quotation marks.
  func literal(_ text: String) -> [UInt8] {
    var literal: [UInt8] = [UInt8(ascii: "\"")]
    for scalar in text.unicodeScalars {
      if scalar.value < 0x80 {
        append(UInt8(scalar.value), to: &literal)
      } else if isASCII {
        for unit in String(scalar).utf16 { Self.appendEscape(unit, to: &literal) }
      } else {
        literal += String(scalar).utf8
      }
    }
    literal.append(UInt8(ascii: "\""))
    return literal
  }

  private func append(_ byte: UInt8, to literal: inout [UInt8]) {
    let escape = Self.escapes.first { $0.byte == byte }
    if let escape, byte != UInt8(ascii: "/") || escapesSlash {
      literal += [UInt8(ascii: "\\"), escape.letter]
    } else if byte < 0x20 {
      Self.appendEscape(UInt16(byte), to: &literal)
    } else {
      literal.append(byte)
    }
  }

  private static func appendEscape(_ unit: UInt16, to literal: inout [UInt8]) {
    let digits = String(unit, radix: 16)
    literal += "\\u\(String(repeating: "0", count: 4 - digits.count))\(digits)".utf8
  }

  private static func unit(_ digits: ArraySlice<UInt8>) -> UInt16? {
    var unit: UInt32 = 0
    for byte in digits {
      guard let digit = byte.hexDigit else { return nil }
      unit = unit << 4 | digit
    }
    return digits.count == 4 ? UInt16(unit) : nil
  }

  /// What a literal that the parser has accepted stands for; nil where it is no text: half a surrogate pair.
  ///
  /// - Parameter literal: With its quotation marks.
  static func text(of literal: ArraySlice<UInt8>) -> String? {
    let content = literal.dropFirst().dropLast()
    guard content.contains(UInt8(ascii: "\\")) else { return String(content) }
    var bytes: [UInt8] = []
    var units: [UInt16] = []
    var index = content.startIndex
    while index < content.endIndex {
      let isUnit = content[index...].starts(with: [UInt8(ascii: "\\"), UInt8(ascii: "u")])
      if !isUnit, !units.isEmpty {
        guard let text = String(validating: units, as: UTF16.self) else { return nil }
        bytes += text.utf8
        units = []
      }
      if isUnit {
        guard let unit = unit(content[index...].dropFirst(2).prefix(4)) else { return nil }
        units.append(unit)
        index += 6
      } else if content[index] == UInt8(ascii: "\\"), index + 1 < content.endIndex {
        bytes.append(escapes.first { $0.letter == content[index + 1] }?.byte ?? content[index + 1])
        index += 2
      } else {
        bytes.append(content[index])
        index += 1
      }
    }
    guard let rest = String(validating: units, as: UTF16.self) else { return nil }
    return String(bytes[...]) + rest
  }
}
