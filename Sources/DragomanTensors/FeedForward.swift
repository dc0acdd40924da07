internal import CDragomanKernels

/// What stands between the two layers of a feed-forward block.
package enum Activation: Int32, Sendable {
  /// max(x, 0)
  case relu = 0
  /// x · sigmoid(x)
  case swish = 1
  /// ½ x (1 + erf(x / √2))
  case geluExact = 2
  /// x · sigmoid(1.702 x)
  case geluSigmoid = 3
}

/// act(x W1 + b1) W2 + b2.
package final class FeedForward {
  private let first: Affine
  private let second: Affine
  private let activation: Activation

  /// A block of two layers.
  package init(first: Affine, second: Affine, activation: Activation) {
    precondition(first.outputs == second.inputs)
    self.first = first
    self.second = second
    self.activation = activation
  }

  /// Width between the layers.
  package var innerWidth: Int { first.outputs }

  /// out = block(x). `x` and `out` `[M][D]`, `inner` `[M][innerWidth]` is scratch; all dense.
  package func apply(
    _ x: Matrix, groups: RowGroups, inner: Matrix, into out: Matrix, using workspace: Workspace
  ) {
    if activation == .relu, first.canFuse(with: second) {
      first.applyReluQuantize(x, for: second, using: workspace)
      second.applyToHidden(rows: x.rows, into: out, using: workspace)
      return
    }
    first.apply(x, groups: groups, into: inner, using: workspace)
    dgm_activate(workspace.path.rawValue, activation.rawValue, inner.pointer, Int32(inner.count))
    second.apply(inner, groups: groups, into: out, using: workspace)
  }
}
