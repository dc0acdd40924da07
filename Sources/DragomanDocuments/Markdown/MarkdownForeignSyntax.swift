/// What is no Markdown but stands in its documents and must come through as it is: wiki links (`[[page]]`), shortcodes and
/// templates (`{{< x >}}`, `{{% x %}}`, `{{ x }}`, `{% x %}`), mathematics (`$$x$$`, `$x_1$`), the kind of an alert
/// (`[!NOTE]`), and the lines of containers (`:::`).
///
/// - Source: GitHub, "Basic writing and formatting syntax"; Hugo, "Shortcodes"; Pandoc, "User's Guide", on `$` and `:::`.
struct MarkdownForeignSyntax {
  /// Parts of the text, in order and disjoint.
  let spans: [Range<Int>]
  private let text: [UInt8]

  /// What opens a span, and what closes it.
  private static let pairs: [(opening: [UInt8], closing: [UInt8])] = [
    ("[[", "]]"), ("{{<", ">}}"), ("{{%", "%}}"), ("{{", "}}"), ("{%", "%}"), ("$$", "$$"),
  ].map { (Array($0.utf8), Array($1.utf8)) }

  /// No name in a wiki link is longer.
  private static let longestLinkName = 256

  /// What is in a block's inline text.
  init(in text: [UInt8]) {
    self.text = text
    var finder = Finder(text: text)
    spans = finder.spans()
  }

  /// The same parts, with each span one part that is kept; not where an inline is partly in it.
  func keeping(_ parts: [MarkdownInline]) -> [MarkdownInline] {
    guard !spans.isEmpty else { return parts }
    let pieces = cut(parts)
    var result: [MarkdownInline] = []
    var next = 0
    for span in spans {
      while next < pieces.count, pieces[next].range.lowerBound < span.lowerBound {
        result.append(pieces[next])
        next += 1
      }
      let inside = pieces[next...].prefix { $0.range.upperBound <= span.upperBound }
      if inside.first?.range.lowerBound == span.lowerBound, inside.last?.range.upperBound == span.upperBound,
        let meaning = meaning(of: inside)
      {
        result.append(.kept(meaning, span))
        next = inside.endIndex
      }
    }
    return result + pieces[next...]
  }

  /// Whether a part of the text has nothing but spans and white space in it.
  func covers(_ range: Range<Int>) -> Bool {
    var position = range.lowerBound
    for span in spans where span.lowerBound >= range.lowerBound && span.upperBound <= range.upperBound {
      guard text[position..<span.lowerBound].allSatisfy(MarkdownContent.isSpace) else { return false }
      position = span.upperBound
    }
    return position > range.lowerBound
      && text[position..<range.upperBound].allSatisfy(MarkdownContent.isSpace)
  }

  /// Parts of which no literal one is partly in a span.
  private func cut(_ parts: [MarkdownInline]) -> [MarkdownInline] {
    let bounds = spans.flatMap { [$0.lowerBound, $0.upperBound] }
    var result: [MarkdownInline] = []
    var next = 0
    for part in parts {
      guard case .literal(let range) = part else {
        result.append(part)
        continue
      }
      while next < bounds.count, bounds[next] <= range.lowerBound { next += 1 }
      var start = range.lowerBound
      while next < bounds.count, bounds[next] < range.upperBound {
        if start < bounds[next] { result.append(.literal(start..<bounds[next])) }
        start = bounds[next]
        next += 1
      }
      result.append(.literal(start..<range.upperBound))
    }
    return result
  }

  /// What `parts` say without their markup; nil where what is opened is not what is closed.
  private func meaning(of parts: ArraySlice<MarkdownInline>) -> String? {
    var meaning: [UInt8] = []
    var depth = 0
    for part in parts {
      switch part {
      case .literal(let range): meaning += text[range]
      case .resolved(let bytes, _): meaning += bytes
      case .kept(let content, _): meaning += content.utf8
      case .open: depth += 1
      case .close: depth -= 1
      case .void, .html: break
      }
      guard depth >= 0 else { return nil }
    }
    return depth == 0 ? String(decoding: meaning, as: UTF8.self) : nil
  }
}

extension MarkdownForeignSyntax {
  /// Seeks the spans from the first byte to the last, each kind of end once.
  private struct Finder {
    let text: [UInt8]
    /// For each pair where its end is next.
    private var ends = Array(repeating: -1, count: MarkdownForeignSyntax.pairs.count)
    private var nextDollar = -1

    init(text: [UInt8]) { self.text = text }

    mutating func spans() -> [Range<Int>] {
      var spans: [Range<Int>] = []
      var position = 0
      while position < text.count {
        if text[position] == UInt8(ascii: "\\") {
          position += 2
        } else if let end = end(from: position) {
          spans.append(position..<end)
          position = end
        } else {
          position += 1
        }
      }
      return spans
    }

    private mutating func end(from start: Int) -> Int? {
      switch text[start] {
      case UInt8(ascii: "["), UInt8(ascii: "{"), UInt8(ascii: "$"): break
      default: return nil
      }
      for (index, pair) in MarkdownForeignSyntax.pairs.enumerated()
      where text[start...].starts(with: pair.opening) {
        let from = start + pair.opening.count
        if ends[index] < from { ends[index] = place(of: pair.closing, from: from) }
        guard ends[index] < text.count else { continue }
        if pair.opening[0] == UInt8(ascii: "["), !isLinkName(from..<ends[index]) { continue }
        return ends[index] > from ? ends[index] + pair.closing.count : nil
      }
      return start == 0 && text[0] == UInt8(ascii: "[") ? alertEnd : mathematicsEnd(from: start)
    }

    private func isLinkName(_ range: Range<Int>) -> Bool {
      range.count <= MarkdownForeignSyntax.longestLinkName && !text[range].contains(0x0A)
    }

    /// The first place from `start` on where `closing` stands; the text's end where it does not.
    private func place(of closing: [UInt8], from start: Int) -> Int {
      var position = start
      while position < text.count, !text[position...].starts(with: closing) { position += 1 }
      return position
    }

    /// Behind `[!NOTE]`, with the sign that folds it, at the text's start.
    private var alertEnd: Int? {
      guard text.starts(with: "[!".utf8) else { return nil }
      let name = text[2...].prefix { (0x41...0x5A).contains($0 & 0xDF) || $0 == UInt8(ascii: "-") }
      guard !name.isEmpty, name.endIndex < text.count, text[name.endIndex] == UInt8(ascii: "]") else {
        return nil
      }
      let behind = name.endIndex + 1
      return behind < text.count && "+-".utf8.contains(text[behind]) ? behind + 1 : behind
    }

    /// Behind `$x_1$`, which prices are not: no white space within, no digit behind, and a sign of mathematics.
    private mutating func mathematicsEnd(from start: Int) -> Int? {
      guard text[start] == UInt8(ascii: "$"), start + 2 < text.count,
        !MarkdownContent.isSpace(text[start + 1])
      else { return nil }
      if nextDollar <= start { nextDollar = place(of: [UInt8(ascii: "$")], from: start + 1) }
      let end = nextDollar
      guard end < text.count, end > start + 1, !MarkdownContent.isSpace(text[end - 1]),
        end + 1 == text.count || !(0x30...0x39).contains(text[end + 1])
      else { return nil }
      let content = text[start + 1..<end]
      let isFormula = content.count == 1 || content.contains { "\\^_{=+<>".utf8.contains($0) }
      return isFormula ? end + 1 : nil
    }
  }
}
