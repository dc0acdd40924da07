import DragomanEngine

/// A part of the work that ``TranslationRuntime/stageDurations`` tells the time of.
public enum TranslationStage: String, Hashable, Sendable, CaseIterable {
  /// Packs are opened.
  case open
  /// The parts that must come through and the sentences are found.
  case split
  /// Sentences are prepared for the model and become pieces.
  case tokenize
  /// The encoder.
  case encode
  /// The decoder's steps and the choice among pieces.
  case decode
  /// Pieces become text, which is checked.
  case detokenize
  /// Translations are joined to the text's answer, and it is handed over.
  case respond

  /// The workers' stage; nil for what they do not do.
  fileprivate var ofWorkers: Stage? {
    switch self {
    case .open: nil
    case .split: .split
    case .tokenize: .tokenize
    case .encode: .encode
    case .decode: .decode
    case .detokenize: .detokenize
    case .respond: .respond
    }
  }
}

extension TranslationRuntime {
  /// How long each stage has taken since the runtime was made, added up over all packs, calls and threads: with two
  /// threads at work, two seconds in each. What callers wait for and what they do themselves is not in it.
  public var stageDurations: [TranslationStage: Duration] {
    Dictionary(
      uniqueKeysWithValues: TranslationStage.allCases.map { stage in
        (stage, stage.ofWorkers.map { engines.stages[$0] } ?? engines.opening)
      })
  }
}
