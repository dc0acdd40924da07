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
    case .float32(let pointer):
      return .float32(pointer, isTransposed: false)
    case .int8(let pointer, let multiplier, let isTransposed):
      guard isTransposed else {
        throw ModelError(
          .unsupported, file: file.name, key: name, expected: "weights stored by output column",
          found: "by input row")
      }
      return .int8(pointer, quantization: multiplier, activation: try file.activationMultiplier(for: name))
    }
  }

  /// An embedding table `[vocabulary][width]`, with the activation multiplier of the output layer tied to it.
  func table(_ name: String, vocabulary: Int, width: Int) throws(ModelError) -> WeightMatrix {
    let tensor = try tensor(name, rows: vocabulary, columns: width)
    switch tensor.storage {
    case .float32(let pointer):
      return .float32(pointer, isTransposed: false)
    case .int8(let pointer, let multiplier, let isTransposed):
      guard !isTransposed else {
        throw ModelError(
          .unsupported, file: file.name, key: name, expected: "one row an entry", found: "a transposed table")
      }
      return .int8(pointer, quantization: multiplier, activation: try file.activationMultiplier(for: name))
    }
  }

  /// A bias or gain `[count]`.
  func vector(_ name: String, count: Int) throws(ModelError) -> UnsafePointer<Float> {
    let tensor = try tensor(name, rows: 1, columns: count)
    guard case .float32(let pointer) = tensor.storage else {
      throw ModelError(.unsupported, file: file.name, key: name, expected: "float32", found: "int8")
    }
    return pointer
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
