internal import DragomanTensors

/// Some sentences of a batch, their pieces laid end to end without padding, and the memory to encode them in.
///
/// A sentence's rows are `starts[s] ..< starts[s + 1]`. One worker owns one and refills it: a batch is encoded a few
/// sentences at a time, so that activations stay in the second-level cache.
final class EncodedBatch {
  let activations: Activations
  let positionTable: PositionTable
  private let width: Int
  private let idBuffer = AlignedBuffer<Int32>()
  private let positionBuffer = AlignedBuffer<Int32>()
  private let starts = AlignedBuffer<Int32>()
  private let keys = AlignedBuffer<Float>()
  private let memories = AttentionMemories()
  private(set) var sentenceCount = 0
  private(set) var pieceCount = 0
  private(set) var longest = 0
  private(set) var keyCapacity = 0

  init(width: Int, widest: Int, positionTable: PositionTable) {
    self.width = width
    self.positionTable = positionTable
    activations = Activations(width: width, widest: widest)
  }

  /// Takes `sources`, each the ids of a sentence with EOS, and makes room for them.
  func fill(_ sources: ArraySlice<[Int32]>) {
    sentenceCount = sources.count
    pieceCount = sources.reduce(0) { $0 + $1.count }
    longest = sources.reduce(0) { max($0, $1.count) }
    positionTable.reserve(longest)
    idBuffer.reserve(pieceCount)
    positionBuffer.reserve(pieceCount)
    starts.reserve(sentenceCount + 1)
    var row = 0
    for (sentence, source) in sources.enumerated() {
      starts[sentence] = Int32(row)
      source.withUnsafeBufferPointer { ids in
        guard let first = ids.baseAddress else { return }
        (idBuffer.pointer + row).update(from: first, count: ids.count)
      }
      (positionBuffer.pointer + row).update(from: positionTable.numbers, count: source.count)
      row += source.count
    }
    starts[sentenceCount] = Int32(row)
    keyCapacity = sources.reduce(0) { $0 + Attention.capacity(for: $1.count) }
    keys.reserve(keyCapacity * width)
    memories.reserve(pieceCount)
    activations.reserve(rows: pieceCount)
  }

  var ids: UnsafeMutableBufferPointer<Int32> { idBuffer.prefix(pieceCount) }
  var positions: UnsafeMutableBufferPointer<Int32> { positionBuffer.prefix(pieceCount) }
  var sentenceGroups: RowGroups { RowGroups(starts: UnsafePointer(starts.pointer), count: sentenceCount) }

  /// The rows of a sentence.
  func rows(of sentence: Int) -> Range<Int> {
    precondition(sentence < sentenceCount)
    return Int(starts[sentence])..<Int(starts[sentence + 1])
  }

  /// Self-attention of every sentence over itself: `queriesKeysValues` `[pieces][3D]` → `activations.attended`.
  func attend(_ attention: Attention, queriesKeysValues wide: Matrix, using workspace: Workspace) {
    var block = keys.pointer
    for sentence in 0..<sentenceCount {
      let rows = rows(of: sentence)
      let capacity = Attention.capacity(for: rows.count)
      attention.storeKeys(
        wide.columns(width..<2 * width).rows(rows), capacity: capacity, into: block, using: workspace)
      let values = wide.pointer + rows.lowerBound * wide.stride + 2 * width
      for row in rows {
        memories.set(row, keys: block, values: values, capacity: capacity, length: rows.count)
      }
      block += capacity * width
    }
    attention.apply(
      queries: wide.columns(0..<width), memories: memories, valueStride: wide.stride,
      into: activations.attended(rows: pieceCount), positions: positions, using: workspace)
  }
}
