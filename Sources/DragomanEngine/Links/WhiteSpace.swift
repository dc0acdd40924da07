internal import DragomanText

/// The white space within a sentence that is not one plain space: runs, no-break spaces and the like. The model sees a
/// space in its place.
struct WhiteSpace {
  /// Offsets in the sentence; between two words each.
  private(set) var gaps: [Range<Int>] = []
  private let text: [UInt8]

  /// Finds it outside the spans of `sentence`.
  init(of sentence: Sentence) {
    text = sentence.text
    var spans = sentence.spans[...]
    var place = 0
    while place < text.count {
      if let span = spans.first, span.range.lowerBound <= place {
        place = span.range.upperBound
        spans.removeFirst()
        continue
      }
      var end = place
      while let length = spaceLength(at: end), spans.first.map({ end < $0.range.lowerBound }) ?? true {
        end += length
      }
      if end > place, text[place..<end] != [0x20] { gaps.append(place..<end) }
      place = max(end, place + 1)
    }
  }

  /// What puts it between the words of a translation that come from those beside it in the sentence, where these are
  /// neighbours in the translation too.
  func edits(for output: [UInt8], links: [TextLink]) -> [TextEdit] {
    guard !gaps.isEmpty else { return [] }
    var edits: [TextEdit] = []
    for (before, after) in zip(links, links.dropFirst()) {
      let between = before.target.upperBound..<after.target.lowerBound
      guard between.count == 1, output[between] == [0x20],
        let gap = gaps.first(where: { $0.lowerBound == before.source.upperBound }),
        gap.upperBound == after.source.lowerBound
      else { continue }
      edits.append(TextEdit(range: between, bytes: Array(text[gap])))
    }
    return edits
  }

  /// Bytes of the space, tab or no-break space at `place`.
  private func spaceLength(at place: Int) -> Int? {
    guard place < text.count else { return nil }
    switch text[place] {
    case 0x20, 0x09: return 1
    case 0xC2: return place + 1 < text.count && text[place + 1] == 0xA0 ? 2 : nil
    case 0xE2:
      // U+2000 to U+200A and U+202F.
      guard place + 2 < text.count, text[place + 1] == 0x80 else { return nil }
      return (0x80...0x8A).contains(text[place + 2]) || text[place + 2] == 0xAF ? 3 : nil
    case 0xE3: return text[place...].starts(with: [0xE3, 0x80, 0x80]) ? 3 : nil
    default: return nil
    }
  }
}
