internal import CDragomanKernels

/// Layer normalisation with learnt gain and bias (Ba, Kiros, Hinton 2016).
package final class LayerNorm {
  private let gain: AlignedBuffer<Float>
  private let bias: AlignedBuffer<Float>
  private let width: Int
  private let epsilon: Float

  /// `gain` and `bias` `[width]` are copied.
  package init(gain: UnsafePointer<Float>, bias: UnsafePointer<Float>, width: Int, epsilon: Float) {
    self.gain = AlignedBuffer(zeroed: width)
    self.bias = AlignedBuffer(zeroed: width)
    self.gain.pointer.update(from: gain, count: width)
    self.bias.pointer.update(from: bias, count: width)
    self.width = width
    self.epsilon = epsilon
  }

  /// out = LayerNorm(x + skip), row by row; out may be x or skip. All `[M][width]`, dense.
  package func apply(_ x: Matrix, adding skip: Matrix? = nil, into out: Matrix, using workspace: Workspace) {
    precondition(x.columns == width && out.count == x.count && (skip.map { $0.count == x.count } ?? true))
    dgm_layer_norm(
      workspace.path.rawValue, x.pointer, skip.map { UnsafePointer($0.pointer) }, gain.pointer, bias.pointer,
      epsilon, Int32(x.rows), Int32(width), out.pointer)
  }
}

/// Element-wise work that needs no weights.
package enum Elementwise {
  /// out = x + y; out may be either. Dense, of one size.
  package static func add(_ x: Matrix, _ y: Matrix, into out: Matrix, using workspace: Workspace) {
    precondition(x.count == y.count && out.count == x.count)
    dgm_add(workspace.path.rawValue, x.pointer, y.pointer, Int32(x.count), out.pointer)
  }
}
