internal import CDragomanKernels

/// What says at which position a piece stands.
package enum PositionSignal: Hashable, @unchecked Sendable {
  /// Sine in the first half of a row and cosine in the second, of position · exp(-i · ln(10000) / (D/2 - 1)): Marian's.
  case marian
  /// The same with D/2 in the place of D/2 - 1: Hugging Face's and CTranslate2's.
  case transformer
  /// The model's own, `[rows][D]`. The pointer must stay valid; nobody writes there.
  case table(UnsafePointer<Float>, rows: Int)
  /// None: attention tells positions apart.
  case none

  /// The positions there are; nil for any number.
  package var limit: Int? {
    if case .table(_, let rows) = self { rows } else { nil }
  }
}

/// A position signal, `[count][D]`, computed on demand before a batch.
package final class PositionTable {
  private let values = AlignedBuffer<Float>()
  private let numbersUpward = AlignedBuffer<Int32>()
  private let width: Int
  private let signal: PositionSignal
  private var count = 0

  /// An empty table for model width `width`.
  package init(width: Int, signal: PositionSignal = .marian) {
    self.width = width
    self.signal = signal
  }

  /// Makes the table at least `positions` long.
  package func reserve(_ positions: Int) {
    guard positions > count else { return }
    // Most sentences are short, and a table for the longest takes half a millisecond.
    count = max(count, 16)
    while count < positions { count *= 2 }
    precondition(positions <= signal.limit ?? positions, "\(positions) positions")
    switch signal {
    case .marian:
      values.reserve(count * width)
      dgm_positions(values.pointer, Int32(count), Int32(width), 1)
    case .transformer:
      values.reserve(count * width)
      dgm_positions(values.pointer, Int32(count), Int32(width), 0)
    case .none:
      values.reserve(count * width)
      values.zero(count * width)
    case .table: break
    }
    numbersUpward.reserve(count)
    for position in 0..<count { numbersUpward[position] = Int32(position) }
  }

  /// 0, 1, 2 and so on, as far as the table goes: the positions of a sentence's pieces.
  package var numbers: UnsafePointer<Int32> { UnsafePointer(numbersUpward.pointer) }

  fileprivate func pointer(upTo positions: Int) -> UnsafePointer<Float> {
    precondition(positions <= count)
    if case .table(let pointer, _) = signal { return pointer }
    return UnsafePointer(values.pointer)
  }
}

/// Token embeddings: table[id] · multiplier + position. Reads the table where it lies in the model file.
package struct Embedding {
  private let table: WeightMatrix
  private let vocabulary: Int
  private let width: Int
  private let multiplier: Float

  /// `table` `[vocabulary][width]`, not transposed; `multiplier` is √D in most models.
  package init(_ table: WeightMatrix, vocabulary: Int, width: Int, multiplier: Float) {
    self.table = table
    self.multiplier = multiplier
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
    switch table {
    case .int8(let values, .one(let quantization), _):
      dgm_embed_i8(
        workspace.path.rawValue, values, 1 / quantization, multiplier, idPointer, signal, positionPointer,
        Int32(out.rows), Int32(width), out.pointer)
    case .int8(let values, .perRow(let quantizations), _):
      for row in 0..<out.rows {
        let quantization = idPointer[row] >= 0 ? quantizations[Int(idPointer[row])] : 1
        dgm_embed_i8(
          workspace.path.rawValue, values, 1 / quantization, multiplier, idPointer + row, signal,
          positionPointer + row, 1, Int32(width), out.pointer + row * width)
      }
    case .float32(let values, let isTransposed):
      precondition(!isTransposed)
      dgm_embed_f32(
        workspace.path.rawValue, values, multiplier, idPointer, signal, positionPointer, Int32(out.rows),
        Int32(width), out.pointer)
    }
  }
}
