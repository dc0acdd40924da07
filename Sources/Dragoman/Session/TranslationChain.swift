import DragomanEngine
import DragomanPacks

/// The engines that a text passes through, one after the other: one, or two with English between them.
final class TranslationChain: Sendable {
  private let calls: [EngineCall]
  private let leases: [EngineLease]

  /// A chain over the engines of `leases`, which it keeps until it ends.
  ///
  /// - Precondition: There is at least one, and as many `options`.
  init(leases: [EngineLease], options: [CallOptions], priority: TaskPriority) {
    precondition(!leases.isEmpty && leases.count == options.count)
    self.leases = leases
    calls = zip(leases, options).map { $0.engine.call($1, priority: priority) }
  }

  /// Hands in a text. Returns at once; `completion` is called exactly once, on a thread of an engine's.
  func submit(_ text: String, completion: @escaping EngineCall.Completion) {
    submit(text, to: calls[...], completion: completion)
  }

  /// Stops the chain: what is under way ends with a `CancellationError`. Harmless twice.
  func cancel() {
    for call in calls { call.cancel() }
    end()
  }

  /// Nothing is under way any more: whoever waits for the packs to be unused may go on.
  func end() {
    for lease in leases { lease.end() }
  }

  private func submit(
    _ text: String, to calls: ArraySlice<EngineCall>, completion: @escaping EngineCall.Completion
  ) {
    guard let call = calls.first else { return }
    guard calls.count > 1 else { return call.submit(text, completion: completion) }
    call.submit(text) { [self] result in
      switch result {
      case .failure: completion(result)
      case .success(let middle):
        submit(middle.text, to: calls.dropFirst()) { completion($0.map { middle.followed(by: $0) }) }
      }
    }
  }
}

extension TranslatedText {
  /// The translation of this translation, with what is known of both: the sentences of the first, the marks
  /// of both, the lower score.
  fileprivate func followed(by last: TranslatedText) -> TranslatedText {
    TranslatedText(
      text: last.text, score: [score, last.score].compactMap { $0 }.min(), segmentCount: segmentCount,
      flags: flags.union(last.flags), alternatives: last.alternatives)
  }
}
