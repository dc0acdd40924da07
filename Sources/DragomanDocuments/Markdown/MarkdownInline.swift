/// A part of a block's inline text, with its place in the text.
enum MarkdownInline {
  /// Text that stands for itself.
  case literal(Range<Int>)
  /// An escape or a reference, with what it stands for; for a line break within a paragraph a space.
  case resolved([UInt8], Range<Int>)
  case open(Range<Int>)
  /// The end of what was opened last; a link by its own text needs its label written out.
  case close(Range<Int>, label: Range<Int>?)
  case void(Range<Int>, partsWords: Bool)
  case kept(String, Range<Int>)
  /// An HTML tag or comment.
  case html(Range<Int>)
}
