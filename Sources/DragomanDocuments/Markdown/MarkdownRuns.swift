/// The lines of a paragraph that are text, between lines that are no Markdown and stay: fences of containers, the kind of
/// an alert, shortcodes, mathematics.
struct MarkdownRuns {
  /// Lines in a row that are text.
  struct Run {
    let parts: [MarkdownInline]
    /// The place of the lines in the paragraph's text.
    let range: Range<Int>
    let nodes: ArraySlice<MarkdownTree.Node>
  }

  private(set) var runs: [Run] = []

  /// A line that ends outside all inlines.
  private struct Line {
    var parts: Range<Int>
    var range: Range<Int>
    var nodes: Range<Int>
  }

  /// The runs of a paragraph.
  ///
  /// - Parameters:
  ///   - parts: What the paragraph's text was read as.
  ///   - nodes: Its inlines, which have that block as parent or each other.
  init(
    _ parts: [MarkdownInline], of nodes: ArraySlice<MarkdownTree.Node>, in content: MarkdownContent,
    _ syntax: MarkdownForeignSyntax
  ) {
    let whole = Run(parts: parts, range: content.text.indices, nodes: nodes)
    guard let lines = Self.lines(parts, nodes, content.text), lines.count > 1 else {
      runs = [whole]
      return
    }
    let kept = Self.kept(lines.map(\.range), of: content.text, syntax)
    guard kept.contains(true) else {
      runs = [whole]
      return
    }
    for group in lines.indices.split(whereSeparator: { kept[$0] }) {
      guard let first = group.first, let last = group.last else { continue }
      runs.append(
        Run(
          parts: Array(parts[lines[first].parts.lowerBound..<lines[last].parts.upperBound]),
          range: lines[first].range.lowerBound..<lines[last].range.upperBound,
          nodes: nodes[lines[first].nodes.lowerBound..<lines[last].nodes.upperBound]))
    }
  }

  /// Nil where parts and nodes do not have the same lines.
  private static func lines(
    _ parts: [MarkdownInline], _ nodes: ArraySlice<MarkdownTree.Node>, _ text: [UInt8]
  ) -> [Line]? {
    guard let block = nodes.first?.parent else { return nil }
    let breaks = nodes.indices.filter {
      nodes[$0].parent == block && (nodes[$0].kind == .softBreak || nodes[$0].kind == .hardBreak)
    }
    var lines: [Line] = []
    var line = Line(parts: 0..<0, range: 0..<0, nodes: nodes.startIndex..<nodes.startIndex)
    var depth = 0
    for (index, part) in parts.enumerated() {
      switch part {
      case .open: depth += 1
      case .close: depth -= 1
      default: break
      }
      guard depth == 0, part.isBreak(in: text), lines.count < breaks.count else { continue }
      line.parts = line.parts.lowerBound..<index
      line.range = line.range.lowerBound..<part.range.lowerBound
      line.nodes = line.nodes.lowerBound..<breaks[lines.count]
      let node = breaks[lines.count] + 1
      lines.append(line)
      line = Line(
        parts: index + 1..<index + 1, range: part.range.upperBound..<part.range.upperBound,
        nodes: node..<node)
    }
    guard lines.count == breaks.count else { return nil }
    line.parts = line.parts.lowerBound..<parts.count
    line.range = line.range.lowerBound..<text.count
    line.nodes = line.nodes.lowerBound..<nodes.endIndex
    return lines + [line]
  }

  /// For each line whether it stays as it is.
  private static func kept(
    _ lines: [Range<Int>], of text: [UInt8], _ syntax: MarkdownForeignSyntax
  ) -> [Bool] {
    let fence = Array("$$".utf8)
    var kept: [Bool] = []
    var isMathematics = false
    for line in lines {
      let content = text[line].drop(while: MarkdownContent.isSpace)
      let isFence = content.starts(with: fence) || isMathematics
      if isFence {
        let closing = isMathematics ? content : content.dropFirst(fence.count)
        var end = closing
        while let last = end.last, MarkdownContent.isSpace(last) { end.removeLast() }
        isMathematics = !(end.count >= fence.count && end.suffix(fence.count).elementsEqual(fence))
      }
      kept.append(isFence || content.starts(with: ":::".utf8) || syntax.covers(line))
    }
    return kept
  }
}

extension MarkdownInline {
  /// Its place in the block's text.
  var range: Range<Int> {
    switch self {
    case .literal(let range), .resolved(_, let range), .open(let range), .close(let range, label: _),
      .void(let range, partsWords: _), .kept(_, let range), .html(let range):
      range
    }
  }

  /// Whether a line ends with it.
  fileprivate func isBreak(in text: [UInt8]) -> Bool {
    switch self {
    case .resolved(_, let range), .void(let range, partsWords: _): text[range].last == 0x0A
    default: false
    }
  }
}
