/// A model's output with the spans back in their places.
struct RestoredText {
  /// Where a part of the output went.
  struct Stretch {
    let output: Range<Int>
    let restored: Range<Int>
    let span: Int?
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
      append(output[...], nil, at: 0..<output.count)
      return
    }
    var start = 0
    var place = 0
    while place < output.count {
      if let span = markers.firstIndex(where: { output[place...].starts(with: $0) }) {
        append(output[start..<place], nil, at: start..<place)
        let end = place + markers[span].count
        append(sentence.restored(sentence.spans[span])[...], span, at: place..<end)
        counts[span] += 1
        place = end
        start = end
      } else {
        place += 1
      }
    }
    append(output[start...], nil, at: start..<output.count)
  }

  /// Whether every span stands in the text once.
  var hasEachSpanOnce: Bool { counts.allSatisfy { $0 == 1 } }

  /// The ranges of `bytes` that are spans.
  var spanRanges: [Range<Int>] { stretches.filter { $0.span != nil }.map(\.restored) }

  /// Where `range` of the output is in `bytes`.
  func restored(_ range: Range<Int>) -> Range<Int> {
    var found: Range<Int>?
    for stretch in stretches where stretch.output.overlaps(range) {
      let part: Range<Int>
      if stretch.span == nil {
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

  private mutating func append(_ added: ArraySlice<UInt8>, _ span: Int?, at output: Range<Int>) {
    guard !output.isEmpty else { return }
    let start = bytes.count
    bytes += added
    stretches.append(Stretch(output: output, restored: start..<bytes.count, span: span))
  }
}
