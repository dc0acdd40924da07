/// A sentence as the model sees it: markers for its spans, nothing that cannot be seen, and characters of the
/// vocabulary in the place of odd ones.
struct ModelText: Sendable {
  /// A stretch of the model's text and the part of the sentence that it stands for.
  struct Stretch: Sendable {
    let model: Range<Int>
    let source: Range<Int>
    /// The span that this marker stands for.
    let span: Int?
  }

  /// UTF-8.
  private(set) var bytes: [UInt8] = []
  /// In order; together all of `bytes`. Within one that is no marker and has equal lengths, offsets correspond.
  private(set) var stretches: [Stretch] = []

  /// The sentence with `markers[i]` in the place of span `i` and the rest as `rewritten` gives it, which gets the
  /// ranges between the spans.
  init(of sentence: Sentence, markers: [[UInt8]], rewritten: (Range<Int>) -> [Rewriting]) {
    bytes.reserveCapacity(sentence.text.count)
    var start = 0
    for (index, span) in sentence.spans.enumerated() {
      append(rewritten(start..<span.range.lowerBound))
      append(markers[index], for: span.range, span: index)
      start = span.range.upperBound
    }
    append(rewritten(start..<sentence.text.count))
  }

  /// A part of a sentence, and what the model sees of it.
  struct Rewriting {
    let source: Range<Int>
    let bytes: [UInt8]
  }

  private mutating func append(_ parts: [Rewriting]) {
    for part in parts { append(part.bytes, for: part.source, span: nil) }
  }

  private mutating func append(_ added: [UInt8], for source: Range<Int>, span: Int?) {
    guard !added.isEmpty || !source.isEmpty else { return }
    let start = bytes.count
    bytes += added
    stretches.append(Stretch(model: start..<bytes.count, source: source, span: span))
  }

  /// The part of the sentence that `range` of the model's text came from.
  func source(of range: Range<Int>) -> Range<Int> {
    var found: Range<Int>?
    for stretch in stretches where stretch.model.overlaps(range) {
      let part: Range<Int>
      if stretch.span == nil, stretch.model.count == stretch.source.count {
        let common = stretch.model.clamped(to: range)
        let offset = stretch.source.lowerBound - stretch.model.lowerBound
        part = common.lowerBound + offset..<common.upperBound + offset
      } else {
        part = stretch.source
      }
      found = found.map { $0.lowerBound..<max(part.upperBound, $0.upperBound) } ?? part
    }
    return found ?? 0..<0
  }
}
