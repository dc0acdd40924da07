package import DragomanText
package import Foundation

/// A text cut into sentences by the engine's own rules, for those who hand them in one by one.
package struct CutText: Sendable {
  /// The sentences in order, each with what of the text's kept parts it holds; none is cut across one.
  package let sentences: [SourceText]
  private let marked: MarkedDocument

  /// Cuts `text` as a call with `options` would.
  package init(_ text: SourceText, options: CallOptions) {
    let marked = MarkedDocument(text, options: options)
    self.marked = marked
    sentences = marked.document.segments.map { segment in
      let range = segment.range
      return SourceText(
        String(decoding: marked.document.bytes[range], as: UTF8.self),
        kept: marked.spans(in: range).compactMap(\.kept))
    }
  }

  /// The whole text with the translations in the sentences' places, and their links.
  ///
  /// - Precondition: There is one translation for each sentence.
  package func joined(
    with translations: [TranslatedText], target: Locale.Language
  ) -> (text: String, links: [TextLink]) {
    let joined = marked.document.assembled(with: translations.map(\.text), target: target)
    var links: [TextLink] = []
    for (index, translation) in translations.enumerated() {
      let source = marked.document.segments[index].range.lowerBound
      links += translation.links.map { link in
        let moved = link.moved(source: source, target: joined.starts[index])
        return TextLink(
          source: marked.original(moved.source), target: moved.target, isVerbatim: moved.isVerbatim)
      }
    }
    return (joined.text, links)
  }
}

extension Sentence.Span {
  /// The span as a part that a caller wants kept; nil for one that is found again in the sentence alone.
  fileprivate var kept: SourceText.Kept? {
    guard kind == .term || kind == .syntax else { return nil }
    return SourceText.Kept(range: range, replacement: replacement.map { String(decoding: $0, as: UTF8.self) })
  }
}
