/// A text whose paragraphs stand in one line each, and the way back.
package struct UnwrappedText: Sendable {
  private let line: JoinedLine

  /// Joins the lines of `text` that were wrapped by hand (see `WrappedText`), but for paragraphs in which there is
  /// nothing to translate.
  ///
  /// - Parameter spans: In order and disjoint: line breaks within them stay.
  /// - Complexity: O(bytes), and a search among the spans for each line.
  package init(_ text: String, keeping spans: [ProtectedSpan]) {
    let bytes = Array(text.utf8)
    func inner(of range: Range<Int>) -> ArraySlice<ProtectedSpan> {
      let first = spans.partitioningIndex { $0.range.upperBound > range.lowerBound }
      return spans[first..<max(first, spans.partitioningIndex { $0.range.lowerBound >= range.upperBound })]
    }
    let joins = WrappedText.paragraphs(in: bytes)
      .filter { SourceDocument.hasLetters(in: bytes, $0.range, outside: inner(of: $0.range)) }
      .flatMap(\.joins)
      .filter { inner(of: $0.range).isEmpty }
    line = JoinedLine(bytes.indices, joins: joins[...], of: bytes)
  }

  /// The text with its paragraphs in one line each.
  package var text: String { String(decoding: line.bytes, as: UTF8.self) }

  /// The marks of quoting (`>`) at the beginnings of lines, in order: they bound sentences.
  package var quoting: [ProtectedSpan] {
    var spans: [ProtectedSpan] = []
    var isAtStart = true
    var start: Int?
    for (place, byte) in line.bytes.enumerated() {
      if byte == UInt8(ascii: ">"), isAtStart {
        start = start ?? place
        spans.removeLast(spans.last?.range.lowerBound == start ? 1 : 0)
        spans.append(ProtectedSpan(range: (start ?? place)..<place + 1, kind: .syntax))
      } else if byte == 0x0A || byte == 0x0D {
        isAtStart = true
        start = nil
      } else if byte != 0x20, byte != 0x09 {
        isAtStart = false
      }
    }
    return spans
  }

  /// Where a part of the text as it was, UTF-8 offsets, is in the present one.
  package func joined(_ range: Range<Int>) -> Range<Int> { line.joined(range) }

  /// Where a part of the present text was; it is not empty, and neither end is at a space that stands for a line break.
  package func original(_ range: Range<Int>) -> Range<Int> { line.original(range) }
}
