internal import DragomanModel

/// One translation of a sentence, spans restored, and what is wrong with it.
struct Candidate {
  /// What the ids decode to, UTF-8.
  let decoded: [UInt8]
  let output: RestoredText
  let hypothesis: Hypothesis
  let prepared: PreparedSentence
  let faults: Faults

  /// The same with another text of the same output.
  func with(_ output: RestoredText) -> Candidate {
    Candidate(decoded: decoded, output: output, hypothesis: hypothesis, prepared: prepared, faults: faults)
  }
}
