/// Finds the paragraphs of a text whose lines were wrapped by hand, as in mail.
///
/// Consecutive lines are one paragraph unless one of them is blank, has no letter, or stands by itself: the first line
/// of a list's item, a heading, a header of mail, a row of a table, a line of an indented or fenced block. Lines quoted
/// to another depth, and lines indented deeper than the one before, begin anew; the item of a list goes on in lines
/// indented deeper than its mark. Two spaces at a line's end keep its break.
enum WrappedText {
  /// The paragraphs of two lines or more, in order.
  static func paragraphs(in bytes: [UInt8]) -> [WrappedParagraph] {
    var paragraphs: [WrappedParagraph] = []
    var lines: [WrappedLine] = []
    func close() {
      if lines.count > 1 { paragraphs.append(WrappedParagraph(lines: lines.map(\.text), in: bytes)) }
      lines.removeAll(keepingCapacity: true)
    }
    bytes.withUnsafeBufferPointer { buffer in
      guard let base = buffer.baseAddress else { return }
      let text = SpanText(bytes: buffer, base: base)
      var isFenced = false
      var before: WrappedLine?
      var at = 0
      while at < buffer.count {
        let end = lineEnd(in: text, from: at)
        var line = WrappedLine(in: text, at..<end, after: before)
        at = end + lineEndLength(in: text, at: end)
        if line.isFence { isFenced.toggle() }
        if isFenced { line.kind = .alone }
        if let first = lines.first, let last = lines.last, line.continues(last, of: first) {
          lines.append(line)
        } else {
          close()
          if line.kind == .text || line.kind == .item { lines.append(line) }
        }
        before = line
      }
    }
    close()
    return paragraphs
  }

  private static func lineEnd(in text: SpanText, from start: Int) -> Int {
    var at = start
    while at < text.end, lineEndLength(in: text, at: at) == 0 { at += 1 }
    return at
  }

  private static func lineEndLength(in text: SpanText, at offset: Int) -> Int {
    switch text[offset] {
    case 0x0A: 1
    case 0x0D: text[offset + 1] == 0x0A ? 2 : 1
    case 0xC2: text[offset + 1] == 0x85 ? 2 : 0
    case 0xE2: text[offset + 1] == 0x80 && (text[offset + 2] == 0xA8 || text[offset + 2] == 0xA9) ? 3 : 0
    default: 0
    }
  }
}

/// A line as it looks to who joins lines.
struct WrappedLine {
  enum Kind {
    case blank, text, item
    /// Never joined with another.
    case alone
  }

  var kind: Kind
  /// Without indentation, marks of quoting and white space at the end.
  let text: Range<Int>
  private let indentation: Int
  private let quoting: Int
  private let isBroken: Bool
  /// Whether it opens or closes a block of code.
  let isFence: Bool

  /// - Parameters:
  ///   - line: Without its end.
  ///   - before: The line before.
  init(in text: SpanText, _ line: Range<Int>, after before: WrappedLine?) {
    var text = text
    text.end = line.upperBound
    var start = text.run(from: line.lowerBound, while: \.isBlank)
    var quoting = 0
    var indentStart = line.lowerBound
    while text[start] == UInt8(ascii: ">"), quoting < 32 {
      quoting += 1
      // The space behind a mark belongs to it.
      indentStart = text[start + 1] == UInt8(ascii: " ") ? start + 2 : start + 1
      start = text.run(from: start + 1, while: \.isBlank)
    }
    var end = line.upperBound
    while end > start, text[end - 1].isBlank { end -= 1 }
    self.text = start..<end
    self.quoting = quoting
    isBroken = line.upperBound - end > 1 || text[end - 1] == UInt8(ascii: "\\")
    indentation = max(0, start - indentStart) + (text[start - 1] == UInt8(ascii: "\t") ? 4 : 0)
    isFence = text.has("```", at: start) || text.has("~~~", at: start)
    text.end = end
    kind = Self.kind(in: text, start..<end, isAfterItem: before.map { $0.kind != .text } ?? true)
    if kind == .text, indentation >= 4, before?.kind != .item,
      before?.indentation != indentation || before?.kind == .alone
    {
      kind = .alone
    }
  }

  /// Whether a line goes on with the paragraph that begins with `first` and whose last line is `last`.
  func continues(_ last: WrappedLine, of first: WrappedLine) -> Bool {
    guard kind == .text, quoting == last.quoting, !last.isBroken else { return false }
    if first.kind == .item {
      return indentation > first.indentation && (last.kind == .item || indentation == last.indentation)
    }
    return indentation <= last.indentation
  }

  private static func kind(in text: SpanText, _ line: Range<Int>, isAfterItem: Bool) -> Kind {
    guard !line.isEmpty else { return .blank }
    let first = text[line.lowerBound]
    if first == UInt8(ascii: "#") || first == UInt8(ascii: "|") || text.has("```", at: line.lowerBound)
      || text.has("~~~", at: line.lowerBound)
    {
      return .alone
    }
    if isItem(in: text, at: line.lowerBound, isAfterItem: isAfterItem) { return .item }
    return isHeader(in: text, line) || hasColumns(in: text, line) || !hasLetters(in: text, line)
      ? .alone : .text
  }

  /// "- ", "• ", "2. ", "b) ", "(3) "; a dash only behind what is no prose, since one may begin any line.
  private static func isItem(in text: SpanText, at start: Int, isAfterItem: Bool) -> Bool {
    var at = start
    if "-*+".utf8.contains(text[at]) { return text[at + 1].isBlank }
    if let (scalar, next) = text.scalar(at: at), scalar.value >= 0x80 {
      let isBullet =
        "•‣·▪◦●○■".unicodeScalars.contains(scalar) || (isAfterItem && (scalar == "–" || scalar == "—"))
      return isBullet && text[next].isBlank
    }
    let isBracketed = text[at] == UInt8(ascii: "(")
    if isBracketed { at += 1 }
    let mark =
      text[at].isDigit ? text.run(from: at, while: \.isDigit, limit: 4) : text[at].isLetter ? at + 1 : at
    guard mark > at, mark - at < 4 else { return false }
    let isClosed =
      text[mark] == UInt8(ascii: ")") || (!isBracketed && text[mark] == UInt8(ascii: ".") && text[at].isDigit)
    return isClosed && text[mark + 1].isBlank
  }

  private static func isHeader(in text: SpanText, _ line: Range<Int>) -> Bool {
    let colon = text.run(
      from: line.lowerBound, while: { $0.isLetter || $0 == UInt8(ascii: "-") || $0.isLetterPart }, limit: 16)
    guard colon > line.lowerBound, text[colon] == UInt8(ascii: ":") else { return false }
    return headers.contains(String(decoding: text.bytes[line.lowerBound..<colon], as: UTF8.self).lowercased())
  }

  private static let headers: Set = [
    "from", "to", "cc", "bcc", "subject", "date", "sent", "reply-to", "sender", "message-id", "von", "an",
    "betreff", "datum", "gesendet",
    "de", "à", "objet", "envoyé", "para", "asunto", "fecha", "enviado", "da", "a", "oggetto", "data",
    "assunto", "aan", "onderwerp", "verzonden",
  ]

  private static func hasColumns(in text: SpanText, _ line: Range<Int>) -> Bool {
    var at = line.lowerBound
    while at < line.upperBound {
      guard text[at].isBlank else {
        at += 1
        continue
      }
      let gap = text.run(from: at, while: \.isBlank)
      if gap - at > 2 || text.bytes[at..<gap].contains(UInt8(ascii: "\t")) { return true }
      at = gap
    }
    return false
  }

  private static func hasLetters(in text: SpanText, _ line: Range<Int>) -> Bool {
    var at = line.lowerBound
    while at < line.upperBound, let (scalar, next) = text.scalar(at: at) {
      if scalar.properties.isAlphabetic { return true }
      at = next
    }
    return false
  }
}
