package import DragomanTensors

/// The activations of one pass, `[rows][…]`: grown before a batch, reused by every layer and step.
final class Activations {
  private let width: Int
  private let widest: Int
  private let xs = AlignedBuffer<Float>()
  private let normalizeds = AlignedBuffer<Float>()
  private let wides = AlignedBuffer<Float>()
  private let attendeds = AlignedBuffer<Float>()
  private let outputs = AlignedBuffer<Float>()

  /// For a model of width `width` whose widest layer puts out `widest` columns.
  init(width: Int, widest: Int) {
    self.width = width
    self.widest = widest
  }

  /// Makes room for `rows` rows.
  func reserve(rows: Int) {
    for buffer in [xs, normalizeds, attendeds, outputs] { buffer.reserve(rows * width) }
    wides.reserve(rows * widest)
  }

  /// What flows from layer to layer, `[rows][D]`.
  func x(rows: Int) -> Matrix { view(xs, rows: rows) }
  /// A sublayer's normalised input, `[rows][D]`.
  func normalized(rows: Int) -> Matrix { view(normalizeds, rows: rows) }
  /// Joined heads, or SSRU output, `[rows][D]`.
  func attended(rows: Int) -> Matrix { view(attendeds, rows: rows) }
  /// A sublayer's output, `[rows][D]`.
  func output(rows: Int) -> Matrix { view(outputs, rows: rows) }

  /// Queries, keys and values, gates, or a feed-forward block's inside, `[rows][columns]`.
  func wide(rows: Int, columns: Int) -> Matrix {
    precondition(rows * columns <= wides.capacity)
    return Matrix(wides.pointer, rows: rows, columns: columns)
  }

  private func view(_ buffer: AlignedBuffer<Float>, rows: Int) -> Matrix {
    precondition(rows * width <= buffer.capacity)
    return Matrix(buffer.pointer, rows: rows, columns: width)
  }
}

/// Receives every named activation of a pass: what golden tests compare with a reference engine.
package typealias ActivationTrace = (_ name: String, _ values: Matrix) -> Void
