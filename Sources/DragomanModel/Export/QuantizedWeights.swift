internal import DragomanTensors

/// Weights as a `.bin` file of Firefox's has them: int8 values with one multiplier for all, one output's after another.
struct QuantizedWeights {
  /// What a weight is multiplied with before it is rounded: 127 / the largest.
  let multiplier: Float
  /// `[columns][rows]`, embeddings `[rows][columns]`; in -127...127.
  let values: [Int8]

  /// Type code, number of values and their multiplier's bytes, for the file's directory.
  static func byteCount(of tensor: StoredTensor) -> Int {
    tensor.rows * tensor.columns + MemoryLayout<Float>.size
  }

  /// The weights of `tensor`: as they are where they are of this kind, else rounded.
  ///
  /// - Parameter isTransposed: Whether the file has an output's weights after another's; embeddings stand as they are.
  init(_ tensor: StoredTensor, isTransposed: Bool) {
    let (rows, columns) = (tensor.rows, tensor.columns)
    func place(_ isStoredTransposed: Bool, _ row: Int, _ column: Int) -> Int {
      isStoredTransposed ? column * rows + row : row * columns + column
    }
    switch tensor.storage {
    case .int8(let values, .one(let multiplier), let isStored):
      self.multiplier = multiplier
      self.values = Self.arranged(tensor, isTransposed) { values[place(isStored, $0, $1)] }
    case .int8(let values, .perRow(let multipliers), let isStored):
      // The largest value of a row is 127 or next to it, so the least multiplier has the largest weight.
      let multiplier = UnsafeBufferPointer(start: multipliers, count: isStored ? columns : rows).min() ?? 1
      self.multiplier = multiplier
      self.values = Self.arranged(tensor, isTransposed) { row, column in
        let own = multipliers[isStored ? column : row]
        return Self.rounded(Float(values[place(isStored, row, column)]) / own * multiplier)
      }
    case .float32(let values, let isStored):
      let multiplier = Self.multiplier(for: UnsafeBufferPointer(start: values, count: rows * columns))
      self.multiplier = multiplier
      self.values = Self.arranged(tensor, isTransposed) { row, column in
        Self.rounded(values[place(isStored, row, column)] * multiplier)
      }
    }
  }

  /// Values and multiplier as they lie in the file.
  var bytes: [UInt8] {
    var bytes = values.map { UInt8(bitPattern: $0) }
    bytes.append(littleEndian: multiplier)
    return bytes
  }

  private static func rounded(_ scaled: Float) -> Int8 {
    Int8(min(max(scaled.rounded(.toNearestOrEven), -127), 127))
  }

  /// 127 / the largest absolute weight; 1 where that is no number, which zeros stay zeros under.
  private static func multiplier(for weights: UnsafeBufferPointer<Float>) -> Float {
    var largest: Float = 0
    for weight in weights { largest = max(largest, abs(weight)) }
    let multiplier = 127 / largest
    return multiplier.isFinite && (1 / multiplier).isFinite ? multiplier : 1
  }

  /// The values at each place in the order of the file.
  private static func arranged(
    _ tensor: StoredTensor, _ isTransposed: Bool, _ value: (_ row: Int, _ column: Int) -> Int8
  ) -> [Int8] {
    let (rows, columns) = (tensor.rows, tensor.columns)
    return [Int8](unsafeUninitializedCapacity: rows * columns) { values, count in
      for outer in 0..<(isTransposed ? columns : rows) {
        for inner in 0..<(isTransposed ? rows : columns) {
          values[count] = isTransposed ? value(inner, outer) : value(outer, inner)
          count += 1
        }
      }
    }
  }
}
