import Synchronization

/// A result that any number of tasks wait for; each wait can be cancelled by itself.
final class Broadcast<Value: Sendable>: Sendable {
  private struct State {
    var result: Result<Value, any Error>?
    var nextNumber = 0
    var waiting: [Int: CheckedContinuation<Value, any Error>] = [:]
  }

  private let state = Mutex(State())

  /// The value, as soon as there is one.
  ///
  /// - Throws: What ``finish(_:)`` was given, or `CancellationError` when the calling task is cancelled.
  func value() async throws -> Value {
    let number = state.withLock { state in
      state.nextNumber += 1
      return state.nextNumber
    }
    return try await withTaskCancellationHandler {
      try await withCheckedThrowingContinuation { continuation in
        let result: Result<Value, any Error>? = state.withLock { state in
          if let result = state.result { return result }
          // The handler may have run before this: then nobody would ever come back to the continuation.
          if Task.isCancelled { return .failure(CancellationError()) }
          state.waiting[number] = continuation
          return nil
        }
        if let result { continuation.resume(with: result) }
      }
    } onCancel: {
      let continuation = state.withLock { $0.waiting.removeValue(forKey: number) }
      continuation?.resume(throwing: CancellationError())
    }
  }

  /// Gives everybody the result; the first one counts.
  func finish(_ result: Result<Value, any Error>) {
    let waiting: [CheckedContinuation<Value, any Error>] = state.withLock { state in
      guard state.result == nil else { return [] }
      state.result = result
      defer { state.waiting = [:] }
      return Array(state.waiting.values)
    }
    for continuation in waiting { continuation.resume(with: result) }
  }
}
