/// What of the input is read as one text.
enum InputCutting: Hashable, Sendable {
  /// A line.
  case lines
  /// The lines up to a blank one, which is a text of its own. A fenced block has all its blank lines.
  case paragraphs
  /// All of it.
  case whole
}

/// Reads texts from the lines of several sources.
struct TextReader: ~Copyable {
  private var lines: LineReader
  private let cutting: InputCutting
  /// A blank line that ended the text before it.
  private var blank: InputLine?

  init(_ sources: [LineSource], cutting: InputCutting) {
    lines = LineReader(sources)
    self.cutting = cutting
  }

  /// The next text, or nil after the last.
  mutating func next() throws(ReadError) -> InputLine? {
    switch cutting {
    case .lines: try lines.next()
    case .paragraphs: try paragraph()
    case .whole: try joined { _ in false }
    }
  }

  private mutating func paragraph() throws(ReadError) -> InputLine? {
    if let blank {
      self.blank = nil
      return blank
    }
    var isFenced = false
    return try joined { line in
      if line.isFence { isFenced.toggle() }
      return line.isBlank && !isFenced
    }
  }

  /// The lines up to one that `isEnd`, as one; a first one that is, for itself. Nil if there is no line.
  private mutating func joined(until isEnd: (InputLine) -> Bool) throws(ReadError) -> InputLine? {
    guard let first = try lines.next() else { return nil }
    if isEnd(first) { return first }
    var text = JoinedLines(first)
    while let line = try lines.next() {
      guard !isEnd(line) else {
        blank = line
        break
      }
      text.append(line)
    }
    return text.line
  }
}

/// Several lines as one text.
private struct JoinedLines {
  private var bytes: [UInt8] = []
  private var badByte: Int?
  private let offset: Int
  /// Whether the last line has a newline, which is not in `bytes` yet.
  private var hasNewline = false

  init(_ first: InputLine) {
    offset = first.offset
    append(first)
  }

  mutating func append(_ line: InputLine) {
    if hasNewline { bytes.append(0x0A) }
    switch line.content {
    case .text(let text): bytes += text.utf8
    case .undecodable(let undecodable, let badByte):
      self.badByte = self.badByte ?? bytes.count + badByte
      bytes += undecodable
    }
    hasNewline = line.hasNewline
  }

  /// The lines, but for the last newline.
  var line: InputLine {
    let content: InputLine.Content =
      if let badByte {
        .undecodable(bytes, badByte: badByte)
      } else {
        .text(String(decoding: bytes, as: UTF8.self))
      }
    return InputLine(content: content, hasNewline: hasNewline, offset: offset, byteCount: bytes.count)
  }
}

extension InputLine {
  fileprivate var isBlank: Bool {
    if case .text(let text) = content { text.isBlank } else { false }
  }

  /// Whether a fenced block begins or ends with it.
  fileprivate var isFence: Bool {
    guard case .text(let text) = content else { return false }
    let start = text.drop { $0 == " " }
    return start.hasPrefix("```") || start.hasPrefix("~~~")
  }
}
