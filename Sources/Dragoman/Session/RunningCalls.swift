import Synchronization

/// The calls that a session is busy with, so that cancelling the session stops them all.
final class RunningCalls: Sendable {
  private struct State {
    var isCancelled = false
    var nextNumber = 0
    var runs: [Int: TranslationRun] = [:]
  }

  private let state = Mutex(State())

  /// Whether the session has been cancelled.
  var isCancelled: Bool { state.withLock(\.isCancelled) }

  /// Keeps `run` until it ends.
  ///
  /// - Throws: `CancellationError` when the session was cancelled while the call was being prepared.
  func add(_ run: TranslationRun) throws {
    let number: Int? = state.withLock { state in
      guard !state.isCancelled else { return nil }
      defer { state.nextNumber += 1 }
      state.runs[state.nextNumber] = run
      return state.nextNumber
    }
    guard let number else {
      run.cancel()
      throw CancellationError()
    }
    run.onEnd { [self] in state.withLock { $0.runs[number] = nil } }
  }

  /// Stops every call, for good.
  func cancel() {
    let runs = state.withLock { state in
      state.isCancelled = true
      return Array(state.runs.values)
    }
    for run in runs { run.cancel() }
  }
}
