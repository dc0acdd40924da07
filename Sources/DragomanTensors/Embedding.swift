internal import CDragomanKernels

/// Marian's sinusoidal position signal, `[count][D]`, grown on demand before a batch.
package final class PositionTable {
  private let values = AlignedBuffer<Float>()
  private let numbersUpward = AlignedBuffer<Int32>()
  private let width: Int
  private var count = 0

  /// An empty table for model width `width`.
  package init(width: Int) { self.width = width }

  /// Makes the table at least `positions` long.
  package func reserve(_ positions: Int) {
    guard positions > count else { return }
    count = (positions + 63) / 64 * 64
    values.reserve(count * width)
    dgm_positions(values.pointer, Int32(count), Int32(width))
    numbersUpward.reserve(count)
    for position in 0..<count { numbersUpward[position] = Int32(position) }
  }

  /// 0, 1, 2 and so on, as far as the table goes: the positions of a sentence's pieces.
  package var numbers: UnsafePointer<Int32> { UnsafePointer(numbersUpward.pointer) }

  fileprivate func pointer(upTo positions: Int) -> UnsafePointer<Float> {
    precondition(positions <= count)
    return UnsafePointer(values.pointer)
  }
}

/// Token embeddings: table[id] · √D + position. Reads the table where it lies in the model file.
package struct Embedding {
  private let table: WeightMatrix
  private let vocabulary: Int
  private let width: Int

  /// `table` `[vocabulary][width]`, not transposed.
  package init(_ table: WeightMatrix, vocabulary: Int, width: Int) {
    self.table = table
    self.vocabulary = vocabulary
    self.width = width
  }

  /// The id that stands for the zero vector a decoder starts from.
  package static let start: Int32 = -1

  /// out `[M][D]` from `ids` and `positions` `[M]`, each position less than `positionCount`.
  package func apply(
    ids: UnsafeMutableBufferPointer<Int32>, positions: UnsafeMutableBufferPointer<Int32>, positionCount: Int,
    table positionTable: PositionTable, into out: Matrix, using workspace: Workspace
  ) {
    precondition(ids.count == out.rows && positions.count == out.rows && out.columns == width && out.isDense)
    precondition(dgm_all_in_range(ids.baseAddress, Int32(ids.count), -1, Int32(vocabulary)) != 0)
    guard let idPointer = ids.baseAddress, let positionPointer = positions.baseAddress else { return }
    let signal = positionTable.pointer(upTo: positionCount)
    let multiplier = Float(width).squareRoot()
    switch table {
    case .int8(let values, let quantization, _):
      dgm_embed_i8(
        workspace.path.rawValue, values, 1 / quantization, multiplier, idPointer, signal, positionPointer,
        Int32(out.rows), Int32(width), out.pointer)
    case .float32(let values, let isTransposed):
      precondition(!isTransposed)
      dgm_embed_f32(
        workspace.path.rawValue, values, multiplier, idPointer, signal, positionPointer, Int32(out.rows),
        Int32(width), out.pointer)
    }
  }
}
