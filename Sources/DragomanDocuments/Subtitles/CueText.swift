import DragomanText

/// What one person says in a cue: one line or several, which are one text.
struct CueText {
  private let lines: ArraySlice<SourceLine>
  private let bytes: [UInt8]
  private let format: SubtitleDocument.Format

  /// The speeches in some lines without a blank one: each line that begins with a dash, or in WebVTT with a voice,
  /// begins one.
  static func speeches(
    in lines: ArraySlice<SourceLine>, _ bytes: [UInt8], _ format: SubtitleDocument.Format
  ) -> [CueText] {
    var starts = lines.indices.filter { index in
      let tokens = CueTokens(lines[index].content, of: bytes, format)
      return tokens.dash != nil || tokens.startsWithVoice
    }
    if starts.first != lines.startIndex { starts.insert(lines.startIndex, at: 0) }
    return starts.enumerated().map { index, start in
      let end = index + 1 < starts.count ? starts[index + 1] : lines.endIndex
      return CueText(lines: lines[start..<end], bytes: bytes, format: format)
    }
  }

  /// Adds the text and its place.
  func collect(into list: inout PlaceList) {
    guard let first = lines.first, let last = lines.last else { return }
    var builder = InlineBuilder()
    for line in lines {
      let tokens = CueTokens(line.content, of: bytes, format)
      if line != first { appendLineBreak(to: &builder, before: tokens) }
      tokens.append(to: &builder)
    }
    guard let result = builder.finish(first.content.lowerBound..<last.content.upperBound) else { return }
    // A line of tags before the text or behind it stays a line.
    let isLineEnd = { (byte: UInt8) in byte == 0x0A || byte == 0x0D }
    let content = bytes[result.range].drop(while: isLineEnd)
    let range = content.startIndex..<(content.lastIndex { !isLineEnd($0) }.map { $0 + 1 } ?? content.endIndex)
    let lineEnds = lines.map(\.end).filter { range.contains($0.lowerBound) }.map { Array(bytes[$0]) }
    list.add(result.text.unit, at: range) { [bytes, format] translation in
      var broken = translation
      broken.text = LineBreaks.balanced(translation.text, lines: lineEnds.count + 1)
      var rest = lineEnds[...]
      return result.text.rendered(
        broken, markup: { $1 += bytes[$0] }, escape: { format.escape($0, lineEnds: &rest, into: &$1) })
    }
  }

  /// Lines are joined by a space where the script has any.
  private func appendLineBreak(to builder: inout InlineBuilder, before next: CueTokens) {
    guard let last = builder.lastScalar, !last.properties.isWhitespace, let first = next.firstScalar,
      !first.properties.isWhitespace, !(last.isWrittenWithoutSpaces && first.isWrittenWithoutSpaces)
    else { return }
    builder.append([0x20])
  }
}

/// Where a text is broken into lines.
enum LineBreaks {
  /// `text` with as many lines as asked for, of about the same length, where it has spaces enough: each break takes
  /// the place of a space, so that no offset changes.
  static func balanced(_ text: String, lines: Int) -> String {
    guard lines > 1 else { return text }
    var bytes = Array(text.utf8)
    guard let start = bytes.firstIndex(where: { $0 != 0x20 }),
      let end = bytes.lastIndex(where: { $0 != 0x20 })
    else { return text }
    // One of a run, or there would be a blank line.
    let spaces = (start...end).filter { bytes[$0] == 0x20 && bytes[$0 - 1] != 0x20 }
    let lines = min(lines, spaces.count + 1)
    var rest = spaces[...]
    for line in 1..<lines {
      let ideal = bytes.count * line / lines
      // One must be left for each later break.
      let candidates = rest.dropLast(lines - 1 - line)
      let behind = candidates.firstIndex { $0 >= ideal } ?? candidates.index(before: candidates.endIndex)
      let before = max(candidates.startIndex, behind - 1)
      let best = abs(rest[behind] - ideal) <= abs(rest[before] - ideal) ? behind : before
      bytes[rest[best]] = 0x0A
      rest = rest[(best + 1)...]
    }
    return String(bytes[...])
  }
}

extension SubtitleDocument.Format {
  /// Appends text as the format writes it. It has no more lines than there are ends for: a blank one would end the
  /// cue.
  fileprivate func escape(
    _ text: ArraySlice<UInt8>, lineEnds: inout ArraySlice<[UInt8]>, into output: inout [UInt8]
  ) {
    for byte in text {
      switch byte {
      case 0x0A, 0x0D:
        guard let last = output.last, last != 0x0A, last != 0x0D else { continue }
        output += lineEnds.popFirst() ?? [0x20]
      case UInt8(ascii: "&") where self == .webVTT: output += "&amp;".utf8
      case UInt8(ascii: "<") where self == .webVTT: output += "&lt;".utf8
      case UInt8(ascii: ">") where self == .webVTT: output += "&gt;".utf8
      default: output.append(byte)
      }
    }
  }
}

extension Unicode.Scalar {
  /// Whether the scripts with this character have no spaces between words: Thai and its neighbours, Chinese, Japanese.
  fileprivate var isWrittenWithoutSpaces: Bool {
    switch value {
    case 0x0E00...0x0EFF, 0x1000...0x109F, 0x1780...0x17FF, 0x2E80...0x312F, 0x3400...0x9FFF, 0xF900...0xFAFF,
      0xFF01...0xFFEF, 0x20000...0x3FFFF:
      true
    default: false
    }
  }
}
