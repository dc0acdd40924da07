import DragomanText
import Foundation
import Synchronization
import TestSupport
import Testing

@testable import DragomanEngine

@Suite("Random texts through the whole pipeline", .timeLimit(.minutes(10)))
struct RandomTextTests {
  private static let cases = 20_000

  /// The texts' translations by `transformation`, in order.
  private func translations(
    of texts: [String], by transformation: PseudoTransformation, splitting: SplitMode = .paragraphs
  ) async throws -> [TranslatedText] {
    let call = Engine(pseudo: transformation, workers: 2).call(
      CallOptions(
        splitting: splitting, links: true, source: Locale.Language(identifier: "en"),
        target: Locale.Language(identifier: "en-XA")), priority: .medium)
    let answers = Mutex<[TranslatedText?]>(Array(repeating: nil, count: texts.count))
    return try await withCheckedThrowingContinuation { continuation in
      let missing = Atomic(texts.count)
      for (index, text) in texts.enumerated() {
        call.submit(text) { answer in
          if case .success(let answer) = answer { answers.withLock { $0[index] = answer } }
          if missing.subtract(1, ordering: .acquiringAndReleasing).newValue == 0 {
            withExtendedLifetime(call) {}
            continuation.resume(returning: answers.withLock { $0.compactMap { $0 } })
          }
        }
      }
    }
  }

  private func lineEnds(_ text: String) -> [Unicode.Scalar] {
    text.unicodeScalars.filter { "\n\r\u{85}\u{2028}\u{2029}\t".unicodeScalars.contains($0) }
  }

  private func digits(_ text: String) -> [Unicode.Scalar] {
    text.unicodeScalars.filter { $0.properties.numericType == .decimal }.sorted()
  }

  private func spans(_ text: String) -> [String] {
    let bytes = Array(text.utf8)
    return SpanRecognizer().spans(in: text).map { String(decoding: bytes[$0.range], as: UTF8.self) }
  }

  private func count(_ part: String, in text: String) -> Int { text.ranges(of: part).count }

  @Test(
    "the identity gives back prose and noise byte for byte, whatever the mode",
    arguments: [1, 2, 3] as [UInt64])
  func identity(seed: UInt64) async throws {
    var generator = TextGenerator(seed: seed)
    let texts = (0..<Self.cases / 10).map { index in
      index % 2 == 0 ? generator.text(sentences: 1 + index % 4).text : generator.noise(pieces: 1 + index % 30)
    }
    for mode in [SplitMode.paragraphs, .lines] {
      let answers = try await translations(of: texts, by: .identity, splitting: mode)
      #expect(answers.count == texts.count)
      for (text, answer) in zip(texts, answers) where !answer.text.utf8.elementsEqual(text.utf8) {
        Issue.record("seed \(seed): \(text.debugDescription) became \(answer.text.debugDescription)")
      }
    }
  }

  @Test("protected parts, line ends, digits and order survive; nothing unreadable comes; links fit")
  func accented() async throws {
    let seed: UInt64 = 20_261
    var generator = TextGenerator(seed: seed)
    let texts = (0..<Self.cases).map { generator.text(sentences: 1 + $0 % 4) }
    let answers = try await translations(of: texts.map(\.text), by: .accented)
    #expect(answers.count == texts.count)
    for (text, answer) in zip(texts, answers) {
      let output = answer.text
      let isRight =
        Set(text.kept).allSatisfy { count($0, in: output) == count($0, in: text.text) }
        && lineEnds(output) == lineEnds(text.text) && digits(output) == digits(text.text)
        && !output.unicodeScalars.contains("\u{FFFD}") && linksFit(answer, text.text)
      if !isRight {
        Issue.record("seed \(seed): \(text.text.debugDescription) became \(output.debugDescription)")
      }
    }
  }

  private func linksFit(_ answer: TranslatedText, _ text: String) -> Bool {
    let source = Array(text.utf8)
    let target = Array(answer.text.utf8)
    var end = 0
    for link in answer.links {
      guard link.target.lowerBound >= end, link.target.upperBound <= target.count,
        link.source.upperBound <= source.count,
        !link.isVerbatim || source[link.source].elementsEqual(target[link.target])
      else { return false }
      end = link.target.upperBound
    }
    return true
  }
}
