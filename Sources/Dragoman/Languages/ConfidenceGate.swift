import DragomanText

/// When a guess at a text's language is good enough to act on.
///
/// A text whose script is written by one language alone (kana, Hangul, Thai) is never too short; for any other,
/// ``minimumLetters`` decides which of two bounds holds.
public struct ConfidenceGate: Hashable, Sendable {
  /// The least confidence of the first guess, 0 to 1.
  public var minimum: Double
  /// How far the first guess must be ahead of the second, 0 to 1.
  public var margin: Double
  /// A text with fewer letters than this needs ``shortTextMinimum``. Letters of addresses, markup, code and
  /// placeholders do not count.
  public var minimumLetters: Int
  /// The least confidence of the first guess for such a text; ``minimum`` where that is higher.
  public var shortTextMinimum: Double

  /// A gate with the bounds given, the others as in ``standard``.
  public init(
    minimum: Double = 0.60, margin: Double = 0.20, minimumLetters: Int = 12, shortTextMinimum: Double = 0.85
  ) {
    self.minimum = minimum
    self.margin = margin
    self.minimumLetters = minimumLetters
    self.shortTextMinimum = shortTextMinimum
  }

  /// What sessions and availability use: rather no answer than a wrong one.
  public static let standard = ConfidenceGate()

  /// For what is only offered and easily undone, such as a language preselected in a list: the first guess
  /// where it is at least as likely as all others together, however short the text.
  public static let lenient = ConfidenceGate(
    minimum: 0.50, margin: 0.05, minimumLetters: 0, shortTextMinimum: 0.50)

  /// The gate as the text module has it.
  var forText: LanguageGate {
    LanguageGate(
      minimum: minimum, margin: margin, minimumLetters: minimumLetters, shortTextMinimum: shortTextMinimum)
  }
}
