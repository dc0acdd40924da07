/// Writes text so that Markdown reads it as text.
struct MarkdownEscaper {
  /// Whether all that could ever be markup is escaped, and not only what most likely would be.
  let isThorough: Bool
  let isCell: Bool

  /// Appends `text` to a block's text.
  func write(_ text: ArraySlice<UInt8>, to output: inout [UInt8]) {
    for position in text.indices {
      let byte = text[position]
      let next = position + 1 < text.endIndex ? text[position + 1] : nil
      let isFirst = output.isEmpty || isNumbered(output, before: byte)
      if byte == 0x0A || byte == 0x0D {
        output.append(0x20)
        continue
      }
      if needsEscape(byte, after: output.last, before: next) || (isFirst && startsBlock(byte)) {
        output.append(UInt8(ascii: "\\"))
      }
      output.append(byte)
    }
  }

  private func needsEscape(_ byte: UInt8, after last: UInt8?, before next: UInt8?) -> Bool {
    switch byte {
    case UInt8(ascii: "|"): isCell || isThorough
    case UInt8(ascii: "`"): true
    case UInt8(ascii: "\\"): isThorough || next.map(MarkdownContent.isPunctuation) ?? true
    case UInt8(ascii: "*"), UInt8(ascii: "~"): isThorough || !isAlone(last, next)
    case UInt8(ascii: "_"): isThorough || !isAlone(last, next) && !(isWord(last) && isWord(next))
    case UInt8(ascii: "<"): isThorough || !isAlone(last, next)
    case UInt8(ascii: "&"): isThorough || isWord(next) || next == UInt8(ascii: "#")
    case UInt8(ascii: "["), UInt8(ascii: "]"), UInt8(ascii: "!"): isThorough
    default: false
    }
  }

  private func isAlone(_ last: UInt8?, _ next: UInt8?) -> Bool {
    (last.map(MarkdownContent.isSpace) ?? false) && (next.map(MarkdownContent.isSpace) ?? false)
  }

  private func isWord(_ byte: UInt8?) -> Bool {
    guard let byte else { return false }
    return byte >= 0x80 || !MarkdownContent.isPunctuation(byte) && !MarkdownContent.isSpace(byte)
  }

  /// Whether a block's text that begins with `byte` may be another kind of block.
  private func startsBlock(_ byte: UInt8) -> Bool {
    "#>+-=[.):~".utf8.contains(byte)
  }

  /// Whether the text so far is a number that a mark behind it would make the number of an item.
  private func isNumbered(_ output: [UInt8], before byte: UInt8) -> Bool {
    guard byte == UInt8(ascii: ".") || byte == UInt8(ascii: ")"), !output.isEmpty, output.count < 10 else {
      return false
    }
    return output.allSatisfy { (0x30...0x39).contains($0) }
  }
}
