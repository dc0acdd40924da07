internal import CDragomanICU

/// Finds in plain text what must come through translation byte for byte: addresses, code, placeholders, mentions,
/// identifiers, pictographs. Ordinary numbers are none of these (see `NumberCheck`).
package struct SpanRecognizer: Sendable {
  /// A recogniser; all have the same rules.
  package init() {}

  /// The spans of a text.
  ///
  /// - Parameter bytes: UTF-8.
  /// - Returns: In order, disjoint, never empty, on scalar boundaries. No span ends with the stop of a sentence. Spans
  ///   of kind `syntax` bound sentences (see `ICUMessageParser`).
  /// - Complexity: O(bytes); for prose without spans one look at each byte, and nothing is allocated.
  package func spans(in bytes: UnsafeBufferPointer<UInt8>) -> [ProtectedSpan] {
    guard let base = bytes.baseAddress else { return [] }
    let first = dgm_span_trigger(base, dgm_text_span(start: 0, end: bytes.count))
    guard first < bytes.count else { return [] }
    var scan = SpanScan(text: SpanText(bytes: bytes, base: base))
    return scan.spans(from: first)
  }

  /// The spans of a text; see `spans(in:)` for bytes.
  package func spans(in text: String) -> [ProtectedSpan] {
    var text = text
    return text.withUTF8 { spans(in: $0) }
  }
}

/// One walk over a text, from one trigger byte to the next.
struct SpanScan {
  var text: SpanText
  private(set) var found: [ProtectedSpan] = []
  /// Before this place all is decided; no span of a later trigger begins there.
  var floor = 0
  /// Slashes before this place belong to a run that is no path.
  var pathTried = 0
  /// Parts of ICU messages that lie ahead, the nearest last.
  private var ahead: [ProtectedSpan] = []
  /// The block of text that the last message was in.
  private var block = 0..<0

  init(text: SpanText) {
    self.text = text
  }

  /// Walks from the first trigger to the end.
  mutating func spans(from first: Int) -> [ProtectedSpan] {
    var at = first
    while true {
      at = dgm_span_trigger(text.base, dgm_text_span(start: at, end: text.end))
      if at < text.end {
        at = take(at)
      } else if let next = ahead.popLast() {
        append(next.range, next.kind)
        at = next.range.upperBound
        text.end = ahead.last?.range.lowerBound ?? text.bytes.count
      } else {
        return found
      }
    }
  }

  /// Adds a span, joined with a placeholder or pictograph right before it; returns its end.
  @discardableResult
  mutating func append(_ range: Range<Int>, _ kind: ProtectedSpan.Kind) -> Int {
    if let last = found.last, last.range.upperBound == range.lowerBound, last.kind == kind,
      kind == .placeholder || kind == .emoji || kind == .syntax
    {
      found[found.count - 1] = ProtectedSpan(range: last.range.lowerBound..<range.upperBound, kind: kind)
    } else {
      found.append(ProtectedSpan(range: range, kind: kind))
    }
    floor = range.upperBound
    return range.upperBound
  }

  /// Drops the spans that begin at or behind `start`.
  private mutating func drop(from start: Int) {
    while let last = found.last, last.range.lowerBound >= start { found.removeLast() }
  }

  /// Looks at the trigger at an offset; returns where to go on, behind it.
  private mutating func take(_ at: Int) -> Int {
    switch text[at] {
    case UInt8(ascii: "`"): return takeCode(at)
    case UInt8(ascii: "\\") where text.isLineEscape(at): return takeLineEscape(at)
    case UInt8(ascii: "{"): return takeBrace(at)
    case UInt8(ascii: "$"), UInt8(ascii: "%"), UInt8(ascii: "<"), UInt8(ascii: "&"):
      guard let end = text.placeholderEnd(at) else { return at + 1 }
      // "$HOME/notes", "%APPDATA%\notes".
      if text[at] != UInt8(ascii: "<"), let path = text.pathEnd(behindVariable: end) {
        return append(at..<path, .address)
      }
      return append(at..<end, .placeholder)
    case UInt8(ascii: "#"):
      if let end = text.emojiEnd(at) { return append(at..<end, .emoji) }
      guard let (end, kind) = text.tagEnd(at) else { return at + 1 }
      return append(at..<end, kind)
    case 0x80...: return takeSymbol(at)
    default:
      if text[at].isDigit, let end = text.emojiEnd(at) { return append(at..<end, .emoji) }
      return takeWord(at)
    }
  }

  private mutating func takeCode(_ at: Int) -> Int {
    let opened = text.run(of: UInt8(ascii: "`"), from: at)
    guard let end = text.codeEnd(from: opened, ticks: opened - at) else { return opened }
    return append(at..<end, .code)
  }

  /// Takes `\n`, `\r` and `\t` as programs write them in strings: what stands round them are texts of their own.
  private mutating func takeLineEscape(_ at: Int) -> Int {
    var end = at + 2
    while text.isLineEscape(end) { end += 2 }
    return append(at..<end, .syntax)
  }

  private mutating func takeSymbol(_ at: Int) -> Int {
    if let end = text.markerEnd(at) { return append(at..<end, .marker) }
    if let end = text.emojiEnd(at) { return append(at..<end, .emoji) }
    // U+FE0E or U+FE0F.
    guard text[at] == 0xEF, text[at + 1] == 0xB8, text[at + 2] | 1 == 0x8F else { return at + 1 }
    let base = dgm_emoji_base(text.base, floor, at)
    guard base < at else { return at + 1 }
    // The selector extends what it stands behind, and so does what stands behind it.
    let selector = at + 3
    return append(base..<text.clusterEnd(selector), .emoji)
  }

  // MARK: - Braces

  private mutating func takeBrace(_ at: Int) -> Int {
    if ahead.isEmpty, ICUMessageParser.beginsArgument(in: text, at: at) { return takeMessage(at) }
    guard let end = text.braceEnd(at) else { return at + 1 }
    return append(at..<end, .placeholder)
  }

  /// Takes the parts of a plural or select argument; refuses the whole block of text when it is malformed.
  private mutating func takeMessage(_ at: Int) -> Int {
    if !block.contains(at) { block = text.block(around: at) }
    var parser = ICUMessageParser(text: text, at: at, end: block.upperBound)
    guard parser.parseArgument() else {
      drop(from: block.lowerBound)
      let start = max(block.lowerBound, found.last?.range.upperBound ?? 0)
      return append(start..<block.upperBound, .syntax)
    }
    // Within the argument its own parts come first; those of an argument around it cannot lie inside.
    ahead.append(contentsOf: parser.parts.reversed())
    text.end = ahead.last?.range.lowerBound ?? text.bytes.count
    return at
  }
}
