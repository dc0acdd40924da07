import DragomanEngine
import DragomanPacks
package import Foundation

/// How a job translates.
package struct JobOptions: Hashable, Sendable {
  /// What to be best at.
  package var strategy: TranslationSession.Strategy
  /// The beam's width, over 0; nil for the strategy's: 1, or 4 for high fidelity.
  package var beam: Int?
  /// How many alternatives each text gets, the best one included; 0 for none.
  package var alternatives: Int
  /// How texts are read, and what in them is kept.
  package var text: TranslationSession.TextOptions
  /// Whether translations are compared with their sentences, and tried again where something is wrong.
  package var isChecked: Bool
  /// The engine's threads, over 0; nil for the runtime's.
  package var workers: Int?
  /// Whether texts that are clearly not in the source language are marked so.
  package var noticesMismatch: Bool

  /// Options with those given changed.
  package init(
    strategy: TranslationSession.Strategy = .lowLatency, beam: Int? = nil, alternatives: Int = 0,
    text: TranslationSession.TextOptions = .init(), isChecked: Bool = true, workers: Int? = nil,
    noticesMismatch: Bool = false
  ) {
    self.strategy = strategy
    self.beam = beam
    self.alternatives = alternatives
    self.text = text
    self.isChecked = isChecked
    self.workers = workers
    self.noticesMismatch = noticesMismatch
  }
}

/// Any number of texts between two languages, fed from any thread: what `dragoman translate` runs on.
package final class TranslationJob: Sendable {
  /// A translated text.
  package struct Output: Hashable, Sendable {
    /// Another translation of the same text.
    package struct Alternative: Hashable, Sendable {
      /// The translation.
      package let text: String
      /// The mean natural log probability per target piece, the end included.
      package let score: Double
      /// The sum of the natural log probabilities.
      package let logProbability: Double
    }

    /// The translation.
    package let text: String
    /// The mean natural log probability per target piece; nil when nothing was decoded.
    package let score: Double?
    /// How many sentences were translated, or stand between them.
    package let segmentCount: Int
    /// What was noticed.
    package let flags: Set<TranslationSession.Diagnostics.Flag>
    /// The translations asked for by `alternatives`, best first.
    package let alternatives: [Alternative]
  }

  /// The language to translate from, by the caller's tag.
  package let sourceLanguage: Locale.Language
  /// The language to translate to, by the caller's tag.
  package let targetLanguage: Locale.Language
  /// The packs that translate: one, or two with English between them.
  package let packs: [ModelPack]
  /// What runs.
  package let effectiveStrategy: TranslationSession.Strategy
  let plan: TranslationPlan
  let chain: TranslationChain
  private let mismatch: LanguageMismatch?

  init(plan: TranslationPlan, chain: TranslationChain) {
    sourceLanguage = plan.source
    targetLanguage = plan.target
    packs = plan.steps.map { step in
      switch step {
      case .pack(let pack): ModelPack(pack.manifest)
      case .pseudo(let language): ModelPack(language, from: plan.source)
      }
    }
    effectiveStrategy = plan.effectiveStrategy
    self.plan = plan
    self.chain = chain
    mismatch = plan.mismatch
  }

  /// Whether every pack's weights are float32; else some are int8.
  package var isFloat: Bool { chain.isFloat }

  /// The engine's version.
  package var engineVersion: String { Engine.version }

  /// Translates `text`; blank and letterless texts come back as they are.
  ///
  /// - Parameters:
  ///   - text: Of any length.
  ///   - completion: Called once, on a thread of the engine's, in any order. Failures are
  ///     `CancellationError`, ``ModelPackError`` or ``TranslationError/internalError``.
  package func submit(_ text: String, completion: @escaping @Sendable (Result<Output, any Error>) -> Void) {
    let pack = packs[0].id
    chain.submit(SourceText(text, terms: plan.terms)) { [self] result in
      completion(
        result.map { output($0, of: text) }.mapError { ModelPackError.cause(of: $0, pack: pack) })
    }
  }

  /// A translation with what was noticed of it and of its source.
  func output(_ translated: TranslatedText, of text: String) -> Output {
    Output(translated, isMismatch: mismatch?.isFound(in: text) ?? false)
  }

  /// Translates an HTML page, or a part of one.
  ///
  /// - Parameters:
  ///   - html: Of any length.
  ///   - completion: Called once, on another thread, in any order. Failures are those of ``submit(_:completion:)``, and
  ///     ``TranslationError/inputTooLarge`` for a page whose elements lie too deep in one another.
  package func submit(html: String, completion: @escaping @Sendable (Result<Output, any Error>) -> Void) {
    let pack = packs[0].id
    HTMLTranslation(plan: plan, chain: chain).submit(html) { [mismatch] result in
      completion(
        result.map { Output($0, isMismatch: mismatch?.isFound(in: html) ?? false) }
          .mapError { ModelPackError.cause(of: $0, pack: pack) })
    }
  }

  /// Stops the job: what is under way ends with a `CancellationError`. Harmless twice.
  package func cancel() { chain.cancel() }
}

extension TranslationJob.Output {
  fileprivate init(_ translated: HTMLTranslation.Output, isMismatch: Bool) {
    text = translated.html
    score = nil
    segmentCount = translated.segmentCount
    flags = TranslationSession.Diagnostics.flags(translated.flags).union(
      isMismatch ? [.languageMismatch] : [])
    alternatives = []
  }

  fileprivate init(_ translated: TranslatedText, isMismatch: Bool) {
    text = translated.text
    score = translated.score
    segmentCount = translated.segmentCount
    flags = TranslationSession.Diagnostics.flags(translated.flags)
      .union(isMismatch ? [.languageMismatch] : [])
    alternatives = translated.alternatives.map {
      Alternative(text: $0.text, score: $0.score, logProbability: $0.logProbability)
    }
  }
}

extension TranslationRuntime {
  /// Starts a job; whatever must stop it before the first text is thrown here.
  ///
  /// - Precondition: `options.beam` and `options.workers`, where given, are over 0, `options.alternatives` is
  ///   not negative.
  /// - Throws: ``TranslationError`` `unsupportedSourceLanguage`, `unsupportedTargetLanguage`,
  ///   `unsupportedLanguagePairing`, `notInstalled`; ``ModelPackError`` with the cause when the pack is
  ///   damaged or cannot be run, or when there is no models directory.
  package func job(
    from source: Locale.Language, to target: Locale.Language, options: JobOptions
  ) async throws -> TranslationJob {
    if let beam = options.beam { precondition(beam > 0, "beam is \(beam)") }
    if let workers = options.workers { precondition(workers > 0, "workers is \(workers)") }
    precondition(options.alternatives >= 0, "alternatives is \(options.alternatives)")
    let route: LanguageRoute
    do {
      route = try await languageRoute(from: source, to: target, strategy: options.strategy)
    } catch {
      if error == .notInstalled, let missingStore { throw ModelPackError(missingStore) }
      throw error
    }
    guard let steps = route.installed else {
      for case .damaged(let pack, _) in route.legs { throw ModelPackError(pack.error) }
      if let missingStore { throw ModelPackError(missingStore) }
      throw TranslationError.notInstalled
    }
    let plan = TranslationPlan(
      source: route.source, target: route.target, steps: steps, job: options,
      terms: await terms(of: options.text), noticesMismatch: options.noticesMismatch)
    do {
      return TranslationJob(plan: plan, chain: try await chain(for: plan, workers: options.workers))
    } catch {
      throw ModelPackError.cause(of: error, pack: steps[0].id)
    }
  }

  /// The open engines that `plan` runs on.
  ///
  /// - Throws: `EngineError` or `CancellationError`.
  func chain(for plan: TranslationPlan, workers: Int? = nil) async throws -> TranslationChain {
    var leases: [EngineLease] = []
    for step in plan.steps {
      leases.append(try await engines.engine(for: .init(step: step, workers: workers ?? self.workers)))
    }
    return TranslationChain(leases: leases, options: plan.callOptions, priority: Task.currentPriority)
  }
}
