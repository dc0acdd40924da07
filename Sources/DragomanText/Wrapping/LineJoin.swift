/// Where two lines of a paragraph are joined: the line break and what of their edges goes with it.
struct LineJoin: Hashable, Sendable {
  /// UTF-8 offsets, from the end of one line's text to the begin of the next one's.
  let range: Range<Int>
  /// Whether it means a space; none stands between characters of scripts without spaces, nor behind a hyphen.
  let isSpace: Bool
}

/// Lines of one paragraph.
struct WrappedParagraph {
  /// The text of each line, without indentation and marks of quoting; at least two.
  let lines: [Range<Int>]
  /// One between each two lines.
  let joins: [LineJoin]

  init(lines: [Range<Int>], in bytes: [UInt8]) {
    self.lines = lines
    joins = zip(lines, lines.dropFirst()).map { before, after in
      LineJoin(
        range: before.upperBound..<after.lowerBound,
        isSpace: Self.needsSpace(between: before, and: after, in: bytes))
    }
  }

  /// From the first line's text to the last one's.
  var range: Range<Int> {
    guard let first = lines.first, let last = lines.last else { return 0..<0 }
    return first.lowerBound..<last.upperBound
  }

  private static func needsSpace(between before: Range<Int>, and after: Range<Int>, in bytes: [UInt8]) -> Bool
  {
    bytes.withUnsafeBufferPointer { buffer in
      guard let base = buffer.baseAddress else { return true }
      let text = SpanText(bytes: buffer, base: base)
      let last = text.scalar(before: before.upperBound)
      let first = text.scalar(at: after.lowerBound)?.0
      if let last, let first, last.isWrittenWithoutSpaces, first.isWrittenWithoutSpaces { return false }
      // "well-" goes on at once, but "vor- und nachher" not.
      guard last == "-", text.isWord(before: before.upperBound - 1), first?.properties.isLowercase == true
      else {
        return true
      }
      let word = text.run(from: after.lowerBound, while: \.isLetter)
      let conjunctions: Set = [
        "und", "oder", "bzw", "and", "or", "to", "et", "ou", "y", "e", "o", "en", "of",
      ]
      return conjunctions.contains(String(decoding: bytes[after.lowerBound..<word], as: UTF8.self))
    }
  }
}

/// A part of a text with its line breaks written as what they mean, and the way back to the text's offsets.
struct JoinedLine {
  let bytes: [UInt8]
  /// Offsets in `bytes` and in the text at which each line begins.
  private let starts: [(joined: Int, original: Int)]

  init(_ range: Range<Int>, joins: ArraySlice<LineJoin>, of text: [UInt8]) {
    var bytes: [UInt8] = []
    bytes.reserveCapacity(range.count)
    var starts = [(joined: 0, original: range.lowerBound)]
    var at = range.lowerBound
    for join in joins {
      bytes += text[at..<join.range.lowerBound]
      if join.isSpace { bytes.append(UInt8(ascii: " ")) }
      at = join.range.upperBound
      starts.append((bytes.count, at))
    }
    bytes += text[at..<range.upperBound]
    self.bytes = bytes
    self.starts = starts
  }

  /// A range of `bytes` in the text; neither end is at a space that stands for a line break.
  func original(_ range: Range<Int>) -> Range<Int> {
    original(range.lowerBound)..<original(range.upperBound - 1) + 1
  }

  private func original(_ offset: Int) -> Int {
    let start = starts[index { $0.joined <= offset }]
    return start.original + offset - start.joined
  }

  /// A range of the text in `bytes`.
  func joined(_ range: Range<Int>) -> Range<Int> {
    let start = joined(range.lowerBound)
    return start..<max(start, joined(range.upperBound))
  }

  private func joined(_ offset: Int) -> Int {
    let index = index { $0.original <= offset }
    let start = starts[index]
    let end = index + 1 < starts.count ? starts[index + 1].joined : bytes.count
    return min(max(start.joined + offset - start.original, 0), end)
  }

  /// The last line for which `isBefore` holds; it holds for all lines before that.
  private func index(where isBefore: ((joined: Int, original: Int)) -> Bool) -> Int {
    var low = 0, high = starts.count - 1
    while low < high {
      let middle = (low + high + 1) / 2
      if isBefore(starts[middle]) { low = middle } else { high = middle - 1 }
    }
    return low
  }
}

extension Unicode.Scalar {
  /// Chinese characters, kana and their punctuation.
  fileprivate var isWrittenWithoutSpaces: Bool {
    switch value {
    case 0x2E80...0x31FF, 0x3400...0x9FFF, 0xF900...0xFAFF, 0xFF01...0xFF9F, 0x2_0000...0x3_FFFF: true
    default: false
    }
  }
}
