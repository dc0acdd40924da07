/// A document in UTF-16, read as if it were UTF-8.
struct ReencodedDocument: Document {
  let document: any Document
  let isBigEndian: Bool

  var units: [DocumentUnit] { document.units }
  var sourceLanguage: String? { document.sourceLanguage }
  var targetLanguage: String? { document.targetLanguage }

  func rendered(with translations: [TranslatedUnit?]) -> [UInt8] {
    let text = String(decoding: document.rendered(with: translations), as: UTF8.self)
    var bytes: [UInt8] = isBigEndian ? [0xFE, 0xFF] : [0xFF, 0xFE]
    bytes.reserveCapacity(2 + 2 * text.utf8.count)
    for unit in text.utf16 {
      let (high, low) = (UInt8(unit >> 8), UInt8(unit & 0xFF))
      bytes.append(isBigEndian ? high : low)
      bytes.append(isBigEndian ? low : high)
    }
    return bytes
  }

  /// Whether `bytes` start with the byte order mark of UTF-16, and which; nil where they do not.
  static func bigEndian(_ bytes: [UInt8]) -> Bool? {
    if bytes.starts(with: [0xFE, 0xFF]) { return true }
    return bytes.starts(with: [0xFF, 0xFE]) ? false : nil
  }

  /// `bytes` behind the byte order mark, as UTF-8.
  ///
  /// - Throws: `notUTF8` for half a unit or half a pair.
  static func decoded(_ bytes: [UInt8], bigEndian: Bool) throws(DocumentError) -> [UInt8] {
    var units: [UInt16] = []
    units.reserveCapacity(bytes.count / 2)
    for index in stride(from: 2, to: bytes.count - 1, by: 2) {
      let (first, second) = (UInt16(bytes[index]), UInt16(bytes[index + 1]))
      units.append(bigEndian ? first << 8 | second : second << 8 | first)
    }
    guard bytes.count.isMultiple(of: 2), let text = String(validating: units, as: UTF16.self) else {
      throw DocumentError(line: 1, cause: .notUTF8)
    }
    return Array(text.utf8)
  }
}
