import DragomanText
public import Foundation

/// Tells which language a text is in, or that it cannot be told.
///
/// ```swift
/// if let language = LanguageIdentifier().confidentLanguage(of: post.text) {
///   offerTranslation(from: language)
/// }
/// ```
/// Addresses, markup, code and placeholders are no language and are left out first. The same text always has
/// the same answer; any number of threads may ask at once. Nothing of the text is kept.
///
/// The first use in a process reads tables, in about ten milliseconds. After that a sentence takes a fraction
/// of a millisecond, and a text of any length about ten: of more than 32 KiB, parts spread over it are read.
public struct LanguageIdentifier: Sendable {
  private let identifier = TextLanguageIdentifier()

  /// An identifier.
  public init() {}

  /// The languages that can be told apart, by tag. Whether there are packs for them is another question.
  public var supportedLanguages: [Locale.Language] {
    identifier.supported.map { Locale.Language(identifier: $0) }
  }

  /// The languages that `text` may be in, the likeliest first.
  ///
  /// - Parameters:
  ///   - text: Any text.
  ///   - maximum: How many guesses to give at most.
  /// - Returns: Guesses whose confidences add up to 1 at most; the rest stands for languages that are not
  ///   known and for no language at all. Empty for a text without letters, or one that resembles no language.
  public func hypotheses(for text: String, maximum: Int = 3) -> [LanguageGuess] {
    identifier.guesses(for: text, maximum: maximum).map(LanguageGuess.init)
  }

  /// The language of `text` where there is little doubt about it.
  ///
  /// - Parameters:
  ///   - text: Any text.
  ///   - gate: How little.
  /// - Returns: The language, or nil rather than a coin flip: for single words, names, numbers, code, and for
  ///   texts in several languages.
  public func confidentLanguage(of text: String, gate: ConfidenceGate = .standard) -> Locale.Language? {
    identifier.confidentLanguage(of: text, gate: gate.forText).map { Locale.Language(identifier: $0) }
  }

  /// Both from one look at the text, by tags as the identifier spells them: `Locale.Language` does not tell
  /// `zh` from `zh-Hans`.
  package func finding(in text: String, maximum: Int = 3) -> LanguageFinding {
    let evidence = identifier.evidence(for: text)
    return LanguageFinding(
      language: evidence.confidentLanguage(ConfidenceGate.standard.forText),
      candidates: evidence.guesses.prefix(max(maximum, 0)).map { ($0.language, $0.confidence) })
  }
}

/// What a text says about its language.
package struct LanguageFinding: Sendable {
  /// The tag of its language where there is little doubt.
  package let language: String?
  /// Tags of languages that it may be in, the likeliest first.
  package let candidates: [(tag: String, confidence: Double)]
}

extension LanguageGuess {
  init(_ guess: LanguageConfidence) {
    self.init(language: Locale.Language(identifier: guess.language), confidence: guess.confidence)
  }
}
