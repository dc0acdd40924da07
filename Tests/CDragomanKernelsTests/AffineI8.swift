import CDragomanKernels

/// An int8 layer in memory for tests: weights as given and as packed.
struct AffineI8 {
  let outputs: Int
  let inputs: Int
  let weights: [Int8]
  let packed: [Int8]
  /// For rows that are mostly zeros; nil where there is no such layout.
  let spread: [Int8]?
  let columnSums: [Int32]
  var scales: [Float]
  var bias: [Float]

  init(outputs: Int, inputs: Int, weights: [Int8], scales: [Float], bias: [Float]) {
    var packed = [Int8](repeating: 99, count: dgm_packed_size_i8(Int32(outputs), Int32(inputs)))
    var sums = [Int32](repeating: 0, count: outputs)
    dgm_pack_i8(weights, 0, Int32(outputs), Int32(inputs), &packed, &sums)
    (self.outputs, self.inputs, self.weights, self.scales, self.bias) = (
      outputs, inputs, weights, scales, bias
    )
    (self.packed, columnSums) = (packed, sums)
    spread = Self.spread(weights, outputs: outputs, inputs: inputs)
  }

  init(outputs: Int, inputs: Int, using generator: inout SeededGenerator) {
    self.init(
      outputs: outputs, inputs: inputs, weights: generator.int8s(outputs * inputs),
      scales: generator.floats(outputs, in: 0.0001...0.01), bias: generator.floats(outputs))
  }

  private static func spread(_ weights: [Int8], outputs: Int, inputs: Int) -> [Int8]? {
    guard outputs % 64 == 0, inputs % 16 == 0 else { return nil }
    var spread = [Int8](repeating: 99, count: outputs * inputs)
    dgm_spread_i8(weights, Int32(outputs), Int32(inputs), &spread)
    return spread
  }

  private func withLayer(_ body: (UnsafePointer<dgm_affine_i8>) -> Void) {
    packed.withUnsafeBufferPointer { packed in
      columnSums.withUnsafeBufferPointer { sums in
        scales.withUnsafeBufferPointer { scales in
          bias.withUnsafeBufferPointer { bias in
            guard let packed = packed.baseAddress, let sums = sums.baseAddress,
              let scales = scales.baseAddress, let bias = bias.baseAddress
            else { return }
            var layer = dgm_affine_i8(
              packed: packed, spread: nil, column_sums: sums, scales: scales, bias: bias, n: Int32(outputs),
              k: Int32(inputs))
            (spread ?? []).withUnsafeBufferPointer { spread in
              layer.spread = self.spread == nil ? nil : spread.baseAddress
              body(&layer)
            }
          }
        }
      }
    }
  }

  /// dgm_gemm_i8 with `padding` floats after each row, which must stay as they were: NaN.
  func product(
    _ activations: [Int8], rowMultipliers: [Float]? = nil, padding: Int = 0, on path: KernelPath
  ) -> [Float] {
    let rows = activations.count / inputs
    let stride = outputs + padding
    var out = [Float](repeating: .nan, count: rows * stride)
    withLayer { layer in
      dgm_gemm_i8(
        path.rawValue, path.stored(activations), Int32(rows), layer, rowMultipliers, &out, Int32(stride))
    }
    return out
  }

  /// dgm_gemm_i8_relu_quantize, without the path's offset; one byte more than it may write, which must stay 99.
  func positiveProduct(_ activations: [Int8], multiplier: Float, on path: KernelPath) -> [Int8] {
    let rows = activations.count / inputs
    var out = [UInt8](repeating: 99, count: rows * outputs + 1)
    withLayer { layer in
      dgm_gemm_i8_relu_quantize(
        path.rawValue, path.stored(activations), Int32(rows), layer, multiplier, &out)
    }
    return path.values(Array(out.dropLast())) + [Int8(out[rows * outputs])]
  }

  /// The product as the header defines it, from the weights as given.
  func expectedProduct(_ activations: [Int8], rowMultipliers: [Float]? = nil) -> [Float] {
    let rows = activations.count / inputs
    var out: [Float] = []
    for row in 0..<rows {
      for column in 0..<outputs {
        var sum: Int32 = 0
        for k in 0..<inputs {
          sum += Int32(activations[row * inputs + k]) * Int32(weights[column * inputs + k])
        }
        let scale = rowMultipliers.map { 1 / ($0[row] * scales[column]) } ?? scales[column]
        let scaled = Float(sum) * scale
        out.append(scaled + bias[column])
      }
    }
    return out
  }
}
