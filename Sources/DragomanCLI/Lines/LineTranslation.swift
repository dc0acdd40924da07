import Dragoman

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

  /// A text that needs no engine.
  static func passedThrough(_ text: String) -> LineTranslation {
    LineTranslation(text: text, flags: [TranslationSession.Diagnostics.Flag.passedThrough.rawValue])
  }
}

/// The engine as a stream of lines needs it.
struct LineTranslator: Sendable {
  typealias Completion = @Sendable (Result<LineTranslation, any Error>) -> Void

  /// Queues one text; the completion comes once, on any thread, in any order.
  let submit: @Sendable (String, @escaping Completion) -> Void
  /// Drops what is queued.
  let cancel: @Sendable () -> Void

  init(
    submit: @escaping @Sendable (String, @escaping Completion) -> Void,
    cancel: @escaping @Sendable () -> Void
  ) {
    self.submit = submit
    self.cancel = cancel
  }

  init(_ job: TranslationJob) {
    submit = { text, completion in job.submit(text) { completion($0.map(LineTranslation.init)) } }
    cancel = { job.cancel() }
  }
}
