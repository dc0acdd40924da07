internal import CDragomanBLAS
internal import CDragomanKernels

/// Weights as a model file holds them.
package enum WeightMatrix {
  /// `[inputs][outputs]`, or `[outputs][inputs]` when transposed.
  case float32(UnsafePointer<Float>, isTransposed: Bool)
  /// `[outputs][inputs]` with w ≈ value / `quantization`; `activation` is the static activation multiplier, if any.
  case int8(UnsafePointer<Int8>, quantization: WeightMultipliers, activation: Float?)
}

/// What weights were multiplied with before they were rounded to int8.
package enum WeightMultipliers: Equatable {
  /// One number for the whole tensor.
  case one(Float)
  /// One for each row as stored. Activations then have a multiplier for each row of theirs too.
  case perRow(UnsafePointer<Float>)

  /// The multiplier of a stored row.
  package subscript(row: Int) -> Float {
    switch self {
    case .one(let multiplier): multiplier
    case .perRow(let multipliers): multipliers[row]
    }
  }

  /// Whether each row has its own.
  var isPerRow: Bool {
    if case .perRow = self { true } else { false }
  }
}

/// y = x W + b, or several such layers over the same input, their outputs side by side.
///
/// Layers with the same activation scale are multiplied as one. A float32 layer reads its weights where they lie in the
/// model file, which must outlive it.
///
/// `@unchecked Sendable`: nothing changes after `init`.
package final class Affine: @unchecked Sendable {
  /// Width of x.
  package let inputs: Int
  /// Width of y.
  package let outputs: Int
  private let parts: [Part]
  /// What its weights are called in the model file, for whoever measures activations.
  private let names: [String]

  /// One product: a run of output columns.
  private enum Part {
    case float32(UnsafePointer<Float>, isTransposed: Bool, bias: AlignedBuffer<Float>, columns: Range<Int>)
    case int8(PackedWeights, scale: ActivationScale, columns: Range<Int>)
  }

  /// Where the multiplier of an int8 product's activations comes from.
  fileprivate enum ActivationScale: Equatable {
    case fixed(Float)
    /// From each group of rows.
    case perGroup
    /// From each row.
    case perRow
  }

  /// One layer to be laid beside others.
  package struct Layer {
    let weights: WeightMatrix
    let bias: UnsafePointer<Float>?
    let outputs: Int
    let name: String

    /// `bias` `[outputs]`; nil counts as zeros. `name` is what a measurement calls the weights.
    package init(_ weights: WeightMatrix, bias: UnsafePointer<Float>?, outputs: Int, name: String = "") {
      self.name = name
      self.weights = weights
      self.bias = bias
      self.outputs = outputs
    }
  }

  /// Lays `layers` side by side. Packs int8 weights into `memory`; allocates.
  ///
  /// `isBehindReLU`: rows are mostly zeros. int8 weights then take twice their memory, and rows a fraction of the time.
  package init(_ layers: [Layer], inputs: Int, isBehindReLU: Bool = false, in memory: WeightMemory) {
    self.inputs = inputs
    var parts: [Part] = []
    var column = 0
    var index = 0
    while index < layers.count {
      let layer = layers[index]
      switch layer.weights {
      case .float32(let pointer, let isTransposed):
        let bias = Self.concatenatedBias([layer])
        parts.append(
          .float32(pointer, isTransposed: isTransposed, bias: bias, columns: column..<column + layer.outputs))
        index += 1
        column += layer.outputs
      case .int8:
        let scale = layer.activationScale
        let run = layers[index...].prefix { $0.activationScale == scale }
        let width = run.reduce(0) { $0 + $1.outputs }
        let packed = PackedWeights(
          Array(run), inputs: inputs, bias: Self.concatenatedBias(Array(run)), isBehindReLU: isBehindReLU,
          in: memory)
        if let scale { parts.append(.int8(packed, scale: scale, columns: column..<column + width)) }
        index += run.count
        column += width
      }
    }
    self.parts = parts
    self.outputs = column
    names = layers.map(\.name)
  }

  /// out = x W + b. `x` is dense, `[M][inputs]`; `out` `[M][outputs]`, rows `out.stride` apart.
  package func apply(_ x: Matrix, groups: RowGroups, into out: Matrix, using workspace: Workspace) {
    precondition(x.columns == inputs && out.columns == outputs && x.rows == out.rows && x.isDense)
    workspace.gauge?.note(x, before: names, path: workspace.path)
    var quantizedFor: Float?
    for part in parts {
      switch part {
      case .float32(let weights, let isTransposed, let bias, let columns):
        dgm_affine_f32(
          x.pointer, Int32(x.rows), weights, isTransposed ? 1 : 0, bias.pointer, Int32(columns.count),
          Int32(inputs), out.pointer + columns.lowerBound, Int32(out.stride), workspace.tile.pointer)
      case .int8(let packed, .fixed(let activation), let columns):
        if quantizedFor != activation {
          Quantizer.quantize(x, multiplier: activation, into: workspace.quantized, using: workspace)
          quantizedFor = activation
        }
        packed.multiply(
          workspace.quantized, rows: x.rows, rowMultipliers: nil, into: out.columns(columns),
          path: workspace.path)
      case .int8(let packed, let scale, let columns):
        Quantizer.quantize(x, groups: scale == .perRow ? nil : groups, using: workspace)
        quantizedFor = nil
        packed.multiply(
          workspace.quantized, rows: x.rows, rowMultipliers: workspace.rowMultipliers,
          into: out.columns(columns),
          path: workspace.path)
      }
    }
  }

  /// max(x W + b, 0), quantised for `next`: the first half of a feed-forward block in one pass. Only where both layers
  /// are int8 with static scales (`canFuse`). The result is left in the workspace for `next.applyToHidden`.
  func applyReluQuantize(_ x: Matrix, for next: Affine, using workspace: Workspace) {
    guard case .int8(let packed, .fixed(let activation), _)? = parts.first,
      let multiplier = next.onlyActivation
    else {
      preconditionFailure("layers cannot be fused")
    }
    precondition(x.columns == inputs && x.isDense && next.inputs == outputs)
    precondition(workspace.hidden.capacity >= x.rows * outputs)
    Quantizer.quantize(x, multiplier: activation, into: workspace.quantized, using: workspace)
    packed.multiplyReluQuantize(
      workspace.quantized, rows: x.rows, multiplier: multiplier, into: workspace.hidden, path: workspace.path)
  }

  /// out = h W + b, where h is what `applyReluQuantize` left in the workspace.
  func applyToHidden(rows: Int, into out: Matrix, using workspace: Workspace) {
    guard case .int8(let packed, .fixed, _)? = parts.first else {
      preconditionFailure("layers cannot be fused")
    }
    precondition(out.columns == outputs && out.rows == rows)
    packed.multiply(workspace.hidden, rows: rows, rowMultipliers: nil, into: out, path: workspace.path)
  }

  /// Whether `applyReluQuantize` may feed `next`.
  func canFuse(with next: Affine) -> Bool { onlyActivation != nil && next.onlyActivation != nil }

  /// The static activation multiplier, if the layer is a single int8 product that has one.
  private var onlyActivation: Float? {
    guard parts.count == 1, case .int8(_, .fixed(let activation), _) = parts[0] else { return nil }
    return activation
  }

  private static func concatenatedBias(_ layers: [Layer]) -> AlignedBuffer<Float> {
    let bias = AlignedBuffer<Float>(zeroed: layers.reduce(0) { $0 + $1.outputs })
    var column = 0
    for layer in layers {
      if let values = layer.bias { (bias.pointer + column).update(from: values, count: layer.outputs) }
      column += layer.outputs
    }
    return bias
  }
}

extension Affine.Layer {
  /// Where the activation multiplier of an int8 layer comes from; nil for float32.
  fileprivate var activationScale: Affine.ActivationScale? {
    guard case .int8(_, let quantization, let activation) = weights else { return nil }
    if let activation { return .fixed(activation) }
    return quantization.isPerRow ? .perRow : .perGroup
  }
}
