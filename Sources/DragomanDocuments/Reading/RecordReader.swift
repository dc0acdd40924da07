/// Cuts lines that come one by one into records, each a document of its own: what long tables and lists are read
/// with, in memory bounded by the longest record.
package struct RecordReader: Sendable {
  /// A record.
  package struct Record: Sendable {
    /// Its bytes with the line end, whatever is in them.
    package let bytes: [UInt8]
    /// What it holds, or why it cannot be read; the others still can. Lines are counted within the record.
    package let document: Result<any Document, DocumentError>
  }

  /// No record may have more bytes, or a quotation mark that is never closed would take all that follows.
  private static let maximumByteCount = 16 << 20

  private let format: FileFormat
  private let options: DocumentOptions
  private var scanner: TableScanner?
  private var columns: TableColumns?
  private var bytes: [UInt8] = []
  private var line = 0
  private var recordLine = 1

  /// A reader at the start of its input.
  ///
  /// - Precondition: `format.isRecords`.
  /// - Throws: `nothingChosen`.
  package init(format: FileFormat, options: DocumentOptions) throws(DocumentError) {
    precondition(format.isRecords, "\(format) has no records")
    let isTable = format == .csv || format == .tsv
    if isTable && options.columns.isEmpty || format == .jsonl && options.fields.isEmpty {
      throw DocumentError(line: 1, cause: .nothingChosen)
    }
    self.format = format
    self.options = options
  }

  /// Adds the next line.
  ///
  /// - Parameter line: With its line feed, but for a last one that has none. Of text it may be several lines, which
  ///   are one record.
  /// - Returns: The record that ends with it; nil where the record goes on.
  /// - Throws: What makes all that follows unreadable: `noColumn`, `unclosedQuote`.
  package mutating func add(_ line: [UInt8]) throws(DocumentError) -> Record? {
    self.line += 1
    switch format {
    case .csv, .tsv: return try addToTable(line)
    default: return record(line)
    }
  }

  /// The end of the input.
  ///
  /// - Returns: A last record without a line end.
  /// - Throws: As `add`.
  package mutating func finish() throws(DocumentError) -> Record? {
    guard !bytes.isEmpty else { return nil }
    guard scanner?.isInsideQuotes != true else {
      throw DocumentError(line: recordLine, cause: .unclosedQuote)
    }
    scanner?.finish()
    return try tableRecord()
  }

  private func record(_ line: [UInt8]) -> Record {
    Record(
      bytes: line,
      document: Result { () throws(DocumentError) in
        try Self.validate(line)
        return format == .text
          ? TextDocument.read(line, joinsLines: options.joinsLines)
          : try JSONLines.line(line, fields: options.fields)
      })
  }

  private mutating func addToTable(_ line: [UInt8]) throws(DocumentError) -> Record? {
    guard bytes.count + line.count <= Self.maximumByteCount else {
      throw DocumentError(line: recordLine, cause: .unclosedQuote)
    }
    let isStart = bytes.isEmpty
    let start = isStart && self.line == 1 ? line.textStart : 0
    var scanner =
      self.scanner ?? TableScanner(delimiter: TableDocument.delimiter(of: line[start...], format))
    if isStart {
      recordLine = self.line
      scanner = TableScanner(delimiter: scanner.delimiter, at: start)
    }
    bytes += line
    var isWhole = false
    for byte in line[start...] { isWhole = scanner.feed(byte) }
    self.scanner = scanner
    return isWhole ? try tableRecord() : nil
  }

  private mutating func tableRecord() throws(DocumentError) -> Record {
    defer { bytes = [] }
    let record = bytes
    var list = PlaceList()
    do throws(DocumentError) {
      try Self.validate(record)
    } catch {
      // Without a header nobody knows the columns.
      guard columns != nil else { throw error }
      return Record(bytes: record, document: .failure(error))
    }
    try TableColumns.take(
      scanner?.cells ?? [], of: record, scanner?.delimiter ?? 0, options, &columns, &list)
    return Record(
      bytes: record, document: .success(PatchedDocument(record, list)))
  }

  private static func validate(_ bytes: [UInt8]) throws(DocumentError) {
    do throws(UTF8.ValidationError) {
      _ = try UTF8Span(validating: bytes.span)
    } catch {
      throw DocumentError(.notUTF8, at: error.byteOffsets.lowerBound, in: bytes)
    }
  }
}
