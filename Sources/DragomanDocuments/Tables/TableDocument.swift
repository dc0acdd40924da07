/// A table with delimiters: the cells of some columns are texts.
enum TableDocument {
  /// - Throws: `nothingChosen`, `noColumn`, `unclosedQuote`.
  static func read(
    _ bytes: [UInt8], format: FileFormat, options: DocumentOptions
  ) throws(DocumentError) -> any Document {
    guard !options.columns.isEmpty else { throw DocumentError(line: 1, cause: .nothingChosen) }
    var scanner = TableScanner(
      delimiter: delimiter(of: bytes[bytes.textStart...], format), at: bytes.textStart)
    var columns: TableColumns?
    var list = PlaceList()
    var line = 1
    var recordLine = 1
    for byte in bytes[bytes.textStart...] {
      if byte == 0x0A { line += 1 }
      guard scanner.feed(byte) else { continue }
      try TableColumns.take(scanner.cells, of: bytes, scanner.delimiter, options, &columns, &list)
      scanner.startRecord()
      recordLine = line
    }
    guard !scanner.isInsideQuotes else { throw DocumentError(line: recordLine, cause: .unclosedQuote) }
    scanner.finish()
    try TableColumns.take(scanner.cells, of: bytes, scanner.delimiter, options, &columns, &list)
    return PatchedDocument(bytes, list)
  }

  static func delimiter(of firstLine: some Sequence<UInt8>, _ format: FileFormat) -> UInt8 {
    format == .tsv ? 0x09 : TableScanner.delimiter(in: firstLine)
  }
}

/// Which columns of a table are translated.
struct TableColumns: Sendable {
  /// Counted from 0.
  private let indices: Set<Int>

  /// Takes a record: the first one tells where the columns are and is a header if it has to be.
  static func take(
    _ cells: [TableScanner.Cell], of bytes: [UInt8], _ delimiter: UInt8, _ options: DocumentOptions,
    _ columns: inout TableColumns?, _ list: inout PlaceList
  ) throws(DocumentError) {
    if let columns {
      columns.collect(cells, of: bytes, delimiter, into: &list)
      return
    }
    let first = try TableColumns(options.columns, header: cells.map { text(of: $0, in: bytes) })
    columns = first
    let hasName = options.columns.contains { if case .name = $0 { true } else { false } }
    if !hasName, !options.hasHeader { first.collect(cells, of: bytes, delimiter, into: &list) }
  }

  private init(_ columns: [DocumentOptions.Column], header: [String]) throws(DocumentError) {
    var indices: Set<Int> = []
    for column in columns {
      switch column {
      case .number(let number):
        guard number <= header.count || header.allSatisfy(\.isEmpty) else {
          throw DocumentError(line: 1, cause: .noColumn("\(number)"))
        }
        indices.insert(number - 1)
      case .name(let name):
        let found = header.indices.filter { header[$0].trimmed == name.trimmed }
        guard !found.isEmpty else { throw DocumentError(line: 1, cause: .noColumn(name)) }
        indices.formUnion(found)
      }
    }
    self.indices = indices
  }

  private func collect(
    _ cells: [TableScanner.Cell], of bytes: [UInt8], _ delimiter: UInt8, into list: inout PlaceList
  ) {
    for (index, cell) in cells.enumerated() where indices.contains(index) && cell.quoting != .broken {
      list.add(DocumentUnit(text: Self.text(of: cell, in: bytes)), at: cell.range) { translation in
        Self.bytes(for: translation.text, quoted: cell.quoting == .quoted, delimiter)
      }
    }
  }

  private static func text(of cell: TableScanner.Cell, in bytes: [UInt8]) -> String {
    guard cell.quoting == .quoted else { return String(bytes[cell.range]) }
    var content: [UInt8] = []
    var isSecond = false
    for byte in bytes[cell.range].dropFirst().dropLast() {
      isSecond = byte == UInt8(ascii: "\"") && !isSecond
      if !isSecond { content.append(byte) }
    }
    return String(content[...])
  }

  private static func bytes(for text: String, quoted: Bool, _ delimiter: UInt8) -> [UInt8] {
    let mark = UInt8(ascii: "\"")
    // Whoever reads the only column of a table may take any of them for a delimiter.
    let delimiters = delimiter == TableScanner.none ? TableScanner.commonDelimiters : [delimiter]
    let special = delimiters + [0x0A, 0x0D]
    let needsMarks = text.utf8.first == mark || text.utf8.contains { special.contains($0) }
    guard quoted || needsMarks else { return Array(text.utf8) }
    return [mark] + text.utf8.flatMap { $0 == mark ? [mark, mark] : [$0] } + [mark]
  }
}

extension String {
  /// Without the white space around it.
  fileprivate var trimmed: Substring {
    let start = drop { $0.isWhitespace }
    return start.lastIndex { !$0.isWhitespace }.map { start[...$0] } ?? start[start.endIndex...]
  }
}
