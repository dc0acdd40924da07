import Dragoman
import DragomanDocuments

/// What the output can say about the translation of a line.
struct LineTranslation: Equatable, Sendable {
  /// One entry of an n-best list.
  struct Alternative: Equatable, Sendable {
    let text: String
    /// Mean natural-log probability per target piece, the end included.
    let score: Double
    /// The sum of the same.
    let logProbability: Double
  }

  let text: String
  /// As an alternative's; nil where nothing was decoded.
  let score: Double?
  /// Raw values, sorted.
  let flags: [String]
  let alternatives: [Alternative]
  /// The tag of the language that the line was found to be in; nil where nobody looked, or nothing was found.
  private(set) var sourceLanguage: String?
  /// Why the text is the line itself; nil where it was translated, or where nobody asks.
  private(set) var reason: KeptReason?
  /// The text with its word links, where a document has markup in it.
  private(set) var unit: TranslatedUnit?

  init(text: String, score: Double? = nil, flags: [String] = [], alternatives: [Alternative] = []) {
    self.text = text
    self.score = score
    self.flags = flags
    self.alternatives = alternatives
  }

  init(_ output: TranslationJob.Output) {
    self.init(
      text: output.text, score: output.score, flags: output.flags.map(\.rawValue).sorted(),
      alternatives: output.alternatives.map {
        Alternative(text: $0.text, score: $0.score, logProbability: $0.logProbability)
      })
  }

  init(_ output: TranslationJob.UnitOutput) {
    self.init(output.output)
    unit = output.translation
  }

  /// A text that needs no engine.
  static func passedThrough(
    _ text: String, _ reason: KeptReason? = nil, in language: String? = nil
  ) -> LineTranslation {
    var translation = LineTranslation(
      text: text, flags: [TranslationSession.Diagnostics.Flag.passedThrough.rawValue])
    translation.sourceLanguage = language
    translation.reason = reason
    return translation
  }

  /// The same, of a line that was found to be in `language`.
  func translated(from language: String) -> LineTranslation {
    var translation = self
    translation.sourceLanguage = language
    return translation
  }
}

/// The engine as a stream of lines needs it.
struct LineTranslator: Sendable {
  typealias Completion = @Sendable (Result<LineTranslation, any Error>) -> Void

  /// Queues one text; the completion comes once, on any thread, in any order.
  let submit: @Sendable (String, @escaping Completion) -> Void
  /// The same for a text that a document has markup in; nil where markup makes no difference.
  private let submitMarked: (@Sendable (DocumentUnit, @escaping Completion) -> Void)?
  /// Drops what is queued.
  let cancel: @Sendable () -> Void
  /// The packs and the engine that the translations come from.
  let origin: TranslationOrigin

  init(
    submit: @escaping @Sendable (String, @escaping Completion) -> Void,
    cancel: @escaping @Sendable () -> Void,
    origin: TranslationOrigin = TranslationOrigin(packs: [], engine: "")
  ) {
    self.submit = submit
    submitMarked = nil
    self.cancel = cancel
    self.origin = origin
  }

  init(_ job: TranslationJob) {
    origin = TranslationOrigin(packs: job.packs, engine: job.engineVersion)
    submit = { text, completion in job.submit(text) { completion($0.map(LineTranslation.init)) } }
    submitMarked = { unit, completion in job.submit(unit) { completion($0.map(LineTranslation.init)) } }
    cancel = { job.cancel() }
  }

  /// A translator of HTML pages.
  init(pages job: TranslationJob) {
    origin = TranslationOrigin(packs: job.packs, engine: job.engineVersion)
    submitMarked = nil
    submit = { page, completion in job.submit(html: page) { completion($0.map(LineTranslation.init)) } }
    cancel = { job.cancel() }
  }
}

extension LineTranslator {
  /// Queues a text of a document, as `submit` does.
  func submit(_ unit: DocumentUnit, completion: @escaping Completion) {
    if let submitMarked, !unit.marks.isEmpty || !unit.kept.isEmpty {
      submitMarked(unit, completion)
    } else {
      submit(unit.text, completion)
    }
  }
}

/// What translations come from: with another origin the same text may have another translation.
struct TranslationOrigin: Hashable, Sendable {
  /// The packs, by id and version.
  let packs: [String]
  /// The engine's version.
  let engine: String

  init(packs: [ModelPack], engine: String) {
    self.packs = packs.map { "\($0.id.rawValue) \($0.version)" }
    self.engine = engine
  }
}
