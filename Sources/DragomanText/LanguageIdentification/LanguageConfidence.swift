/// A language that a text may be in, and how likely that is.
package struct LanguageConfidence: Hashable, Sendable {
  /// As BCP-47: "de", "zh-Hant", "sr-Latn".
  package let language: String
  /// 0 to 1. Calibrated: of guesses with 0.8 about four in five are right.
  package let confidence: Double

  /// A guess from its parts.
  package init(_ language: String, _ confidence: Double) {
    self.language = language
    self.confidence = confidence
  }

  /// Most likely first; equally likely ones in the order of their codes, so that the order is always the same.
  static func isBefore(_ first: LanguageConfidence, _ second: LanguageConfidence) -> Bool {
    (second.confidence, first.language) < (first.confidence, second.language)
  }
}

/// When a guess is good enough to act on.
package struct LanguageGate: Hashable, Sendable {
  /// The least confidence of the first guess.
  package var minimum: Double
  /// How far the first guess must be ahead of the second.
  package var margin: Double
  /// Texts with fewer letters than this need `shortTextMinimum`.
  package var minimumLetters: Int
  /// The least confidence of the first guess for a short text.
  package var shortTextMinimum: Double

  /// A gate from its parts.
  package init(
    minimum: Double = 0.60, margin: Double = 0.20, minimumLetters: Int = 12, shortTextMinimum: Double = 0.85
  ) {
    self.minimum = minimum
    self.margin = margin
    self.minimumLetters = minimumLetters
    self.shortTextMinimum = shortTextMinimum
  }
}

/// What a text says about its language.
package struct LanguageEvidence: Hashable, Sendable {
  /// Languages it may be in, most likely first. Their confidences add up to 1 at most; the rest stands for no language
  /// and for those that are not known.
  package let guesses: [LanguageConfidence]
  /// Letters of prose that were looked at: without addresses, markup, code, placeholders, numbers.
  package let letterCount: Int
  /// Whether the script of most letters leaves no other language, so that a short text is as clear as a long one.
  package let isDecidedByScript: Bool

  /// The first guess where it passes `gate`; nil rather than a coin flip.
  package func confidentLanguage(_ gate: LanguageGate) -> String? {
    guard let first = guesses.first else { return nil }
    let isShort = letterCount < gate.minimumLetters && !isDecidedByScript
    let least = isShort ? max(gate.minimum, gate.shortTextMinimum) : gate.minimum
    let ahead = first.confidence - (guesses.dropFirst().first?.confidence ?? 0)
    // 0.6 is ahead of 0.4 by less than 0.2 in binary.
    return first.confidence >= least && ahead >= gate.margin - 1e-9 ? first.language : nil
  }
}
