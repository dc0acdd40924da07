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

/// Hypotheses that share their beginnings, each node pointing to the one before it.
package enum SearchPaths {
  /// The tokens from a path's first node to `node`; `parents` of a first node is -1. `count` nodes are in use.
  package static func path(
    to node: Int, tokens: AlignedBuffer<Int32>, parents: AlignedBuffer<Int32>, count: Int
  ) -> [Int32] {
    precondition(node >= 0 && node < count && count <= tokens.capacity && count <= parents.capacity)
    let length = Int(dgm_path_length(parents.pointer, Int32(node)))
    return [Int32](unsafeUninitializedCapacity: length) { path, used in
      if let start = path.baseAddress {
        dgm_path_tokens(tokens.pointer, parents.pointer, Int32(node), Int32(length), start)
      }
      used = length
    }
  }
}
