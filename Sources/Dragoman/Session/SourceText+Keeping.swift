import DragomanEngine
import DragomanText

extension SourceText {
  /// A text with what its caller wants kept.
  ///
  /// - Parameters:
  ///   - text: The text.
  ///   - marked: Ranges that the caller marked, as UTF-8 offsets between characters; in order, disjoint, none empty.
  ///     Where one is a part of an address or the like, all of that is kept.
  ///   - terms: Terms that are kept or replaced, but within marked ranges and within addresses and the like.
  init(_ text: String, keeping marked: [Range<Int>] = [], terms: TermList) {
    guard !marked.isEmpty || !terms.isEmpty else {
      self.init(text)
      return
    }
    var text = text
    text.makeContiguousUTF8()
    let kept = text.withUTF8 { bytes in
      let spans = SpanRecognizer().spans(in: bytes)
      let marked = Self.widened(marked, by: spans)
      let found = terms.matches(in: bytes, outside: Self.merged(marked, spans)).filter { match in
        // A term may hold a whole address, but nothing of what the caller marked.
        !marked.contains(overlapping: match.range)
      }
      return Self.inOrder(
        marked.map { Kept(range: $0) } + found.map { Kept(range: $0.range, replacement: $0.replacement) })
    }
    self.init(text, kept: kept)
  }

  private static func inOrder(_ kept: [Kept]) -> [Kept] {
    kept.sorted { $0.range.lowerBound < $1.range.lowerBound }
  }

  /// The ranges out to the ends of the spans that they have a part of.
  private static func widened(_ ranges: [Range<Int>], by spans: [ProtectedSpan]) -> [Range<Int>] {
    var widened: [Range<Int>] = []
    var rest = spans[...]
    for range in ranges {
      while let span = rest.first, span.range.upperBound <= range.lowerBound { rest.removeFirst() }
      var whole = range
      for span in rest {
        guard span.range.lowerBound < range.upperBound else { break }
        whole = min(whole.lowerBound, span.range.lowerBound)..<max(whole.upperBound, span.range.upperBound)
      }
      if let last = widened.last, last.upperBound > whole.lowerBound {
        widened[widened.count - 1] = last.lowerBound..<max(last.upperBound, whole.upperBound)
      } else {
        widened.append(whole)
      }
    }
    return widened
  }

  /// The ranges, and the spans that they leave, in order.
  private static func merged(_ ranges: [Range<Int>], _ spans: [ProtectedSpan]) -> [ProtectedSpan] {
    let free = spans.filter { !ranges.contains(overlapping: $0.range) }
    return (free + ranges.map { ProtectedSpan(range: $0, kind: .term) }).sorted {
      $0.range.lowerBound < $1.range.lowerBound
    }
  }
}

extension [Range<Int>] {
  /// Whether one of them, which are in order and disjoint, has a part in `range`.
  func contains(overlapping range: Range<Int>) -> Bool {
    var low = 0
    var high = count
    while low < high {
      let middle = (low + high) / 2
      if self[middle].upperBound <= range.lowerBound { low = middle + 1 } else { high = middle }
    }
    return low < count && self[low].lowerBound < range.upperBound
  }
}
