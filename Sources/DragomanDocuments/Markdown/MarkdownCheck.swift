/// Parses a written block again.
struct MarkdownCheck {
  private let sentence: MarkdownSentence
  private let definitions: [UInt8]
  private let before: [UInt8]
  private let after: [UInt8]

  init(_ sentence: MarkdownSentence, of bytes: [UInt8]) {
    self.sentence = sentence
    var definitions: [UInt8] = []
    for mark in sentence.text.marks {
      let closing = sentence.replacements[mark.closing] ?? Array(bytes[mark.closing])
      if closing.starts(with: "][".utf8) {
        definitions += [0x0A, 0x0A] + closing.dropFirst() + ": /x\n".utf8
      }
      if mark.kind == .void { definitions += MarkdownCheck.definitions(for: bytes[mark.opening]) }
    }
    var before: [UInt8] = []
    var after: [UInt8] = []
    sentence.write(sentence.outer.before, of: bytes, to: &before)
    sentence.write(sentence.outer.after, of: bytes, to: &after)
    definitions += MarkdownCheck.definitions(for: before[...]) + MarkdownCheck.definitions(for: after[...])
    self.before = before
    self.after = after
    self.definitions = definitions
  }

  /// Whether `written` is one block of the sentence's kind with the same inlines as the source's and the text of the
  /// translation.
  func accepts(_ written: [UInt8], _ translation: TranslatedUnit) -> Bool {
    let (document, kind) = isolated(before + written + after)
    guard let tree = try? MarkdownTree(document + definitions),
      let block = tree.nodes.firstIndex(where: { $0.kind == kind })
    else { return false }
    let inner = tree.descendants(of: block)
    let hasOther = tree.nodes.indices.contains { index in
      let node = tree.nodes[index]
      return index != block && !inner.contains(index) && !isExpected(node, in: tree)
    }
    let signature = MarkdownSignature(tree.nodes[inner])
    return !hasOther && signature.hasSameInlines(as: sentence.signature)
      && signature.text == translation.text.utf8.filter { !MarkdownContent.isSpace($0) }
  }

  /// The block as a document of its own, and the kind of its node.
  private func isolated(_ written: [UInt8]) -> ([UInt8], MarkdownTree.Node.Kind) {
    switch sentence.kind {
    case .cell: (Array("|".utf8) + written + "|\n|-|\n".utf8, .cell)
    case .heading where !written.contains(0x0A) && !written.contains(0x0D):
      (Array("# ".utf8) + written + [0x0A], .heading)
    default: (written + [0x0A], .paragraph)
    }
  }

  /// The document, the table and its row, the footnotes that the definitions make, and what these hold.
  private func isExpected(_ node: MarkdownTree.Node, in tree: MarkdownTree) -> Bool {
    guard let parent = node.parent else { return true }
    if node.kind == .other { return sentence.kind == .cell || tree.nodes[parent].parent == nil }
    return tree.nodes[parent].parent != nil && sentence.kind != .cell
      && node.literal.allSatisfy { "/x".utf8.contains($0) }
  }

  /// Definitions for all that stands in brackets in an image or a footnote.
  private static func definitions(for bytes: ArraySlice<UInt8>) -> [UInt8] {
    var definitions: [UInt8] = []
    var start: Int?
    for position in bytes.indices {
      if bytes[position] == UInt8(ascii: "[") { start = position }
      if bytes[position] == UInt8(ascii: "]"), let first = start, position > first + 1 {
        definitions += [0x0A, 0x0A] + bytes[first...position] + ": /x\n".utf8
        start = nil
      }
    }
    return definitions
  }
}
