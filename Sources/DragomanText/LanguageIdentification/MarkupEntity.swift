/// A character written as an entity: numeric, or named after a Latin letter. Any other stands for a space.
struct MarkupEntity {
  /// The character meant.
  let scalar: Unicode.Scalar
  /// Scalars from behind the ampersand to the semicolon, included.
  let length: Int

  /// The entity whose name begins `scalars`, which follow an ampersand; nil where there is none.
  init?(_ scalars: ArraySlice<Unicode.Scalar>) {
    guard let end = scalars.firstIndex(of: ";"), end > scalars.startIndex else { return nil }
    let name = scalars[..<end]
    let isName = name.allSatisfy {
      $0.isASCII && ($0.properties.isAlphabetic || $0 == "#" || ("0"..."9").contains($0))
    }
    guard isName else { return nil }
    length = name.count + 1
    let text = String(String.UnicodeScalarView(name))
    if text.hasPrefix("#") {
      let digits = text.dropFirst()
      let isHexadecimal = digits.hasPrefix("x") || digits.hasPrefix("X")
      let value = UInt32(isHexadecimal ? digits.dropFirst() : digits, radix: isHexadecimal ? 16 : 10)
      scalar = value.flatMap(Unicode.Scalar.init) ?? " "
    } else {
      scalar = Self.named(text) ?? " "
    }
  }

  /// Letters that are not composed of a letter and a mark.
  private static let letters: [String: Unicode.Scalar] = [
    "szlig": "ß", "aelig": "æ", "AElig": "Æ", "oslash": "ø", "Oslash": "Ø", "oelig": "œ", "OElig": "Œ",
    "thorn": "þ", "THORN": "Þ", "eth": "ð", "ETH": "Ð", "inodot": "ı",
  ]

  private static let marks: [String: Unicode.Scalar] = [
    "grave": "\u{300}", "acute": "\u{301}", "circ": "\u{302}", "tilde": "\u{303}", "uml": "\u{308}",
    "ring": "\u{30A}", "caron": "\u{30C}", "cedil": "\u{327}",
  ]

  private static func named(_ name: String) -> Unicode.Scalar? {
    if let letter = letters[name] { return letter }
    guard let base = name.unicodeScalars.first, let mark = marks[String(name.dropFirst())] else { return nil }
    return composed[Character(String(String.UnicodeScalarView([base, mark])))]
  }

  /// The letters of Latin-1 and Latin Extended-A. Characters are equal that decompose into the same scalars.
  private static let composed: [Character: Unicode.Scalar] = Dictionary(
    (0xC0...0x17F).compactMap(Unicode.Scalar.init).map { (Character($0), $0) },
    uniquingKeysWith: { first, _ in first })
}
