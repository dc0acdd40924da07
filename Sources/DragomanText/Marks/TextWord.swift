/// A word of a text, or one punctuation mark between words.
struct TextWord: Hashable, Sendable {
  /// UTF-8 offsets, on the bounds of characters.
  let range: Range<Int>
  /// Whether it is a punctuation mark.
  let isPunctuation: Bool

  /// What the word counts when the best place for a mark is sought: words more than punctuation, long ones a little
  /// more than short ones.
  var weight: Int { isPunctuation ? 10 : 100 + min(range.count, 50) }

  /// The words and punctuation marks of `text`, in order; white space is not part of any.
  ///
  /// In scripts that put no space between words each character is a word.
  ///
  /// - Parameters:
  ///   - whole: Ranges that are one word each whatever is in them; in order, disjoint, on the bounds of characters.
  ///   - byCharacter: Whether each character is a word.
  static func words(of text: String, whole: [Range<Int>] = [], byCharacter: Bool = false) -> [TextWord] {
    var scanner = TextWordScanner(whole: whole, byCharacter: byCharacter)
    var offset = 0
    for character in text {
      let end = offset + character.utf8.count
      scanner.append(TextCharacter(character), at: offset..<end)
      offset = end
    }
    scanner.closeWord()
    return scanner.words
  }
}

/// What a character is to the words round it.
enum TextCharacter {
  case letter, digit, ideograph, joiner, decimalMark, punctuation, space

  /// The kind of `character`, by its first scalar.
  init(_ character: Character) {
    guard let scalar = character.unicodeScalars.first else {
      self = .space
      return
    }
    switch scalar {
    case "a"..."z", "A"..."Z": self = .letter
    case "0"..."9": self = .digit
    case "'", "’", "-", "\u{2010}", "\u{2011}", "_": self = .joiner
    case ".", ",": self = .decimalMark
    default: self = TextCharacter(other: scalar)
    }
  }

  private init(other scalar: Unicode.Scalar) {
    let properties = scalar.properties
    if properties.isWhitespace {
      self = .space
    } else if properties.isIdeographic || TextCharacter.isUnspaced(scalar) {
      self = .ideograph
    } else {
      switch properties.generalCategory {
      case .connectorPunctuation, .dashPunctuation, .openPunctuation, .closePunctuation, .initialPunctuation,
        .finalPunctuation, .otherPunctuation:
        self = .punctuation
      case .decimalNumber: self = .digit
      case .control: self = .space
      default: self = .letter
      }
    }
  }

  /// Kana, Thai, Lao, Burmese and Khmer, which are written without spaces, besides the ideographs.
  private static func isUnspaced(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.value {
    case 0x0E00...0x0EFF, 0x1000...0x109F, 0x1780...0x17FF, 0x3040...0x30FF, 0x31F0...0x31FF, 0xFF66...0xFF9F:
      true
    default: false
    }
  }
}

/// Collects words from a text's characters.
private struct TextWordScanner {
  private(set) var words: [TextWord] = []
  private let whole: [Range<Int>]
  private let byCharacter: Bool
  private var nextWhole = 0
  private var word: Range<Int>?
  private var wordEndsInDigit = false
  /// A joiner or decimal mark after `word`, which belongs to it only if a letter or digit follows.
  private var pending: Range<Int>?
  private var pendingIsDecimal = false

  init(whole: [Range<Int>], byCharacter: Bool) {
    self.whole = whole
    self.byCharacter = byCharacter
  }

  mutating func append(_ kind: TextCharacter, at range: Range<Int>) {
    if appendToWhole(range) { return }
    switch kind {
    case .space:
      closeWord()
    case _ where byCharacter, .ideograph:
      closeWord()
      words.append(
        TextWord(range: range, isPunctuation: kind != .letter && kind != .digit && kind != .ideograph))
    case .letter, .digit:
      appendToWord(range, isDigit: kind == .digit)
    case .joiner, .decimalMark:
      guard word != nil, pending == nil, kind == .joiner || wordEndsInDigit else { fallthrough }
      pending = range
      pendingIsDecimal = kind == .decimalMark
    case .punctuation:
      closeWord()
      words.append(TextWord(range: range, isPunctuation: true))
    }
  }

  /// Ends the word that is being read.
  mutating func closeWord() {
    if let word { words.append(TextWord(range: word, isPunctuation: false)) }
    if let pending { words.append(TextWord(range: pending, isPunctuation: true)) }
    word = nil
    pending = nil
  }

  private mutating func appendToWord(_ range: Range<Int>, isDigit: Bool) {
    if pending != nil, pendingIsDecimal, !isDigit { closeWord() }
    word = (word?.lowerBound ?? range.lowerBound)..<range.upperBound
    pending = nil
    wordEndsInDigit = isDigit
  }

  private mutating func appendToWhole(_ range: Range<Int>) -> Bool {
    while nextWhole < whole.count, whole[nextWhole].upperBound <= range.lowerBound { nextWhole += 1 }
    guard nextWhole < whole.count, whole[nextWhole].lowerBound < range.upperBound else { return false }
    let span = whole[nextWhole]
    if let last = words.last, last.range.upperBound > span.lowerBound, word == nil {
      words[words.count - 1] = TextWord(range: last.range.lowerBound..<range.upperBound, isPunctuation: false)
    } else {
      closeWord()
      words.append(TextWord(range: range, isPunctuation: false))
    }
    return true
  }
}
