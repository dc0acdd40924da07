/// How the words of a line are capitalised.
package enum LineCase: Hashable, Sendable {
  /// All in capitals: at least two words, or one of five letters.
  case capitals
  /// Any other way.
  case other

  /// Looks at a line or sentence.
  ///
  /// - Parameters:
  ///   - range: Of the line, UTF-8 offsets in `bytes`.
  ///   - bytes: UTF-8.
  ///   - spans: In order and disjoint; their letters do not count.
  /// - Complexity: O(line); one with small letters is left at its first word with one.
  package init(
    of range: Range<Int>, in bytes: UnsafeBufferPointer<UInt8>, spans: [ProtectedSpan] = []
  ) {
    self = .other
    guard let base = bytes.baseAddress, range.upperBound <= bytes.count else { return }
    var text = SpanText(bytes: bytes, base: base)
    text.end = range.upperBound
    var words = CasedWords(text: text, at: range.lowerBound, spans: spans[...])
    var tally = Tally()
    while let word = words.next() {
      tally.add(word)
      if tally.hasSmall { return }
    }
    if tally.isCapitals { self = .capitals }
  }

  /// Looks at a line or sentence; see above for bytes.
  package init(of line: String, spans: [ProtectedSpan] = []) {
    var line = line
    self = line.withUTF8 { LineCase(of: $0.indices, in: $0, spans: spans) }
  }
}

/// What the words of a line have in common.
private struct Tally {
  private var letters = 0
  private var hasVowel = false
  /// Whether a small letter was seen.
  private(set) var hasSmall = false

  mutating func add(_ word: CasedWords.Word) {
    letters += word.capitals + word.small
    hasVowel = hasVowel || word.hasVowel
    hasSmall = hasSmall || word.small > 0
  }

  /// Abbreviations alone ("HTML CSS", "USB") are no line in capitals.
  var isCapitals: Bool { !hasSmall && hasVowel && letters >= 5 }
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
