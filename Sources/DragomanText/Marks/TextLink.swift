/// Says which part of a text a part of its translation came from.
package struct TextLink: Hashable, Sendable {
  /// UTF-8 offsets in the source text: one word, or one protected span.
  package let source: Range<Int>
  /// UTF-8 offsets in the translation; links stand in the order of these, which do not overlap.
  package let target: Range<Int>
  /// Whether the two are the same, byte for byte, because the part was protected.
  package let isVerbatim: Bool

  /// A link from its parts.
  package init(source: Range<Int>, target: Range<Int>, isVerbatim: Bool = false) {
    self.source = source
    self.target = target
    self.isVerbatim = isVerbatim
  }

  /// The link in texts that hold the present ones from `source` and `target` on.
  package func moved(source sourceOffset: Int, target targetOffset: Int) -> TextLink {
    TextLink(
      source: source.lowerBound + sourceOffset..<source.upperBound + sourceOffset,
      target: target.lowerBound + targetOffset..<target.upperBound + targetOffset, isVerbatim: isVerbatim)
  }
}
