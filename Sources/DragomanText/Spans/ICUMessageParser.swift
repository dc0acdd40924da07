/// Reads one argument with branches in a message of ICU's format, such as
/// `{count, plural, one {# file} other {# files}}`.
struct ICUMessageParser {
  /// How deep arguments may lie in each other's branches.
  static let depthLimit = 16

  private let text: SpanText
  private let end: Int
  /// Where the parser is: behind the argument when it is read.
  private(set) var at: Int
  /// The syntax between branches, and the placeholders and quoted parts within them.
  private(set) var parts: [ProtectedSpan] = []
  /// Where the syntax that is being read begins.
  private var syntaxStart = 0

  init(text: SpanText, at: Int, end: Int) {
    self.text = text
    self.at = at
    self.end = end
  }

  /// Whether a plural, select or selectordinal argument begins at an offset.
  static func beginsArgument(in text: SpanText, at brace: Int) -> Bool {
    head(in: text, at: brace) != nil
  }

  /// What an argument's head says: whether its branches count, and where it ends, behind the second comma.
  private static func head(in text: SpanText, at brace: Int) -> (counts: Bool, end: Int)? {
    guard text[brace] == UInt8(ascii: "{") else { return nil }
    let name = text.run(from: brace + 1, while: \.isMessageSpace, limit: 16)
    var at = text.run(
      from: name, while: { $0.isAlphanumeric || $0 == UInt8(ascii: "_") || $0.isLetterPart }, limit: 64)
    guard at > name else { return nil }
    at = text.run(from: at, while: \.isMessageSpace, limit: 16)
    guard text[at] == UInt8(ascii: ",") else { return nil }
    at = text.run(from: at + 1, while: \.isMessageSpace, limit: 16)
    let counts = text.has("plural", at: at) || text.has("selectordinal", at: at)
    guard counts || text.has("select", at: at) else { return nil }
    let type = at
    at = text.run(from: at, while: \.isLetter, limit: 16)
    guard at - type == 6 || at - type == 13 else { return nil }
    at = text.run(from: at, while: \.isMessageSpace, limit: 16)
    return text[at] == UInt8(ascii: ",") ? (counts, at + 1) : nil
  }

  /// Reads the argument at `at`; false if it is malformed.
  mutating func parseArgument(depth: Int = 1) -> Bool {
    guard depth <= Self.depthLimit, let head = Self.head(in: text, at: at) else { return false }
    syntaxStart = at
    at = head.end
    var hasOther = false
    skipSpaces()
    if head.counts, text.has("offset:", at: at) {
      at = text.run(from: at + 7, while: { $0.isDigit || $0.isMessageSpace })
    }
    while at < end, text[at] != UInt8(ascii: "}") {
      let selector = at
      at = text.run(from: at, while: { !$0.isMessageSpace && !"{}',".utf8.contains($0) })
      guard at > selector, at < end else { return false }
      hasOther = hasOther || (at - selector == 5 && text.has("other", at: selector))
      skipSpaces()
      guard parseBranch(counts: head.counts, depth: depth) else { return false }
      skipSpaces()
    }
    guard at < end, hasOther else { return false }
    at += 1
    append(syntaxStart..<at, .syntax)
    return true
  }

  /// Reads `{text}`; the syntax before it ends with its brace, and that behind it begins with the other one.
  private mutating func parseBranch(counts: Bool, depth: Int) -> Bool {
    guard at < end, text[at] == UInt8(ascii: "{") else { return false }
    at += 1
    append(syntaxStart..<at, .syntax)
    while at < end, text[at] != UInt8(ascii: "}") {
      switch text[at] {
      case UInt8(ascii: "'"):
        readApostrophe(counts: counts)
      case UInt8(ascii: "#") where counts:
        append(at..<at + 1, .placeholder)
        at += 1
      case UInt8(ascii: "{") where Self.beginsArgument(in: text, at: at):
        guard parseArgument(depth: depth + 1) else { return false }
      case UInt8(ascii: "{"):
        guard let close = simpleArgumentEnd() else { return false }
        append(at..<close, .placeholder)
        at = close
      default:
        at += 1
      }
    }
    syntaxStart = at
    at += 1
    return at <= end
  }

  /// Where the argument without branches at `at` ends: its braces balance.
  private func simpleArgumentEnd() -> Int? {
    var place = at
    var open = 0
    repeat {
      switch text[place] {
      case UInt8(ascii: "{"): open += 1
      case UInt8(ascii: "}"): open -= 1
      default: break
      }
      place += 1
    } while place < end && open > 0
    return open == 0 ? place : nil
  }

  /// Moves behind an apostrophe: one before syntax quotes up to the next, any other is a letter of the text.
  private mutating func readApostrophe(counts: Bool) {
    let next = text[at + 1]
    if next == UInt8(ascii: "'") {
      at += 2
    } else if next == UInt8(ascii: "{") || next == UInt8(ascii: "}") || (counts && next == UInt8(ascii: "#"))
    {
      var close = at + 1
      while close < end, text[close] != UInt8(ascii: "'") || text[close + 1] == UInt8(ascii: "'") {
        close += text[close] == UInt8(ascii: "'") ? 2 : 1
      }
      let stop = min(close + 1, end)
      append(at..<stop, .placeholder)
      at = stop
    } else {
      at += 1
    }
  }

  private mutating func append(_ range: Range<Int>, _ kind: ProtectedSpan.Kind) {
    if let last = parts.last, last.kind == .syntax, kind == .syntax, last.range.upperBound == range.lowerBound
    {
      parts[parts.count - 1] = ProtectedSpan(range: last.range.lowerBound..<range.upperBound, kind: kind)
    } else {
      parts.append(ProtectedSpan(range: range, kind: kind))
    }
  }

  private mutating func skipSpaces() {
    at = text.run(from: at, while: \.isMessageSpace)
  }
}

extension UInt8 {
  fileprivate var isMessageSpace: Bool { isBlank || isLineEnd }
}
