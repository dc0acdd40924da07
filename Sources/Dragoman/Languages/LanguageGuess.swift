public import Foundation

/// A language that a text may be in.
public struct LanguageGuess: Hashable, Sendable {
  /// The language, with a script where the text shows which of several it is written in (`zh-Hant`,
  /// `sr-Latn`).
  public let language: Locale.Language
  /// How likely it is, 0 to 1. Calibrated: of guesses with 0.8 about four in five are right.
  public let confidence: Double

  init(language: Locale.Language, confidence: Double) {
    self.language = language
    self.confidence = confidence
  }
}
