/// Rows in columns of at most 80 characters.
///
/// The last column, which holds the words that have no limit, moves to a line of its own where it does not
/// fit.
struct TextTable {
  let width = 80
  let header: [String]
  var rows: [[String]] = []
  /// Columns, counted from 0, whose words end rather than begin at the same place.
  var rightAligned: Set<Int> = []

  /// The lines of the table, each with its newline; empty without rows.
  var text: String {
    guard !rows.isEmpty else { return "" }
    let lines = [header] + rows
    let columns = header.indices.filter { column in rows.contains { $0[column] != "" } }
    let widths = columns.map { column in lines.map { $0[column].count }.max() ?? 0 }
    return lines.map { line in self.line(columns.map { line[$0] }, columns, widths) }.joined()
  }

  private func line(_ cells: [String], _ columns: [Int], _ widths: [Int]) -> String {
    var line = ""
    for (index, cell) in cells.enumerated() {
      let padding = String(repeating: " ", count: widths[index] - cell.count)
      if index == cells.count - 1 {
        guard line.count + cell.count <= width || index == 0 else {
          return trimmed(line) + "\n    \(cell)\n"
        }
        return trimmed(line + cell) + "\n"
      }
      line += (rightAligned.contains(columns[index]) ? padding + cell : cell + padding) + "  "
    }
    return trimmed(line) + "\n"
  }

  private func trimmed(_ line: String) -> String {
    String(line.reversed().drop { $0 == " " }.reversed())
  }
}
