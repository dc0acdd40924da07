internal import DragomanText

/// The words of a sentence that stand alone in quotation marks and take many pieces: names of boats and programs, which
/// a model would make into something that only sounds like them.
struct QuotedNames {
  /// The fewest pieces of such a word. Words of the language have fewer, but for long compounds.
  private static let leastPieces = 4

  /// In order and disjoint.
  let spans: [Sentence.Span]

  /// The names in `sentence`; none if nothing else in it is text.
  init(in sentence: Sentence, pieces: Pieces) {
    let text = sentence.text
    let marks = Self.marks(in: text)
    var spans: [Sentence.Span] = []
    for (opening, closing) in zip(marks, marks.dropFirst()) {
      let word = opening.upperBound..<closing.lowerBound
      guard !word.isEmpty, text[word].allSatisfy(Self.isWordByte), hasLetters(in: text, word) else {
        continue
      }
      var ids: [Int32] = []
      Array(text[word]).withUnsafeBufferPointer { pieces.encode($0, into: &ids) }
      if ids.count >= Self.leastPieces {
        spans.append(Sentence.Span(range: word, kind: .identifier, replacement: nil))
      }
    }
    self.spans = spans.isEmpty || sentence.adding(spans).hasText ? spans : []
  }

  /// The quotation marks: `"`, `“ ” „`, `« »`, `‹ ›`.
  private static func marks(in text: [UInt8]) -> [Range<Int>] {
    var marks: [Range<Int>] = []
    for place in text.indices {
      switch text[place] {
      case 0x22: marks.append(place..<place + 1)
      case 0xC2 where place + 1 < text.count && [0xAB, 0xBB].contains(text[place + 1]):
        marks.append(place..<place + 2)
      case 0xE2
      where place + 2 < text.count && text[place + 1] == 0x80
        && [0x9C, 0x9D, 0x9E, 0xB9, 0xBA].contains(text[place + 2]):
        marks.append(place..<place + 3)
      default: break
      }
    }
    return marks
  }

  /// What one word consists of; beyond ASCII there are letters and few marks that touch them.
  private static func isWordByte(_ byte: UInt8) -> Bool {
    byte >= 0x80 || byte == 0x2D || (0x30...0x39).contains(byte) || (0x41...0x5A).contains(byte & 0xDF)
  }
}
