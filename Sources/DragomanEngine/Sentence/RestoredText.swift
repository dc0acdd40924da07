internal import DragomanText

/// A model's output with the spans back in their places.
struct RestoredText {
  /// Where a part of the output went.
  struct Stretch {
    let output: Range<Int>
    let restored: Range<Int>
    let span: Int?
    /// Whether the two are the same, byte for byte.
    let isCopy: Bool
  }

  /// UTF-8.
  private(set) var bytes: [UInt8] = []
  /// In order; together all of the output and all of `bytes`.
  private(set) var stretches: [Stretch] = []
  /// How often each span stands in the text.
  private(set) var counts: [Int]

  /// `output` with the spans of `sentence` in the place of their `markers`.
  init(_ output: [UInt8], of sentence: Sentence, markers: [[UInt8]]) {
    counts = Array(repeating: 0, count: sentence.spans.count)
    guard !sentence.spans.isEmpty else {
      add(output, 0..<output.count, isCopy: true)
      return
    }
    var start = 0
    var place = 0
    while place < output.count {
      if let span = markers.firstIndex(where: { output[place...].starts(with: $0) }) {
        add(Array(output[start..<place]), start..<place, isCopy: true)
        let end = place + markers[span].count
        add(sentence.restored(sentence.spans[span]), place..<end, span: span, isCopy: false)
        counts[span] += 1
        place = end
        start = end
      } else {
        place += 1
      }
    }
    add(Array(output[start...]), start..<output.count, isCopy: true)
  }

  /// Whether every span stands in the text once.
  var hasEachSpanOnce: Bool { counts.allSatisfy { $0 == 1 } }

  /// The ranges of `bytes` that are spans.
  var spanRanges: [Range<Int>] { stretches.filter { $0.span != nil }.map(\.restored) }

  /// The text with `edits` made; they are in order, disjoint, and touch no span.
  func applying(_ edits: [TextEdit]) -> RestoredText {
    guard !edits.isEmpty else { return self }
    var result = self
    result.bytes = []
    result.stretches = []
    var edits = edits[...]
    for stretch in stretches {
      guard stretch.isCopy else {
        result.add(Array(bytes[stretch.restored]), stretch.output, span: stretch.span, isCopy: false)
        continue
      }
      let offset = stretch.output.lowerBound - stretch.restored.lowerBound
      var start = stretch.restored.lowerBound
      while let edit = edits.first, edit.range.upperBound <= stretch.restored.upperBound {
        edits.removeFirst()
        let before = start..<edit.range.lowerBound
        result.add(
          Array(bytes[before]), before.lowerBound + offset..<before.upperBound + offset, isCopy: true)
        result.add(
          edit.bytes, edit.range.lowerBound + offset..<edit.range.upperBound + offset, isCopy: false)
        start = edit.range.upperBound
      }
      result.add(
        Array(bytes[start..<stretch.restored.upperBound]), start + offset..<stretch.output.upperBound,
        isCopy: true)
    }
    return result
  }

  private mutating func add(_ added: [UInt8], _ output: Range<Int>, span: Int? = nil, isCopy: Bool) {
    guard !output.isEmpty else { return }
    let start = bytes.count
    bytes += added
    stretches.append(Stretch(output: output, restored: start..<bytes.count, span: span, isCopy: isCopy))
  }

  /// The text without hyphens between a span or number and a space that the sentence does not have there: models take
  /// those for the first half of a compound.
  func withoutStrayHyphens(of sentence: Sentence) -> RestoredText {
    var edits: [TextEdit] = []
    for stretch in stretches {
      guard let span = stretch.span else { continue }
      let place = stretch.restored.upperBound
      let end = sentence.spans[span].range.upperBound
      guard place + 1 < bytes.count, bytes[place] == 0x2D, bytes[place + 1] == 0x20,
        end == sentence.text.count || sentence.text[end] != 0x2D
      else { continue }
      edits.append(TextEdit(range: place..<place + 1, bytes: []))
    }
    edits += strayNumberHyphens(of: sentence)
    return applying(edits.sorted { $0.range.lowerBound < $1.range.lowerBound })
  }

  /// The hyphens of "12- Zimmer". "12- oder" and "3- bis" are right: what follows is no noun.
  private func strayNumberHyphens(of sentence: Sentence) -> [TextEdit] {
    func hasHyphen(_ text: [UInt8], behind digit: Int) -> Bool {
      digit + 1 < text.count && text[digit + 1] == 0x2D && (0x30...0x39).contains(text[digit])
    }
    var edits: [TextEdit] = []
    for stretch in stretches where stretch.isCopy {
      for digit in stretch.restored where hasHyphen(bytes, behind: digit) {
        guard digit + 1 < stretch.restored.upperBound, digit + 3 < bytes.count, bytes[digit + 2] == 0x20,
          (0x41...0x5A).contains(bytes[digit + 3])
        else { continue }
        if sentence.text.indices.contains(where: { hasHyphen(sentence.text, behind: $0) }) { return [] }
        edits.append(TextEdit(range: digit + 1..<digit + 2, bytes: []))
      }
    }
    return edits
  }

  /// Where `range` of the output is in `bytes`.
  func restored(_ range: Range<Int>) -> Range<Int> {
    var found: Range<Int>?
    for stretch in stretches where stretch.output.overlaps(range) {
      let part: Range<Int>
      if stretch.isCopy {
        let common = stretch.output.clamped(to: range)
        let offset = stretch.restored.lowerBound - stretch.output.lowerBound
        part = common.lowerBound + offset..<common.upperBound + offset
      } else {
        part = stretch.restored
      }
      found = found.map { $0.lowerBound..<part.upperBound } ?? part
    }
    return found ?? 0..<0
  }
}
