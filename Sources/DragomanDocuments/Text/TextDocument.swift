/// Plain text: each line that is not blank is a text.
enum TextDocument {
  static func read(_ bytes: [UInt8]) -> any Document {
    var list = PlaceList()
    for line in SourceLine.all(of: bytes) {
      list.add(DocumentUnit(text: String(bytes[line.content])), at: line.content) { Array($0.text.utf8) }
    }
    return PatchedDocument(bytes, list)
  }
}
