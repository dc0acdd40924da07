/// Gives `body` a session for `configuration`; it expires when `body` returns.
///
/// - Parameters:
///   - configuration: The languages and the strategy.
///   - interaction: What to ask the user with; nil for a session that never asks for downloads.
///   - runtime: The runtime; nil for the current one.
///   - body: Uses the session. Calls that it leaves running throw `CancellationError`, later ones
///     ``TranslationError/sessionExpired``.
public func withTranslationSession<Result: Sendable>(
  _ configuration: TranslationSession.Configuration, interaction: TranslationInteraction? = nil,
  runtime: TranslationRuntime? = nil, _ body: (TranslationSession) async throws -> Result
) async rethrows -> Result {
  let session = TranslationSession(
    source: configuration.source, target: configuration.target,
    preferredStrategy: configuration.preferredStrategy, interaction: interaction,
    runtime: runtime ?? .current ?? .shared)
  defer { session.expire() }
  return try await body(session)
}
