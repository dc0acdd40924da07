import Foundation

/// Decides for each request of a stream by which plan it is translated, and keeps each plan for the next one.
struct StreamPlans {
  /// What a request is translated by.
  struct Route: Sendable {
    let plan: TranslationPlan
    let chain: TranslationChain
    let events: CallEvents?

    /// Hands in `request`; `completion` is called exactly once.
    func submit(
      _ request: TranslationSession.Request,
      completion: @escaping @Sendable (Result<TranslationSession.Response, any Error>) -> Void
    ) {
      events?.addRequest()
      plan.submit(request, to: chain, completion: completion)
    }

    /// Stops what is under way; the stream is over.
    ///
    /// - Parameter failure: What it ended with, if not with its last response.
    func end(_ failure: (any Error)?) {
      chain.cancel()
      events?.ended(failure)
    }
  }

  private let runtime: TranslationRuntime
  private let source, target: Locale.Language?
  private let strategy: TranslationSession.Strategy
  private let options: TranslationSession.TextOptions
  private var routes: [Locale.Language: Route] = [:]

  init(
    runtime: TranslationRuntime, source: Locale.Language?, target: Locale.Language?,
    strategy: TranslationSession.Strategy, options: TranslationSession.TextOptions
  ) {
    self.runtime = runtime
    self.source = source
    self.target = target
    self.strategy = strategy
    self.options = options
  }

  /// How `request` is translated; nil for a blank text whose language cannot matter.
  ///
  /// - Parameter opened: Told of each route that is opened, which it has to end.
  /// - Throws: What a session throws, in the same order, ``TranslationError/nothingToTranslate`` apart.
  mutating func route(
    for request: TranslationSession.Request, opened: (Route) -> Void
  ) async throws -> Route? {
    guard request.sourceText.utf8.count <= runtime.options.maximumInputBytes else {
      throw TranslationError.inputTooLarge
    }
    guard let language = try await language(of: request) else { return nil }
    if let route = routes[language] { return route }
    do {
      let route = try await runtime.languageRoute(from: language, to: target, strategy: strategy)
      guard let steps = route.installed else { throw TranslationError.notInstalled }
      let plan = TranslationPlan(
        source: route.source, target: route.target, steps: steps,
        job: JobOptions(strategy: strategy, text: options), terms: await runtime.terms(of: options),
        noticesMismatch: source != nil)
      let opening = Route(
        plan: plan, chain: try await runtime.chain(for: plan),
        events: runtime.options.events.map { CallEvents(plan: plan, requests: 0, sink: $0) })
      opening.events?.began()
      opened(opening)
      routes[language] = opening
      return opening
    } catch {
      throw TranslationError.surface(error)
    }
  }

  /// The response to a blank text whose language nobody told.
  func blank(_ request: TranslationSession.Request) -> TranslationSession.Response {
    let undetermined = Locale.Language(identifier: "und")
    return TranslationSession.Response(
      request, sourceLanguage: undetermined, targetLanguage: target ?? undetermined,
      targetText: request.sourceText, attributedTargetText: request.attributedSourceText,
      diagnostics: TranslationSession.Diagnostics(
        flags: [.passedThrough], viaPivot: nil, segmentCount: 0, effectiveStrategy: strategy,
        engineVersion: runtime.engineVersion))
  }

  /// The language of `request`, told or identified; nil for a blank text of which it was not told.
  private func language(of request: TranslationSession.Request) async throws -> Locale.Language? {
    if let source { return source }
    let text = request.sourceText
    if text.isBlank { return nil }
    // Reading a long text takes milliseconds: not on the cooperative pool.
    let identified = await runtime.onDisk { LanguageIdentifier().confidentLanguage(of: text) }
    guard let identified else { throw TranslationError.unableToIdentifyLanguage }
    return identified
  }
}
