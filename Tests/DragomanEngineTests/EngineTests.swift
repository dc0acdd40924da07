import DragomanText
import Foundation
import Synchronization
import TestSupport
import Testing

@testable import DragomanEngine

@Suite("Engine calls", .timeLimit(.minutes(2)))
struct EngineTests {
  private let engine: Engine

  init() throws {
    engine = try Engine(pack: try MicroPack.int8(), workers: 1)
  }

  @Test(
    "a text with nothing to translate comes back as it is", arguments: ["", " \n\t", "12:30", "👍🏽 🇩🇪", "\u{0}"])
  func passThrough(text: String) async throws {
    let answer = try await engine.call(MicroPack.options(), priority: .medium).translate(text)
    #expect(answer.text == text)
    #expect(answer.flags == [.passedThrough])
    #expect(answer.score == nil)
  }

  @Test("line breaks and outer white space survive")
  func whiteSpace() async throws {
    let text = "  The door is open.\r\n\r\n\tClose it.  \u{2028}Please.\n"
    let answer = try await engine.call(MicroPack.options(), priority: .medium).translate(text)
    let breaks = Set<Unicode.Scalar>(["\n", "\r", "\u{2028}"])
    #expect(
      answer.text.unicodeScalars.filter(breaks.contains).elementsEqual(
        text.unicodeScalars.filter(breaks.contains)))
    #expect(answer.text.hasPrefix("  ") && answer.text.hasSuffix("\n"))
    #expect(answer.segmentCount == 3)
  }

  @Test("2,000 sentences work as one paragraph and as 2,000 texts, each number once")
  func manySentences() async throws {
    let sentences = (1...2000).map { "Item \($0) is ready." }
    let call = engine.call(MicroPack.options(), priority: .medium)
    let together = try await call.translate(sentences.joined(separator: " "))
    #expect(together.segmentCount == 2000)
    let apart = try await call.translate(sentences)
    #expect(apart.map(\.text).joined(separator: " ") == together.text)
    #expect(apart.count == 2000)
  }

  @Test("a sentence of more than 128 pieces is cut and rejoined")
  func longSentence() async throws {
    let clause = "the water in the harbour was cold and clear"
    let text = Array(repeating: clause, count: 40).joined(separator: ", ") + "."
    let pack = RealPack.englishToGerman
    let answer = try await pack.engine().call(pack.options(), priority: .medium).translate(text)
    #expect(answer.segmentCount == 1)
    #expect(answer.text.utf8.count > text.utf8.count / 2 && !answer.flags.contains(.truncated))
  }

  @Test("one word of 20,000 letters ends")
  func endlessWord() async throws {
    let text = String(repeating: "ab", count: 10_000)
    let answer = try await engine.call(MicroPack.options(), priority: .medium).translate(text)
    #expect(!answer.text.isEmpty)
  }

  @Test("alternatives come best first, the first being the text")
  func alternatives() async throws {
    let options = MicroPack.options(splitting: .lines, beam: 4, alternatives: 3)
    let answer = try await engine.call(options, priority: .medium).translate("We are out of milk.")
    #expect(answer.alternatives.count == 3)
    #expect(answer.alternatives.first?.text == answer.text)
    #expect(answer.alternatives.map(\.score) == answer.alternatives.map(\.score).sorted(by: >))
  }

  @Test("cancelling answers what is outstanding, refuses what comes later, and leaves other calls alone")
  func cancel() async throws {
    let call = engine.call(MicroPack.options(), priority: .medium)
    let other = engine.call(MicroPack.options(), priority: .medium)
    async let kept = other.translate("Did you hear that noise?")
    let outcomes = Mutex<[Bool]>([])
    for number in 0..<500 {
      call.submit("Sentence number \(number) waits here.") { result in
        if case .failure(let error) = result { outcomes.withLock { $0.append(error is CancellationError) } }
      }
    }
    call.cancel()
    call.cancel()
    await #expect(throws: CancellationError.self) { try await call.translate("Too late.") }
    #expect(outcomes.withLock { $0.allSatisfy { $0 } && !$0.isEmpty })
    #expect(try await !kept.text.isEmpty)
  }

  @Test("a single text is answered while a large call runs")
  func fairness() async throws {
    let large = engine.call(MicroPack.options(), priority: .medium)
    let answered = Atomic(0)
    let total = 10_000
    for number in 0..<total {
      large.submit("Request number \(number) is one of many.") { _ in answered.add(1, ordering: .relaxed) }
    }
    // Counted on the worker's thread, before this task has its turn again.
    let before = await withCheckedContinuation { continuation in
      engine.call(MicroPack.options(), priority: .medium).submit("A question in between.") { _ in
        continuation.resume(returning: answered.load(ordering: .relaxed))
      }
    }
    large.cancel()
    // At most the turns that were under way: tokenising a batch, or decoding one.
    #expect(before < 1000)
  }
}
