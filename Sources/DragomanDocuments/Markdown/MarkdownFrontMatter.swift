/// The settings that may stand before a document: YAML between two lines `---`, TOML between two lines `+++`.
enum MarkdownFrontMatter {
  /// Where the document itself begins: behind a byte order mark and front matter.
  static func end(in bytes: [UInt8]) -> Int {
    let mark = bytes.starts(with: [0xEF, 0xBB, 0xBF]) ? 3 : 0
    var line = next(in: bytes, from: mark)
    let isTOML = isFence(bytes[mark..<line], ["+++"])
    guard isTOML || isFence(bytes[mark..<line], ["---"]), line < bytes.count else { return mark }
    while line < bytes.count {
      let end = next(in: bytes, from: line)
      if isFence(bytes[line..<end], isTOML ? ["+++"] : ["---", "..."]) { return end }
      line = end
    }
    return mark
  }

  /// Where the line after the one at `start` begins.
  private static func next(in bytes: [UInt8], from start: Int) -> Int {
    bytes[start...].firstIndex(of: UInt8(ascii: "\n")).map { $0 + 1 } ?? bytes.count
  }

  private static func isFence(_ line: ArraySlice<UInt8>, _ fences: [String]) -> Bool {
    let trimmed = line.reversed().drop { MarkdownContent.isSpace($0) }.reversed()
    return fences.contains { trimmed.elementsEqual($0.utf8) }
  }
}
