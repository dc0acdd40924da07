/// Finds the cells of records as their bytes come.
///
/// - Source: RFC 4180; besides, any delimiter, records of any length, and cells that begin with a quotation mark
///   which turns out not to enclose them.
struct TableScanner: Sendable {
  struct Cell: Hashable, Sendable {
    enum Quoting: Hashable, Sendable {
      case none
      /// Enclosed in quotation marks; those inside are doubled.
      case quoted
      /// Something stands behind the closing quotation mark, so nobody knows what is meant.
      case broken
    }

    /// With its quotation marks.
    let range: Range<Int>
    let quoting: Quoting
  }

  /// The delimiters of tables, the first of which wins where two are as frequent.
  static let commonDelimiters = [UInt8(ascii: ","), UInt8(ascii: ";"), 0x09]
  /// The delimiter of a table with one column, which does not show: no text has this byte.
  static let none: UInt8 = 0

  private enum State { case start, plain, quoted, closed, broken }

  let delimiter: UInt8
  /// The cells of the record so far.
  private(set) var cells: [Cell] = []
  private var state = State.start
  private var start: Int
  private var position: Int
  /// Where the content of the cell ends, if it ends here: before a carriage return that may belong to the end
  /// of the record.
  private var contentEnd: Int

  /// - Parameter start: Where the first record begins.
  init(delimiter: UInt8, at start: Int = 0) {
    self.delimiter = delimiter
    self.start = start
    position = start
    contentEnd = start
  }

  /// Whether a line end here would belong to a cell.
  var isInsideQuotes: Bool { state == .quoted }

  /// Takes the next byte.
  ///
  /// - Returns: Whether the record ends with it; then `cells` are whole.
  mutating func feed(_ byte: UInt8) -> Bool {
    defer { position += 1 }
    if state != .quoted, byte == delimiter || byte == 0x0A {
      endCell(before: byte)
      return byte == 0x0A
    }
    switch (state, byte) {
    case (.start, UInt8(ascii: "\"")), (.closed, UInt8(ascii: "\"")): state = .quoted
    case (.start, _): state = .plain
    case (.quoted, UInt8(ascii: "\"")): state = .closed
    case (.closed, 0x0D), (.quoted, _), (.plain, _), (.broken, _): break
    case (.closed, _): state = .broken
    }
    if byte != 0x0D || state == .quoted { contentEnd = position + 1 }
    return false
  }

  /// The end of the input, where the last record needs no line end.
  mutating func finish() { endCell(before: 0x0A) }

  /// Makes ready for the next record.
  mutating func startRecord() { cells.removeAll(keepingCapacity: true) }

  private mutating func endCell(before byte: UInt8) {
    // Only a line feed takes the carriage return before it.
    let end = byte == 0x0A && state != .start ? max(contentEnd, position - 1) : position
    let quoting: Cell.Quoting =
      switch state {
      case .start, .plain: .none
      case .closed: .quoted
      case .quoted, .broken: .broken
      }
    cells.append(Cell(range: start..<(quoting == .quoted ? contentEnd : end), quoting: quoting))
    start = position + 1
    contentEnd = start
    state = .start
  }

  /// The likeliest delimiter of a table whose first line is `line`: a comma, a semicolon or a tab, whichever is
  /// there most often outside quotation marks.
  static func delimiter(in line: some Sequence<UInt8>) -> UInt8 {
    var counts: [UInt8: Int] = [:]
    var isQuoted = false
    for byte in line {
      if byte == 0x0A { break }
      if byte == UInt8(ascii: "\"") { isQuoted.toggle() }
      if !isQuoted { counts[byte, default: 0] += 1 }
    }
    let most = commonDelimiters.max { counts[$0, default: 0] < counts[$1, default: 0] }
    return most.flatMap { counts[$0] == nil ? nil : $0 } ?? none
  }
}
