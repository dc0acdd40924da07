internal import CDragomanKernels

/// int8 weights of one product in the kernels' layout, with what turns integer sums back into float32.
final class PackedWeights {
  /// In `memory`, which it keeps alive.
  private let packed: UnsafeMutablePointer<Int8>
  /// In `memory` too: the weights once more, for rows that are mostly zeros.
  private let spread: UnsafeMutablePointer<Int8>?
  private let memory: WeightMemory
  private let columnSums: AlignedBuffer<Int32>
  /// `[outputs]`: 1 / (activation × quantisation) where the activation multiplier is static, else the quantisation.
  private let scales: AlignedBuffer<Float>
  private let bias: AlignedBuffer<Float>
  private let inputs: Int
  private let outputs: Int

  /// Packs int8 `layers`, side by side, that share an activation multiplier. `isBehindReLU`: see `Affine`.
  init(
    _ layers: [Affine.Layer], inputs: Int, bias: AlignedBuffer<Float>, isBehindReLU: Bool,
    in memory: WeightMemory
  ) {
    let outputs = layers.reduce(0) { $0 + $1.outputs }
    self.inputs = inputs
    self.outputs = outputs
    self.bias = bias
    columnSums = AlignedBuffer(zeroed: outputs)
    scales = AlignedBuffer(zeroed: outputs)
    packed = memory.allocate(dgm_packed_size_i8(Int32(outputs), Int32(inputs)))
    spread = isBehindReLU ? Self.spread(layers, inputs: inputs, in: memory) : nil
    self.memory = memory
    var column = 0
    for layer in layers {
      guard case .int8(let weights, let quantization, let activation) = layer.weights else {
        preconditionFailure("float32 weights among int8 ones")
      }
      dgm_pack_i8(
        weights, Int32(column), Int32(layer.outputs), Int32(inputs), packed, columnSums.pointer)
      for output in 0..<layer.outputs {
        let multiplier = quantization[output]
        scales[column + output] = activation.map { 1 / ($0 * multiplier) } ?? multiplier
      }
      column += layer.outputs
    }
  }

  /// The weights laid out for rows that are mostly zeros; nil where there is no such layout.
  private static func spread(
    _ layers: [Affine.Layer], inputs: Int, in memory: WeightMemory
  ) -> UnsafeMutablePointer<Int8>? {
    guard layers.count == 1, case .int8(let weights, _, _) = layers[0].weights, layers[0].outputs % 64 == 0
    else { return nil }
    let spread = memory.allocate(inputs * layers[0].outputs)
    dgm_spread_i8(weights, Int32(layers[0].outputs), Int32(inputs), spread)
    return spread
  }

  private var affine: dgm_affine_i8 {
    dgm_affine_i8(
      packed: packed, spread: spread, column_sums: columnSums.pointer, scales: scales.pointer,
      bias: bias.pointer,
      n: Int32(outputs), k: Int32(inputs))
  }

  /// out = dequantised product + bias; `activations` `[rows][inputs]`, already quantised.
  func multiply(
    _ activations: AlignedBuffer<UInt8>, rows: Int, rowMultipliers: AlignedBuffer<Float>?, into out: Matrix,
    path: KernelPath
  ) {
    precondition(activations.capacity >= rows * inputs && out.columns == outputs && out.rows == rows)
    withUnsafePointer(to: affine) { layer in
      dgm_gemm_i8(
        path.rawValue, activations.pointer, Int32(rows), layer,
        rowMultipliers.map { UnsafePointer($0.pointer) },
        out.pointer, Int32(out.stride))
    }
  }

  /// The same, then max(·, 0), then quantised with `multiplier`.
  func multiplyReluQuantize(
    _ activations: AlignedBuffer<UInt8>, rows: Int, multiplier: Float, into out: AlignedBuffer<UInt8>,
    path: KernelPath
  ) {
    precondition(activations.capacity >= rows * inputs && out.capacity >= rows * outputs)
    withUnsafePointer(to: affine) { layer in
      dgm_gemm_i8_relu_quantize(
        path.rawValue, activations.pointer, Int32(rows), layer, multiplier, out.pointer)
    }
  }
}

/// Turns float32 activations into the bytes that the int8 kernels multiply.
enum Quantizer {
  /// Quantises all of `x` with one multiplier.
  static func quantize(
    _ x: Matrix, multiplier: Float, into out: AlignedBuffer<UInt8>, using workspace: Workspace
  ) {
    precondition(out.capacity >= x.count)
    dgm_quantize(workspace.path.rawValue, x.pointer, Int32(x.count), multiplier, out.pointer)
  }

  /// Quantises each group of rows, or without groups each row, with 127 / its largest absolute value, and notes each
  /// row's multiplier.
  static func quantize(_ x: Matrix, groups: RowGroups?, using workspace: Workspace) {
    precondition(workspace.quantized.capacity >= x.count && workspace.rowMultipliers.capacity >= x.rows)
    let path = workspace.path.rawValue
    for group in 0..<(groups?.count ?? x.rows) {
      let start = groups.map { Int($0.starts[group]) } ?? group
      let rows = groups.map { Int($0.starts[group + 1]) - start } ?? 1
      let first = x.pointer + start * x.columns
      let largest = dgm_max_abs(path, first, Int32(rows * x.columns))
      // A group of zeros stays zeros under any multiplier.
      let multiplier = largest > 0 && largest.isFinite ? 127 / largest : 1
      dgm_quantize(
        path, first, Int32(rows * x.columns), multiplier, workspace.quantized.pointer + start * x.columns)
      workspace.rowMultipliers.prefix(start + rows)[start...].update(repeating: multiplier)
    }
  }
}
