import Foundation
import Synchronization

/// Tells a sink of one call: a session's, or what a stream translates between two languages.
final class CallEvents: Sendable {
  private let plan: TranslationPlan
  /// How many texts the call has, as far as they have come.
  private let requests: Atomic<Int>
  private let sink: any TranslationEventSink
  private let start = ContinuousClock.now
  private let hasEnded = Atomic(false)

  init(plan: TranslationPlan, requests: Int, sink: any TranslationEventSink) {
    self.plan = plan
    self.requests = Atomic(requests)
    self.sink = sink
  }

  /// Another text has come to the call.
  func addRequest() { requests.add(1, ordering: .relaxed) }

  /// The call begins to translate.
  func began() {
    sink.record(
      .callBegan(
        source: plan.source.minimalIdentifier, target: plan.target.minimalIdentifier,
        requests: requests.load(ordering: .relaxed), strategy: plan.effectiveStrategy))
  }

  /// The call is over; told once.
  func ended(_ failure: (any Error)?) {
    guard !hasEnded.exchange(true, ordering: .relaxed) else { return }
    let outcome: TranslationEvent.Outcome =
      switch failure {
      case nil: .finished
      case is CancellationError: .cancelled
      default: .failed
      }
    sink.record(
      .callEnded(
        source: plan.source.minimalIdentifier, target: plan.target.minimalIdentifier,
        requests: requests.load(ordering: .relaxed), duration: ContinuousClock.now - start, outcome: outcome))
  }
}
