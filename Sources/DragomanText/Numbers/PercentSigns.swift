import Foundation

/// Whether a translation has as many per-cent signs as percentages were in its source: signs of any script, or the words
/// of its language for them.
struct PercentSigns: Sendable {
  /// How the words begin, in lower-case ASCII; empty for a language whose words are not known, which is not judged.
  private let words: [[UInt8]]

  /// For translations into a language.
  init(of language: Locale.Language) {
    words = (Self.words[language.languageCode?.identifier ?? ""] ?? []).map { Array($0.utf8) }
  }

  private static let words: [String: [String]] = [
    "da": ["procent"], "de": ["prozent"], "en": ["percent", "per cent", "pct"],
    "es": ["por ciento", "por cien"], "fr": ["pour cent", "pourcent"],
    "it": ["per cento", "percent"],
    "nb": ["prosent"], "nl": ["procent"], "pl": ["procent"], "pt": ["por cento", "percent"],
    "sv": ["procent"],
  ]

  /// Whether `count` percentages are all in the translation. What else has such a sign or word makes no difference.
  ///
  /// - Complexity: O(bytes).
  func agree(_ count: Int, _ translation: UnsafeBufferPointer<UInt8>) -> Bool {
    if count == 0 || words.isEmpty { return true }
    var found = 0
    for at in translation.indices where found < count {
      let rest = translation[at...]
      let isSign = rest.first == UInt8(ascii: "%") || Self.otherSigns.contains { rest.starts(with: $0) }
      if isSign || words.contains(where: { rest.starts(with: $0) { $0 | Self.lowerCase(of: $0) == $1 } }) {
        found += 1
      }
    }
    return found == count
  }

  /// The Arabic sign, the full-width and the small one.
  private static let otherSigns = ["\u{66A}", "\u{FF05}", "\u{FE6A}"].map { Array($0.utf8) }

  /// The bit that makes an ASCII letter lower case.
  private static func lowerCase(of byte: UInt8) -> UInt8 { (0x41...0x5A).contains(byte) ? 0x20 : 0 }
}
