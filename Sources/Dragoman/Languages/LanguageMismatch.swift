import DragomanPacks
import DragomanText
import Foundation

/// Notices texts that are clearly in another language than the one they are translated from.
struct LanguageMismatch: Sendable {
  /// The folded code of the expected language.
  private let expected: String
  /// What was found of short texts: lists have the same words again and again, which the engine translates once. There
  /// for as long as the call that asks, and by the text's UTF-8: texts that are equal by their characters alone need not
  /// have the same answer.
  private let known = Memo<[UInt8], Bool>(most: 1024)

  /// A mismatch with `expected`, or nil for a language that the identifier would take for another one.
  init?(with expected: Locale.Language) {
    guard let identity = LanguageIdentity(expected), Self.isTold(identity.code) else { return nil }
    self.expected = identity.code
  }

  /// Whether `text`, by its beginning, is in another language. Never true for a text whose language cannot be
  /// told, nor for another script or region of the same language.
  func isFound(in text: String) -> Bool {
    func isOther() -> Bool { Self.language(of: text).map { $0 != expected } ?? false }
    guard text.utf8.count <= Self.longestKnown else { return isOther() }
    return known.answer(for: Array(text.utf8), isOther)
  }

  /// The folded code of the language that the beginning of `text` is clearly in.
  ///
  /// - Complexity: Less than a millisecond, however long the text.
  static func language(of text: String) -> String? {
    let beginning = text.utf8.count > sampleBytes ? text.beginning(ofBytes: sampleBytes) : text
    return TextLanguageIdentifier().confidentLanguage(of: beginning, gate: gate).flatMap(code)
  }

  /// The longest text, in bytes, whose answer is kept.
  private static let longestKnown = 64

  /// So much of a text is looked at.
  private static let sampleBytes = 1024

  /// Somebody said, or all texts together show, that the language is another: that takes more than
  /// ``ConfidenceGate/standard`` to doubt. At these bounds none of our own texts is taken for a wrong language.
  private static let gate = LanguageGate(
    minimum: 0.85, margin: 0.50, minimumLetters: 12, shortTextMinimum: 0.90)

  /// Whether one of the identifier's tags is of the language `code`: they are folded codes, some with a script.
  private static func isTold(_ code: String) -> Bool {
    TextLanguageIdentifier().supported.contains { $0 == code || $0.hasPrefix("\(code)-") }
  }

  /// The folded code of one of the identifier's tags.
  private static func code(of tag: String) -> String? {
    LanguageIdentity(Locale.Language(identifier: tag))?.code
  }
}

extension String {
  /// At most `count` bytes from the start; a character that is cut becomes U+FFFD.
  func beginning(ofBytes count: Int) -> String { String(decoding: utf8.prefix(count), as: UTF8.self) }
}
