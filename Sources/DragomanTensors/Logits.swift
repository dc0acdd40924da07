internal import CDragomanKernels

/// What a search asks of one row of logits.
package struct Logits {
  private let values: UnsafeMutableBufferPointer<Float>
  private let path: Int32

  /// A view of `count` logits at `pointer`.
  package init(_ pointer: UnsafeMutablePointer<Float>, count: Int, using workspace: Workspace) {
    precondition(count > 0)
    values = UnsafeMutableBufferPointer(start: pointer, count: count)
    path = workspace.path.rawValue
  }

  private var base: UnsafeMutablePointer<Float> {
    guard let base = values.baseAddress else { preconditionFailure("no logits") }
    return base
  }

  /// The logit at `index`.
  package subscript(index: Int) -> Float { values[index] }

  /// log Σ exp: what turns a logit into a log-probability.
  package var logSumExp: Float { dgm_log_sum_exp(path, base, Int32(values.count)) }

  /// Forbids `index`.
  package func mask(_ index: Int) { values[index] = -.infinity }

  /// The index of the largest logit, the first of equals.
  package var argmax: Int { Int(dgm_argmax(path, base, Int32(values.count))) }

  /// The largest logits in falling order, first of equals first, into `indices` and `logits`; returns how many.
  /// Masked ones are left out.
  package func top(
    _ count: Int, indices: UnsafeMutablePointer<Int32>, logits: UnsafeMutablePointer<Float>
  ) -> Int {
    Int(dgm_top_k(path, base, Int32(values.count), Int32(count), indices, logits))
  }
}
