import Dragoman

/// `--strategy`, the same in every command that has it.
enum StrategyOption {
  private static let choices: [(word: String, value: TranslationSession.Strategy)] = [
    ("low-latency", .lowLatency), ("high-fidelity", .highFidelity),
  ]
  static let value: OptionValue<TranslationSession.Strategy> = .oneOf(choices)

  /// How a strategy is written.
  static func word(for strategy: TranslationSession.Strategy) -> String {
    choices.first { $0.value == strategy }?.word ?? ""
  }
}
