internal import DragomanTensors

/// Beam search over one batch, greedy search being a beam of one.
///
/// Scores are Marian's: cumulative log-probability, normalised by length when a hypothesis ends. A hypothesis that
/// reaches EOS leaves the beam, which shrinks by one; a sentence whose beam is empty leaves the batch. Every sentence
/// has its own candidates and length limit, so its result does not depend on its neighbours.
final class BeamSearch {
  private let decoder: Decoder
  private let scorer: CandidateScorer
  private let state: DecoderState
  private let specials: SpecialPieces
  private let workspace: Workspace
  private let trellis = Trellis()
  private var options = SearchOptions()
  private var sentences: [Sentence] = []
  private var live: [Row] = []
  private var next: [Row] = []
  private var picked: [Pick] = []

  /// A sentence's place in the search.
  private struct Sentence {
    let limit: Int
    /// Hypotheses still sought.
    var width: Int
    var finished: [Finished] = []
  }

  /// A live hypothesis.
  private struct Row {
    let sentence: Int
    let slot: Int
    /// Its last piece in the trellis; nil before the first.
    let node: Int?
    let token: Int32
    let logProbability: Float
  }

  /// A continuation chosen in this step.
  private struct Pick {
    let row: Int
    let token: Int32
    let logProbability: Float
  }

  private struct Finished {
    let node: Int?
    let logProbability: Float
    let length: Int
    let isComplete: Bool
  }

  init(
    decoder: Decoder, scorer: CandidateScorer, state: DecoderState, specials: SpecialPieces,
    workspace: Workspace
  ) {
    self.decoder = decoder
    self.scorer = scorer
    self.state = state
    self.specials = specials
    self.workspace = workspace
  }

  /// Forgets the last batch and makes room for `sources`, whose translations have at most `limits` pieces, EOS counted.
  func begin(_ sources: [[Int32]], limits: [Int], options: SearchOptions) {
    self.options = options
    let slots = sources.count * options.beam
    state.prepare(for: sources, slots: slots, steps: limits.max() ?? 0)
    scorer.prepare(sources, rows: slots, options: options)
    sentences.removeAll(keepingCapacity: true)
    live.removeAll(keepingCapacity: true)
    live.reserveCapacity(slots)
    next.reserveCapacity(slots)
    picked.reserveCapacity(options.beam)
    trellis.reset(capacity: limits.reduce(0, +) * options.beam)
    for (index, limit) in limits.enumerated() {
      var sentence = Sentence(limit: limit, width: options.beam)
      sentence.finished.reserveCapacity(options.beam)
      sentences.append(sentence)
      live.append(
        Row(
          sentence: index, slot: index * options.beam, node: nil, token: specials.start, logProbability: 0))
    }
  }

  /// Translates the sentences whose encoder output the decoder remembers; the best `options.alternatives` of each.
  ///
  /// - Throws: `CancellationError` as soon as `isCancelled()` is true at the start of a step.
  func run(isCancelled: () -> Bool, trace: ActivationTrace?) throws -> [[Hypothesis]] {
    var position = 0
    while !live.isEmpty {
      if isCancelled() { throw CancellationError() }
      state.removeRows()
      for row in live { state.addRow(slot: row.slot, sentence: row.sentence, token: row.token) }
      let hidden = decoder.step(state, position: position, using: workspace, trace: trace)
      scorer.score(hidden, of: state, using: workspace)
      position += 1
      advance(to: position)
    }
    return sentences.map { ranked($0.finished) }
  }

  /// Goes from the rows of one step to those of the next; `length` pieces have then been decoded.
  private func advance(to length: Int) {
    next.removeAll(keepingCapacity: true)
    var first = 0
    while first < live.count {
      let sentence = live[first].sentence
      var end = first + 1
      while end < live.count, live[end].sentence == sentence { end += 1 }
      pick(rows: first..<end, width: sentences[sentence].width)
      if picked.isEmpty {
        // No candidate has a finite score: the weights overflow. Keep what there is.
        for row in live[first..<end] { finish(row.node, row.logProbability, length - 1, false, in: sentence) }
      } else {
        extend(sentence, rows: first..<end, length: length)
      }
      first = end
    }
    swap(&live, &next)
  }

  /// Chooses the best `width` continuations of `rows`: higher log-probability, then earlier row, then better rank.
  private func pick(rows: Range<Int>, width: Int) {
    picked.removeAll(keepingCapacity: true)
    for row in rows {
      for rank in 0..<min(scorer.count(ofRow: row), width) {
        let candidate = scorer.candidate(row: row, rank: rank)
        if options.blocksRepetition, trellis.repeats(candidate.token, after: live[row].node) { continue }
        let total = live[row].logProbability + candidate.logProbability
        if picked.count == width {
          guard let last = picked.last, total > last.logProbability else { continue }
          picked.removeLast()
        }
        let place = picked.firstIndex { total > $0.logProbability } ?? picked.count
        picked.insert(Pick(row: row, token: candidate.token, logProbability: total), at: place)
      }
    }
  }

  /// Ends or continues a sentence's picks.
  private func extend(_ sentence: Int, rows: Range<Int>, length: Int) {
    let atLimit = length >= sentences[sentence].limit
    for (index, pick) in picked.enumerated() {
      let parent = live[pick.row]
      if pick.token == specials.endOfSentence {
        finish(parent.node, pick.logProbability, length, true, in: sentence)
      } else if atLimit {
        let node = specials.forcesEndOfSentence ? parent.node : add(pick, after: parent)
        finish(node, pick.logProbability, length, false, in: sentence)
      } else {
        let isFirstChild = !picked[..<index].contains {
          $0.row == pick.row && $0.token != specials.endOfSentence
        }
        let slot = isFirstChild ? parent.slot : freeSlot(of: sentence, rows: rows)
        if slot != parent.slot { state.copySlot(from: parent.slot, to: slot, steps: length) }
        next.append(
          Row(
            sentence: sentence, slot: slot, node: add(pick, after: parent), token: pick.token,
            logProbability: pick.logProbability))
      }
    }
  }

  private func add(_ pick: Pick, after parent: Row) -> Int {
    trellis.add(pick.token, source: state.sourcePosition(ofRow: pick.row), after: parent.node)
  }

  /// A slot of `sentence` that neither a surviving parent nor a new row holds.
  private func freeSlot(of sentence: Int, rows: Range<Int>) -> Int {
    for slot in sentence * options.beam..<(sentence + 1) * options.beam {
      let isTaken = next.contains { $0.slot == slot }
      let isParent = picked.contains { live[$0.row].slot == slot && $0.token != specials.endOfSentence }
      if !isTaken, !isParent { return slot }
    }
    preconditionFailure("more hypotheses than slots")
  }

  private func finish(
    _ node: Int?, _ logProbability: Float, _ length: Int, _ isComplete: Bool, in sentence: Int
  ) {
    sentences[sentence].finished.append(
      Finished(node: node, logProbability: logProbability, length: length, isComplete: isComplete))
    sentences[sentence].width -= 1
  }

  /// The best finished hypotheses, by normalised score; earlier ones first among equals.
  private func ranked(_ finished: [Finished]) -> [Hypothesis] {
    let scored = finished.enumerated().map { index, item in
      let divisor = options.normalizesByLength ? Float(max(item.length, 1)) : 1
      return (score: item.logProbability / divisor, index: index, item: item)
    }
    let order = scored.sorted { $0.score != $1.score ? $0.score > $1.score : $0.index < $1.index }
    return order.prefix(max(options.alternatives, 1)).map { entry in
      Hypothesis(
        ids: trellis.pieces(endingAt: entry.item.node), sources: trellis.sources(endingAt: entry.item.node),
        logProbability: entry.item.logProbability,
        length: entry.item.length, isComplete: entry.item.isComplete)
    }
  }
}
