/// XLIFF 1.0 to 1.2 and 2: the source of each segment is a text, and its translation goes into the target where that
/// is missing, empty or said to be not translated yet; all else is kept.
///
/// - Source: OASIS, "XLIFF Version 1.2" and "XLIFF Version 2.0".
enum XLIFFDocument {
  /// - Throws: `malformed`, `documentType`, `tooDeep`, `unknownVersion`.
  static func read(_ bytes: [UInt8]) throws(DocumentError) -> any Document {
    var reader = XLIFFReader(bytes: bytes)
    try XMLReader.read(bytes) { reader.take($0) }
    guard reader.version != nil else {
      throw DocumentError(.unknownVersion, at: reader.rootOffset, in: bytes)
    }
    // In another encoding the bytes beyond ASCII, which were read as UTF-8, are other characters.
    guard !reader.isForeignEncoding || bytes.allSatisfy({ $0 < 0x80 }) else {
      throw DocumentError(line: 1, cause: .notUTF8)
    }
    var list = PlaceList()
    for segment in reader.segments {
      segment.collect(
        into: &list, bytes, isASCII: reader.isForeignEncoding, mainLanguage: reader.sourceLanguage)
    }
    return PatchedDocument(
      bytes, list, sourceLanguage: reader.sourceLanguage, targetLanguage: reader.targetLanguage)
  }
}
