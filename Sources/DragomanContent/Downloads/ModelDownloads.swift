public import Dragoman
import Foundation
import Synchronization

/// Gets the models that a screen's items need: asked for once, when the reader comes to the screen or wants it, and
/// never while scrolling. What the reader has answered is remembered for each pair, for as long as this lives.
public final class ModelDownloads: Sendable {
  /// How getting the models of a pair has ended.
  public enum Result: Hashable, Sendable {
    /// They are in place.
    case installed
    /// The reader does not want them.
    case declined
    /// The reader did not want to wait; the download goes on.
    case dismissed
    /// There is no network, or it may not be used. What has come is kept.
    case offline
    /// It failed; what helps.
    case failed(FailureAction)
    /// The waiting was called off.
    case cancelled
  }

  /// What may be done about a pair at this moment.
  enum Permission { case go, notNow, declined }

  private struct Memory {
    var decisions: [LanguagePair: ModelDownloadDecision] = [:]
    var askedOnThisScreen: Set<LanguagePair> = []
  }

  private let runtime: TranslationRuntime
  private let strategy: TranslationSession.Strategy
  private let interaction: TranslationInteraction?
  private let events: (any ContentEventSink)?
  private let memory = Mutex(Memory())

  /// Downloads on a runtime, whose network policy they follow.
  ///
  /// - Parameters:
  ///   - interaction: What to ask the reader with, and to show progress with; nil for never asking, and so for never
  ///     downloading.
  ///   - strategy: Which models.
  ///   - runtime: The runtime; nil for the current one.
  ///   - events: Takes what becomes of them.
  public init(
    interaction: TranslationInteraction?, strategy: TranslationSession.Strategy = .lowLatency,
    runtime: TranslationRuntime? = nil, events: (any ContentEventSink)? = nil
  ) {
    self.interaction = interaction
    self.strategy = strategy
    self.runtime = runtime ?? .current ?? .shared
    self.events = events
  }

  /// The reader has come to a screen: each pair that was not answered yet may be asked for once more.
  public func enterScreen() { memory.withLock { $0.askedOnThisScreen = [] } }

  /// What the reader has answered for a pair; nil for nothing yet.
  public func decision(for pair: LanguagePair) -> ModelDownloadDecision? {
    memory.withLock { $0.decisions[pair] }
  }

  /// Remembers an answer that the reader gave elsewhere, such as in the app's settings; nil forgets the one there is.
  public func remember(_ decision: ModelDownloadDecision?, for pair: LanguagePair) {
    memory.withLock { memory in
      memory.decisions[pair] = decision
      if decision == nil { memory.askedOnThisScreen.remove(pair) }
    }
  }

  /// Gets the models of pairs that the reader has chosen, one after the other, before anything needs them.
  ///
  /// - Parameters:
  ///   - pairs: The pairs; each is asked for unless that was answered already.
  ///   - network: When the network may be used for it, besides the runtime's own policy: nothing is asked where it
  ///     may not.
  /// - Returns: How it ended for each pair.
  public func prefetch(
    _ pairs: [LanguagePair], on network: TranslationRuntime.NetworkPolicy = .unmetered
  ) async -> [LanguagePair: Result] {
    var results: [LanguagePair: Result] = [:]
    for pair in pairs where results[pair] == nil {
      let mayUse = network == .any || network == .unmetered && !runtime.options.isMetered()
      results[pair] = mayUse ? await get(pair) { _ in } : .offline
    }
    return results
  }

  /// Whether to go and get the models of `pair`, which are not installed. Counts as having asked for them.
  func permission(for pair: LanguagePair, _ reason: SubmissionReason) -> Permission {
    guard interaction != nil, reason != .scrolling else { return .notNow }
    return memory.withLock { memory in
      if memory.decisions[pair] == .decline { return .declined }
      let isFirst = memory.askedOnThisScreen.insert(pair).inserted
      return isFirst || reason == .readerAction ? .go : .notNow
    }
  }

  /// Asks, unless that was answered already, and waits until the models are in place.
  func get(_ pair: LanguagePair, progress: @escaping @Sendable (Double) async -> Void) async -> Result {
    let result: Result
    do {
      try await install(pair, progress: progress)
      result = .installed
    } catch let error as CocoaError where error.code == .userCancelled {
      result = error.userInfo["reason"] as? String == "dismissed" ? .dismissed : .declined
    } catch is CancellationError {
      result = .cancelled
    } catch {
      let action = FailureAction(for: error)
      result = action == .retryWhenOnline ? .offline : .failed(action)
    }
    tell(result, of: pair)
    return result
  }

  private func install(
    _ pair: LanguagePair, progress: @escaping @Sendable (Double) async -> Void
  ) async throws {
    guard let interaction else { throw TranslationError.notInstalled }
    if decision(for: pair) == .decline { throw CocoaError(.userCancelled) }
    var asking = interaction
    asking.consent = { [self] request in
      if let decision = decision(for: pair) { return decision }
      let decision = await interaction.consent(request)
      remember(decision, for: pair)
      events?.record(ContentEvent(decision == .allow ? .downloadAllowed : .downloadDeclined, pair: pair))
      return decision
    }
    asking.progress = { step in
      await progress(step.totalBytes > 0 ? Double(step.completedBytes) / Double(step.totalBytes) : 0)
      return await interaction.progress(step)
    }
    let configuration = TranslationSession.Configuration(
      source: pair.source, target: pair.target, preferredStrategy: strategy)
    try await withTranslationSession(configuration, interaction: asking, runtime: runtime) { session in
      try await session.prepareTranslation()
      guard await !session.isReady else { return }
      // Under way already, for somebody else: preparing does not wait for that, so share it.
      for pack in await runtime.packs.route(from: pair.source, to: pair.target, strategy: strategy) ?? [] {
        try await runtime.packs.install(pack.id)
      }
    }
  }

  private func tell(_ result: Result, of pair: LanguagePair) {
    switch result {
    case .installed: events?.record(ContentEvent(.downloadFinished, pair: pair))
    case .offline: events?.record(ContentEvent(.downloadFailed, pair: pair, action: .retryWhenOnline))
    case .failed(let action): events?.record(ContentEvent(.downloadFailed, pair: pair, action: action))
    case .declined, .dismissed, .cancelled: break
    }
  }
}
