import Synchronization

/// Puts the present state of a pack before its changes, though finding it out takes a while.
final class StateFeed: Sendable {
  private struct State {
    var changes = 0
    /// What was told last; nil before the present state has been.
    var last: ModelPackState?
  }

  private let continuation: AsyncStream<ModelPackState>.Continuation
  private let state = Mutex(State())

  init(_ continuation: AsyncStream<ModelPackState>.Continuation) { self.continuation = continuation }

  /// How many changes there have been.
  var changes: Int { state.withLock(\.changes) }

  /// A change; told only when the present state has been, and if it is one.
  func change(to next: ModelPackState) {
    state.withLock { state in
      state.changes += 1
      guard let last = state.last, last != next else { return }
      state.last = next
      continuation.yield(next)
    }
  }

  /// Begins with `present`, unless there have been more than `changes` changes: then it may be out of date,
  /// and the answer is false.
  func begin(with present: ModelPackState, after changes: Int) -> Bool {
    state.withLock { state in
      guard state.changes == changes else { return false }
      state.last = present
      continuation.yield(present)
      return true
    }
  }
}
