internal import CDragomanGumbo

/// A parsed HTML document; positions are claims that the caller must check against the bytes.
final class HTMLTree {
  /// A node of the tree.
  struct Node {
    /// What a node is.
    enum Kind {
      case element, template, text, comment
    }

    let kind: Kind
    /// The element that it is in, as an index.
    let parent: Int?
    let isForeign: Bool
    /// Elements: the start tag; others: all of it. Empty if it is not in the document.
    let start: Range<Int>
    /// Elements: the end tag; empty if it is not in the document.
    let end: Range<Int>
  }

  /// An attribute of an element.
  struct Attribute {
    /// In lower case.
    let name: String
    /// With references resolved.
    let value: String
    /// The value with its quotation marks; empty if there is none.
    let range: Range<Int>
  }

  /// The nodes, parents before children, siblings in order.
  let nodes: [Node]
  private let tree: OpaquePointer
  private let input: UnsafeMutablePointer<CChar>

  /// How many steps a document may take to parse, and how many more for each byte: about a second for a small one.
  private static let steps: (base: UInt64, perByte: UInt64) = (400_000_000, 200)
  /// How much memory a document may take, and how much more for each byte.
  private static let memory: (base: Int, perByte: Int) = (1 << 20, 400)
  /// The processor time after which a document is given up whose steps were estimated wrongly.
  private static let seconds: Int32 = 20
  private static let maximumBytes = 1 << 30

  /// Parses UTF-8.
  ///
  /// - Throws: `tooComplex`.
  init(_ bytes: [UInt8]) throws(MarkupError) {
    guard bytes.count <= HTMLTree.maximumBytes else { throw .tooComplex }
    // Gumbo's strings point into the input, which an array's storage would not stay for.
    let input = UnsafeMutablePointer<CChar>.allocate(capacity: max(bytes.count, 1))
    for (offset, byte) in bytes.enumerated() { input[offset] = CChar(bitPattern: byte) }
    let limit = HTMLTree.steps.base + HTMLTree.steps.perByte * UInt64(bytes.count)
    let memory = HTMLTree.memory.base + HTMLTree.memory.perByte * bytes.count
    guard dgm_html_work(input, bytes.count) <= limit,
      let tree = dgm_html_parse(input, bytes.count, memory, HTMLTree.seconds)
    else {
      input.deallocate()
      throw .tooComplex
    }
    self.input = input
    self.tree = tree
    nodes = UnsafeBufferPointer(start: dgm_html_nodes(tree), count: dgm_html_count(tree)).map(Node.init)
  }

  deinit {
    dgm_html_free(tree)
    input.deallocate()
  }

  /// The text of a node with references resolved.
  func text(of node: Int) -> [UInt8] {
    precondition(nodes.indices.contains(node), "no such node")
    let node = dgm_html_nodes(tree)[node]
    return node.text.withMemoryRebound(to: UInt8.self, capacity: node.text_length) {
      Array(UnsafeBufferPointer(start: $0, count: node.text_length))
    }
  }

  /// The attributes of an element.
  func attributes(of node: Int) -> [Attribute] {
    precondition(nodes.indices.contains(node), "no such node")
    return (0..<dgm_html_nodes(tree)[node].attributes).map { index in
      let attribute = dgm_html_attribute_at(tree, node, index)
      return Attribute(
        name: String(cString: attribute.name), value: String(cString: attribute.value),
        range: attribute.start..<attribute.start + attribute.length)
    }
  }
}

extension HTMLTree.Node {
  fileprivate init(_ node: dgm_html_node) {
    switch node.kind {
    case Int32(DGM_HTML_ELEMENT.rawValue): kind = .element
    case Int32(DGM_HTML_TEMPLATE.rawValue): kind = .template
    case Int32(DGM_HTML_TEXT.rawValue): kind = .text
    // What stands in CDATA is in SVG and MathML alone, which are not translated.
    default: kind = .comment
    }
    parent = node.parent < 0 ? nil : Int(node.parent)
    isForeign = node.is_foreign != 0
    start = node.start..<node.start + node.length
    end = node.end_start..<node.end_start + node.end_length
  }
}
