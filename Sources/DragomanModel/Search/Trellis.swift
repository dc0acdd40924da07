internal import DragomanTensors

/// The pieces of all hypotheses of a batch, each pointing to the one before it: hypotheses share their beginnings.
final class Trellis {
  private let tokens = AlignedBuffer<Int32>()
  private let parents = AlignedBuffer<Int32>()
  private var count = 0

  /// Forgets everything and makes room for `capacity` pieces.
  func reset(capacity: Int) {
    tokens.reserve(capacity)
    parents.reserve(capacity)
    count = 0
  }

  /// Adds a piece after node `parent` (nil: the first piece); returns its node.
  func add(_ token: Int32, after parent: Int?) -> Int {
    tokens[count] = token
    parents[count] = Int32(parent ?? -1)
    count += 1
    return count - 1
  }

  /// The pieces from the first to `node`.
  func pieces(endingAt node: Int?) -> [Int32] {
    guard let node else { return [] }
    return SearchPaths.path(to: node, tokens: tokens, parents: parents, count: count)
  }
}
