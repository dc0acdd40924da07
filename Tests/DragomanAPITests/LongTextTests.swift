import Dragoman
import Foundation
import Testing

/// Texts far longer than a sentence: nothing is cut off, and nobody has to wait for the end.
@Suite(.timeLimit(.minutes(3))) struct LongTextTests {
  /// 200 kB of sentences that all differ, so that none is translated for another.
  private static let sentences: [String] = {
    var sentences: [String] = []
    var bytes = 0
    while bytes < 200_000 {
      sentences.append(
        "On day \(sentences.count) the tide was low and the boat lay in the mud beside the old stone bridge.")
      bytes += sentences[sentences.count - 1].utf8.count + 1
    }
    return sentences
  }()

  @Test("row 8: a paragraph of 200 kB is translated to its last sentence")
  func longParagraph() async throws {
    let session = try TestStore().session()
    let response = try await session.translate(Self.sentences.joined(separator: " "))
    let difference = abs(response.diagnostics.segmentCount - Self.sentences.count)
    #expect(difference * 50 <= Self.sentences.count)
    // The first, one in the middle and the last, each as it is translated alone.
    for sentence in [0, Self.sentences.count / 2, Self.sentences.count - 1].map({ Self.sentences[$0] }) {
      #expect(response.targetText.contains(try await session.translate(sentence).targetText))
    }
  }

  @Test("row 8: it can be cancelled, and leaves the session usable")
  func cancelledParagraph() async throws {
    let (begun, beginning) = AsyncStream<Void>.makeStream()
    let session = try TestStore { $0.events = CallWatcher { beginning.finish() } }.session()
    let text = Self.sentences.joined(separator: " ")
    let task = Task { try await session.translate(text) }
    for await _ in begun {}
    task.cancel()
    #expect(await error { _ = try await task.value } is CancellationError)
    #expect(try await !session.translate("It rains.").targetText.isEmpty)
  }

  @Test("row 10: a word of 20 kB comes to an end, as one sentence, and has a translation")
  func longWord() async throws {
    let word = String(repeating: "tide", count: 5_000)
    let response = try await TestStore().session().translate(word)
    #expect(response.sourceText == word)
    #expect(response.targetText.contains { !$0.isWhitespace })
    #expect(response.diagnostics.segmentCount == 1)
  }
}

/// Tells when a call begins to translate.
private struct CallWatcher: TranslationEventSink {
  let began: @Sendable () -> Void

  func record(_ event: TranslationEvent) { if case .callBegan = event { began() } }
}
