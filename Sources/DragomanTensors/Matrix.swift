/// A view of float32 numbers, `[rows][columns]`, rows `stride` apart. It does not own them: the caller keeps the
/// buffer alive and its size right.
package struct Matrix {
  /// The first number.
  package let pointer: UnsafeMutablePointer<Float>
  /// Number of rows.
  package let rows: Int
  /// Numbers used in each row.
  package let columns: Int
  /// Numbers from one row's start to the next's.
  package let stride: Int

  /// A view of `rows` × `columns` numbers that lie densely at `pointer`.
  package init(_ pointer: UnsafeMutablePointer<Float>, rows: Int, columns: Int) {
    self.init(pointer, rows: rows, columns: columns, stride: columns)
  }

  /// A view of rows that are `stride` numbers apart.
  package init(_ pointer: UnsafeMutablePointer<Float>, rows: Int, columns: Int, stride: Int) {
    precondition(rows >= 0 && columns > 0 && stride >= columns)
    self.pointer = pointer
    self.rows = rows
    self.columns = columns
    self.stride = stride
  }

  /// Whether rows follow each other without a gap.
  package var isDense: Bool { stride == columns || rows <= 1 }

  /// Numbers in a dense view.
  package var count: Int {
    precondition(isDense)
    return rows * columns
  }

  /// The columns `range` of every row.
  package func columns(_ range: Range<Int>) -> Matrix {
    precondition(range.lowerBound >= 0 && range.upperBound <= columns)
    return Matrix(pointer + range.lowerBound, rows: rows, columns: range.count, stride: stride)
  }

  /// The rows `range`.
  package func rows(_ range: Range<Int>) -> Matrix {
    precondition(range.lowerBound >= 0 && range.upperBound <= rows)
    return Matrix(pointer + range.lowerBound * stride, rows: range.count, columns: columns, stride: stride)
  }
}
