internal import Foundation
internal import Synchronization

/// Texts with the same options, fed from any thread. Answers come on a worker's thread, in any order.
package final class EngineCall: Sendable {
  /// Receives a text's translation, or the error that kept it from being translated.
  package typealias Completion = @Sendable (Result<TranslatedText, any Error>) -> Void

  private let pool: WorkerPool
  let work: CallWork

  init(options: CallOptions, priority: TaskPriority, pool: WorkerPool) {
    self.pool = pool
    work = CallWork(options: options, priority: priority)
  }

  /// Hands in a text. Returns at once; `completion` is called exactly once.
  package func submit(_ text: String, completion: @escaping Completion) {
    submit(SourceText(text), completion: completion)
  }

  /// Hands in a text with parts that the caller wants kept. Returns at once; `completion` is called exactly once.
  package func submit(_ text: SourceText, completion: @escaping Completion) {
    pool.submit(text, to: work, completion: completion)
  }

  /// Stops the call after at most one more decode step: outstanding texts get a `CancellationError`, later ones too.
  package func cancel() { pool.cancel(work) }
}
