/// Plain text: each line that is not blank is a text, or all lines together are one.
enum TextDocument {
  static func read(_ bytes: [UInt8], joinsLines: Bool) -> any Document {
    let lines = SourceLine.all(of: bytes).map(\.content)
    var ranges = lines
    if joinsLines, let first = lines.first, let last = lines.last {
      ranges = [first.lowerBound..<last.upperBound]
    }
    var list = PlaceList()
    for range in ranges {
      list.add(DocumentUnit(text: String(bytes[range])), at: range) { Array($0.text.utf8) }
    }
    return PatchedDocument(bytes, list)
  }
}
