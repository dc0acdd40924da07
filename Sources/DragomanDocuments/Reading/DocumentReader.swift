/// Reads a document of any format.
package enum DocumentReader {
  /// The document that `bytes` are: UTF-8, with a byte order mark or without, or UTF-16 with one.
  ///
  /// - Throws: `DocumentError` where `bytes` do not fit the format. A document without any text is none.
  package static func read(
    _ bytes: [UInt8], format: FileFormat, options: DocumentOptions = DocumentOptions()
  ) throws(DocumentError) -> any Document {
    if let bigEndian = ReencodedDocument.bigEndian(bytes) {
      let decoded = try ReencodedDocument.decoded(bytes, bigEndian: bigEndian)
      return ReencodedDocument(
        document: try document(decoded, format, options), isBigEndian: bigEndian)
    }
    do throws(UTF8.ValidationError) {
      _ = try UTF8Span(validating: bytes.span)
    } catch {
      throw DocumentError(.notUTF8, at: error.byteOffsets.lowerBound, in: bytes)
    }
    return try document(bytes, format, options)
  }

  private static func document(
    _ bytes: [UInt8], _ format: FileFormat, _ options: DocumentOptions
  ) throws(DocumentError) -> any Document {
    switch format {
    case .markdown: try markup { () throws(MarkupError) in try MarkdownDocument(bytes) }
    case .html:
      try markup { () throws(MarkupError) in
        try HTMLDocument(bytes, options: .init(translatesAttributes: options.translatesAttributes))
      }
    case .xliff: try XLIFFDocument.read(bytes)
    case .srt: try SubtitleDocument.read(bytes, format: .subRip)
    case .vtt: try SubtitleDocument.read(bytes, format: .webVTT)
    case .text: TextDocument.read(bytes, joinsLines: options.joinsLines)
    case .po: try PortableObject.read(bytes)
    case .strings: try AppleStrings.read(bytes)
    case .xcstrings: try StringCatalog.read(bytes, target: options.targetLanguage)
    case .json: try JSONDocument.read(bytes)
    case .jsonl: try JSONLines.read(bytes, fields: options.fields)
    case .csv, .tsv: try TableDocument.read(bytes, format: format, options: options)
    }
  }

  private static func markup(
    _ read: () throws(MarkupError) -> any Document
  ) throws(DocumentError) -> any Document {
    do throws(MarkupError) {
      return try read()
    } catch {
      throw DocumentError(line: 1, cause: error == .notUTF8 ? .notUTF8 : .tooDeep)
    }
  }
}

extension [UInt8] {
  /// Where the text starts: behind the byte order mark, where there is one.
  var textStart: Int { starts(with: [0xEF, 0xBB, 0xBF]) ? 3 : 0 }
}

extension String {
  /// Bytes that are known to be UTF-8.
  init(_ bytes: ArraySlice<UInt8>) { self.init(decoding: bytes, as: UTF8.self) }
}
