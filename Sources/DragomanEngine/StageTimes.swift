internal import Synchronization

/// A part of the work on a text.
package enum Stage: Int, CaseIterable, Sendable {
  /// Spans and sentences are found.
  case split
  /// Sentences are prepared for the model and become pieces.
  case tokenize
  /// The encoder, and the source's keys and values for all decoder layers.
  case encode
  /// The decoder's steps and the choice among pieces.
  case decode
  /// Pieces become text, which is checked and gets its spans and white space back.
  case detokenize
  /// Translations are joined to the text's answer, and it is handed over.
  case respond
}

/// How long workers have spent in each stage, added up over all of them.
package final class StageTimes: Sendable {
  private let durations = Mutex([Duration](repeating: .zero, count: Stage.allCases.count))

  /// Nothing spent yet.
  package init() {}

  /// What has been spent in `stage` so far.
  package subscript(stage: Stage) -> Duration { durations.withLock { $0[stage.rawValue] } }

  /// Runs `body` and counts its time.
  func measure<Value>(_ stage: Stage, _ body: () throws -> Value) rethrows -> Value {
    let start = ContinuousClock.now
    defer { add(ContinuousClock.now - start, to: stage) }
    return try body()
  }

  /// Counts what was measured elsewhere.
  func add(_ duration: Duration, to stage: Stage) {
    durations.withLock { $0[stage.rawValue] += duration }
  }
}
