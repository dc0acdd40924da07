import Dragoman
import Foundation
import Testing

@Suite struct SessionBatchTests {
  private typealias Request = TranslationSession.Request

  private static let texts = [
    "Good morning.", "The tide is low.", "Where is the key?", "It rains.", "Thank you.",
  ]

  @Test("rows 23 and 25: identifiers are echoed as they are, doubled, odd or missing")
  func identifiers() async throws {
    let long = String(repeating: "x", count: 10_000)
    let identifiers: [String?] = ["a", "a", nil, "🙂\n", long]
    let requests = zip(Self.texts, identifiers).map { Request(sourceText: $0, clientIdentifier: $1) }
    let session = try TestStore().session()
    let ordered = try await session.translations(from: requests)
    #expect(ordered.map(\.clientIdentifier) == identifiers)
    #expect(ordered.map(\.sourceText) == Self.texts)
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
