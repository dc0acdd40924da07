package import Foundation

/// How the words of a line are capitalised.
package enum LineCase: Hashable, Sendable {
  /// All in capitals: at least two words, or one of five letters.
  case capitals
  /// Most words of three or more begin with a capital, as in English headings. Never for languages that write nouns so.
  case title
  /// Any other way.
  case other

  /// Looks at a line or sentence.
  ///
  /// - Parameters:
  ///   - range: Of the line, UTF-8 offsets in `bytes`.
  ///   - bytes: UTF-8.
  ///   - language: That of the line.
  ///   - spans: In order and disjoint; their letters do not count.
  /// - Complexity: O(line); a line in small letters is left after its second word.
  package init(
    of range: Range<Int>, in bytes: UnsafeBufferPointer<UInt8>, language: Locale.Language,
    spans: [ProtectedSpan] = []
  ) {
    self = .other
    guard let base = bytes.baseAddress, range.upperBound <= bytes.count else { return }
    var text = SpanText(bytes: bytes, base: base)
    text.end = range.upperBound
    let titles = Self.writesTitles(language)
    var words = CasedWords(text: text, at: range.lowerBound, spans: spans[...])
    var tally = Tally()
    while let word = words.next() {
      tally.add(word)
      // The usual line is decided at its second or third word.
      if tally.hasSmall, !titles || tally.isOrdinary { return }
    }
    if tally.isCapitals {
      self = .capitals
    } else if titles, tally.isTitle, !text.hasSentenceStop(in: range) {
      self = .title
    }
  }

  /// Looks at a line or sentence; see above for bytes.
  package init(of line: String, language: Locale.Language, spans: [ProtectedSpan] = []) {
    var line = line
    self = line.withUTF8 { LineCase(of: $0.indices, in: $0, language: language, spans: spans) }
  }

  /// Whether headings are capitalised word by word in a language; elsewhere it means names or nouns.
  private static func writesTitles(_ language: Locale.Language) -> Bool {
    language.languageCode?.identifier == "en"
  }
}

/// What the words of a line have in common.
private struct Tally {
  private var words = 0
  private var letters = 0
  private var hasVowel = false
  private var isFirstCapital = false
  /// Words of four letters or more, and how many of them begin with a capital.
  private var long = 0
  private var longCapitals = 0
  /// Whether a small letter was seen.
  private(set) var hasSmall = false

  mutating func add(_ word: CasedWords.Word) {
    words += 1
    letters += word.letters
    hasVowel = hasVowel || word.hasVowel
    hasSmall = hasSmall || word.small > 0
    if words == 1 { isFirstCapital = word.beginsWithCapital }
    if word.letters > 3 {
      long += 1
      longCapitals += word.beginsWithCapital ? 1 : 0
    }
  }

  /// Whether it can be no title any more: one word in six may be small.
  var isOrdinary: Bool { !isFirstCapital || long - longCapitals > 1 + words / 6 }

  /// Abbreviations alone ("HTML CSS", "USB") are no line in capitals.
  var isCapitals: Bool { !hasSmall && hasVowel && letters >= 5 }

  var isTitle: Bool {
    hasSmall && words >= 3 && isFirstCapital && longCapitals >= 2 && long - longCapitals <= long / 6
  }
}

/// The words of a line, one after the other.
private struct CasedWords {
  let text: SpanText
  var at: Int
  var spans: ArraySlice<ProtectedSpan>

  /// What the letters of a word tell that have case.
  struct Word {
    private(set) var capitals = 0
    private(set) var small = 0
    private(set) var beginsWithCapital = false
    private(set) var hasVowel = false
    var letters: Int { capitals + small }

    /// Counts a letter; false for what is none.
    mutating func count(_ scalar: Unicode.Scalar) -> Bool {
      let isCapital: Bool
      if scalar.value < 0x80 {
        let byte = UInt8(truncatingIfNeeded: scalar.value)
        guard byte.isLetter else { return scalar == "'" }
        isCapital = byte.isUpper
        hasVowel = hasVowel || "aeiouy".utf8.contains(byte | 0x20)
      } else {
        let properties = scalar.properties
        guard properties.isAlphabetic else { return scalar == "\u{2019}" }
        guard properties.isCased else { return true }
        isCapital = properties.isUppercase || properties.generalCategory == .titlecaseLetter
        hasVowel = true
      }
      if letters == 0 { beginsWithCapital = isCapital }
      capitals += isCapital ? 1 : 0
      small += isCapital ? 0 : 1
      return true
    }
  }

  /// The next word with cased letters, outside of spans.
  mutating func next() -> Word? {
    var word = Word()
    while at < text.end {
      if let span = spans.first, span.range.lowerBound <= at {
        spans.removeFirst()
        at = max(at, span.range.upperBound)
      } else if let (scalar, following) = text.scalar(at: at) {
        at = following
        if !word.count(scalar), word.letters > 0 { return word }
      } else {
        at += 1
      }
    }
    return word.letters > 0 ? word : nil
  }
}

extension SpanText {
  /// Whether a stop, question or exclamation mark is followed by white space, or a stop ends the range.
  fileprivate func hasSentenceStop(in range: Range<Int>) -> Bool {
    range.contains { at in
      ".!?".utf8.contains(bytes[at])
        && (self[at + 1].isBlank || (at + 1 == range.upperBound && bytes[at] == UInt8(ascii: ".")))
    }
  }
}
