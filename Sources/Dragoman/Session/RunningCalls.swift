import Synchronization

/// The calls that a session is busy with, so that the session's end stops them all.
final class RunningCalls: Sendable {
  private struct State {
    var isCancelled = false
    var isExpired = false
    var nextNumber = 0
    var runs: [Int: TranslationRun] = [:]
  }

  private let state = Mutex(State())
  private let end = Broadcast<Void>()

  /// Whether a call may begin.
  ///
  /// - Throws: ``TranslationError/sessionExpired`` when the session's time is over, else
  ///   ``TranslationError/alreadyCancelled`` when it has been cancelled.
  func check() throws(TranslationError) {
    let (isExpired, isCancelled) = state.withLock { ($0.isExpired, $0.isCancelled) }
    if isExpired { throw .sessionExpired }
    if isCancelled { throw .alreadyCancelled }
  }

  /// Keeps `run` until it ends.
  ///
  /// - Throws: `CancellationError` when the session was cancelled while the call was being prepared.
  func add(_ run: TranslationRun) throws {
    let number: Int? = state.withLock { state in
      guard !state.isCancelled && !state.isExpired else { return nil }
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

  /// Runs `body`, which waits for something that the session's end does not stop by itself.
  ///
  /// - Throws: What `body` throws; `CancellationError` when the session ends before it does.
  func untilEnd<Value: Sendable>(_ body: @escaping @Sendable () async throws -> Value) async throws -> Value {
    try await withThrowingTaskGroup(of: Value.self) { group in
      group.addTask { try await body() }
      group.addTask { [end] in
        try await end.value()
        throw CancellationError()
      }
      defer { group.cancelAll() }
      guard let value = try await group.next() else { throw CancellationError() }
      return value
    }
  }

  /// Stops every call, for good.
  func cancel() { stop { $0.isCancelled = true } }

  /// Stops every call: the session's time is over.
  func expire() { stop { $0.isExpired = true } }

  private func stop(_ mark: (inout State) -> Void) {
    let runs = state.withLock { state in
      mark(&state)
      return Array(state.runs.values)
    }
    for run in runs { run.cancel() }
    end.finish(.failure(CancellationError()))
  }
}
