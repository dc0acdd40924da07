import Synchronization

/// The actions of a ``TranslationTaskHost``, one after the other.
///
/// Apart from the host, so that a running action keeps this but not the host, whose end stops it.
final class SessionActions: Sendable {
  typealias Action = @Sendable (TranslationSession) async -> Void

  /// What a configuration has set going: its session, and the task that waits for its turn and runs the
  /// action.
  private struct Firing {
    let session: TranslationSession
    let task: Task<Void, Never>

    func stop() {
      task.cancel()
      session.expire()
    }
  }

  private struct State {
    var configuration: TranslationSession.Configuration?
    /// Nil after the end.
    var action: Action?
    /// Of the present configuration.
    var current: Firing?
    /// Finished when the running action has returned; nil while none runs.
    var running: Broadcast<Void>?
    /// Tasks that have not ended, those among them that will not run their action included.
    var taskCount = 0
    /// Finished when there are no tasks any more; nil while nobody waits for it.
    var idle: Broadcast<Void>?
  }

  private let lifetime: TranslationTaskHost.SessionLifetime
  private let interaction: TranslationInteraction?
  private let runtime: TranslationRuntime
  private let state: Mutex<State>

  init(
    lifetime: TranslationTaskHost.SessionLifetime, interaction: TranslationInteraction?,
    runtime: TranslationRuntime, action: @escaping Action
  ) {
    self.lifetime = lifetime
    self.interaction = interaction
    self.runtime = runtime
    state = Mutex(State(action: action))
  }

  var configuration: TranslationSession.Configuration? { state.withLock(\.configuration) }

  /// Changes the configuration; if it is another one then, stops what the old one set going and sets the new
  /// one going.
  func change(_ body: (inout TranslationSession.Configuration?) -> Void) {
    let replaced: Firing? = state.withLock { state in
      let old = state.configuration
      body(&state.configuration)
      guard state.configuration != old, let action = state.action else { return nil }
      let replaced = state.current
      state.current = state.configuration.map { fire($0, action) }
      if state.current != nil { state.taskCount += 1 }
      return replaced
    }
    // Not under the lock: a cancelled task's handlers are the caller's, and may come back here.
    replaced?.stop()
  }

  /// Stops what runs, for good. Harmless twice.
  func end() {
    // What is taken out goes after the lock does: with the action, things of the caller's may go too.
    let (replaced, action) = state.withLock { state in
      defer { (state.current, state.action) = (nil, nil) }
      return (state.current, state.action)
    }
    withExtendedLifetime(action) { replaced?.stop() }
  }

  /// Waits until every task has ended, or the calling one is cancelled.
  func waitUntilIdle() async {
    let idle: Broadcast<Void>? = state.withLock { state in
      guard state.taskCount > 0 else { return nil }
      let idle = state.idle ?? Broadcast()
      state.idle = idle
      return idle
    }
    try? await idle?.value()
  }

  /// The task is made here, not when its turn comes, so that it has the priority and the task-local values
  /// of whoever changed the configuration.
  private func fire(
    _ configuration: TranslationSession.Configuration, _ action: @escaping Action
  ) -> Firing {
    let session = TranslationSession(
      source: configuration.source, target: configuration.target,
      preferredStrategy: configuration.preferredStrategy, interaction: interaction, runtime: runtime)
    let task = Task { [self] in
      if let turn = await turn(of: session) {
        await action(session)
        if lifetime == .action { session.expire() }
        state.withLock { $0.running = nil }
        turn.finish(.success(()))
      }
      endTask()
    }
    return Firing(session: session, task: task)
  }

  private enum Step { case skip, wait(Broadcast<Void>), begin(Broadcast<Void>) }

  /// Waits until no other action runs. Nil when the session's configuration has been replaced by then; else
  /// what is to be finished when its action has returned.
  private func turn(of session: TranslationSession) async -> Broadcast<Void>? {
    while true {
      let step: Step = state.withLock { state in
        guard state.current?.session === session else { return .skip }
        if let running = state.running { return .wait(running) }
        let turn = Broadcast<Void>()
        state.running = turn
        return .begin(turn)
      }
      switch step {
      case .skip: return nil
      case .begin(let turn): return turn
      // Cancelled only when it has been replaced, and then it skips.
      case .wait(let running): try? await running.value()
      }
    }
  }

  private func endTask() {
    let idle: Broadcast<Void>? = state.withLock { state in
      state.taskCount -= 1
      return state.taskCount == 0 ? state.idle.take() : nil
    }
    idle?.finish(.success(()))
  }
}
