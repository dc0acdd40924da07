/// Tells what language a text is in, or that it cannot be told.
///
/// 1. `Prose` strips what is no language and counts letters by script.
/// 2. A script with one language decides alone, whatever the length. Han, kana and Bopomofo are told apart by
///    `HanForms`.
/// 3. Where languages share a script, `LanguageScorer` weighs letters, words and CLD2.
/// 4. A text with several scripts is divided by the squares of their letters' shares: a foreign name in a sentence
///    weighs less than its letters.
///
/// The same text always has the same guesses. Any number of threads may use an identifier at once.
package struct TextLanguageIdentifier: Sendable {
  /// An identifier. The tables are read at the first use in the process, in about ten milliseconds.
  package init() {}

  /// The languages it tells apart, as BCP-47, in alphabetical order.
  package var supported: [String] { Self.supportedLanguages }

  private static let supportedLanguages: [String] =
    Set(CLD2Opinion.languages + Script.onlyLanguages.values + ["am", "ti", "as", "zh"]).sorted()

  /// Guesses below this are not worth telling.
  private static let leastConfidence = 0.005

  /// The languages `text` may be in, most likely first, at most `maximum`; empty where there is no letter.
  ///
  /// - Parameter text: Any text. Of one above 32 KiB the first 16 and four pieces of 4 from its rest are read.
  package func guesses(for text: String, maximum: Int) -> [LanguageConfidence] {
    Array(evidence(for: text).guesses.prefix(max(maximum, 0)))
  }

  /// The language of `text` where `gate` lets it pass, else nil.
  package func confidentLanguage(of text: String, gate: LanguageGate = LanguageGate()) -> String? {
    evidence(for: text).confidentLanguage(gate)
  }

  /// All that `text` says about its language.
  package func evidence(for text: String) -> LanguageEvidence {
    let prose = Prose(text)
    let weights = Self.shares(of: prose)
    var confidences: [String: Double] = [:]
    for (script, share) in weights.sorted(by: { $0.key.rawValue < $1.key.rawValue }) {
      for guess in Self.guesses(for: script, in: prose) {
        confidences[guess.language, default: 0] += share * guess.confidence
      }
    }
    let guesses = confidences.map { LanguageConfidence($0.key, $0.value) }
      .filter { $0.confidence >= Self.leastConfidence }
      .sorted(by: LanguageConfidence.isBefore)
    let main = weights.max { ($0.value, $1.key.rawValue) < ($1.value, $0.key.rawValue) }?.key
    return LanguageEvidence(
      guesses: guesses, letterCount: prose.letterCount,
      isDecidedByScript: main.map { Self.decides($0, in: prose) } ?? false)
  }

  /// Whether `script` alone tells the language.
  private static func decides(_ script: Script, in prose: Prose) -> Bool {
    if script == .han { return HanForms(prose.han).isJapanese(kana: prose.letters(of: .kana)) }
    return script.onlyLanguage != nil || script == .bengali
  }

  /// The part of each script in the decision. Han, kana and Bopomofo count as one, under `han`.
  private static func shares(of prose: Prose) -> [Script: Double] {
    var letters: [Script: Double] = [:]
    for script in Script.allCases where prose.letters(of: script) > 0 {
      let group = script == .kana || script == .bopomofo ? .han : script
      letters[group, default: 0] += Double(prose.letters(of: script)) * script.letterWeight
    }
    // Korean with some Han characters, Japanese with none of Hangul.
    if let hangul = letters[.hangul], let han = letters[.han], prose.letters(of: .kana) == 0 {
      letters[.hangul] = hangul + min(han, hangul)
      letters[.han] = han - min(han, hangul)
    }
    let squares = letters.mapValues { $0 * $0 }
    let sum = squares.values.sorted().reduce(0, +)
    return squares.filter { $0.value > 0 }.mapValues { $0 / sum }
  }

  private static func guesses(for script: Script, in prose: Prose) -> [LanguageConfidence] {
    switch script {
    case .han, .kana, .bopomofo:
      return HanForms(prose.han).guesses(
        kana: prose.letters(of: .kana), bopomofo: prose.letters(of: .bopomofo))
    case .bengali:
      return [LanguageConfidence(isAssamese(prose) ? "as" : "bn", 0.97)]
    default:
      if let language = script.onlyLanguage { return [LanguageConfidence(language, 0.99)] }
      let candidates = LanguageScorer.candidates(for: script, in: prose)
      return LanguageScorer.likelihoods(of: candidates)
    }
  }

  /// Assamese has letters of its own for r and w, U+09F0 and U+09F1.
  private static func isAssamese(_ prose: Prose) -> Bool {
    let words = prose.words[.bengali] ?? []
    return zip(zip(words, words.dropFirst()), words.dropFirst(2)).contains {
      $0.0 == 0xE0 && $0.1 == 0xA7 && ($1 == 0xB0 || $1 == 0xB1)
    }
  }
}
