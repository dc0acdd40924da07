internal import DragomanText

/// A sentence on its way to the model: its text, and what in it must come through as it is.
struct Sentence: Hashable, Sendable {
  /// A part that the model sees as a placeholder.
  struct Span: Hashable, Sendable {
    /// Offsets in the sentence's text.
    let range: Range<Int>
    let kind: ProtectedSpan.Kind
    /// What stands in its place in the translation; nil for the span itself.
    let replacement: [UInt8]?

    /// The span in a text of which the present one is a part that begins at `-offset`.
    func moved(by offset: Int) -> Span {
      Span(
        range: range.lowerBound + offset..<range.upperBound + offset, kind: kind, replacement: replacement)
    }
  }

  /// UTF-8, not empty.
  let text: [UInt8]
  /// In order and disjoint; no two without something between them.
  let spans: [Span]
  /// How the sentence's letters are cased.
  let casing: LineCase

  /// A sentence of `text`. Spans that touch become one, and a placeholder or number that touches an ASCII letter takes in
  /// the word: the model would put a space between them.
  init(_ text: [UInt8], spans: [Span], casing: LineCase) {
    self.text = text
    self.spans = spans.isEmpty ? [] : Self.joined(spans, in: text)
    self.casing = casing
  }

  /// What stands in the place of `span` in a translation.
  func restored(_ span: Span) -> [UInt8] { span.replacement ?? Array(text[span.range]) }

  /// The sentence with what replaces its spans in their places.
  var replacedText: [UInt8] {
    guard spans.contains(where: { $0.replacement != nil }) else { return text }
    var result: [UInt8] = []
    var start = 0
    for span in spans {
      result += text[start..<span.range.lowerBound] + restored(span)
      start = span.range.upperBound
    }
    return result + text[start...]
  }

  /// The text with a space in the place of each span.
  var textOutsideSpans: [UInt8] {
    var result: [UInt8] = []
    var start = 0
    for span in spans {
      result += text[start..<span.range.lowerBound] + [0x20]
      start = span.range.upperBound
    }
    return result + text[start...]
  }

  /// Whether there is a letter outside the spans.
  var hasText: Bool {
    var start = 0
    for span in spans {
      if hasLetters(in: text, start..<span.range.lowerBound) { return true }
      start = span.range.upperBound
    }
    return hasLetters(in: text, start..<text.count)
  }

  /// The sentence with more spans.
  func adding(_ more: [Span]) -> Sentence {
    let free = more.filter { span in !spans.contains { $0.range.overlaps(span.range) } }
    return Sentence(
      text, spans: (spans + free).sorted { $0.range.lowerBound < $1.range.lowerBound }, casing: casing)
  }

  /// The sentence in about `count` parts, at least two if it can be cut at all; no cut is inside a span.
  func cuts(into count: Int) -> [Range<Int>] {
    var cuts: [Range<Int>] = []
    for part in LongSentence.parts(of: 0..<text.count, in: text, count: count) {
      var part =
        max(part.lowerBound, cuts.last?.upperBound ?? 0)..<max(part.upperBound, cuts.last?.upperBound ?? 0)
      if let span = spans.first(where: {
        $0.range.contains(part.upperBound) && $0.range.lowerBound < part.upperBound
      }) {
        part = part.lowerBound..<span.range.upperBound
      }
      if !part.isEmpty { cuts.append(part) }
    }
    return cuts.count > 1 ? cuts : halves
  }

  /// Two parts with the cut near the middle, at any place outside the spans: for a sentence that offers no better one,
  /// such as a grapheme cluster of thousands of marks.
  private var halves: [Range<Int>] {
    let middle = text.count / 2
    let places = (1..<max(text.count, 1)).filter { place in
      text[place] & 0xC0 != 0x80
        && !spans.contains { $0.range.lowerBound < place && place < $0.range.upperBound }
    }
    guard let place = places.min(by: { abs($0 - middle) < abs($1 - middle) }) else { return [0..<text.count] }
    return [0..<place, place..<text.count]
  }

  private static func joined(_ spans: [Span], in text: [UInt8]) -> [Span] {
    var joined: [Span] = []
    for (index, span) in spans.enumerated() {
      let ceiling = index + 1 < spans.count ? spans[index + 1].range.lowerBound : text.count
      var start = span.range.lowerBound
      var end = span.range.upperBound
      if span.kind == .placeholder || span.kind == .number {
        let floor = joined.last?.range.upperBound ?? 0
        while start > floor, isWordByte(text[start - 1]) { start -= 1 }
        while end < ceiling, isWordByte(text[end]) { end += 1 }
      }
      if let last = joined.last, start < end, last.range.upperBound >= start, last.replacement == nil,
        span.replacement == nil
      {
        joined[joined.count - 1] = Span(
          range: last.range.lowerBound..<max(end, last.range.upperBound), kind: last.kind, replacement: nil)
      } else {
        joined.append(Span(range: start..<end, kind: span.kind, replacement: span.replacement))
      }
    }
    return joined
  }

  /// An ASCII letter or digit.
  private static func isWordByte(_ byte: UInt8) -> Bool {
    (0x30...0x39).contains(byte) || (0x41...0x5A).contains(byte & 0xDF)
  }
}
