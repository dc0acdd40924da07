internal import DragomanText

/// A text to translate, and what the caller wants kept in it.
package struct SourceText: Hashable, Sendable {
  /// A part that does not go through the model.
  package struct Kept: Hashable, Sendable {
    /// UTF-8 offsets in the text, between characters; not empty.
    package let range: Range<Int>
    /// What stands in its place in the translation; nil for the part itself.
    package let replacement: String?

    /// A part from its parts.
    package init(range: Range<Int>, replacement: String? = nil) {
      self.range = range
      self.replacement = replacement
    }
  }

  /// The text.
  package let text: String
  /// In order and disjoint.
  package let kept: [Kept]

  /// A text from its parts.
  ///
  /// - Precondition: `kept` is in order and disjoint, and within the text.
  package init(_ text: String, kept: [Kept] = []) {
    var end = 0
    for part in kept {
      precondition(part.range.lowerBound >= end && !part.range.isEmpty, "kept parts are not in order")
      end = part.range.upperBound
    }
    precondition(end <= text.utf8.count, "a kept part exceeds the text")
    self.text = text
    self.kept = kept
  }
}

/// A text cut into segments, with the spans in it.
struct MarkedDocument {
  let document: SourceDocument
  /// What the lines were before they were joined, where that is asked for.
  private let unwrapped: UnwrappedText?
  /// In order and disjoint; offsets in the document.
  private let spans: [Sentence.Span]

  /// Finds the spans and the segments of `text`.
  init(_ text: SourceText, options: CallOptions) {
    var string = text.text
    let found = string.withUTF8 { SpanRecognizer().spans(in: $0) }
    let kept = text.kept.map {
      Sentence.Span(range: $0.range, kind: .term, replacement: $0.replacement.map { Array($0.utf8) })
    }
    let merged = Self.merged(kept, with: found)
    if options.joinsLines {
      let joined = UnwrappedText(string, keeping: merged.map(\.protected))
      string = joined.text
      let moved = merged.map { span in
        Sentence.Span(range: joined.joined(span.range), kind: span.kind, replacement: span.replacement)
      }
      spans = Self.merged(moved, with: joined.quoting)
      unwrapped = joined
    } else {
      spans = merged
      unwrapped = nil
    }
    document = SourceDocument(
      string, language: options.source, mode: options.splitting, protected: spans.map(\.protected))
  }

  /// Where a part of the document, not empty, is in the text.
  func original(_ range: Range<Int>) -> Range<Int> { unwrapped?.original(range) ?? range }

  /// The spans within `range`, by offsets in it. A span that reaches beyond it is not one of them.
  func spans(in range: Range<Int>) -> [Sentence.Span] {
    guard !spans.isEmpty else { return [] }
    var low = 0
    var high = spans.count
    while low < high {
      let middle = (low + high) / 2
      if spans[middle].range.lowerBound < range.lowerBound { low = middle + 1 } else { high = middle }
    }
    return spans[low...].prefix { $0.range.upperBound <= range.upperBound }.map {
      $0.moved(by: -range.lowerBound)
    }
  }

  /// How the letters of a segment are cased.
  func casing(of range: Range<Int>) -> LineCase {
    let own = spans(in: range).map { $0.moved(by: range.lowerBound).protected }
    return document.bytes.withUnsafeBufferPointer {
      LineCase(of: range, in: $0, spans: own)
    }
  }

  /// The caller's spans, and those found that touch none of them.
  private static func merged(_ kept: [Sentence.Span], with found: [ProtectedSpan]) -> [Sentence.Span] {
    var result: [Sentence.Span] = []
    result.reserveCapacity(kept.count + found.count)
    var rest = kept[...]
    for span in found {
      while let first = rest.first, first.range.upperBound <= span.range.lowerBound {
        result.append(first)
        rest.removeFirst()
      }
      let isFree =
        (rest.first.map { $0.range.lowerBound >= span.range.upperBound } ?? true)
        && (result.last.map { $0.range.upperBound <= span.range.lowerBound } ?? true)
      if isFree { result.append(Sentence.Span(range: span.range, kind: span.kind, replacement: nil)) }
    }
    return result + rest
  }
}

extension Sentence.Span {
  /// The span without what replaces it.
  fileprivate var protected: ProtectedSpan { ProtectedSpan(range: range, kind: kind) }
}
