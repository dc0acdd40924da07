/// How a search looks for the best translation of a sentence.
package struct SearchOptions: Hashable, Sendable {
  /// Hypotheses kept at every step; 1 is greedy.
  package var beam = 1
  /// Hypotheses returned for each sentence, at most `beam`.
  package var alternatives = 1
  /// Whether only the pieces that the lexical shortlist proposes are candidates.
  package var usesShortlist = true
  /// A sentence of n source pieces (EOS counted) gets at most ⌈n × lengthFactor⌉ target pieces, EOS counted …
  package var lengthFactor: Float = 3
  /// … but never fewer than this.
  package var minimumLength = 8
  /// … nor more than this.
  package var longest = Int.max
  /// Whether hypotheses are ranked by their log-probability per piece (Marian's `normalize: 1`) or in total.
  package var normalizesByLength = true

  /// Whether no run of one to four pieces may stand three times in a row. For sentences that came out as a loop:
  /// others may have good reason to repeat.
  package var blocksRepetition = false

  /// Greedy search with the shortlist.
  package init() {}

  /// The most pieces a sentence of `count` source pieces may get.
  func limit(forSourceLength count: Int) -> Int {
    min(max(Int((Float(count) * lengthFactor).rounded(.up)), minimumLength, 1), longest)
  }
}

/// One translation of a sentence, in pieces.
package struct Hypothesis: Hashable, Sendable {
  /// Target ids without EOS.
  package let ids: [Int32]
  /// For each of `ids` the position in the source's ids that it was made from: where the first head of the alignment
  /// layer's cross-attention looked. Models trained with guided alignment say there which word is translated.
  package let sources: [Int32]
  /// Total natural-log probability, EOS included.
  package let logProbability: Float
  /// Pieces counted in the score: `ids` and EOS, if it was reached.
  package let length: Int
  /// False if the length limit ended it.
  package let isComplete: Bool

  /// A translation from its parts, of which `sources` is as long as `ids`.
  package init(ids: [Int32], sources: [Int32], logProbability: Float, length: Int, isComplete: Bool) {
    self.ids = ids
    self.sources = sources
    self.logProbability = logProbability
    self.length = length
    self.isComplete = isComplete
  }

  /// Mean natural-log probability per piece.
  package var score: Float { logProbability / Float(max(length, 1)) }
}
