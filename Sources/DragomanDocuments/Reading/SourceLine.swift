/// A line of a source: what it holds, and its end, which is a line feed, a carriage return, both or nothing.
struct SourceLine: Hashable, Sendable {
  let content: Range<Int>
  let end: Range<Int>

  /// The lines of `bytes` behind a byte order mark; none is missing and the last one has no end, unless it is
  /// empty.
  static func all(of bytes: [UInt8]) -> [SourceLine] {
    var lines: [SourceLine] = []
    var start = bytes.textStart
    var index = start
    while index < bytes.count {
      guard bytes[index] == 0x0A || bytes[index] == 0x0D else {
        index += 1
        continue
      }
      let isPair = bytes[index] == 0x0D && index + 1 < bytes.count && bytes[index + 1] == 0x0A
      let next = index + (isPair ? 2 : 1)
      lines.append(SourceLine(content: start..<index, end: index..<next))
      start = next
      index = next
    }
    if start < bytes.count { lines.append(SourceLine(content: start..<bytes.count, end: index..<index)) }
    return lines
  }
}
