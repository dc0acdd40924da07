import Dragoman
import Foundation

/// How long each stage took, for people.
struct StageTrace {
  private let durations: [(stage: TranslationStage, milliseconds: Double)]

  init(_ durations: [TranslationStage: Duration]) {
    self.durations = TranslationStage.allCases.map { stage in
      (stage, (durations[stage] ?? .zero) / .milliseconds(1))
    }
  }

  /// A table of stages, each with its milliseconds and its share.
  var text: String {
    let sum = durations.reduce(0) { $0 + $1.milliseconds }
    var table = TextTable(header: ["stage", "ms", "share"], rightAligned: [1, 2])
    table.rows = durations.map { stage, milliseconds in
      let share = sum > 0 ? 100 * milliseconds / sum : 0
      return [stage.rawValue, String(format: "%.1f", milliseconds), String(format: "%.1f %%", share)]
    }
    return table.text
  }
}
