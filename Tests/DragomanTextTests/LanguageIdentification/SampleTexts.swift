@testable import DragomanText

/// Texts in known languages, written for these tests: a line of `germanic` and the other tables is one text.
enum SampleTexts {
  struct Sample: Hashable {
    let language: String
    let text: String
  }

  /// All of them, always in the same order.
  static let all: [Sample] = [germanic, romance, slavic, other, scripts].flatMap { table in
    table.sorted { $0.key < $1.key }.flatMap { language, lines in
      lines.split(separator: "\n").map { Sample(language: language, text: String($0)) }
    }
  }

  /// Whether `text` belongs to the half that the scorer's weights were fitted on; the accuracy is that of the others.
  static func isForFitting(_ text: String) -> Bool {
    text.utf8.reduce(UInt64(5381)) { $0 &* 33 ^ UInt64($1) } % 2 == 0
  }
}
