internal import DragomanTensors

/// What a worker's decoder remembers of a batch: the encoder's keys and values, and for every slot the SSRU cells or
/// the self-attention history. A slot holds one hypothesis; a row is a live slot in the current step.
///
/// Memory is grown in `prepare`, never in a step.
final class DecoderState {
  let activations: Activations
  let positionTable: PositionTable
  let memories = AttentionMemories()
  private let width: Int
  private let depth: Int
  private let keepsHistory: Bool
  private let contextBuffer = AlignedBuffer<Float>()
  private let contextKeyBuffer = AlignedBuffer<Float>()
  private let alignmentBuffer = AlignedBuffer<Float>()
  private let sourcePositions = AlignedBuffer<Int32>()
  /// For each sentence: its rows in the context, and where its key block begins.
  private var sentences: [(rows: Range<Int>, keyOffset: Int)] = []
  private var keyCapacity = 0
  private var pieceCount = 0
  private var piecesAdded = 0
  private var keyCapacityUsed = 0
  private var longest = 0
  private let cellBuffer = AlignedBuffer<Float>()
  private let historyKeys = AlignedBuffer<Float>()
  private let historyValues = AlignedBuffer<Float>()
  private var historyCapacity = 0
  private var slotCount = 0
  private(set) var rowCount = 0
  private let slotBuffer = AlignedBuffer<Int32>()
  private let sentenceBuffer = AlignedBuffer<Int32>()
  private let tokenBuffer = AlignedBuffer<Int32>()
  private let positionBuffer = AlignedBuffer<Int32>()
  private let rowStarts = AlignedBuffer<Int32>()

  init(configuration: MarianConfiguration, widest: Int, positionTable: PositionTable) {
    width = configuration.width
    depth = configuration.decoderDepth
    keepsHistory = configuration.decoder == .selfAttention
    self.positionTable = positionTable
    activations = Activations(width: configuration.width, widest: widest)
  }

  /// Makes room for `slots` hypotheses of at most `steps` pieces over `sources`, all forgotten.
  func prepare(for sources: [[Int32]], slots: Int, steps: Int) {
    slotCount = slots
    sentences.removeAll(keepingCapacity: true)
    sentences.reserveCapacity(sources.count)
    piecesAdded = 0
    keyCapacityUsed = 0
    pieceCount = sources.reduce(0) { $0 + $1.count }
    keyCapacity = sources.reduce(0) { $0 + Attention.capacity(for: $1.count) }
    longest = sources.reduce(0) { max($0, $1.count) }
    contextBuffer.reserve(pieceCount * contextStride)
    contextKeyBuffer.reserve(depth * keyCapacity * width)
    if keepsHistory {
      historyCapacity = Attention.capacity(for: steps)
      historyKeys.reserve(depth * slots * historyCapacity * width)
      historyValues.reserve(depth * slots * historyCapacity * width)
    } else {
      cellBuffer.reserve(depth * slots * width)
      cellBuffer.zero(depth * slots * width)
    }
    alignmentBuffer.reserve(slots * Attention.capacity(for: longest))
    for buffer in [slotBuffer, sentenceBuffer, tokenBuffer, positionBuffer, sourcePositions] {
      buffer.reserve(slots)
    }
    rowStarts.reserve(slots + 1)
    for row in 0...slots { rowStarts[row] = Int32(row) }
    memories.reserve(slots)
    activations.reserve(rows: slots)
    positionTable.reserve(steps)
    rowCount = 0
  }

  // MARK: - Rows

  /// Forgets the rows of the last step.
  func removeRows() { rowCount = 0 }

  /// Adds a row: the hypothesis of `sentence` in `slot`, whose last piece is `token`.
  func addRow(slot: Int, sentence: Int, token: Int32) {
    precondition(slot < slotCount && rowCount < slotCount)
    slotBuffer[rowCount] = Int32(slot)
    sentenceBuffer[rowCount] = Int32(sentence)
    tokenBuffer[rowCount] = token
    rowCount += 1
  }

  var slots: UnsafePointer<Int32> { UnsafePointer(slotBuffer.pointer) }
  var tokens: UnsafeMutableBufferPointer<Int32> { tokenBuffer.prefix(rowCount) }
  /// Each row on its own: what shares an activation scale in a decoder.
  var rowGroups: RowGroups { RowGroups(starts: UnsafePointer(rowStarts.pointer), count: rowCount) }

  /// The sentence that row `row` translates.
  func sentence(ofRow row: Int) -> Int { Int(sentenceBuffer[row]) }

  /// The rows' positions, all `position`.
  func positions(filledWith position: Int) -> UnsafeMutableBufferPointer<Int32> {
    let positions = positionBuffer.prefix(rowCount)
    positions.update(repeating: Int32(position))
    return positions
  }

  /// Makes slot `to` a copy of slot `from`, which has seen `steps` pieces.
  func copySlot(from: Int, to: Int, steps: Int) {
    precondition(from < slotCount && to < slotCount && from != to)
    for layer in 0..<depth {
      if keepsHistory {
        let block = historyCapacity * width
        let base = layer * slotCount * block
        (historyKeys.pointer + base + to * block).update(
          from: historyKeys.pointer + base + from * block, count: block)
        (historyValues.pointer + base + to * block).update(
          from: historyValues.pointer + base + from * block, count: steps * width)
      } else {
        let cells = cells(layer: layer)
        (cells + to * width).update(from: cells + from * width, count: width)
      }
    }
  }

  // MARK: - Recurrence

  /// The SSRU cells of a layer, `[slots][D]`.
  func cells(layer: Int) -> UnsafeMutablePointer<Float> { cellBuffer.pointer + layer * slotCount * width }

  /// Adds the rows' new keys and values (`queriesKeysValues` `[rows][3D]`) to their slots, and points the memories there.
  func appendHistory(layer: Int, queriesKeysValues wide: Matrix, position: Int, attention: Attention) {
    let block = historyCapacity * width
    for row in 0..<rowCount {
      let offset = (layer * slotCount + Int(slotBuffer[row])) * block
      let keys = historyKeys.pointer + offset
      let values = historyValues.pointer + offset
      let new = wide.pointer + row * wide.stride
      attention.appendKey(new + width, at: position, capacity: historyCapacity, into: keys)
      (values + position * width).update(from: new + 2 * width, count: width)
      memories.set(row, keys: keys, values: values, capacity: historyCapacity, length: position + 1)
    }
  }

  // MARK: - Context

  /// Columns of the context: keys and values of every layer.
  var contextStride: Int { 2 * width * depth }

  /// Keys and values of every layer, `[pieces][2 D L]`, for all sentences of the batch.
  var context: Matrix { Matrix(contextBuffer.pointer, rows: pieceCount, columns: contextStride) }

  /// Gives the next sentences of the batch, those in `encodedBatch`, their rows of the context.
  func addSentences(of encodedBatch: EncodedBatch) -> (sentences: Range<Int>, rows: Range<Int>) {
    let first = sentences.count
    let firstRow = piecesAdded
    for sentence in 0..<encodedBatch.sentenceCount {
      let rows = encodedBatch.rows(of: sentence)
      sentences.append((firstRow + rows.lowerBound..<firstRow + rows.upperBound, keyCapacityUsed * width))
      keyCapacityUsed += Attention.capacity(for: rows.count)
    }
    piecesAdded += encodedBatch.pieceCount
    precondition(piecesAdded <= pieceCount && keyCapacityUsed <= keyCapacity)
    return (first..<sentences.count, firstRow..<piecesAdded)
  }

  /// The keys of a layer as projected, `[pieces][D]`.
  func contextKeys(layer: Int) -> Matrix {
    context.columns(2 * layer * width..<(2 * layer + 1) * width)
  }

  /// The values of a layer, `[pieces][D]`.
  func contextValues(layer: Int) -> Matrix {
    context.columns((2 * layer + 1) * width..<(2 * layer + 2) * width)
  }

  /// Transposes a layer's keys of some sentences into the form attention reads.
  func storeContextKeys(layer: Int, of range: Range<Int>, attention: Attention, using workspace: Workspace) {
    let keys = contextKeys(layer: layer)
    for (rows, offset) in sentences[range] {
      attention.storeKeys(
        keys.rows(rows), capacity: Attention.capacity(for: rows.count), into: keyBlock(layer: layer) + offset,
        using: workspace)
    }
  }

  /// Points each row's memory to its sentence's keys and values of a layer.
  func pointMemoriesToContext(layer: Int) {
    let values = contextBuffer.pointer + (2 * layer + 1) * width
    let keys = keyBlock(layer: layer)
    for row in 0..<rowCount {
      let sentence = sentences[Int(sentenceBuffer[row])]
      memories.set(
        row, keys: keys + sentence.keyOffset, values: values + sentence.rows.lowerBound * contextStride,
        capacity: Attention.capacity(for: sentence.rows.count), length: sentence.rows.count)
    }
  }

  // MARK: - Alignment

  /// Room for one row of alignment weights a row, as wide as the longest sentence.
  var alignment: Matrix { Matrix(alignmentBuffer.pointer, rows: rowCount, columns: longest) }

  /// Finds for each row the source piece with the largest alignment weight, the first one of equals.
  func findSourcePositions(using workspace: Workspace) {
    let weights = alignment
    for row in 0..<rowCount {
      let length = sentences[Int(sentenceBuffer[row])].rows.count
      let values = Logits(weights.pointer + row * weights.stride, count: length, using: workspace)
      sourcePositions[row] = Int32(values.argmax)
    }
  }

  /// The source piece that row `row` looked at in the last step.
  func sourcePosition(ofRow row: Int) -> Int32 { sourcePositions[row] }

  private func keyBlock(layer: Int) -> UnsafeMutablePointer<Float> {
    contextKeyBuffer.pointer + layer * keyCapacity * width
  }
}
