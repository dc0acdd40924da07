/// The inline text of a block, without what its containers put before its lines.
struct MarkdownContent {
  /// The text, with `\n` between its lines.
  private(set) var text: [UInt8] = []
  /// For each byte of `text` where it is in the document.
  private(set) var places: [Int] = []

  /// Text from the lines' ranges in the document.
  init(_ lines: some Collection<Range<Int>>, of bytes: [UInt8]) {
    for (index, line) in lines.enumerated() {
      text += bytes[line]
      places += line
      if index + 1 < lines.count {
        text.append(UInt8(ascii: "\n"))
        places.append(line.upperBound)
      }
    }
    while let last = text.last, MarkdownContent.isSpace(last) {
      text.removeLast()
      places.removeLast()
    }
  }

  /// The same text in a document with `offset` more bytes before it.
  func moved(by offset: Int) -> MarkdownContent {
    var content = self
    for index in content.places.indices { content.places[index] += offset }
    return content
  }

  /// Where a part of the text is in the document, with all between its first and its last byte.
  func place(of range: Range<Int>) -> Range<Int> {
    guard let first = range.first, let last = range.last else { return 0..<0 }
    // A break reaches to the next line's first byte.
    let end =
      text[last] == UInt8(ascii: "\n") && last + 1 < places.count ? places[last + 1] : places[last] + 1
    return places[first]..<end
  }

  /// Whether `byte` is white space.
  static func isSpace(_ byte: UInt8) -> Bool {
    byte == 0x20 || byte == 0x09 || byte == 0x0A || byte == 0x0B || byte == 0x0C || byte == 0x0D
  }

  /// Whether `byte` is ASCII punctuation, which a backslash escapes.
  static func isPunctuation(_ byte: UInt8) -> Bool {
    switch byte {
    case 0x21...0x2F, 0x3A...0x40, 0x5B...0x60, 0x7B...0x7E: true
    default: false
    }
  }
}

/// The lines of a Markdown document.
struct MarkdownLines {
  private let bytes: [UInt8]
  private let lines: [Range<Int>]

  /// Lines end with `\n`, `\r\n` or `\r`.
  init(of bytes: [UInt8]) {
    self.bytes = bytes
    var lines: [Range<Int>] = []
    var start = 0
    var position = 0
    while position < bytes.count {
      let byte = bytes[position]
      if byte == UInt8(ascii: "\n") || byte == UInt8(ascii: "\r") {
        lines.append(start..<position)
        let isPair =
          byte == UInt8(ascii: "\r") && position + 1 < bytes.count
          && bytes[position + 1] == UInt8(ascii: "\n")
        position += isPair ? 1 : 0
        start = position + 1
      }
      position += 1
    }
    lines.append(start..<bytes.count)
    self.lines = lines
  }

  /// Where the inline text of a block may be, the likeliest place first; what the block says must be compared with it.
  ///
  /// - Parameter quotes: How many block quotes the block is in.
  func contents(of block: MarkdownTree.Node, quotes: Int) -> [MarkdownContent] {
    guard let range = block.lines, range.upperBound < lines.count,
      block.firstColumn <= lines[range.lowerBound].count
    else { return [] }
    let first = lines[range.lowerBound].lowerBound + block.firstColumn..<lines[range.lowerBound].upperBound
    if block.kind == .cell {
      let end = lines[range.lowerBound].lowerBound + block.endColumn
      guard end >= first.lowerBound, end <= first.upperBound else { return [] }
      return [MarkdownContent([withoutSpace(first.lowerBound..<end)], of: bytes)]
    }
    if block.kind == .heading, bytes[first].first == UInt8(ascii: "#") {
      return [MarkdownContent([withoutHashes(first)], of: bytes)]
    }
    var content = [first] + range.dropFirst().map { withoutPrefix(lines[$0], quotes: quotes) }
    if block.kind == .heading {
      while let last = content.last, last.isEmpty { content.removeLast() }
      content = content.dropLast()
    }
    guard bytes[first].first == UInt8(ascii: "[") else { return [MarkdownContent(content, of: bytes)] }
    // Link definitions at the start of a paragraph are no part of what it says.
    return (0..<min(content.count, 9)).map { MarkdownContent(content[$0...], of: bytes) }
  }

  private func withoutPrefix(_ line: Range<Int>, quotes: Int) -> Range<Int> {
    var start = line.lowerBound
    var left = quotes
    while start < line.upperBound {
      if bytes[start] == UInt8(ascii: ">"), left > 0 {
        left -= 1
      } else if !MarkdownContent.isSpace(bytes[start]) {
        break
      }
      start += 1
    }
    return start..<line.upperBound
  }

  private func withoutSpace(_ range: Range<Int>) -> Range<Int> {
    var range = range
    while let first = bytes[range].first, MarkdownContent.isSpace(first) { range.removeFirst() }
    while let last = bytes[range].last, MarkdownContent.isSpace(last) { range.removeLast() }
    return range
  }

  /// A heading's line without the `#` on both sides.
  private func withoutHashes(_ line: Range<Int>) -> Range<Int> {
    var range = line
    while bytes[range].first == UInt8(ascii: "#") { range.removeFirst() }
    range = withoutSpace(range)
    var end = range.upperBound
    while end > range.lowerBound, bytes[end - 1] == UInt8(ascii: "#") { end -= 1 }
    guard end < range.upperBound, end == range.lowerBound || MarkdownContent.isSpace(bytes[end - 1]) else {
      return range
    }
    return withoutSpace(range.lowerBound..<end)
  }
}
