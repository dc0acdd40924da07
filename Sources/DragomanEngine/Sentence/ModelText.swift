internal import DragomanText

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

  /// `text`, the sentence's in another case, with `markers[i]` in the place of span `i` and `edits`, in order, in the
  /// rest.
  init(of sentence: Sentence, text: [UInt8], markers: [[UInt8]], edits: [TextEdit]) {
    bytes.reserveCapacity(text.count)
    var edits = edits[...]
    var start = 0
    for (index, span) in sentence.spans.enumerated() {
      append(text, start..<span.range.lowerBound, &edits)
      append(markers[index], for: span.range, span: index)
      start = span.range.upperBound
      edits = edits.drop { $0.range.lowerBound < start }
    }
    append(text, start..<text.count, &edits)
  }

  /// Adds a part between spans.
  private mutating func append(_ text: [UInt8], _ range: Range<Int>, _ edits: inout ArraySlice<TextEdit>) {
    var start = range.lowerBound
    while let edit = edits.first, edit.range.upperBound <= range.upperBound {
      edits.removeFirst()
      append(Array(text[start..<edit.range.lowerBound]), for: start..<edit.range.lowerBound, span: nil)
      append(edit.bytes, for: edit.range, span: nil)
      start = edit.range.upperBound
    }
    append(Array(text[start..<range.upperBound]), for: start..<range.upperBound, span: nil)
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
