internal import DragomanTensors

/// Turns hidden vectors into each row's most probable next pieces, over its sentence's shortlist or the whole target
/// vocabulary. `<unk>` and a few others count in the probabilities but are never proposed.
final class CandidateScorer {
  private let output: SharedOutput
  private let shortlist: (any CandidateProposer)?
  private let vocabulary: Int
  /// What is never proposed, ascending.
  private let suppressed: [Int32]
  /// The same as places in the whole vocabulary.
  private let suppressedPlaces: [Int]
  /// Per sentence: where its candidates lie, and which of them are suppressed.
  private var ranges: [(candidates: Range<Int>, suppressed: [Int])] = []
  private var whole: Affine?
  private var beam = 1
  private let candidates = AlignedBuffer<Int32>()
  private let marks: AlignedBuffer<UInt64>
  private let logits = AlignedBuffer<Float>()
  private let counts = AlignedBuffer<Int32>()
  private let bestIndices = AlignedBuffer<Int32>()
  private let bestTokens = AlignedBuffer<Int32>()
  private let bestValues = AlignedBuffer<Float>()
  private let rowStarts = AlignedBuffer<Int32>()

  /// Rows whose logits over the whole vocabulary are held at a time.
  private static let rowsAtATime = 16

  init(output: SharedOutput, shortlist: (any CandidateProposer)?, suppressed: [Int32]) {
    self.output = output
    self.suppressed = suppressed
    self.shortlist = shortlist
    vocabulary = output.layer.vocabulary
    suppressedPlaces = suppressed.map(Int.init).filter { [vocabulary] in $0 < vocabulary }
    marks = AlignedBuffer(zeroed: (vocabulary + 63) / 64)
    rowStarts.reserve(Self.rowsAtATime + 1)
    for row in 0...Self.rowsAtATime { rowStarts[row] = Int32(row) }
  }

  /// Selects the candidates of each source and makes room for `rows` rows.
  func prepare(_ sources: [[Int32]], rows: Int, options: SearchOptions) {
    beam = options.beam
    counts.reserve(rows)
    bestIndices.reserve(beam)
    bestTokens.reserve(rows * beam)
    bestValues.reserve(rows * beam)
    ranges.removeAll(keepingCapacity: true)
    guard options.usesShortlist, let shortlist else {
      whole = output.wholeVocabulary
      logits.reserve(Self.rowsAtATime * vocabulary)
      return
    }
    whole = nil
    logits.reserve(vocabulary)
    var used = 0
    for source in sources {
      candidates.grow(to: used + vocabulary, keeping: used)
      let out = UnsafeMutableBufferPointer(start: candidates.pointer + used, count: vocabulary)
      let count = source.withUnsafeBufferPointer {
        shortlist.candidates(for: $0, marks: marks.prefix(marks.capacity), into: out)
      }
      ranges.append((used..<used + count, places(of: suppressed, in: out[..<count])))
      used += count
    }
  }

  /// Finds the best `beam` pieces of every row of `hidden` `[rows][D]`.
  func score(_ hidden: Matrix, of state: DecoderState, using workspace: Workspace) {
    guard let whole else {
      for row in 0..<hidden.rows {
        let (range, suppressed) = ranges[state.sentence(ofRow: row)]
        let ids = UnsafeBufferPointer(start: candidates.pointer + range.lowerBound, count: range.count)
        let out = Matrix(logits.pointer, rows: 1, columns: range.count)
        output.layer.logits(of: hidden.rows(row..<row + 1), candidates: ids, into: out, using: workspace)
        record(
          row, Logits(out.pointer, count: range.count, using: workspace), suppressed: suppressed, ids: ids)
      }
      return
    }
    for first in stride(from: 0, to: hidden.rows, by: Self.rowsAtATime) {
      let rows = first..<min(first + Self.rowsAtATime, hidden.rows)
      let out = Matrix(logits.pointer, rows: rows.count, columns: vocabulary)
      let groups = RowGroups(starts: UnsafePointer(rowStarts.pointer), count: rows.count)
      whole.apply(hidden.rows(rows), groups: groups, into: out, using: workspace)
      for row in rows {
        let line = Logits(out.pointer + (row - first) * vocabulary, count: vocabulary, using: workspace)
        record(row, line, suppressed: suppressedPlaces, ids: nil)
      }
    }
  }

  /// Pieces found for a row, at most the beam.
  func count(ofRow row: Int) -> Int { Int(counts[row]) }

  /// The row's `rank`th best piece and its log-probability.
  func candidate(row: Int, rank: Int) -> (token: Int32, logProbability: Float) {
    (bestTokens[row * beam + rank], bestValues[row * beam + rank])
  }

  /// Where `pieces` are among `candidates`, both ascending.
  private func places(of pieces: [Int32], in candidates: Slice<UnsafeMutableBufferPointer<Int32>>) -> [Int] {
    pieces.compactMap { piece in
      var low = 0
      var high = candidates.count
      while low < high {
        let middle = (low + high) / 2
        if candidates[middle] < piece { low = middle + 1 } else { high = middle }
      }
      return low < candidates.count && candidates[low] == piece ? low : nil
    }
  }

  private func record(_ row: Int, _ logits: Logits, suppressed: [Int], ids: UnsafeBufferPointer<Int32>?) {
    let total = logits.logSumExp
    for place in suppressed { logits.mask(place) }
    let values = bestValues.pointer + row * beam
    var found = 1
    if beam == 1 {
      let best = logits.argmax
      bestIndices[0] = Int32(best)
      values[0] = logits[best]
      // Overflowing weights give NaN or infinities: then there is no best piece.
      if !values[0].isFinite { found = 0 }
    } else {
      found = logits.top(beam, indices: bestIndices.pointer, logits: values)
    }
    counts[row] = Int32(found)
    for rank in 0..<found {
      let index = Int(bestIndices[rank])
      bestTokens[row * beam + rank] = ids.map { $0[index] } ?? Int32(index)
      values[rank] -= total
    }
  }
}
