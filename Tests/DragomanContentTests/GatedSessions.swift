import Dragoman
import DragomanContent
import Synchronization

/// Real sessions whose use waits until a test lets it go on.
final class GatedSessions: SessionSource {
  private struct State {
    var isOpen = false
    var reached = 0
    var waiting: [CheckedContinuation<Void, Never>] = []
    var watching: [CheckedContinuation<Void, Never>] = []
  }

  private let sessions: any SessionSource
  private let state = Mutex(State())

  init(_ sessions: any SessionSource) { self.sessions = sessions }

  func run(
    _ configuration: TranslationSession.Configuration,
    _ body: @escaping @Sendable (TranslationSession) async -> Void
  ) async {
    await sessions.run(configuration) { [self] session in
      await pass()
      await body(session)
    }
  }

  func rest() { sessions.rest() }

  /// Waits until a batch has come to the gate.
  func waitUntilReached() async {
    await withCheckedContinuation { continuation in
      let isThere = state.withLock { state in
        if state.reached == 0 { state.watching.append(continuation) }
        return state.reached > 0
      }
      if isThere { continuation.resume() }
    }
  }

  /// Lets everything pass from now on.
  func open() {
    let waiting = state.withLock { state in
      state.isOpen = true
      defer { state.waiting = [] }
      return state.waiting
    }
    for continuation in waiting { continuation.resume() }
  }

  private func pass() async {
    await withCheckedContinuation { continuation in
      let (isOpen, watching) = state.withLock { state in
        state.reached += 1
        if !state.isOpen { state.waiting.append(continuation) }
        defer { state.watching = [] }
        return (state.isOpen, state.watching)
      }
      for watcher in watching { watcher.resume() }
      if isOpen { continuation.resume() }
    }
  }
}
