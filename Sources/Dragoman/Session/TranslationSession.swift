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
  /// The language to translate from; nil stands for one to be identified. Never changes.
  public let sourceLanguage: Locale.Language?
  /// The language to translate to; nil stands for the first preferred language that there is a pack for,
  /// else English. Never changes: `Response.targetLanguage` tells what was used.
  public let targetLanguage: Locale.Language?
  /// What translations should be best at.
  public let preferredStrategy: Strategy
  private let runtime: TranslationRuntime
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

  /// A session whose source language need not be given.
  package init(
    source: Locale.Language?, target: Locale.Language?, preferredStrategy: Strategy,
    runtime: TranslationRuntime
  ) {
    sourceLanguage = source
    targetLanguage = target
    self.preferredStrategy = preferredStrategy
    self.runtime = runtime
  }

  /// Whether the models for the session's languages are installed at this moment.
  public var isReady: Bool {
    get async {
      let route = try? await route()
      if case .installed = route?.pack { return true }
      return false
    }
  }

  /// Translates one text. Its line breaks and outer white space are kept; a text without letters comes
  /// back as it is.
  ///
  /// - Throws: In this order: `CancellationError` when the task is cancelled;
  ///   ``TranslationError/alreadyCancelled``; ``TranslationError/nothingToTranslate`` for a blank text,
  ///   ``TranslationError/inputTooLarge``; ``TranslationError/unableToIdentifyLanguage``,
  ///   ``TranslationError/unsupportedSourceLanguage``; ``TranslationError/unsupportedTargetLanguage``;
  ///   ``TranslationError/unsupportedLanguagePairing``; ``TranslationError/notInstalled``;
  ///   ``TranslationError/internalError``. While it runs, `CancellationError` when the task or the session is
  ///   cancelled; a cancelled task leaves the session usable.
  public func translate(_ string: String) async throws -> Response {
    let responses = try await translations(from: [Request(sourceText: string)])
    guard let response = responses.first else { throw TranslationError.internalError }
    return response
  }

  /// Translates texts of one language: one response a request, in their order, or an error and none.
  ///
  /// Blank texts among others come back as they are.
  ///
  /// - Throws: As ``translate(_:)``; ``TranslationError/nothingToTranslate`` when no text has content or
  ///   there is none.
  public func translations(from batch: [Request]) async throws -> [Response] {
    let run = try await start(batch)
    var responses = [Response?](repeating: nil, count: batch.count)
    while let (index, response) = try await run.next() { responses[index] = response }
    return responses.compactMap { $0 }
  }

  /// Translates texts of one language: one response a request, each as soon as it is ready.
  ///
  /// The work begins with the first `next()`, and anew with each iterator. Errors are those of
  /// ``translations(from:)``, thrown by `next()`.
  public func translate(batch: [Request]) -> BatchResponse { BatchResponse(session: self, requests: batch) }

  /// Stops every running call, which throws `CancellationError`, and makes later ones throw
  /// ``TranslationError/alreadyCancelled``. Calling it again does nothing.
  public func cancel() { running.cancel() }

  /// Makes every check, in the order that ``translate(_:)`` documents, and hands the batch to the engine.
  func start(_ batch: [Request]) async throws -> TranslationRun {
    try Task.checkCancellation()
    guard !running.isCancelled else { throw TranslationError.alreadyCancelled }
    guard batch.contains(where: { !$0.sourceText.isBlank }) else { throw TranslationError.nothingToTranslate }
    guard batch.allSatisfy({ $0.sourceText.utf8.count <= runtime.options.maximumInputBytes }) else {
      throw TranslationError.inputTooLarge
    }
    let route = try await route()
    guard case .installed(let pack) = route.pack else { throw TranslationError.notInstalled }
    let plan = TranslationPlan(
      source: route.source, target: route.target, pack: pack, job: JobOptions(strategy: preferredStrategy))
    let engine: Engine
    do {
      engine = try await runtime.engines.engine(for: .init(pack: pack, workers: runtime.workers))
    } catch {
      throw TranslationError.surface(error)
    }
    try Task.checkCancellation()
    let run = TranslationRun(
      requests: batch, plan: plan, call: engine.call(plan.callOptions, priority: Task.currentPriority))
    try running.add(run)
    return run
  }

  private func route() async throws -> LanguageRoute {
    try await runtime.index().languageRoute(
      from: sourceLanguage, to: targetLanguage, strategy: preferredStrategy,
      preferred: runtime.preferredLanguages)
  }
}
