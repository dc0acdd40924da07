/// Subtitles: each cue's text is a text, or several where more than one person speaks in it. Numbers, times, settings,
/// notes, styles and the number of lines stay.
enum SubtitleDocument {
  enum Format { case subRip, webVTT }

  static func read(_ bytes: [UInt8], format: Format) throws(DocumentError) -> any Document {
    let lines = SourceLine.all(of: bytes)
    let cues =
      switch format {
      case .subRip: try subRipCues(lines, bytes)
      case .webVTT: try webVTTCues(lines, bytes)
      }
    var list = PlaceList()
    for cue in cues {
      // A blank line within a cue parts what is said, and stays.
      for lines in lines[cue].split(whereSeparator: { isBlank($0, bytes) }) {
        for speech in CueText.speeches(in: lines, bytes, format) { speech.collect(into: &list) }
      }
    }
    return PatchedDocument(bytes, list)
  }

  /// The lines of each cue's text. A cue goes to the number before the next one's times, or to those.
  ///
  /// - Source: there is no standard; this is what players take.
  /// - Throws: `malformed` for a line that begins with a time and is not one of times: it would be read as what is said.
  private static func subRipCues(
    _ lines: [SourceLine], _ bytes: [UInt8]
  ) throws(DocumentError) -> [Range<Int>] {
    if let line = lines.firstIndex(where: { beginsWithTime($0, bytes) && !isTimes($0, bytes) }) {
      throw DocumentError(line: line + 1, cause: .malformed)
    }
    let times = lines.indices.filter { isTimes(lines[$0], bytes) }
    return times.enumerated().map { index, time in
      guard index + 1 < times.count else { return (time + 1)..<lines.count }
      let next = times[index + 1]
      let hasNumber = next - 1 > time && isNumber(lines[next - 1], bytes)
      return (time + 1)..<(hasNumber ? next - 1 : next)
    }
  }

  /// - Source: W3C, "WebVTT: The Web Video Text Tracks Format", section 6.1.
  /// - Throws: `malformed` where the first line does not say that this is such a file.
  private static func webVTTCues(_ lines: [SourceLine], _ bytes: [UInt8]) throws(DocumentError) -> [Range<
    Int
  >] {
    guard let first = lines.first, bytes[first.content].starts(with: "WEBVTT".utf8) else {
      throw DocumentError(line: 1, cause: .malformed)
    }
    var cues: [Range<Int>] = []
    for block in lines.indices.split(whereSeparator: { isBlank(lines[$0], bytes) }) {
      let times = block.filter { isTimes(lines[$0], bytes) }
      // Anything else before the times than a name makes this a note, a style or a region.
      guard let first = times.first, first - block.lowerBound < 2 else { continue }
      for (index, time) in times.enumerated() {
        cues.append((time + 1)..<(index + 1 < times.count ? times[index + 1] : block.upperBound))
      }
    }
    return cues
  }

  /// Whether a line gives the times of a cue, perhaps with settings.
  private static func isTimes(_ line: SourceLine, _ bytes: [UInt8]) -> Bool {
    let content = bytes[line.content]
    let start = content.prefix { $0.isDigit || [0x20, 0x09, 0x2C, 0x2E, 0x3A].contains($0) }
    let rest = content[start.endIndex...]
    guard start.contains(where: \.isDigit), rest.starts(with: "-->".utf8) else { return false }
    return rest.dropFirst(3).first { $0 != 0x20 && $0 != 0x09 }?.isDigit ?? false
  }

  /// Whether a line begins with a time that nobody says: to the millisecond, such as `00:00:01,000`, or before an arrow.
  private static func beginsWithTime(_ line: SourceLine, _ bytes: [UInt8]) -> Bool {
    let content = bytes[line.content].drop { $0 == 0x20 || $0 == 0x09 }
    let time = content.prefix { $0.isDigit || $0 == 0x3A }
    guard time.contains(0x3A), time.first != 0x3A else { return false }
    let behind = content[time.endIndex...]
    if behind.drop(while: { $0 == 0x20 || $0 == 0x09 }).starts(with: "-->".utf8) { return true }
    guard let mark = behind.first, mark == 0x2C || mark == 0x2E else { return false }
    return behind.dropFirst().prefix { $0.isDigit }.count == 3
  }

  private static func isNumber(_ line: SourceLine, _ bytes: [UInt8]) -> Bool {
    let content = bytes[line.content].filter { $0 != 0x20 && $0 != 0x09 }
    return !content.isEmpty && content.allSatisfy(\.isDigit)
  }

  private static func isBlank(_ line: SourceLine, _ bytes: [UInt8]) -> Bool {
    bytes[line.content].allSatisfy { $0 == 0x20 || $0 == 0x09 }
  }
}
