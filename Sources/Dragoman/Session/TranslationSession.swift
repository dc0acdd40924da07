import DragomanEngine
import DragomanPacks
public import Foundation

/// Translates texts from one language to another, by models on this machine.
///
/// ```swift
/// let session = TranslationSession(
///   installedSource: Locale.Language(identifier: "en"), target: Locale.Language(identifier: "de"))
/// let response = try await session.translate("Good morning!")
/// ```
/// All methods may be called at the same time, from any task; no call blocks a thread of the caller's.
/// Nothing of any text is kept or written down.
public final class TranslationSession: Sendable {
  /// The language to translate from; nil stands for one that each call identifies from its texts, or asks
  /// for where they do not tell. Never changes: `Response.sourceLanguage` tells what was used.
  public let sourceLanguage: Locale.Language?
  /// The language to translate to; nil stands for the first preferred language that there is a pack for,
  /// else English. Never changes: `Response.targetLanguage` tells what was used.
  public let targetLanguage: Locale.Language?
  /// What translations should be best at.
  public let preferredStrategy: Strategy
  private let runtime: TranslationRuntime
  private let interaction: TranslationInteraction?
  private let declined = DeclinedPacks()
  private let running = RunningCalls()

  /// A session for models that are installed, with low latency, on the current runtime.
  ///
  /// Never fails: what is wrong with the languages or the models is thrown by the first call.
  public convenience init(installedSource source: Locale.Language, target: Locale.Language?) {
    self.init(installedSource: source, target: target, preferredStrategy: .lowLatency)
  }

  /// A session for models that are installed, on the current runtime.
  public convenience init(
    installedSource source: Locale.Language, target: Locale.Language?, preferredStrategy: Strategy
  ) {
    self.init(
      installedSource: source, target: target, preferredStrategy: preferredStrategy,
      runtime: TranslationRuntime.current ?? .shared)
  }

  /// A session for models that are installed, on `runtime`.
  public convenience init(
    installedSource source: Locale.Language, target: Locale.Language?,
    preferredStrategy: Strategy = .lowLatency, runtime: TranslationRuntime
  ) {
    self.init(source: source, target: target, preferredStrategy: preferredStrategy, runtime: runtime)
  }

  /// A session whose source language need not be given, and which may ask for downloads if it has an
  /// interaction.
  package init(
    source: Locale.Language?, target: Locale.Language?, preferredStrategy: Strategy,
    interaction: TranslationInteraction? = nil, runtime: TranslationRuntime
  ) {
    sourceLanguage = source
    targetLanguage = target
    self.preferredStrategy = preferredStrategy
    self.interaction = interaction
    self.runtime = runtime
  }

  /// Whether calls may ask the user to download models: when the session was made with an interaction.
  public var canRequestDownloads: Bool { interaction != nil }

  /// Whether the models for the session's languages are installed at this moment. False without a source
  /// language: it is not known which.
  public var isReady: Bool {
    get async {
      let route = try? await route(from: sourceLanguage)
      return route?.status == .installed
    }
  }

  /// Gets the models for the session's languages installed; returns at once when they are, or when they are
  /// being downloaded already.
  ///
  /// A session with an interaction asks for consent, shows the progress and returns when the models are in
  /// place.
  ///
  /// - Throws: `CancellationError`; ``TranslationError/sessionExpired``, ``TranslationError/alreadyCancelled``;
  ///   ``TranslationError/unableToIdentifyLanguage`` without a source language, and the other errors of the
  ///   languages as ``translate(_:)-(String)``; ``TranslationError/notInstalled`` when the session cannot ask;
  ///   `CocoaError` `userCancelled` with `userInfo["reason"]` `declined` or `dismissed` (the download goes on
  ///   after the latter); `URLError` when the network fails; ``ModelPackError`` for any other cause.
  public func prepareTranslation() async throws {
    try Task.checkCancellation()
    try running.check()
    let route = try await route(from: sourceLanguage)
    guard route.installed == nil else { return }
    do {
      try await install(route, isPreparation: true)
    } catch let error as ModelPackError {
      throw error.networkError ?? error
    }
  }

  /// Translates one text. Its line breaks and outer white space are kept; a text without letters comes
  /// back as it is.
  ///
  /// A text that is clearly in another language than the session's source language is no error: it is
  /// translated and marked ``Diagnostics/Flag/languageMismatch``.
  ///
  /// - Throws: In this order: `CancellationError` when the task is cancelled;
  ///   ``TranslationError/sessionExpired``, ``TranslationError/alreadyCancelled``;
  ///   ``TranslationError/nothingToTranslate`` for a blank text,
  ///   ``TranslationError/inputTooLarge``; ``TranslationError/unableToIdentifyLanguage``,
  ///   ``TranslationError/unsupportedSourceLanguage``; ``TranslationError/unsupportedTargetLanguage``;
  ///   ``TranslationError/unsupportedLanguagePairing``; ``TranslationError/notInstalled``, or what
  ///   ``prepareTranslation()`` throws where the session may ask for downloads;
  ///   ``TranslationError/internalError``. While it runs, `CancellationError` when the task or the session is
  ///   cancelled; a cancelled task leaves the session usable.
  public func translate(_ string: String) async throws -> Response {
    try await translate(string, options: TextOptions())
  }

  /// Translates one text with attributes.
  ///
  /// Where `skipsTranslation` is true, the text stands in the translation as it is, once, with its attributes. Any
  /// other attribute goes to the words that came from its words, on one stretch of them; one that the whole text has
  /// is on the whole translation. Values are not changed. A text that is skipped as a whole comes back as it is.
  ///
  /// - Throws: As ``translate(_:)-(String)``.
  public func translate(_ string: AttributedString) async throws -> Response {
    try await translate(string, options: TextOptions())
  }

  /// Translates texts of one language: one response a request, in their order, or an error and none.
  ///
  /// Blank texts among others come back as they are. Without a source language the one of all texts together
  /// is used; those that are clearly in another one are marked ``Diagnostics/Flag/languageMismatch``.
  ///
  /// - Throws: As ``translate(_:)-(String)``; ``TranslationError/nothingToTranslate`` when no text has content or
  ///   there is none; without a source language ``TranslationError/mixedLanguageBatch`` where the runtime's
  ///   `mixedBatchPolicy` is `reject`.
  public func translations(from batch: [Request]) async throws -> [Response] {
    try await translations(from: batch, options: TextOptions())
  }

  /// Translates texts of one language: one response a request, each as soon as it is ready.
  ///
  /// The work begins with the first `next()`, and anew with each iterator. Errors are those of
  /// ``translations(from:)``, thrown by `next()`.
  public func translate(batch: [Request]) -> BatchResponse { translate(batch: batch, options: TextOptions()) }

  /// Stops every running call, which throws `CancellationError`, and makes later ones throw
  /// ``TranslationError/alreadyCancelled``. Calling it again does nothing.
  public func cancel() { running.cancel() }

  /// Makes every check, in the order that ``translate(_:)-(String)`` documents, and hands the batch to the engine.
  func start(_ batch: [Request], options: TextOptions = TextOptions()) async throws -> TranslationRun {
    try Task.checkCancellation()
    try running.check()
    guard batch.contains(where: { !$0.sourceText.isBlank }) else { throw TranslationError.nothingToTranslate }
    guard batch.allSatisfy({ $0.sourceText.utf8.count <= runtime.options.maximumInputBytes }) else {
      throw TranslationError.inputTooLarge
    }
    let plan: TranslationPlan
    let chain: TranslationChain
    do {
      let source = try await source(of: batch)
      let (route, steps) = try await installedRoute(from: source)
      plan = TranslationPlan(
        source: route.source, target: route.target, steps: steps,
        job: JobOptions(strategy: preferredStrategy, text: options), terms: await runtime.terms(of: options),
        noticesMismatch: sourceLanguage != nil
          || batch.count > 1 && runtime.options.mixedBatchPolicy == .diagnose)
      chain = try await runtime.chain(for: plan)
    } catch {
      throw TranslationError.surface(error)
    }
    try Task.checkCancellation()
    let run = TranslationRun(
      requests: batch, plan: plan, chain: chain,
      events: runtime.options.events.map { CallEvents(plan: plan, requests: batch.count, sink: $0) })
    try running.add(run)
    return run
  }

  /// The language that was named, else the one that `batch` is in.
  private func source(of batch: [Request]) async throws -> Locale.Language {
    if let sourceLanguage { return sourceLanguage }
    return try await SourceIdentification(runtime: runtime, interaction: interaction, running: running)
      .source(of: batch)
  }

  private func route(from source: Locale.Language?) async throws -> LanguageRoute {
    try await runtime.languageRoute(from: source, to: targetLanguage, strategy: preferredStrategy)
  }

  /// The route with its packs, installed now if they were not and the user agrees.
  private func installedRoute(from source: Locale.Language) async throws -> (LanguageRoute, [TranslationStep])
  {
    var route = try await route(from: source)
    if route.installed == nil {
      try await install(route, isPreparation: false)
      route = try await self.route(from: source)
    }
    guard let steps = route.installed else { throw TranslationError.notInstalled }
    return (route, steps)
  }

  private func install(_ route: LanguageRoute, isPreparation: Bool) async throws {
    guard let interaction else { throw TranslationError.notInstalled }
    let preparation = PackPreparation(runtime: runtime, interaction: interaction, declined: declined)
    try await running.untilEnd { try await preparation.prepare(route, isPreparation: isPreparation) }
  }

  /// The session's time is over: running calls throw `CancellationError`, later ones
  /// ``TranslationError/sessionExpired``.
  func expire() { running.expire() }
}
