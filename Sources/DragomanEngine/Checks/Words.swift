/// A text's words, for comparing a translation with its source: runs of anything but white space, without the
/// punctuation at their edges.
struct Words {
  private(set) var words: [ArraySlice<UInt8>] = []

  /// The words of UTF-8.
  init(of text: [UInt8]) {
    var start: Int?
    for place in 0...text.count {
      let isSpace = place == text.count || text[place] == 0x20 || (0x09...0x0D).contains(text[place])
      if !isSpace {
        if start == nil { start = place }
      } else if let from = start {
        append(text, from..<place)
        start = nil
      }
    }
  }

  private mutating func append(_ text: [UInt8], _ range: Range<Int>) {
    guard let first = text[range].firstIndex(where: Self.isInWord),
      let last = text[range].lastIndex(where: Self.isInWord)
    else { return }
    words.append(text[first...last])
  }

  private static func isInWord(_ byte: UInt8) -> Bool {
    byte >= 0x80 || (0x30...0x39).contains(byte) || (0x41...0x5A).contains(byte & 0xDF)
  }

  var count: Int { words.count }

  /// The most often that one to four words stand in a row without anything between; 1 if none does twice.
  var longestRepetition: Int { longestRepetition(of: 1...4) }

  /// The same for two to four words, which nobody says three times in a row.
  var longestPhraseRepetition: Int { longestRepetition(of: 2...4) }

  private func longestRepetition(of lengths: ClosedRange<Int>) -> Int {
    var most = 1
    for length in lengths where words.count >= 2 * length {
      var equal = 0
      for place in length..<words.count {
        equal = words[place].elementsEqual(words[place - length]) ? equal + 1 : 0
        most = max(most, equal / length + 1)
      }
    }
    return most
  }

  /// Whether the second half says what the first half says.
  var isDoubled: Bool {
    let half = words.count / 2
    return words.count >= 2 && words.count % 2 == 0
      && (0..<half).allSatisfy { words[$0].elementsEqual(words[$0 + half]) }
  }
}
