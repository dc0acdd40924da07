import Foundation
import Testing

@testable import DragomanText

/// Not a test: what tools/langid/fit-weights fits the scorer's weights on, written where it asks for it.
@Suite("Evidence of the sample texts")
struct LanguageIdentificationFeaturesTests {
  /// Names the file; set by tools/langid/fit-weights.
  private static let variable = "DRAGOMAN_IDENTIFICATION_FEATURES"

  @Test(
    "The evidence of every sample text is written for fitting",
    .enabled(if: ProcessInfo.processInfo.environment[variable] != nil))
  func write() throws {
    let path = try #require(ProcessInfo.processInfo.environment[Self.variable])
    var lines = [
      (["half", "text", "right", "language", "letters", "prior"] + LanguageScorer.featureNames).joined(
        separator: "\t")
    ]
    let samples = SampleTexts.all.map { (text: $0.text, right: $0.language) }
    let traps = IdentificationTraps.silent.map { (text: $0, right: "-") }
    for (number, sample) in (samples + traps).enumerated() {
      for candidate in candidates(for: sample.text) {
        let half = SampleTexts.isForFitting(sample.text) ? "fit" : "report"
        let numbers = ([Double(Prose(sample.text).letterCount), candidate.prior] + candidate.features).map {
          String(format: "%.5f", $0)
        }
        let language = candidate.language ?? "-"
        lines.append(([half, String(number), sample.right, language] + numbers).joined(separator: "\t"))
      }
    }
    try lines.joined(separator: "\n").write(toFile: path, atomically: true, encoding: .utf8)
  }

  private func candidates(for text: String) -> [LanguageScorer.Candidate] {
    let prose = Prose(text)
    let script = prose.words.keys.max { prose.letters(of: $0) < prose.letters(of: $1) }
    return script.map { LanguageScorer.candidates(for: $0, in: prose) } ?? []
  }
}
