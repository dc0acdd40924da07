/// What a block's inlines are, whatever their order, and what its text says, without white space.
struct MarkdownSignature: Hashable {
  /// Each inline that is no text, with what it says: code and HTML.
  private let inlines: [Inline: Int]
  /// The block's text and code.
  let text: [UInt8]

  private struct Inline: Hashable {
    let kind: MarkdownTree.Node.Kind
    let literal: [UInt8]

    init(_ node: MarkdownTree.Node) {
      kind = node.kind
      // A footnote has its number in the document.
      literal = node.kind == .footnote ? [] : node.literal
    }
  }

  /// The signature of the block with these inlines.
  init(_ nodes: ArraySlice<MarkdownTree.Node>) {
    var inlines: [Inline: Int] = [:]
    var text: [UInt8] = []
    var hidden: Set<Int> = []
    for index in nodes.indices {
      let node = nodes[index]
      // What an image says instead stands in no text.
      let isHidden = node.parent.map { hidden.contains($0) } ?? false
      if isHidden || node.kind == .image { hidden.insert(index) }
      if !isHidden, node.kind == .text || node.kind == .code {
        text += node.literal.filter { !MarkdownContent.isSpace($0) }
      }
      if node.kind != .text, node.kind != .softBreak {
        inlines[Inline(node), default: 0] += 1
      }
    }
    self.inlines = inlines
    self.text = text
  }

  /// Whether the inlines are the same, whatever the text.
  func hasSameInlines(as other: MarkdownSignature) -> Bool {
    inlines == other.inlines
  }
}
