import Foundation
import TestSupport
import Testing

@testable import DragomanCLI

@Suite("Scores")
struct ScoreTests {
  /// A row of `scores.tsv`: what sacreBLEU says of a file.
  struct Recorded: Sendable, CustomTestStringConvertible {
    let file: String
    let rule: ScoreTokens.Rule
    let bleu: Double
    let chrF: Double

    var testDescription: String { file }
  }

  static let recorded: [Recorded] = rows("scores").compactMap { fields in
    guard fields.count == 4, let rule = ScoreTokens.Rule(rawValue: fields[1]), let bleu = Double(fields[2]),
      let chrF = Double(fields[3])
    else { return nil }
    return Recorded(file: fields[0], rule: rule, bleu: bleu, chrF: chrF)
  }

  /// The lines of a file, cut at tabs. Not by characters: a tab and an accent behind it are one.
  private static func rows(_ name: String) -> [[String]] {
    let text = (try? String(contentsOf: Fixtures.url("scores/\(name).tsv"), encoding: .utf8)) ?? ""
    return text.unicodeScalars.split(separator: "\n").map { line in
      line.split(separator: "\t", omittingEmptySubsequences: false).map { String($0) }
    }
  }

  @Test("all recorded scores are read") func complete() { #expect(Self.recorded.count == 6) }

  @Test("are those of sacreBLEU to nine digits", arguments: recorded)
  func equal(_ recorded: Recorded) {
    var bleu = BLEUScore(recorded.rule)
    var chrF = ChrFScore()
    for row in Self.rows(recorded.file) {
      bleu.add(row[0], reference: row[1])
      chrF.add(row[0], reference: row[1])
    }
    #expect(abs(bleu.value - recorded.bleu) < 1e-8)
    #expect(abs(chrF.value - recorded.chrF) < 1e-8)
  }

  @Test("of nothing are 0")
  func nothing() {
    var bleu = BLEUScore(.mteval)
    var chrF = ChrFScore()
    #expect(bleu.value == 0 && chrF.value == 0)
    bleu.add("", reference: "")
    chrF.add("", reference: "")
    #expect(bleu.value == 0 && chrF.value == 0)
  }

  @Test(
    "count characters where a language writes no spaces",
    arguments: [
      ("zh-Hans-CN", ScoreTokens.Rule.characters), ("ja", .characters), ("th", .characters), ("de", .mteval),
      ("ko-KR", .mteval), ("", .mteval),
    ])
  func rule(_ tag: String, _ rule: ScoreTokens.Rule) {
    #expect(ScoreTokens.Rule(language: tag) == rule)
  }

  @Test("take time in proportion to a line's length")
  func longLine() {
    let line = String(repeating: "a.b, &amp;amp; <skipped> -", count: 20_000)
    var bleu = BLEUScore(.mteval)
    var chrF = ChrFScore()
    bleu.add(line, reference: line)
    chrF.add(line, reference: line)
    #expect(abs(bleu.value - 100) < 1e-9 && chrF.value == 100)
  }
}
