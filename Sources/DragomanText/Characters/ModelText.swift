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
  /// - Complexity: O(bytes); a text of letters and plain marks is copied as it is.
  package init(_ source: String, isKnown: (Unicode.Scalar) -> Bool) {
    guard source.utf8.contains(where: Self.mayChange) else {
      text = source
      hasTypographicQuotes = false
      return
    }
    var text = String.UnicodeScalarView()
    var quotes = (typographic: 0, plain: 0)
    var before: Unicode.Scalar?
    let scalars = source.unicodeScalars
    for index in scalars.indices {
      let scalar = scalars[index]
      if scalar.isTypographicQuote { quotes.typographic += 1 }
      if scalar == "\"" { quotes.plain += 1 }
      let next = scalars.index(after: index)
      let after = next < scalars.endIndex ? scalars[next] : nil
      if let kept = Self.visible(scalar, between: before, and: after) {
        text.append(
          contentsOf: kept.plainForm.flatMap { isKnown(kept) ? nil : $0.unicodeScalars }
            ?? String(kept).unicodeScalars)
      }
      before = scalar
    }
    self.text = String(text)
    hasTypographicQuotes = quotes.typographic > 0 && quotes.plain == 0
  }

  /// Whether a byte may belong to a character that is changed: the first of one beyond Latin letters, or a control.
  private static func mayChange(_ byte: UInt8) -> Bool {
    byte == 0xC2 || byte == 0xD8 || (byte >= 0xE1 && byte <= 0xE3) || byte == 0xEF || (byte < 0x20)
      || byte == 0xCD
  }

  /// What the model sees of a character; nil for what it should not see.
  private static func visible(
    _ scalar: Unicode.Scalar, between before: Unicode.Scalar?, and after: Unicode.Scalar?
  ) -> Unicode.Scalar? {
    switch scalar.value {
    case 0x200C, 0x200D: joins(before) && joins(after) ? scalar : nil
    case 0xAD, 0x34F, 0x61C, 0x180E, 0x200B, 0x200E...0x200F, 0x202A...0x202E, 0x2060...0x206F, 0xFEFF: nil
    case 0x09...0x0D, 0x85, 0xA0, 0x1680, 0x2000...0x200A, 0x2028, 0x2029, 0x202F, 0x205F, 0x3000: " "
    default: scalar
    }
  }

  /// Whether zero-width joiners and non-joiners mean something beside a character: in scripts that join letters, and in
  /// pictographs.
  private static func joins(_ scalar: Unicode.Scalar?) -> Bool {
    guard let value = scalar?.value else { return false }
    return (0x600...0x8FF).contains(value) || (0x900...0x109F).contains(value)
      || (0x1780...0x18AF).contains(value)
      || (0x2190...0x2BFF).contains(value) || (0xFB50...0xFDFF).contains(value)
      || (0xFE00...0xFEFE).contains(value) || value >= 0x1_0000
      || (0x1B00...0x1BFF).contains(value) || (0xA840...0xABFF).contains(value)
  }
}

extension Unicode.Scalar {
  /// A quotation mark that is no plain one; not U+2019, which is an apostrophe as well.
  var isTypographicQuote: Bool {
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
