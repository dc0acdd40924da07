internal import DragomanTensors

/// The pieces of all hypotheses of a batch, each pointing to the one before it: hypotheses share their beginnings.
final class Trellis {
  private let tokens = AlignedBuffer<Int32>()
  private let parents = AlignedBuffer<Int32>()
  private let sources = AlignedBuffer<Int32>()
  /// The pieces that end a path, the last one first.
  private let latest: AlignedBuffer<Int32>
  private var count = 0
  /// Pieces of the longest run that counts as a repetition.
  private static let longestRun = 4

  /// An empty trellis.
  init() { latest = AlignedBuffer(zeroed: 3 * Self.longestRun) }

  /// Forgets everything and makes room for `capacity` pieces.
  func reset(capacity: Int) {
    tokens.reserve(capacity)
    parents.reserve(capacity)
    sources.reserve(capacity)
    count = 0
  }

  /// Adds a piece after node `parent` (nil: the first piece), made from source piece `source`; returns its node.
  func add(_ token: Int32, source: Int32, after parent: Int?) -> Int {
    tokens[count] = token
    sources[count] = source
    parents[count] = Int32(parent ?? -1)
    count += 1
    return count - 1
  }

  /// The pieces from the first to `node`.
  func pieces(endingAt node: Int?) -> [Int32] {
    guard let node else { return [] }
    return SearchPaths.path(to: node, tokens: tokens, parents: parents, count: count)
  }

  /// For each piece from the first to `node` the source piece that it was made from.
  func sources(endingAt node: Int?) -> [Int32] {
    guard let node else { return [] }
    return SearchPaths.path(to: node, tokens: sources, parents: parents, count: count)
  }

  /// Whether `token` after `node` ends a run of one to four pieces that then stands there for the third time.
  func repeats(_ token: Int32, after node: Int?) -> Bool {
    latest[0] = token
    var known = 1
    var place = node.map(Int32.init) ?? -1
    while known < 3 * Self.longestRun, place >= 0 {
      latest[known] = tokens[Int(place)]
      known += 1
      place = parents[Int(place)]
    }
    return (1...Self.longestRun).contains { run in
      known >= 3 * run && (0..<2 * run).allSatisfy { latest[$0] == latest[$0 + run] }
    }
  }
}
