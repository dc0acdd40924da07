internal import DragomanTensors

/// Hands out the tensors of a weight file, each checked against the shape its name must have.
struct WeightReader {
  let file: WeightFile

  /// Whether the file has a tensor of that name.
  func contains(_ name: String) -> Bool { file.tensor(name) != nil }

  /// Weights of an affine layer `[inputs][outputs]`.
  func affineWeights(_ name: String, inputs: Int, outputs: Int) throws(ModelError) -> WeightMatrix {
    let tensor = try tensor(name, rows: inputs, columns: outputs)
    switch tensor.storage {
    case .float32(let pointer, let isTransposed):
      return .float32(pointer, isTransposed: isTransposed)
    case .int8(let pointer, let multipliers, let isTransposed):
      guard isTransposed else {
        throw ModelError(
          .unsupported, file: file.name, key: name, expected: "weights stored by output column",
          found: "by input row")
      }
      return .int8(pointer, quantization: multipliers, activation: try file.activationMultiplier(for: name))
    }
  }

  /// An embedding table `[vocabulary][width]`, with the activation multiplier of the output layer tied to it.
  func table(_ name: String, vocabulary: Int, width: Int) throws(ModelError) -> WeightMatrix {
    let tensor = try tensor(name, rows: vocabulary, columns: width)
    switch tensor.storage {
    case .float32(let pointer, false):
      return .float32(pointer, isTransposed: false)
    case .float32(_, true):
      throw ModelError(
        .unsupported, file: file.name, key: name, expected: "one row an entry", found: "a transposed table")
    case .int8(let pointer, let multipliers, let isTransposed):
      guard !isTransposed else {
        throw ModelError(
          .unsupported, file: file.name, key: name, expected: "one row an entry", found: "a transposed table")
      }
      return .int8(pointer, quantization: multipliers, activation: try file.activationMultiplier(for: name))
    }
  }

  /// A bias or gain `[count]`.
  func vector(_ name: String, count: Int) throws(ModelError) -> UnsafePointer<Float> {
    let tensor = try tensor(name, rows: 1, columns: count)
    guard case .float32(let pointer, _) = tensor.storage else {
      throw ModelError(.unsupported, file: file.name, key: name, expected: "float32", found: "int8")
    }
    return pointer
  }

  /// Fewer positions in a table of the file's own would be too few for a sentence and its translation.
  private static let fewestPositions = 256

  /// The position signal that the configuration asks for; `name` is that of the file's own table.
  func positions(
    _ name: String, _ configuration: MarianConfiguration
  ) throws(ModelError) -> PositionSignal {
    switch configuration.positions {
    case .marian: return .marian
    case .transformer: return .transformer
    case .relative: return .none
    case .tables:
      let table = try file.requiredTensor(name)
      guard case .float32(let pointer, false) = table.storage, table.columns == configuration.width,
        table.rows >= Self.fewestPositions
      else {
        throw ModelError(
          .unsupported, file: file.name, key: name,
          expected: "float32 \(Self.fewestPositions) or more x \(configuration.width)",
          found: "\(table.rows)x\(table.columns)")
      }
      return .table(pointer, rows: table.rows)
    }
  }

  /// What the self-attention `prefix` has learnt of distances; `width` is that of a head.
  func relativePositions(_ prefix: String, width: Int) throws(ModelError) -> RelativePositions {
    let keys = try file.requiredTensor("\(prefix)_Rk")
    let values = try tensor("\(prefix)_Rv", rows: keys.rows, columns: width)
    let reach = keys.rows / 2
    guard keys.columns == width, keys.rows == 2 * reach + 1, reach <= RelativePositions.furthest,
      case .float32(let keyTable, false) = keys.storage, case .float32(let valueTable, false) = values.storage
    else {
      throw ModelError(
        .unsupported, file: file.name, key: keys.name,
        expected: "an odd number of rows up to \(2 * RelativePositions.furthest + 1), x \(width)",
        found: "\(keys.rows)x\(keys.columns)")
    }
    return RelativePositions(keys: keyTable, values: valueTable, reach: reach)
  }

  /// The tensor, if it has that shape.
  func tensor(_ name: String, rows: Int, columns: Int) throws(ModelError) -> StoredTensor {
    let tensor = try file.requiredTensor(name)
    guard tensor.rows == rows, tensor.columns == columns else {
      throw ModelError(
        .damaged, file: file.name, key: name, expected: "\(rows)x\(columns)",
        found: "\(tensor.rows)x\(tensor.columns)")
    }
    return tensor
  }
}
