internal import CDragomanMarkdown

/// A parsed Markdown document.
struct MarkdownTree {
  /// A node of the tree.
  struct Node {
    /// What a node is.
    enum Kind: UInt32 {
      case other, paragraph, heading, cell, quote, task, text, softBreak, hardBreak, code, html, emphasis,
        strong
      case strikethrough, link, image, footnote

      /// Whether it is a block, and not part of a block's text.
      var isBlock: Bool {
        rawValue <= Kind.task.rawValue
      }
    }

    let kind: Kind
    /// The node that it is in, as an index.
    let parent: Int?
    /// Blocks: the first and the last line, counted from 0; nil if they are not known.
    let lines: ClosedRange<Int>?
    /// Blocks: the first byte in the first line and the one after the last in the last line, counted from 0.
    let firstColumn: Int
    let endColumn: Int
    /// Texts, code, HTML: what it says.
    let literal: [UInt8]
  }

  /// The nodes, parents before children, siblings in order.
  let nodes: [Node]

  /// Parses UTF-8.
  ///
  /// - Throws: `tooComplex` if memory is short.
  init(_ bytes: some Sequence<UInt8>) throws(MarkupError) {
    let input = bytes.map { CChar(bitPattern: $0) }
    guard let tree = dgm_markdown_parse(input, input.count) else { throw .tooComplex }
    nodes = UnsafeBufferPointer(start: dgm_markdown_nodes(tree), count: dgm_markdown_count(tree)).map(
      Node.init)
    dgm_markdown_free(tree)
  }

  /// The kinds of all blocks, in order.
  var blocks: [Node.Kind] {
    nodes.lazy.map(\.kind).filter(\.isBlock)
  }

  /// The nodes inside the node at `index`, which stand behind it.
  func descendants(of index: Int) -> Range<Int> {
    var end = index + 1
    while end < nodes.count, let parent = nodes[end].parent, parent >= index { end += 1 }
    return index + 1..<end
  }
}

extension MarkdownTree.Node {
  fileprivate init(_ node: dgm_markdown_node) {
    kind = Kind(rawValue: UInt32(node.kind)) ?? .other
    parent = node.parent < 0 ? nil : Int(node.parent)
    lines =
      node.first_line > 0 && node.last_line >= node.first_line
      ? Int(node.first_line) - 1...Int(node.last_line) - 1 : nil
    firstColumn = max(Int(node.first_column) - 1, 0)
    endColumn = max(Int(node.last_column), 0)
    literal = Array(String(cString: node.literal).utf8)
  }
}
