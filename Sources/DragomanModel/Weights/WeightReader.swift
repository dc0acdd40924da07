package import DragomanTensors

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
          .unsupported, file: file.name, key: name, expected: "weights stored by output column", found: "by input row")
      }
      return .int8(pointer, quantization: multiplier, activation: try activationMultiplier(for: [name]))
    }
  }

  /// An embedding table `[vocabulary][width]`. `activationNames`: the items that may hold the activation multiplier of
  /// the output layer tied to it, in the order of preference.
  func table(
    _ name: String, vocabulary: Int, width: Int, activationNames: [String] = []
  ) throws(ModelError) -> WeightMatrix {
    let tensor = try tensor(name, rows: vocabulary, columns: width)
    switch tensor.storage {
    case .float32(let pointer):
      return .float32(pointer, isTransposed: false)
    case .int8(let pointer, let multiplier, let isTransposed):
      guard !isTransposed else {
        throw ModelError(
          .unsupported, file: file.name, key: name, expected: "one row an entry", found: "a transposed table")
      }
      return .int8(pointer, quantization: multiplier, activation: try activationMultiplier(for: activationNames))
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

  /// The static activation multiplier stored beside the first of `names` that has one, if any.
  func activationMultiplier(for names: [String]) throws(ModelError) -> Float? {
    for name in names {
      let key = name == "none" ? "none_QuantMultA" : name + "_QuantMultA"
      guard let tensor = file.tensor(key) else { continue }
      guard tensor.rows == 1, tensor.columns == 1 else {
        throw ModelError(
          .damaged, file: file.name, key: key, expected: "one number", found: "\(tensor.rows)x\(tensor.columns)")
      }
      // The converter quantises `Wemb_QuantMultA` itself, since its name contains "Wemb": value = int8 / multiplier.
      let value: Float =
        switch tensor.storage {
        case .float32(let pointer): pointer.pointee
        case .int8(let pointer, let multiplier, _): Float(pointer.pointee) / multiplier
        }
      guard value.isFinite, value > 0 else {
        throw ModelError(.damaged, file: file.name, key: key, expected: "a positive number", found: "\(value)")
      }
      return value
    }
    return nil
  }

  /// The tensor, if it has that shape.
  func tensor(_ name: String, rows: Int, columns: Int) throws(ModelError) -> StoredTensor {
    guard let tensor = file.tensor(name) else {
      throw ModelError(.damaged, file: file.name, key: name, expected: "\(rows)x\(columns)", found: "nothing")
    }
    guard tensor.rows == rows, tensor.columns == columns else {
      throw ModelError(
        .damaged, file: file.name, key: name, expected: "\(rows)x\(columns)",
        found: "\(tensor.rows)x\(tensor.columns)")
    }
    return tensor
  }
}
