import Foundation
import Testing

/// One micro model's vocabulary and what SentencePiece 0.2.3 makes of the 200 lines with it.
struct VocabularyFixture: Sendable, CustomTestStringConvertible {
  let model: String
  let vocabulary: String

  /// The vocabularies that the golden tokens belong to: the source side of each model.
  static let golden = [
    VocabularyFixture(model: "micro-ssru", vocabulary: "vocab.spm"),
    VocabularyFixture(model: "micro-selfattn", vocabulary: "vocab.spm"),
    VocabularyFixture(model: "micro-prenorm", vocabulary: "vocab.spm"),
    VocabularyFixture(model: "micro-split", vocabulary: "srcvocab.spm"),
  ]

  static let split = [
    VocabularyFixture(model: "micro-split", vocabulary: "srcvocab.spm"),
    VocabularyFixture(model: "micro-split", vocabulary: "trgvocab.spm"),
  ]

  static let all = golden + split

  var testDescription: String { "\(model)/\(vocabulary)" }

  var url: URL { Self.directory.appending(path: model).appending(path: vocabulary) }

  func bytes() throws -> [UInt8] { [UInt8](try Data(contentsOf: url)) }

  /// The rows of `tokens.tsv`.
  func goldenTokens() throws -> [GoldenTokens] {
    let file = Self.directory.appending(path: model).appending(path: "golden/tokens.tsv")
    let rows = try String(contentsOf: file, encoding: .utf8).split(separator: "\n").dropFirst()
    return rows.map { row in
      let columns = row.split(separator: "\t", omittingEmptySubsequences: false)
      return GoldenTokens(
        ids: columns[1].split(separator: " ").compactMap { Int32($0) },
        pieces: columns[2].split(separator: " ").map(String.init), decoded: String(columns[3]))
    }
  }

  /// The 200 lines.
  static func inputs() throws -> [String] {
    let text = try String(contentsOf: directory.appending(path: "inputs.txt"), encoding: .utf8)
    return text.split(separator: "\n", omittingEmptySubsequences: false).dropLast().map(String.init)
  }

  private static let directory = URL(filePath: #filePath).deletingLastPathComponent()
    .deletingLastPathComponent().appending(path: "Fixtures")
}

/// One row of `tokens.tsv`.
struct GoldenTokens {
  let ids: [Int32]
  let pieces: [String]
  let decoded: String
}
