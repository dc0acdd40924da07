import DragomanEngine
import DragomanPacks
import DragomanText
import Foundation

/// A call that has passed every check: the languages, the packs and how to decode.
struct TranslationPlan: Sendable {
  /// The languages, by the caller's own tags.
  let source, target: Locale.Language
  /// The packs in the order in which a text meets them: one, or two with English between them.
  let steps: [TranslationStep]
  /// What runs, for the diagnostics.
  let effectiveStrategy: TranslationSession.Strategy
  /// How each pack is run.
  let callOptions: [CallOptions]
  /// What notices texts in another language; nil where that is known not to be or cannot be told.
  let mismatch: LanguageMismatch?
  /// How texts are read.
  let text: TranslationSession.TextOptions
  /// What of the texts is kept or replaced.
  let terms: TermList

  /// Whether no sentence reaches over a line's end.
  var cutsLines: Bool { text.lines != .wrapped }

  /// The language between two packs.
  var pivot: Locale.Language? { steps.count > 1 ? Self.pivotLanguage : nil }

  private static let pivotLanguage = Locale.Language(identifier: "en")

  /// The plan that runs `steps` from `source` to `target`.
  ///
  /// - Parameter job: Low latency takes the likeliest piece at each step, with the shortlist; high fidelity a
  ///   beam of 4 over the whole vocabulary. A beam given there overrides that width.
  /// - Parameter terms: Those of the job's options.
  /// - Parameter noticesMismatch: Whether each text is looked at for being in another language.
  init(
    source: Locale.Language, target: Locale.Language, steps: [TranslationStep], job: JobOptions,
    terms: TermList = .empty, noticesMismatch: Bool = false
  ) {
    let isHighFidelity = job.strategy == .highFidelity
    self.source = source
    self.target = target
    self.steps = steps
    text = job.text
    self.terms = terms
    mismatch = noticesMismatch ? LanguageMismatch(with: source) : nil
    effectiveStrategy =
      isHighFidelity || steps.allSatisfy(\.isHighFidelity)
      ? .highFidelity : .lowLatency
    callOptions = steps.indices.map { index in
      let isLast = index == steps.count - 1
      return CallOptions(
        splitting: job.text.lines == .lines ? .lines : .paragraphs, joinsLines: job.text.lines == .wrapped,
        beam: job.beam ?? (isHighFidelity ? 4 : 1),
        alternatives: isLast ? job.alternatives : 0, usesShortlist: !isHighFidelity, isChecked: job.isChecked,
        source: index == 0 ? source : Self.pivotLanguage, target: isLast ? target : Self.pivotLanguage)
    }
  }
}

extension TranslationSession.Diagnostics {
  /// The public form of the engine's marks.
  static func flags(_ flags: Set<TranslationFlag>) -> Set<Flag> {
    Set(
      flags.map { flag in
        switch flag {
        case .passedThrough: .passedThrough
        case .truncated: .truncated
        case .lowConfidence: .lowConfidence
        case .numbersChanged: .numbersChanged
        case .degenerate: .degenerate
        case .untranslated: .untranslated
        }
      })
  }
}
