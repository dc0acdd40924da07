internal import DragomanModel
internal import DragomanText

/// Translates sentences on one worker: decodes them, checks what comes, and tries again in two other ways where it is
/// wrong: in a wider search and in parts, a long one first in parts.
///
/// A sentence's result depends on nothing but the sentence and the options. Which sentences are tried again together is
/// the schedule's choice: few are wrong, and a wider search of one alone costs as much as one of ten.
struct SentenceTranslator {
  /// What a first attempt came to.
  enum Outcome {
    /// The translations, best first.
    case translated([SentenceTranslation])
    /// The best candidate has a fault. Best first.
    case faulty([Candidate])
  }

  let pipeline: TranslationPipeline
  let network: Network
  let stages: StageTimes
  let options: CallOptions
  let rules: CallRules
  let isCancelled: () -> Bool

  /// The first attempt at each sentence.
  ///
  /// - Throws: `CancellationError` at the next decode step after `isCancelled()` became true.
  func translate(_ sentences: [PreparedSentence]) throws -> [Outcome] {
    let candidates = try decode(sentences, search: firstSearch)
    return stages.measure(.detokenize) {
      zip(sentences, candidates).map { sentence, candidates in
        options.isChecked && !isClean(candidates)
          ? .faulty(candidates) : .translated(results(of: sentence, from: candidates))
      }
    }
  }

  /// The translations of each sentence, best first, after a first attempt that came to `candidates`.
  ///
  /// - Throws: `CancellationError` at the next decode step after `isCancelled()` became true.
  func translateAgain(
    _ sentences: [PreparedSentence], after first: [[Candidate]]
  ) throws -> [[SentenceTranslation]] {
    let long = sentences.indices.filter { isTooLong(sentences[$0], after: first[$0][0].faults) }
    var inParts = try translateInParts(long, after: first)
    let whole = sentences.indices.filter { inParts[$0]?.faults.isEmpty != true }
    let again = whole.map { pipeline.prepareAgain(sentences[$0], after: first[$0][0], rules: rules) }
    var candidates = first
    for (index, found) in zip(whole, try decode(again, search: retrySearch)) {
      candidates[index] = ranked(first[index] + found)
    }
    let wrong = whole.filter { !isClean(candidates[$0]) && inParts[$0] == nil }
    inParts.merge(try translateInParts(wrong, after: candidates)) { $1 }
    return stages.measure(.detokenize) {
      sentences.indices.map { index in
        if let parts = inParts[index], parts.faults < candidates[index][0].faults {
          return [parts.translation]
        }
        return results(of: sentences[index], from: candidates[index])
      }
    }
  }

  private func isClean(_ candidates: [Candidate]) -> Bool { candidates[0].faults.isEmpty }

  // MARK: - Decoding

  private var firstSearch: SearchOptions {
    var search = SearchOptions()
    search.beam = options.beam
    search.alternatives = max(options.alternatives, 1)
    search.usesShortlist = options.usesShortlist
    search.lengthFactor = pipeline.lengthFactor
    return search
  }

  private var retrySearch: SearchOptions {
    var search = firstSearch
    search.beam = options.retryBeam
    search.alternatives = search.beam
    search.blocksRepetition = true
    return search
  }

  /// The candidates for each sentence, in the order of `ranked`.
  private func decode(_ sentences: [PreparedSentence], search: SearchOptions) throws -> [[Candidate]] {
    var candidates: [[Candidate]] = []
    var rest = sentences[...]
    while !rest.isEmpty {
      let batch = Self.takeBatch(from: &rest, budget: TranslationPipeline.batchPieces / search.beam)
      let hypotheses = try hypotheses(for: batch, search: search)
      stages.measure(.detokenize) {
        for (sentence, hypotheses) in zip(batch, hypotheses) {
          candidates.append(
            ranked(hypotheses.map { pipeline.candidate($0, for: sentence, options: options, rules: rules) }))
        }
      }
    }
    return candidates
  }

  private func hypotheses(
    for batch: ArraySlice<PreparedSentence>, search: SearchOptions
  ) throws -> [[Hypothesis]] {
    let start = ContinuousClock.now
    var encoded = start
    defer {
      stages.add(encoded - start, to: .encode)
      stages.add(ContinuousClock.now - encoded, to: .decode)
    }
    return try network.translate(
      batch.map(\.ids), options: search, isCancelled: isCancelled, onEncoded: { encoded = .now })
  }

  /// Takes as many sentences as fit in `budget` pieces, each counted at the length of the longest; at least one.
  private static func takeBatch(
    from rest: inout ArraySlice<PreparedSentence>, budget: Int
  ) -> ArraySlice<PreparedSentence> {
    var longest = 0
    var end = rest.startIndex
    while end < rest.endIndex {
      longest = max(longest, rest[end].ids.count)
      if end > rest.startIndex, (end - rest.startIndex + 1) * longest > budget { break }
      end += 1
    }
    defer { rest = rest[end...] }
    return rest[..<end]
  }

  /// The best first: those with lighter faults, and among equals those that came first.
  private func ranked(_ candidates: [Candidate]) -> [Candidate] {
    guard options.isChecked, candidates.count > 1 else { return candidates }
    return candidates.enumerated().sorted {
      ($0.element.faults, $0.offset) < ($1.element.faults, $1.offset)
    }.map(\.element)
  }

  // MARK: - In parts

  /// Pieces from which on a sentence is tried again in parts first. Of eight such among 6,000 five were wrong again as
  /// a whole; in parts, none.
  private static let longestTriedWhole = 50

  /// Whether a sentence in whose translation were `faults` is tried in parts before it is tried as a whole. Not one with
  /// a span in the wrong: its parts would lie round the span. Parts have no alternatives.
  private func isTooLong(_ sentence: PreparedSentence, after faults: Faults) -> Bool {
    sentence.ids.count >= Self.longestTriedWhole && options.alternatives <= 1
      && !faults.contains(.spans) && !faults.contains(.misplaced)
  }

  /// By index, the sentences at `indices` in parts, with the faults of the worst part. `candidates` has what was found
  /// for each sentence, best first; what is wrong with the best says where it is cut.
  private func translateInParts(
    _ indices: [Int], after candidates: [[Candidate]]
  ) throws -> [Int: (translation: SentenceTranslation, faults: Faults)] {
    let sentences = indices.map { index in
      let best = candidates[index][0]
      return SentenceInParts(
        best.prepared.sentence, after: best.faults, preparation: pipeline.preparation, rules: rules)
    }
    let parts = sentences.flatMap(\.prepared)
    let found = try decode(parts, search: retrySearch)
    var rest = zip(parts, found).map { (translation: results(of: $0, from: $1)[0], faults: $1[0].faults) }[
      ...]
    var joined: [Int: (translation: SentenceTranslation, faults: Faults)] = [:]
    for (index, sentence) in zip(indices, sentences) {
      let own = rest.prefix(sentence.prepared.count)
      rest = rest.dropFirst(sentence.prepared.count)
      joined[index] = (sentence.joined(with: own.map(\.translation)), own.map(\.faults).max() ?? [])
    }
    return joined
  }

  /// What is given out of a sentence's candidates: never one that lost a span, is a loop, or says nothing.
  private func results(of sentence: PreparedSentence, from candidates: [Candidate]) -> [SentenceTranslation] {
    let usable = candidates.filter { candidate in
      options.isChecked ? candidate.faults < Faults(.empty) : !candidate.faults.contains(.spans)
    }
    guard !usable.isEmpty else { return [pipeline.untranslated(sentence)] }
    return usable.prefix(max(options.alternatives, 1)).map {
      pipeline.translation(of: $0, options: options, rules: rules)
    }
  }
}
