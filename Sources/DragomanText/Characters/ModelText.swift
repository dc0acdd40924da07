/// A segment's text as the model should see it: without invisible characters, with plain ones for those that its
/// vocabulary lacks, and what is needed to write the translation in the source's manner.
package struct ModelText: Hashable, Sendable {
  /// The text for the model.
  package let text: String
  /// Whether the source had quotation marks and all were typographic.
  package let hasTypographicQuotes: Bool

  /// Prepares a text.
  ///
  /// Soft hyphens, zero-width marks and the marks of writing direction go (zero-width joiners stay where a script or a
  /// pictograph needs them), every kind of white space becomes a space. A typographic quotation mark, dash or ellipsis
  /// becomes the plain character only where `isKnown` says that the vocabulary lacks it.
  ///
  /// - Parameters:
  ///   - source: Any text.
  ///   - isKnown: Whether the model's vocabulary has a character. Asked only about typographic ones.
  /// - Complexity: O(bytes); a text of letters and plain marks is returned as it is.
  package init(_ source: String, isKnown: (Unicode.Scalar) -> Bool) {
    var source = source
    var quotes = (typographic: 0, plain: 0)
    let changed = source.withUTF8 { bytes in
      Self.changed(bytes, quotes: &quotes, isKnown: isKnown)
    }
    text = changed.map { String(decoding: $0, as: UTF8.self) } ?? source
    hasTypographicQuotes = quotes.typographic > 0 && quotes.plain == 0
  }

  /// The bytes for the model; nil if they are those of the text.
  private static func changed(
    _ bytes: UnsafeBufferPointer<UInt8>, quotes: inout (typographic: Int, plain: Int),
    isKnown: (Unicode.Scalar) -> Bool
  ) -> [UInt8]? {
    guard let base = bytes.baseAddress else { return nil }
    let source = SpanText(bytes: bytes, base: base)
    var output: [UInt8]?
    var copied = 0
    var at = 0
    while at < bytes.count {
      let byte = bytes[at]
      if byte == UInt8(ascii: "\"") { quotes.plain += 1 }
      guard mayChange(byte), let (scalar, next) = source.scalar(at: at) else {
        at += 1
        continue
      }
      if scalar.isTypographicQuote { quotes.typographic += 1 }
      if let replacement = replacement(of: scalar, at: at..<next, in: source, isKnown: isKnown) {
        output = output ?? []
        output?.append(contentsOf: bytes[copied..<at])
        output?.append(contentsOf: replacement.utf8)
        copied = next
      }
      at = next
    }
    output?.append(contentsOf: bytes[copied...])
    return output
  }

  /// Whether a byte may begin a character that is changed: a control, or the first of one beyond Latin letters.
  private static func mayChange(_ byte: UInt8) -> Bool {
    byte < 0x20 || byte == 0xC2 || byte == 0xCA || byte == 0xCD || byte == 0xD8
      || (0xE1...0xE3).contains(byte) || byte == 0xEF
  }

  /// What stands for a character; nil if it stays.
  private static func replacement(
    of scalar: Unicode.Scalar, at range: Range<Int>, in source: SpanText, isKnown: (Unicode.Scalar) -> Bool
  ) -> String? {
    switch scalar.value {
    case 0x200C, 0x200D:
      let isNeeded =
        joins(source.scalar(before: range.lowerBound)) && joins(source.scalar(at: range.upperBound)?.0)
      return isNeeded ? nil : ""
    case 0xAD, 0x34F, 0x61C, 0x180E, 0x200B, 0x200E...0x200F, 0x202A...0x202E, 0x2060...0x206F, 0xFEFF:
      return ""
    case 0x09...0x0D, 0x85, 0xA0, 0x1680, 0x2000...0x200A, 0x2028, 0x2029, 0x202F, 0x205F, 0x3000: return " "
    default: return scalar.plainForm.flatMap { isKnown(scalar) ? nil : $0 }
    }
  }

  /// Whether zero-width joiners and non-joiners mean something beside a character: in scripts that join letters, and in
  /// pictographs.
  private static func joins(_ scalar: Unicode.Scalar?) -> Bool {
    switch scalar?.value ?? 0 {
    case 0x600...0x8FF, 0x900...0x109F, 0x1780...0x18AF, 0x1B00...0x1BFF, 0x2190...0x2BFF, 0xA840...0xABFF,
      0xFB50...0xFEFE,
      0x1_0000...:
      true
    default: false
    }
  }
}

extension Unicode.Scalar {
  /// A quotation mark that is no plain one; not U+2019, which is an apostrophe as well.
  fileprivate var isTypographicQuote: Bool {
    switch value {
    case 0xAB, 0xBB, 0x201A...0x201F, 0x2039, 0x203A, 0x300C...0x300F: true
    default: false
    }
  }

  /// What a typographic character is on a typewriter.
  fileprivate var plainForm: String? {
    switch value {
    case 0x2018, 0x2019, 0x201A, 0x201B, 0x2039, 0x203A, 0x2BC, 0x2032: "'"
    case 0xAB, 0xBB, 0x201C...0x201F, 0x2033, 0x300C...0x300F: "\""
    case 0x2010...0x2015, 0x2212: "-"
    case 0x2026: "..."
    case 0x2022: "*"
    default: nil
    }
  }
}
