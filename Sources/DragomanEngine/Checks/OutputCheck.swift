internal import DragomanModel
internal import DragomanText
internal import Foundation

/// Compares a sentence's translation with the sentence.
struct OutputCheck: Sendable {
  /// A sentence shorter than this may well be a copy, or have any length in another language.
  private static let shortestJudged = 40
  private static let lengthRatio = 0.4...2.6
  /// So many pieces in a row, and this part of the sentence, must have nothing in its translation to be an omission.
  private static let omittedPieces = 12
  private static let omittedPart = 0.25

  private let numbers: NumberCheck
  private let comparesLengths: Bool

  /// A check for translations from `source` to `target`.
  init(source: Locale.Language, target: Locale.Language) {
    numbers = NumberCheck(target: target)
    comparesLengths = WritingSystem(of: source) == WritingSystem(of: target)
  }

  /// What is wrong with `output`, which `hypothesis` makes of a sentence.
  ///
  /// - Parameter sources: For each piece of the output the source piece that it comes from, if that can be trusted.
  func faults(
    of output: RestoredText, from hypothesis: Hypothesis, for prepared: PreparedSentence, sources: [Int32]?
  ) -> Faults {
    let sentence = prepared.sentence
    var faults: Faults = []
    if !output.hasEachSpanOnce { faults.insert(Faults(.spans)) }
    if !hypothesis.isComplete { faults.insert(Faults(.truncated)) }
    if let sources, omits(sources, pieces: prepared.ids.count - 1) { faults.insert(Faults(.omission)) }
    if !numbersAgree(sentence.replacedText, output.bytes) { faults.insert(Faults(.numbers)) }
    if output.bytes.holdsReplacementCharacter, !sentence.text.holdsReplacementCharacter {
      faults.insert(Faults(.unreadable))
    }
    return faults.union(shapeFaults(of: output.bytes, for: sentence.text))
  }

  /// The numbers of a sentence that are not in `output`, as spans to hold.
  func lostNumbers(of sentence: Sentence, in output: RestoredText) -> [Sentence.Span] {
    let lost = sentence.text.withUnsafeBufferPointer { source in
      output.bytes.withUnsafeBufferPointer { numbers.missing(source, in: $0) }
    }
    return lost.map { Sentence.Span(range: $0.range, kind: .number, replacement: nil) }
  }

  /// Whether the numbers of `output` are those of `source`.
  private func numbersAgree(_ source: [UInt8], _ output: [UInt8]) -> Bool {
    source.withUnsafeBufferPointer { source in
      output.withUnsafeBufferPointer { numbers.agrees(source, $0) }
    }
  }

  /// Whether none of `sources` is in a long part of the source's `pieces`.
  private func omits(_ sources: [Int32], pieces: Int) -> Bool {
    let least = max(Self.omittedPieces, Int(Double(pieces) * Self.omittedPart))
    guard pieces > least else { return false }
    let places = Set(sources.map(Int.init)).filter { $0 < pieces }.sorted()
    return zip([-1] + places, places + [pieces]).contains { $1 - $0 > least }
  }

  private func shapeFaults(of output: [UInt8], for source: [UInt8]) -> Faults {
    var faults: Faults = []
    let sourceWords = Words(of: source)
    let words = Words(of: output)
    let isRepetitive = words.longestRepetition > 3 || words.longestPhraseRepetition > 2
    if isRepetitive, words.longestRepetition > sourceWords.longestRepetition {
      faults.insert(Faults(.loop))
    }
    if words.count > max(6, 3 * sourceWords.count + 3), comparesLengths { faults.insert(Faults(.loop)) }
    if isDoubled(words, output, against: sourceWords, source) { faults.insert(Faults(.doubled)) }
    if source.count >= Self.shortestJudged {
      let ratio = Double(output.count) / Double(source.count)
      if comparesLengths, !Self.lengthRatio.contains(ratio) { faults.insert(Faults(.length)) }
      if sourceWords.count > 3, output.elementsEqual(source) { faults.insert(Faults(.copied)) }
    }
    if !hasLetters(in: output, output.indices) { faults.insert(Faults(.empty)) }
    return faults
  }

  private func isDoubled(
    _ words: Words, _ output: [UInt8], against sourceWords: Words, _ source: [UInt8]
  ) -> Bool {
    let found = SentenceEnds(of: output)
    if found.sentences.count < 2, sourceWords.count > 3 { return false }
    let wanted = SentenceEnds(of: source)
    if found.hasDoubled, !wanted.hasDoubled { return true }
    guard sourceWords.count <= 3 else { return false }
    return found.sentences.count > max(wanted.sentences.count, 1)
      || words.isDoubled && !sourceWords.isDoubled
  }
}

/// Whether the lengths of two languages' texts can be compared.
private enum WritingSystem {
  case alphabetic, dense

  init(of language: Locale.Language) {
    let dense: Set = ["Hans", "Hant", "Hani", "Jpan", "Kore"]
    self = dense.contains(language.script?.identifier ?? "") ? .dense : .alphabetic
  }
}

extension [UInt8] {
  fileprivate var holdsReplacementCharacter: Bool {
    var place = 0
    while place + 2 < count {
      if self[place] == 0xEF, self[place + 1] == 0xBF, self[place + 2] == 0xBD { return true }
      place += 1
    }
    return false
  }
}
