package import Dragoman
import Synchronization

/// Where the queue's sessions come from.
package protocol SessionSource: Sendable {
  /// Gives `body` a session for `configuration` and returns when it has returned; it may be left out when the calling
  /// task is cancelled. Never called twice at a time.
  func run(
    _ configuration: TranslationSession.Configuration,
    _ body: @escaping @Sendable (TranslationSession) async -> Void
  ) async

  /// There is nothing to do for now.
  func rest()
}

/// A session of its own for each batch.
package struct PlainSessions: SessionSource {
  private let runtime: TranslationRuntime

  /// Sessions on `runtime`.
  package init(runtime: TranslationRuntime) { self.runtime = runtime }

  package func run(
    _ configuration: TranslationSession.Configuration,
    _ body: @escaping @Sendable (TranslationSession) async -> Void
  ) async {
    await withTranslationSession(configuration, runtime: runtime, body)
  }

  package func rest() {}
}

/// The sessions of a host, as a screen has them: the configuration is the queue. Another pair is another
/// configuration; the same pair again is the same one invalidated; nothing to do is none.
package final class HostSessions: SessionSource {
  private struct Work {
    let body: @Sendable (TranslationSession) async -> Void
    let end: CheckedContinuation<Void, Never>
  }

  /// The work that waits for the host's session. Apart from the host, whose action keeps it.
  private final class Waiting: Sendable {
    private let work = Mutex<Work?>(nil)

    func put(_ next: Work) { work.withLock { $0 = next } }

    func take() -> Work? { work.withLock { $0.take() } }
  }

  private let waiting: Waiting
  private let host: TranslationTaskHost

  /// The sessions of a host on `runtime`.
  package init(runtime: TranslationRuntime) {
    let waiting = Waiting()
    self.waiting = waiting
    host = TranslationTaskHost(lifetime: .action, runtime: runtime) { session in
      guard let work = waiting.take() else { return }
      await work.body(session)
      work.end.resume()
    }
  }

  package func run(
    _ configuration: TranslationSession.Configuration,
    _ body: @escaping @Sendable (TranslationSession) async -> Void
  ) async {
    await withTaskCancellationHandler {
      guard !Task.isCancelled else { return }
      await withCheckedContinuation { end in
        waiting.put(Work(body: body, end: end))
        if host.configuration.map({ Self.isSamePair($0, configuration) }) == true {
          host.invalidate()
        } else {
          host.configuration = configuration
        }
      }
    } onCancel: {
      // Work that the host has not begun would never be ended by it.
      waiting.take()?.end.resume()
      host.configuration = nil
    }
  }

  package func rest() { host.configuration = nil }

  /// Equal but for the version, which invalidating has changed.
  private static func isSamePair(
    _ left: TranslationSession.Configuration, _ right: TranslationSession.Configuration
  ) -> Bool {
    left.source == right.source && left.target == right.target
      && left.preferredStrategy == right.preferredStrategy
  }
}
