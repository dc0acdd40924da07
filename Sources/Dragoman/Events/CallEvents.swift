import Foundation
import Synchronization

/// Tells a sink of one call.
final class CallEvents: Sendable {
  private let plan: TranslationPlan
  private let requests: Int
  private let sink: any TranslationEventSink
  private let start = ContinuousClock.now
  private let hasEnded = Atomic(false)

  init(plan: TranslationPlan, requests: Int, sink: any TranslationEventSink) {
    self.plan = plan
    self.requests = requests
    self.sink = sink
  }

  /// The call begins to translate.
  func began() {
    sink.record(
      .callBegan(
        source: plan.source.minimalIdentifier, target: plan.target.minimalIdentifier, requests: requests,
        strategy: plan.effectiveStrategy))
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
        source: plan.source.minimalIdentifier, target: plan.target.minimalIdentifier, requests: requests,
        duration: ContinuousClock.now - start, outcome: outcome))
  }
}
