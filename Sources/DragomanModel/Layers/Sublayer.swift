internal import DragomanTensors

/// The residual connection and norms round a sublayer F: post(F(pre(x)), x).
///
/// Post-norm models (`dan`) have LayerNorm(F(x) + x), pre-norm ones (`n`, `da`) F(LayerNorm(x)) + x.
struct Sublayer {
  let preNorm: LayerNorm?
  let addsSkip: Bool
  let postNorm: LayerNorm?

  /// What F gets: x, or its norm in `scratch`.
  func enter(_ x: Matrix, scratch: Matrix, using workspace: Workspace) -> Matrix {
    guard let preNorm else { return x }
    preNorm.apply(x, into: scratch, using: workspace)
    return scratch
  }

  /// x = post(y, x), where y is what F gave.
  func leave(_ y: Matrix, into x: Matrix, using workspace: Workspace) {
    if let postNorm {
      postNorm.apply(y, adding: addsSkip ? x : nil, into: x, using: workspace)
    } else if addsSkip {
      Elementwise.add(x, y, into: x, using: workspace)
    } else {
      x.pointer.update(from: y.pointer, count: y.count)
    }
  }
}

/// A feed-forward block with what goes round it.
struct FeedForwardSublayer {
  let sublayer: Sublayer
  let block: FeedForward

  init(_ reader: LayerReader, prefix: String, innerWidth: Int) throws(ModelError) {
    sublayer = try reader.sublayer(pre: "\(prefix)_ffn", post: "\(prefix)_ffn")
    block = try reader.feedForward(prefix, innerWidth: innerWidth)
  }

  /// x = post(FFN(pre(x)), x), `[M][D]`.
  func apply(_ x: Matrix, groups: RowGroups, activations: Activations, using workspace: Workspace) {
    let input = sublayer.enter(x, scratch: activations.normalized(rows: x.rows), using: workspace)
    let output = activations.output(rows: x.rows)
    block.apply(
      input, groups: groups, inner: activations.wide(rows: x.rows, columns: block.innerWidth), into: output,
      using: workspace)
    sublayer.leave(output, into: x, using: workspace)
  }
}
