/// What stands behind a link's text: `(destination "title")` or `[label]`.
enum MarkdownLinkTail {
  /// Where the tail ends that begins at `start`; nil if none does.
  static func end(in text: [UInt8], from start: Int) -> Int? {
    guard start < text.count else { return nil }
    if text[start] == UInt8(ascii: "[") {
      let end = closing(UInt8(ascii: "]"), in: text, from: start + 1)
      return end.flatMap { $0 > start + 2 ? $0 : nil }
    }
    guard text[start] == UInt8(ascii: "(") else { return nil }
    var position = skipSpace(text, start + 1)
    guard let destination = destinationEnd(text, position) else { return nil }
    position = skipSpace(text, destination)
    if position > destination, position < text.count, text[position] != UInt8(ascii: ")") {
      let quote = text[position] == UInt8(ascii: "(") ? UInt8(ascii: ")") : text[position]
      guard [UInt8(ascii: "\""), UInt8(ascii: "'"), UInt8(ascii: ")")].contains(quote),
        let end = closing(quote, in: text, from: position + 1)
      else { return nil }
      position = skipSpace(text, end)
    }
    return position < text.count && text[position] == UInt8(ascii: ")") ? position + 1 : nil
  }

  /// The end of what ends with `mark`, which a backslash before it takes its meaning.
  private static func closing(_ mark: UInt8, in text: [UInt8], from start: Int) -> Int? {
    var position = start
    while position < text.count {
      if text[position] == UInt8(ascii: "\\") {
        position += 1
      } else if text[position] == mark {
        return position + 1
      }
      position += 1
    }
    return nil
  }

  private static func destinationEnd(_ text: [UInt8], _ start: Int) -> Int? {
    if start < text.count, text[start] == UInt8(ascii: "<") {
      return closing(UInt8(ascii: ">"), in: text, from: start + 1)
    }
    var depth = 0
    var position = start
    while position < text.count {
      switch text[position] {
      case UInt8(ascii: "\\"): position += 1
      case UInt8(ascii: "("): depth += 1
      case UInt8(ascii: ")") where depth == 0: return position
      case UInt8(ascii: ")"): depth -= 1
      case let byte where MarkdownContent.isSpace(byte): return position
      default: break
      }
      position += 1
    }
    return nil
  }

  private static func skipSpace(_ text: [UInt8], _ start: Int) -> Int {
    var position = start
    while position < text.count, MarkdownContent.isSpace(text[position]) { position += 1 }
    return position
  }
}
