/// A word in parts, because a mark begins or ends inside it.
struct CutWord {
  /// The parts, in order; the word alone if nothing cuts it.
  let parts: [TextWord]

  /// `word`, cut at those of `offsets`, which are sorted, that are inside it.
  init(_ word: TextWord, at offsets: [Int]) {
    var low = 0
    var high = offsets.count
    while low < high {
      let middle = (low + high) / 2
      if offsets[middle] <= word.range.lowerBound { low = middle + 1 } else { high = middle }
    }
    var parts: [TextWord] = []
    var start = word.range.lowerBound
    while low < offsets.count, offsets[low] < word.range.upperBound {
      if offsets[low] > start {
        parts.append(TextWord(range: start..<offsets[low], isPunctuation: word.isPunctuation))
        start = offsets[low]
      }
      low += 1
    }
    parts.append(TextWord(range: start..<word.range.upperBound, isPunctuation: word.isPunctuation))
    self.parts = parts
  }

  /// `word` of the translation, cut after the same characters as this one; nil if it has more or fewer.
  func cutLikewise(_ word: TextWord, source: String, target: String) -> [TextWord]? {
    guard let first = parts.first, let last = parts.last else { return nil }
    let from = CutWord.ends(of: source, first.range.lowerBound..<last.range.upperBound)
    let to = CutWord.ends(of: target, word.range)
    guard from.count == to.count else { return nil }
    var result: [TextWord] = []
    var start = word.range.lowerBound
    var next = 0
    for part in parts {
      while next < from.count, from[next] < part.range.upperBound { next += 1 }
      guard next < from.count, from[next] == part.range.upperBound else { return nil }
      result.append(TextWord(range: start..<to[next], isPunctuation: word.isPunctuation))
      start = to[next]
    }
    return result
  }

  /// Where each character in a part of a text ends, as UTF-8 offsets.
  private static func ends(of text: String, _ range: Range<Int>) -> [Int] {
    let start = text.utf8.index(text.startIndex, offsetBy: range.lowerBound)
    let end = text.utf8.index(text.startIndex, offsetBy: range.upperBound)
    var offset = range.lowerBound
    return text[start..<end].map { character in
      offset += character.utf8.count
      return offset
    }
  }
}
