/// How a full stop behind an abbreviation is read.
enum Abbreviation: Sendable {
  /// Part of the abbreviation, whatever follows: titles, "e.g.".
  case never
  /// May end the sentence, and does before a capital letter: "etc.".
  case closing
  /// May end the sentence, and does before a word that often begins one: "Inc.".
  case doubtful
  /// Part of the abbreviation before digits, else an ordinary word: "No.", "Jan.".
  case number
  /// As `number`, also before Roman numbers and single capital letters: "Fig.", "Abs.".
  case label
}

/// What the sentence rules know about one language.
///
/// Abbreviations are written without their last stop and without white space ("z.B"). One written in small letters
/// stands for itself in any case, one with a capital only for exactly that.
struct LanguageData: Sendable {
  private let abbreviations: [String: Abbreviation]
  private let suffixes: [(ending: String, kind: Abbreviation)]
  private let starters: Set<String>

  /// Whether a stop makes a number an ordinal ("3. Mai").
  let hasOrdinalStops: Bool

  /// Whether words without a vowel are ordinary ones ("smrt"), and so no sign of an abbreviation.
  let hasVowellessWords: Bool

  /// Particles that go on behind a closing quotation mark.
  let quotatives: [String]

  /// Words that begin like `quotatives`.
  let quotativeLookalikes: [String]

  /// - Parameters:
  ///   - never: Abbreviations of that kind, separated by white space; so for the other kinds.
  ///   - suffixes: Endings of compounds ("str" of "Bahnhofstr.").
  ///   - starters: Words that often begin a sentence and hardly follow an abbreviation within one. An elided word
  ///     includes its apostrophe ("l'").
  init(
    never: String = "", closing: String = "", doubtful: String = "", number: String = "", label: String = "",
    suffixes: [(ending: String, kind: Abbreviation)] = [], starters: String = "",
    hasOrdinalStops: Bool = false,
    hasVowellessWords: Bool = false, quotatives: [String] = [], quotativeLookalikes: [String] = []
  ) {
    var abbreviations = Self.international
    let kinds: [(String, Abbreviation)] = [
      (never, .never), (closing, .closing), (doubtful, .doubtful), (number, .number), (label, .label),
    ]
    for (words, kind) in kinds {
      for word in words.split(whereSeparator: \.isWhitespace) {
        abbreviations[String(word)] = kind
      }
    }
    self.abbreviations = abbreviations
    self.suffixes = suffixes
    self.starters = Set(starters.split(whereSeparator: \.isWhitespace).map(String.init))
    self.hasOrdinalStops = hasOrdinalStops
    self.hasVowellessWords = hasVowellessWords
    self.quotatives = quotatives
    self.quotativeLookalikes = quotativeLookalikes
  }

  /// Those that are met in every language, mostly before names and numbers.
  private static let international: [String: Abbreviation] = [
    "dr": .never, "mr": .never, "mrs": .never, "Ms": .never, "prof": .never, "vs": .never, "cf": .never,
    "ph.d": .doubtful, "inc": .doubtful, "ltd": .doubtful, "co": .doubtful, "corp": .doubtful,
    "jr": .doubtful,
    "sr": .doubtful, "etc": .closing, "no": .number, "nr": .number, "fig": .label, "vol": .label,
    "pp": .label,
  ]

  // MARK: - Looking up

  /// What is known about the abbreviation that ends before a stop.
  ///
  /// - Parameters:
  ///   - chain: It and the short words with stops before it, without white space.
  ///   - word: The last word alone.
  func kind(ofChain chain: String, word: String) -> Abbreviation? {
    var rest = chain[...]
    while true {
      if let kind = kind(of: String(rest)) { return kind }
      guard let stop = rest.firstIndex(of: ".") else { break }
      rest = rest[rest.index(after: stop)...]
    }
    // "l'art. 3", "Bahnhofstr. 5".
    if let apostrophe = word.lastIndex(where: { $0 == "'" || $0 == "\u{2019}" }) {
      return kind(of: String(word[word.index(after: apostrophe)...]))
    }
    return suffixes.first { word.hasSuffix($0.ending) }?.kind
  }

  private func kind(of word: String) -> Abbreviation? {
    abbreviations[word] ?? abbreviations[word.lowercased()]
  }

  /// Whether `word` often begins a sentence.
  func isStarter(_ word: String) -> Bool {
    let folded = word.lowercased()
    return starters.contains(folded.hasSuffix("\u{2019}") ? folded.dropLast() + "'" : folded)
  }
}
