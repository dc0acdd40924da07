/// A `.strings` file: each value is a text; keys and comments are not.
///
/// - Source: Apple, "Strings Files", and the old property lists that they are a kind of.
enum AppleStrings {
  /// - Throws: `malformed`.
  static func read(_ bytes: [UInt8]) throws(DocumentError) -> any Document {
    var reader = Reader(bytes: bytes, position: bytes.textStart)
    return try reader.document()
  }

  private struct Reader {
    let bytes: [UInt8]
    var position: Int
    private var list = PlaceList()

    init(bytes: [UInt8], position: Int) {
      self.bytes = bytes
      self.position = position
    }

    mutating func document() throws(DocumentError) -> any Document {
      while try skipSpace() {
        _ = try word()
        guard try skipSpace() else { throw error() }
        if bytes[position] == UInt8(ascii: "=") {
          position += 1
          guard try skipSpace() else { throw error() }
          let value = try word()
          if let text = AppleString.text(of: bytes[value]) {
            let form = AppleString(like: bytes[value])
            list.add(DocumentUnit(text: text), at: value) { form.literal($0.text) }
          }
          guard try skipSpace() else { throw error() }
        }
        guard bytes[position] == UInt8(ascii: ";") else { throw error() }
        position += 1
      }
      return PatchedDocument(bytes, list)
    }

    /// A string between quotation marks, or a bare word.
    private mutating func word() throws(DocumentError) -> Range<Int> {
      let start = position
      let mark = bytes[start]
      guard mark == UInt8(ascii: "\"") || mark == UInt8(ascii: "'") else {
        while position < bytes.count, bytes[position].isLetterOrDigit || Self.marks.contains(bytes[position])
        {
          position += 1
        }
        guard position > start else { throw error() }
        return start..<position
      }
      position += 1
      while position < bytes.count, bytes[position] != mark {
        position += bytes[position] == UInt8(ascii: "\\") ? 2 : 1
      }
      guard position < bytes.count else {
        throw DocumentError(.unclosedQuote, at: start, in: bytes)
      }
      position += 1
      return start..<position
    }

    private static let marks = Array("_.$:/-".utf8)

    /// Skips white space and comments.
    ///
    /// - Returns: Whether there is more.
    private mutating func skipSpace() throws(DocumentError) -> Bool {
      while position < bytes.count {
        let rest = bytes[position...].prefix(2)
        if [0x20, 0x09, 0x0A, 0x0D, 0x0B, 0x0C].contains(bytes[position]) {
          position += 1
        } else if rest.elementsEqual("//".utf8) {
          position = bytes[position...].firstIndex { $0 == 0x0A || $0 == 0x0D } ?? bytes.count
        } else if rest.elementsEqual("/*".utf8) {
          try skipComment()
        } else {
          return true
        }
      }
      return false
    }

    private mutating func skipComment() throws(DocumentError) {
      var index = position + 2
      while index + 1 < bytes.count {
        if bytes[index] == UInt8(ascii: "*"), bytes[index + 1] == UInt8(ascii: "/") {
          position = index + 2
          return
        }
        index += 1
      }
      throw error()
    }

    private func error() -> DocumentError { DocumentError(.malformed, at: position, in: bytes) }
  }
}
