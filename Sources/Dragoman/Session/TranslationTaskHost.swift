public import Foundation

/// Runs an action with a session for each configuration that it is given; what a view's `translationTask` is
/// elsewhere, for programs without views.
///
/// ```swift
/// let host = TranslationTaskHost { session in
///   let responses = try? await session.translations(from: model.requests)
///   await model.show(responses ?? [])
/// }
/// host.configuration = .init(source: Locale.Language(identifier: "en"), target: nil)  // runs the action
/// host.invalidate()  // and once more
/// ```
/// The action runs when a host is made with a configuration, and whenever ``configuration`` becomes another
/// value that is not nil. Every assignment counts by itself: nil and then the old value runs it again. At
/// most one action runs. A change cancels the running action's task and ends its session; the next action
/// starts when the previous one has returned, with the latest value: those between are skipped.
///
/// An ended session throws ``TranslationError/sessionExpired``, and its running calls `CancellationError`.
/// Every member may be used from any thread and any task, the action itself included.
public final class TranslationTaskHost: Sendable {
  /// How long the session of an action may be used.
  public enum SessionLifetime: Hashable, Sendable {
    /// Until the action returns, or the configuration changes or the host ends before that.
    case action
    /// Until the configuration changes or the host ends: tasks that the action leaves behind may go on.
    case configuration
  }

  private let actions: SessionActions

  /// A host, which runs `action` at once when `configuration` is not nil.
  ///
  /// - Parameters:
  ///   - configuration: The languages and the strategy; nil for none yet.
  ///   - lifetime: How long each session may be used.
  ///   - interaction: What to ask the user with; nil for sessions that never ask for downloads.
  ///   - runtime: The runtime of every session; nil for the current one of this moment.
  ///   - action: Uses the session. The host keeps it until its end, so it should not keep the host.
  public init(
    configuration: TranslationSession.Configuration? = nil, lifetime: SessionLifetime = .configuration,
    interaction: TranslationInteraction? = nil, runtime: TranslationRuntime? = nil,
    action: @escaping @Sendable (TranslationSession) async -> Void
  ) {
    actions = SessionActions(
      lifetime: lifetime, interaction: interaction, runtime: runtime ?? .current ?? .shared, action: action)
    self.configuration = configuration
  }

  /// A host that runs `action` at once, for low latency and on the current runtime.
  ///
  /// - Parameters:
  ///   - source: The language to translate from; nil for one to be identified.
  ///   - target: The language to translate to; nil for the reader's own.
  ///   - interaction: What to ask the user with; nil for sessions that never ask for downloads.
  ///   - action: Uses the session. The host keeps it until its end, so it should not keep the host.
  public convenience init(
    source: Locale.Language?, target: Locale.Language?, interaction: TranslationInteraction? = nil,
    action: @escaping @Sendable (TranslationSession) async -> Void
  ) {
    self.init(
      configuration: .init(source: source, target: target), interaction: interaction, action: action)
  }

  deinit { end() }

  /// The configuration of the present session; nil for none.
  ///
  /// An unequal value ends the present session before the assignment returns, and runs the action unless it
  /// is nil; an equal one does nothing. The version is part of the value: two configurations made alike and
  /// each invalidated once are equal, so use ``invalidate()``, or `configuration?.invalidate()`, to run the
  /// action anew. After ``end()`` it is kept but runs nothing.
  public var configuration: TranslationSession.Configuration? {
    get { actions.configuration }
    set { actions.change { $0 = newValue } }
  }

  /// Runs the action anew with the present configuration's languages and its next version, as one step
  /// whatever other tasks do. Does nothing while there is no configuration.
  public func invalidate() { actions.change { $0?.invalidate() } }

  /// Waits until no action runs and none is about to. Returns as well when the calling task is cancelled.
  ///
  /// Not for the action itself, which would wait for its own return until it is cancelled.
  public func waitUntilIdle() async { await actions.waitUntilIdle() }

  /// Ends the host for good: cancels the running action's task, ends its session, and runs no other.
  ///
  /// Happens by itself when the host goes. Calling it again does nothing.
  public func end() { actions.end() }
}
