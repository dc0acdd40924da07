/// What stands round a source sentence when a model reads it. Callers' sentences end with EOS and begin with nothing,
/// as Marian's models have it; others have been trained with something before, or with nothing behind.
struct SourceFraming {
  let start: Int32?
  let hasEnd: Bool

  init(_ configuration: MarianConfiguration) {
    start = configuration.sourceStart
    hasEnd = configuration.endsSource
  }

  /// `source`, which ends with EOS, as the model reads it; never empty.
  func framed(_ source: [Int32]) -> [Int32] {
    let pieces = hasEnd || (source.count == 1 && start == nil) ? source[...] : source.dropLast()
    return (start.map { [$0] } ?? []) + pieces
  }

  /// A hypothesis whose `sources` count in what the model read, with them counted in the caller's `source`.
  func unframed(_ hypothesis: Hypothesis, of source: [Int32]) -> Hypothesis {
    guard start != nil else { return hypothesis }
    return Hypothesis(
      ids: hypothesis.ids,
      // Who looks at the beginning looks at no piece, as who looks at EOS.
      sources: hypothesis.sources.map { $0 == 0 ? Int32(source.count - 1) : $0 - 1 },
      logProbability: hypothesis.logProbability, length: hypothesis.length, isComplete: hypothesis.isComplete)
  }
}
