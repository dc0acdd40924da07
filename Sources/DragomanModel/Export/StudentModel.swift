internal import DragomanTensors

/// A model on its way into the `.bin` form that Firefox's translations and the engines related to it read: int8 weights
/// with one multiplier a tensor, and for each a fixed multiplier of its activations.
package struct StudentModel {
  private let file: WeightFile
  private static let quantizedType: UInt64 = 0x4101
  private static let floatType: UInt64 = 0x404
  private static let textType: UInt64 = 0x101
  private static let suffix = "_QuantMultA"

  /// The model in `file`.
  package init(_ file: WeightFile) { self.file = file }

  /// What must be done before the model can be written; nil where it can be written as it is.
  ///
  /// - Throws: `damaged` for a multiplier that is none.
  package var obstacle: ModelError? {
    get throws(ModelError) {
      for name in weightNames {
        guard let storage = file.tensor(name)?.storage else { continue }
        let found: String
        switch storage {
        case .int8(_, .one, _): continue
        case .int8(_, .perRow, _): found = "one a row"
        case .float32: found = "float32"
        }
        return Diagnosis(file: file.name).unsupported(
          name, expected: "int8 weights with one multiplier", found: found)
      }
      guard let name = try unscaled.first else { return nil }
      return Diagnosis(file: file.name).unsupported(
        name, expected: "a fixed multiplier of its activations", found: "none")
    }
  }

  /// Hands the file to `write`, block after block.
  ///
  /// - Parameter measured: Multipliers of activations by the weights' names, for those that the model has none of.
  /// - Throws: `unsupported` where a multiplier is missing, and for a network that is not as Marian trains them; else what
  ///   `write` throws.
  package func write(
    measured: [String: Float], to write: (UnsafeRawBufferPointer) throws -> Void
  ) throws {
    guard !file.configurationItem.isEmpty, file.configuration.positions == .marian else {
      throw Diagnosis(file: file.name).unsupported(
        TensorName.configuration, expected: "a network as Marian trains it", found: "another program's")
    }
    var multipliers: [String: Float] = [:]
    for name in multiplied {
      multipliers[name] = try file.activationMultiplier(for: name) ?? measured[name]
      guard multipliers[name] != nil else {
        throw Diagnosis(file: file.name).unsupported(
          name, expected: "a multiplier of its activations", found: "none was measured")
      }
    }
    try BinaryModelWriter().write(items(multipliers), to: write)
  }

  /// The table that the output layer multiplies with; old files have it the other way round, by another name.
  private var outputTable: String {
    let name = file.configuration.outputTable
    return file.tensor(name) == nil ? String(name.dropLast()) : name
  }

  /// The weights, sorted.
  private var weightNames: [String] { file.tensorNames.filter(Self.isWeight) }

  /// The weights that activations are multiplied with: all but tables that are only looked up.
  private var multiplied: [String] {
    weightNames.filter { !$0.contains("Wemb") || $0 == outputTable }
  }

  /// Those of them without a fixed multiplier of their activations.
  private var unscaled: [String] {
    get throws(ModelError) {
      var names: [String] = []
      for name in multiplied where try file.activationMultiplier(for: name) == nil { names.append(name) }
      return names
    }
  }

  /// Whether Firefox's form has the tensor in int8: embeddings, and what ends in `_W` and at most one letter.
  private static func isWeight(_ name: String) -> Bool {
    guard !name.hasSuffix(suffix) else { return false }
    return name.contains("Wemb") || name.hasSuffix("_W") || name.dropLast().hasSuffix("_W")
  }

  /// Everything the file gets, in the order of the names' bytes, the configuration last.
  private func items(_ multipliers: [String: Float]) -> [BinaryModelWriter.Item] {
    var items: [BinaryModelWriter.Item] = []
    for name in file.tensorNames where !name.hasSuffix(Self.suffix) {
      guard let tensor = file.tensor(name) else { continue }
      items.append(Self.isWeight(name) ? Self.weights(tensor) : Self.floats(tensor))
    }
    for (name, value) in multipliers { items.append(Self.scale(name + Self.suffix, value)) }
    if let value = multipliers[outputTable] {
      // Some readers ask for this name, others for the table's.
      items.append(Self.scale("none" + Self.suffix, value))
    }
    items.sort { $0.name.utf8.lexicographicallyPrecedes($1.name.utf8) }
    let text = file.configurationItem
    items.append(
      .init(
        name: TensorName.configuration, type: Self.textType, dimensions: [text.count], byteCount: text.count,
        isPadded: false, bytes: { text }))
    return items
  }

  private static func weights(_ tensor: StoredTensor) -> BinaryModelWriter.Item {
    .init(
      name: tensor.name, type: quantizedType, dimensions: [tensor.rows, tensor.columns],
      byteCount: QuantizedWeights.byteCount(of: tensor), isPadded: true,
      bytes: { QuantizedWeights(tensor, isTransposed: !tensor.name.contains("Wemb")).bytes })
  }

  /// Numbers that stay float: biases and norms, which are vectors.
  private static func floats(_ tensor: StoredTensor) -> BinaryModelWriter.Item {
    let count = tensor.rows * tensor.columns
    return .init(
      name: tensor.name, type: floatType, dimensions: [tensor.rows, tensor.columns],
      byteCount: count * MemoryLayout<Float>.size, isPadded: true,
      bytes: {
        var bytes: [UInt8] = []
        for index in 0..<count { bytes.append(littleEndian: tensor.number(at: index)) }
        return bytes
      })
  }

  /// One multiplier. That of an embedding has a name like a weight's, so Marian's converter quantises it too.
  private static func scale(_ name: String, _ value: Float) -> BinaryModelWriter.Item {
    let isQuantized = name.contains("Wemb")
    var bytes: [UInt8] = []
    if isQuantized { bytes.append(127) }
    bytes.append(littleEndian: isQuantized ? 127 / value : value)
    let made = bytes
    return .init(
      name: name, type: isQuantized ? quantizedType : floatType, dimensions: [1, 1], byteCount: made.count,
      isPadded: true, bytes: { made })
  }
}

extension StoredTensor {
  /// The number at `index` of the stored order.
  fileprivate func number(at index: Int) -> Float {
    switch storage {
    case .float32(let values, _): values[index]
    case .int8(let values, let multipliers, let isTransposed):
      Float(values[index]) / multipliers[index / max(isTransposed ? rows : columns, 1)]
    }
  }
}

extension MarianConfiguration {
  /// The table that the output layer multiplies with.
  var outputTable: String {
    switch tiedEmbeddings {
    case .all: "Wemb"
    case .targetAndOutput: "decoder_Wemb"
    case .sourceAndTarget, .none: "decoder_ff_logit_out_Wt"
    }
  }
}
