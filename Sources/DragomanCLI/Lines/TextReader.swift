/// What of the input is read as one text.
enum InputCutting: Hashable, Sendable {
  /// A line.
  case lines
  /// All of it.
  case whole
}

/// Reads texts from the lines of several sources.
struct TextReader: ~Copyable {
  private var lines: LineReader
  private let cutting: InputCutting

  init(_ sources: [LineSource], cutting: InputCutting) {
    lines = LineReader(sources)
    self.cutting = cutting
  }

  /// The next text, or nil after the last.
  mutating func next() throws(ReadError) -> InputLine? {
    switch cutting {
    case .lines: try lines.next()
    case .whole: try whole()
    }
  }

  /// All lines that are left as one; nil if there is none.
  private mutating func whole() throws(ReadError) -> InputLine? {
    guard let first = try lines.next() else { return nil }
    var text = JoinedLines(first)
    while let line = try lines.next() { text.append(line) }
    return text.line
  }
}

/// Several lines as one text.
private struct JoinedLines {
  private var bytes: [UInt8] = []
  private var badByte: Int?
  private let offset: Int
  private var byteCount = 0

  init(_ first: InputLine) {
    offset = first.offset
    append(first)
  }

  mutating func append(_ line: InputLine) {
    switch line.content {
    case .text(let text): bytes += text.utf8
    case .undecodable(let undecodable, let badByte):
      self.badByte = self.badByte ?? bytes.count + badByte
      bytes += undecodable
    }
    byteCount += line.byteCount
    if line.hasNewline {
      bytes.append(0x0A)
      byteCount += 1
    }
  }

  /// The lines, of which the last one keeps its newline.
  var line: InputLine {
    let content: InputLine.Content =
      if let badByte { .undecodable(bytes, badByte: badByte) } else {
        .text(String(decoding: bytes, as: UTF8.self))
      }
    return InputLine(content: content, hasNewline: false, offset: offset, byteCount: byteCount)
  }
}
