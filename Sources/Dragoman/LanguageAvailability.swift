import DragomanPacks
public import Foundation

/// Which languages can be translated, and whether the models are there.
public final class LanguageAvailability: Sendable {
  /// Whether a pair of languages can be translated.
  public enum Status: Hashable, Sendable {
    /// The models are installed.
    case installed
    /// There are models, but they are not installed, or not undamaged.
    case supported
    /// There are no models for the pair, not even two with English between them, or it is no pair: both are
    /// the same language.
    case unsupported
  }

  /// The strategy that the answers are for.
  public let preferredStrategy: TranslationSession.Strategy
  private let runtime: TranslationRuntime

  /// Answers for low latency by the current runtime.
  public convenience init() { self.init(preferredStrategy: .lowLatency) }

  /// Answers for `preferredStrategy` by the current runtime.
  public convenience init(preferredStrategy: TranslationSession.Strategy) {
    self.init(preferredStrategy: preferredStrategy, runtime: TranslationRuntime.current ?? .shared)
  }

  /// Answers for `preferredStrategy` by `runtime`.
  public init(
    preferredStrategy: TranslationSession.Strategy = .lowLatency, runtime: TranslationRuntime
  ) {
    self.preferredStrategy = preferredStrategy
    self.runtime = runtime
  }

  /// The languages that some installed or catalogued pack translates from or to, each once, sorted by tag.
  public var supportedLanguages: [Locale.Language] {
    get async {
      let packs = await runtime.index().packs
      var byIdentity: [LanguageIdentity: String] = [:]
      for pack in packs {
        byIdentity[pack.sourceIdentity] = byIdentity[pack.sourceIdentity] ?? pack.source
        byIdentity[pack.targetIdentity] = byIdentity[pack.targetIdentity] ?? pack.target
      }
      return byIdentity.values.sorted().map { Locale.Language(identifier: $0) }
    }
  }

  /// Whether `source` can be translated to `target`.
  ///
  /// - Parameters:
  ///   - source: The language to translate from.
  ///   - target: The language to translate to; nil stands for the one a session would choose: the first
  ///     preferred language with a pack for it, else English.
  public func status(from source: Locale.Language, to target: Locale.Language?) async -> Status {
    let route = try? await runtime.languageRoute(from: source, to: target, strategy: preferredStrategy)
    return route?.status ?? .unsupported
  }

  /// Whether `text` can be translated to `target`.
  ///
  /// - Parameters:
  ///   - text: A sentence or more: about twenty letters are enough in most languages. Single words, names,
  ///     numbers and texts in several languages are not told.
  ///   - target: As in ``status(from:to:)``.
  /// - Throws: `CancellationError` when the task is cancelled;
  ///   ``TranslationError/unableToIdentifyLanguage`` when there is doubt about the language, also for an empty
  ///   text. A language that no pack knows is no error: ``Status/unsupported``.
  public func status(for text: String, to target: Locale.Language?) async throws -> Status {
    try Task.checkCancellation()
    // A long text, or the first one of all, takes a while: not for the cooperative pool.
    let source = await runtime.onDisk { LanguageIdentifier().confidentLanguage(of: text) }
    guard let source else { throw TranslationError.unableToIdentifyLanguage }
    return await status(from: source, to: target)
  }
}
