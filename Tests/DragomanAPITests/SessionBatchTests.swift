import Foundation
import Synchronization
import Testing

@testable import Dragoman

@Suite struct SessionBatchTests {
  private typealias Request = TranslationSession.Request

  private static let texts = [
    "Good morning.", "The tide is low.", "Where is the key?", "It rains.", "Thank you.",
  ]

  @Test("row 23: every request has its response, though identifiers are doubled or missing")
  func doubledIdentifiers() async throws {
    try await Self.expectEchoed(["a", "a", nil, "b", "a"])
  }

  @Test("row 25: odd identifiers are echoed as they are")
  func oddIdentifiers() async throws {
    try await Self.expectEchoed(["🙂", "\n", String(repeating: "x", count: 10_000), "", "e\u{301}\0"])
  }

  private static func expectEchoed(_ identifiers: [String?]) async throws {
    let requests = zip(texts, identifiers).map { Request(sourceText: $0, clientIdentifier: $1) }
    let session = try TestStore().session()
    let ordered = try await session.translations(from: requests)
    #expect(
      ordered.map { $0.clientIdentifier.map { Array($0.utf8) } }
        == identifiers.map { $0.map { Array($0.utf8) } })
    #expect(ordered.map(\.sourceText) == texts)
    var streamed: [TranslationSession.Response] = []
    for try await response in session.translate(batch: requests) { streamed.append(response) }
    #expect(Set(streamed) == Set(ordered))
    #expect(streamed.count == ordered.count)
  }

  @Test("row 24: order links responses to requests, and a batch changes no translation")
  func order() async throws {
    let session = try TestStore().session()
    let responses = try await session.translations(from: Self.texts.map { Request(sourceText: $0) })
    for (text, response) in zip(Self.texts, responses) {
      #expect(response.sourceText == text)
      #expect(try await session.translate(text).targetText == response.targetText)
    }
  }

  @Test("row 26: an empty batch is nothing to translate, once")
  func emptyBatch() async throws {
    for store in [try TestStore(), try TestStore(installed: [])] {
      let session = store.session()
      #expect(await translationError { _ = try await session.translations(from: []) } == .nothingToTranslate)
      var iterator = session.translate(batch: []).makeAsyncIterator()
      #expect(await translationError { _ = try await iterator.next() } == .nothingToTranslate)
      #expect(try await iterator.next() == nil)
    }
  }

  @Test("row 27: blank texts among others come back unchanged, in place")
  func blankItems() async throws {
    let requests = ["", "Good morning.", " \n", "Thank you.", "\u{200B}"].map { Request(sourceText: $0) }
    let responses = try await TestStore().session().translations(from: requests)
    #expect(responses.count == 5)
    for index in [0, 2, 4] {
      #expect(responses[index].targetText == requests[index].sourceText)
      #expect(responses[index].diagnostics.flags == [.passedThrough])
    }
    #expect(!responses[1].targetText.isEmpty)
  }

  @Test("row 28: ten thousand requests are all answered, the first one early")
  func largeBatch() async throws {
    let requests = (0..<10_000).map { Request(sourceText: "Number", clientIdentifier: "\($0)") }
    var seen: Set<String> = []
    for try await response in try TestStore().session().translate(batch: requests) {
      seen.insert(response.clientIdentifier ?? "none")
    }
    #expect(seen.count == 10_000)
  }

  @Test("a single text is answered before a fixed small number of further responses to 10,000")
  func fairness() async throws {
    // Before the tasks of other tests, which would keep both waiting: what is counted is the engine's turns.
    try await Task(priority: .high) { try await Self.expectFairness() }.value
  }

  private static func expectFairness() async throws {
    let calls = BegunCalls()
    let session = try TestStore {
      $0.workers = 1
      $0.events = calls
    }.session()
    // A batch of the engine's has room for a few of these: many are waiting when the single text comes.
    let long = String(repeating: "The tide is low and the boat is in the garden, ", count: 2)
    // No two are equal, and none has a digit: the vocabulary lacks them, and what lies between them is the same.
    let letters: [Character: Character] = [
      "0": "a", "1": "e", "2": "i", "3": "o", "4": "n", "5": "t", "6": "r", "7": "s",
    ]
    let batch = (0..<10_000).map { number in
      Request(sourceText: "\(long)\(String(String(number, radix: 8).compactMap { letters[$0] })) it rains.")
    }
    var responses = session.translate(batch: batch).makeAsyncIterator()
    for _ in 0..<16 { _ = try await responses.next() }
    let isAnswered = CancellationFlag()
    let single = Task {
      defer { isAnswered.set() }
      return try await session.translate("Good morning.")
    }
    // In the order of arrival at least a window of 512 would come first.
    var further = 0
    while !isAnswered.isSet, further < 256, try await responses.next() != nil {
      // However late the task is given a thread.
      if calls.count.load(ordering: .relaxed) == 2 { further += 1 }
    }
    #expect(isAnswered.isSet, "\(further) responses came before that to the single text")
    #expect(try await !single.value.targetText.isEmpty)
  }

  @Test("row 56: two iterators over one batch are two full runs")
  func twoIterators() async throws {
    let batch = try TestStore().session().translate(batch: Self.texts.map { Request(sourceText: $0) })
    var first = batch.makeAsyncIterator()
    var second = batch.makeAsyncIterator()
    var seen: [[String]] = [[], []]
    for _ in Self.texts {
      seen[0].append(try await first.next()?.sourceText ?? "none")
      seen[1].append(try await second.next()?.sourceText ?? "none")
    }
    #expect(seen[0].sorted() == Self.texts.sorted())
    #expect(seen[1].sorted() == Self.texts.sorted())
    #expect(try await first.next() == nil)
    #expect(try await second.next() == nil)
  }

  @Test("row 53: eight calls at once get what one alone gets")
  func concurrentCalls() async throws {
    let session = try TestStore().session()
    let requests = Self.texts.map { Request(sourceText: $0) }
    let alone = try await session.translations(from: requests)
    try await withThrowingTaskGroup(of: [TranslationSession.Response].self) { group in
      for _ in 0..<8 { group.addTask { try await session.translations(from: requests) } }
      for try await together in group { #expect(together == alone) }
    }
  }
}

/// Counts the calls that have begun to translate.
private final class BegunCalls: TranslationEventSink {
  let count = Atomic(0)

  func record(_ event: TranslationEvent) {
    if case .callBegan = event { count.add(1, ordering: .relaxed) }
  }
}
