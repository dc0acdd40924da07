import Testing

@testable import DragomanText

/// What became of the sample texts of one length.
private struct Outcome {
  var right = 0
  var silent = 0
  var wrong = 0
  var count: Int { right + silent + wrong }
}

@Suite("How often the language of a text is found")
struct LanguageAccuracyTests {
  private let identifier = TextLanguageIdentifier()

  /// Lengths in letters.
  private static let classes = [1..<6, 6..<12, 12..<25, 25..<40, 40..<Int.max]

  private func outcomes(where isIncluded: (String) -> Bool) -> [Outcome] {
    var outcomes = [Outcome](repeating: Outcome(), count: Self.classes.count)
    for sample in SampleTexts.all where isIncluded(sample.text) {
      let evidence = identifier.evidence(for: sample.text)
      guard let place = Self.classes.firstIndex(where: { $0.contains(evidence.letterCount) }) else {
        continue
      }
      switch evidence.confidentLanguage(LanguageGate()) {
      case sample.language: outcomes[place].right += 1
      case nil: outcomes[place].silent += 1
      default: outcomes[place].wrong += 1
      }
    }
    return outcomes
  }

  private func table(_ title: String, _ outcomes: [Outcome]) -> String {
    let rows = zip(Self.classes, outcomes).map { letters, outcome in
      let last = letters.upperBound == Int.max ? "more" : "\(letters.upperBound - 1)"
      return "\(letters.lowerBound) to \(last) letters: \(outcome.count) texts, \(outcome.right) right, "
        + "\(outcome.silent) not told, \(outcome.wrong) wrong"
    }
    return ([title] + rows).joined(separator: "\n  ")
  }

  @Test(
    "Of the texts no weight was fitted on, all of 40 letters and nearly all of 12 are told, and hardly one wrongly"
  )
  func unseen() {
    let outcomes = outcomes { !SampleTexts.isForFitting($0) }
    print(table("language identification, texts not fitted on", outcomes))
    #expect(outcomes.map(\.count).reduce(0, +) >= 200)
    let long = outcomes[4]
    #expect(Double(long.right) >= 0.98 * Double(long.count))
    #expect(long.wrong == 0)
    let middle = outcomes[2].right + outcomes[3].right
    #expect(Double(middle) >= 0.92 * Double(outcomes[2].count + outcomes[3].count))
    #expect(Double(outcomes[1].right) >= 0.5 * Double(outcomes[1].count))
    #expect(outcomes.map(\.wrong).reduce(0, +) <= 2)
  }

  @Test("Of all texts, too")
  func all() {
    let outcomes = outcomes { _ in true }
    print(table("language identification, all texts", outcomes))
    #expect(outcomes.map(\.count).reduce(0, +) >= 450)
    #expect(Double(outcomes[4].right) >= 0.98 * Double(outcomes[4].count))
    #expect(outcomes.map(\.wrong).reduce(0, +) <= 4)
  }

  @Test("The texts are in at least 20 languages, each once, and every language is a supported one")
  func samples() {
    #expect(Set(SampleTexts.all.map(\.language)).count >= 20)
    #expect(Set(SampleTexts.all).count == SampleTexts.all.count)
    #expect(Set(SampleTexts.all.map(\.language)).isSubset(of: identifier.supported))
  }

  @Test("A confidence is about the share of right guesses")
  func calibration() {
    let bins: [(range: ClosedRange<Double>, right: ClosedRange<Double>)] = [
      (0.95...1, 0.97...1), (0.8...0.95, 0.75...1), (0.5...0.8, 0.4...0.95),
    ]
    let texts = SampleTexts.all.filter { !SampleTexts.isForFitting($0.text) }
    for bin in bins {
      let guesses = texts.compactMap { sample in
        identifier.guesses(for: sample.text, maximum: 1).first.map { ($0, $0.language == sample.language) }
      }.filter { bin.range.contains($0.0.confidence) }
      let share = Double(guesses.count(where: \.1)) / Double(max(guesses.count, 1))
      print("language identification, confidence \(bin.range): \(guesses.count) texts, \(share) right")
      #expect(guesses.count >= 5)
      #expect(bin.right.contains(share))
    }
  }

  @Test("Guesses are ordered, add up to 1 at most, and fit the letters of the text")
  func guesses() {
    let latin = Set(LetterProfile.of(.latin)?.languages ?? []).union([
      "ceb", "hmn", "jv", "ku", "lg", "ny", "st",
    ])
    for sample in SampleTexts.all {
      let guesses = identifier.guesses(for: sample.text, maximum: 100)
      #expect(guesses.map(\.confidence).reduce(0, +) <= 1.000001, "\(sample)")
      #expect(guesses.map(\.confidence) == guesses.map(\.confidence).sorted(by: >), "\(sample)")
      #expect(Set(guesses.map(\.language)).count == guesses.count, "\(sample)")
      if Prose(sample.text).letterCount == Prose(sample.text).letters(of: .latin) {
        #expect(latin.isSuperset(of: guesses.map(\.language)), "\(sample)")
      } else if latin.contains(sample.language) == false {
        #expect(guesses.first.map { !latin.contains($0.language) } ?? true, "\(sample)")
      }
    }
  }
}
