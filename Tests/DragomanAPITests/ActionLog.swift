import Dragoman
import Foundation
import Synchronization

/// What a host's actions have done: which sessions they got, in what order, and how many ran at once.
final class ActionLog: Sendable {
  private struct State {
    var sessions: [TranslationSession] = []
    var running = 0
    var mostAtOnce = 0
    var isOpen = false
    var held: [CheckedContinuation<Void, Never>] = []
  }

  private let state = Mutex(State())

  /// The sessions in the order in which their actions began.
  var sessions: [TranslationSession] { state.withLock(\.sessions) }

  /// The sessions' target languages.
  var targets: [String] { sessions.map { $0.targetLanguage?.maximalIdentifier ?? "" } }

  /// The most actions that ran at the same time.
  var mostAtOnce: Int { state.withLock(\.mostAtOnce) }

  /// Runs `body` as an action with `session`.
  func record(_ session: TranslationSession, _ body: () async -> Void = {}) async {
    state.withLock { state in
      state.sessions.append(session)
      state.running += 1
      state.mostAtOnce = max(state.mostAtOnce, state.running)
    }
    await body()
    state.withLock { $0.running -= 1 }
  }

  /// Waits until `count` actions have begun.
  func begun(_ count: Int) async {
    while sessions.count < count && !Task.isCancelled { await Task.yield() }
  }

  /// Lets everyone pass who is held.
  func open() {
    let held = state.withLock { state in
      state.isOpen = true
      defer { state.held = [] }
      return state.held
    }
    held.forEach { $0.resume() }
  }

  /// Holds an action back until ``open()``, cancelled or not.
  func hold() async {
    await withCheckedContinuation { continuation in
      let isOpen = state.withLock { state in
        if !state.isOpen { state.held.append(continuation) }
        return state.isOpen
      }
      if isOpen { continuation.resume() }
    }
  }
}

extension TranslationSession.Configuration {
  /// A configuration by tags.
  init(_ source: String, _ target: String, _ strategy: TranslationSession.Strategy = .lowLatency) {
    self.init(
      source: Locale.Language(identifier: source), target: Locale.Language(identifier: target),
      preferredStrategy: strategy)
  }
}

extension TranslationSession {
  /// The error that says whether the session may be used at all: a blank text has no other fault but that,
  /// whatever is installed. `nothingToTranslate` while it may.
  var refusal: TranslationError? {
    get async { await translationError { _ = try await translate("") } }
  }
}

/// Returns when the calling task is cancelled.
func untilCancelled() async {
  try? await Task.sleep(for: .seconds(3_600))
}
