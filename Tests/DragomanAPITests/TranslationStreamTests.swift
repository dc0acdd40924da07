import Dragoman
import Foundation
import Synchronization
import Testing

@Suite(.timeLimit(.minutes(1))) struct TranslationStreamTests {
  fileprivate typealias Request = TranslationSession.Request
  private typealias Response = TranslationSession.Response

  private static let english = Locale.Language(identifier: "en")
  private static let german = Locale.Language(identifier: "de")

  private static func stream(
    of requests: Texts, in store: TestStore, from source: Locale.Language? = english,
    to target: Locale.Language? = german
  ) -> TranslationStream {
    store.runtime.translations(of: requests, from: source, to: target)
  }

  @Test("responses come in the order of the requests, the same as a session's")
  func order() async throws {
    let store = try TestStore()
    let texts = ["Good morning.", "", "The tide is low. It rains.", "12:30", "Thank you."]
    let requests = texts.map { Request(sourceText: $0, clientIdentifier: "id \($0)") }
    var responses: [Response] = []
    for try await response in Self.stream(of: Texts(requests), in: store) { responses.append(response) }
    #expect(responses == (try await store.session().translations(from: requests)))
  }

  @Test("row 28: ten thousand requests of a stream are all answered, in order")
  func large() async throws {
    let requests = (0..<10_000).map { Request(sourceText: "Number", clientIdentifier: "\($0)") }
    var count = 0
    for try await response in Self.stream(of: Texts(requests), in: try TestStore()) {
      #expect(response.clientIdentifier == "\(count)")
      count += 1
    }
    #expect(count == 10_000)
  }

  @Test("a slow reader never has more than the window read ahead")
  func window() async throws {
    let texts = Texts { Request(sourceText: "Number \($0 % 7)") }
    var iterator = Self.stream(of: texts, in: try TestStore()).makeAsyncIterator()
    #expect(texts.readCount == 0)
    for pulled in 1...600 {
      #expect(try await iterator.next() != nil)
      #expect(texts.readCount <= pulled + 512)
    }
    // There is no end to them: only the window can have stopped the reading.
    while texts.readCount < 600 + 512 { await Task.yield() }
    for _ in 0..<1_000 { await Task.yield() }
    #expect(texts.readCount == 600 + 512)
  }

  @Test("long texts narrow the window")
  func windowOfBytes() async throws {
    let long = String(repeating: "1 ", count: 1 << 19)
    let texts = Texts { _ in Request(sourceText: long) }
    var iterator = Self.stream(of: texts, in: try TestStore()).makeAsyncIterator()
    #expect(try await iterator.next()?.targetText == long)
    while texts.readCount < 5 { await Task.yield() }
    for _ in 0..<1_000 { await Task.yield() }
    #expect(texts.readCount == 5)
  }

  @Test("a request may wait for the response to the one before it")
  func conversation() async throws {
    let (requests, input) = AsyncStream<Request>.makeStream()
    var iterator = try TestStore().runtime.translations(of: requests, from: Self.english, to: Self.german)
      .makeAsyncIterator()
    for number in 0..<5 {
      input.yield(Request(sourceText: "Good morning.", clientIdentifier: "\(number)"))
      #expect(try await iterator.next()?.clientIdentifier == "\(number)")
    }
    input.finish()
    #expect(try await iterator.next() == nil)
    #expect(try await iterator.next() == nil)
  }

  @Test("a failing request throws once, after the responses to those before it")
  func failingRequest() async throws {
    let store = try TestStore { $0.maximumInputBytes = 20 }
    let requests = ["Good morning.", "It rains.", String(repeating: "a", count: 21), "Thank you."]
      .map { Request(sourceText: $0) }
    var iterator = Self.stream(of: Texts(requests), in: store).makeAsyncIterator()
    #expect(try await iterator.next()?.sourceText == "Good morning.")
    #expect(try await iterator.next()?.sourceText == "It rains.")
    #expect(await translationError { _ = try await iterator.next() } == .inputTooLarge)
    #expect(try await iterator.next() == nil)
  }

  @Test("nothing is read after a request that fails, before its error is taken")
  func readingAfterFailure() async throws {
    let long = String(repeating: "a", count: 21)
    let texts = Texts { Request(sourceText: $0 == 2 ? long : "It rains.") }
    var iterator = Self.stream(of: texts, in: try TestStore { $0.maximumInputBytes = 20 }).makeAsyncIterator()
    #expect(try await iterator.next() != nil)
    while texts.readCount < 3 { await Task.yield() }
    for _ in 0..<1_000 { await Task.yield() }
    #expect(texts.readCount == 3)
    #expect(try await iterator.next() != nil)
    #expect(await translationError { _ = try await iterator.next() } == .inputTooLarge)
  }

  @Test("what the sequence of requests throws is thrown as it is, in its place")
  func failingSequence() async throws {
    let (requests, input) = AsyncThrowingStream<Request, any Error>.makeStream()
    input.yield(Request(sourceText: "Good morning."))
    input.finish(throwing: CocoaError(.fileReadNoSuchFile))
    var iterator = try TestStore().runtime.translations(of: requests, from: Self.english, to: Self.german)
      .makeAsyncIterator()
    #expect(try await iterator.next() != nil)
    let failure = await error { _ = try await iterator.next() }
    #expect((failure as? CocoaError)?.code == .fileReadNoSuchFile)
    #expect(try await iterator.next() == nil)
  }

  @Test("errors of the languages and of missing packs come with the first request")
  func firstErrors() async throws {
    let empty = try TestStore(installed: [], catalogued: [.enDe])
    func failure(_ source: String?, _ target: String, _ store: TestStore) async -> TranslationError? {
      let texts = Texts([Request(sourceText: "Good morning.")])
      var iterator = Self.stream(
        of: texts, in: store, from: source.map { Locale.Language(identifier: $0) },
        to: Locale.Language(identifier: target)
      ).makeAsyncIterator()
      return await translationError { _ = try await iterator.next() }
    }
    #expect(await failure("en", "de", empty) == .notInstalled)
    #expect(await failure("en", "xx", try TestStore()) == .unsupportedTargetLanguage)
    #expect(await failure("und", "de", try TestStore()) == .unsupportedSourceLanguage)
    #expect(await failure("en", "en-GB", try TestStore()) == .unsupportedLanguagePairing)
    var none = Self.stream(of: Texts([]), in: empty).makeAsyncIterator()
    #expect(try await none.next() == nil)
  }

  @Test("without a source language it is decided for each request by itself")
  func identifiedSources() async throws {
    let store = try TestStore(installed: [.enDe, .deEn]) { $0.preferredLanguages = ["de", "en"] }
    let texts = [
      "The library is open until seven in the evening.", " ",
      "Die Bibliothek ist bis sieben Uhr abends geöffnet.",
      "We walked along the river and talked about the weather.", "OK", "Thank you very much for the letter.",
    ].map { Request(sourceText: $0) }
    var iterator = Self.stream(of: Texts(texts), in: store, from: nil, to: nil).makeAsyncIterator()
    var pairs: [[Locale.Language]] = []
    for _ in 0..<4 {
      let response = try #require(try await iterator.next())
      pairs.append([response.sourceLanguage, response.targetLanguage])
    }
    let undetermined = Locale.Language(identifier: "und")
    #expect(
      pairs == [
        [Self.english, Self.german], [undetermined, undetermined], [Self.german, Self.english],
        [Self.english, Self.german],
      ])
    #expect(await translationError { _ = try await iterator.next() } == .unableToIdentifyLanguage)
    #expect(try await iterator.next() == nil)
  }

  @Test("row 22: a text that is clearly not in the source language is marked, not refused")
  func mismatch() async throws {
    let texts = [
      "The library is open until seven in the evening.", "Die Bibliothek ist bis sieben Uhr abends geöffnet.",
    ].map { Request(sourceText: $0) }
    var marks: [Bool] = []
    for try await response in Self.stream(of: Texts(texts), in: try TestStore()) {
      marks.append(response.diagnostics.flags.contains(.languageMismatch))
    }
    #expect(marks == [false, true])
  }

  @Test("attributed requests get attributed responses")
  func attributedRequests() async throws {
    var text = AttributedString("Ada")
    text.skipsTranslation = true
    text += AttributedString(" waits in the garden.")
    let store = try TestStore()
    var iterator = Self.stream(of: Texts([Request(sourceText: text)]), in: store).makeAsyncIterator()
    let response = try #require(try await iterator.next())
    #expect(response == (try await store.session().translate(text)))
    #expect(response.attributedTargetText?.runs.first?.skipsTranslation == true)
  }

  @Test("row 55: an iterator that is dropped stops the reading")
  func dropped() async throws {
    let (ended, end) = AsyncStream<Void>.makeStream()
    let store = try TestStore()
    /// An iterator over requests that nobody else holds: they end when it lets them go.
    func iterator() -> TranslationStream.AsyncIterator {
      let (requests, input) = AsyncStream<Request>.makeStream()
      input.onTermination = { _ in end.finish() }
      for _ in 0..<5_000 { input.yield(Request(sourceText: "Good morning.")) }
      return store.runtime.translations(of: requests, from: Self.english, to: Self.german).makeAsyncIterator()
    }
    do {
      var iterator = iterator()
      #expect(try await iterator.next() != nil)
    }
    for await _ in ended {}
    #expect(try await !store.session().translate("Good morning.").targetText.isEmpty)
  }

  @Test("row 55: an iterator that is dropped while the sequence has nothing more stops the reading too")
  func droppedWhileWaiting() async throws {
    let (ended, end) = AsyncStream<Void>.makeStream()
    let (requests, input) = AsyncStream<Request>.makeStream()
    input.onTermination = { _ in end.finish() }
    input.yield(Request(sourceText: "Good morning."))
    do {
      var iterator = try TestStore().runtime.translations(of: requests, from: Self.english, to: Self.german)
        .makeAsyncIterator()
      #expect(try await iterator.next() != nil)
    }
    for await _ in ended {}
    input.yield(Request(sourceText: "Nobody waits for this."))
  }

  @Test("row 45: cancelling the task that waits ends the stream with one error")
  func cancelled() async throws {
    let texts = Texts { Request(sourceText: "Number \($0)") }
    let stream = Self.stream(of: texts, in: try TestStore())
    let (yielded, gate) = AsyncStream<Void>.makeStream()
    let task = Task {
      var iterator = stream.makeAsyncIterator()
      let first = try await iterator.next()
      gate.finish()
      while !Task.isCancelled { await Task.yield() }
      let failure = await error { _ = try await iterator.next() }
      return (first, failure, try await iterator.next())
    }
    for await _ in yielded {}
    task.cancel()
    let (first, failure, last) = try await task.value
    #expect(first != nil && failure is CancellationError && last == nil)
  }

  @Test("row 56: two iterators over requests that can be read twice are two full runs")
  func twoIterators() async throws {
    let requests = ["Good morning.", "It rains.", "Thank you."].map { Request(sourceText: $0) }
    let stream = Self.stream(of: Texts(requests), in: try TestStore())
    var first = stream.makeAsyncIterator()
    var second = stream.makeAsyncIterator()
    for request in requests {
      #expect(try await first.next()?.sourceText == request.sourceText)
      #expect(try await second.next()?.sourceText == request.sourceText)
    }
    #expect(try await first.next() == nil)
    #expect(try await second.next() == nil)
  }
}

/// Requests without any waiting, and how many of them have been read.
private final class Texts: AsyncSequence, Sendable {
  private let request: @Sendable (Int) -> TranslationSession.Request?
  private let counter = Mutex(0)

  /// All of `requests`, for each iterator.
  init(_ requests: [TranslationSession.Request]) {
    request = { requests.indices.contains($0) ? requests[$0] : nil }
  }

  /// Requests without an end.
  init(_ request: @escaping @Sendable (Int) -> TranslationSession.Request) { self.request = request }

  var readCount: Int { counter.withLock { $0 } }

  func makeAsyncIterator() -> Iterator { Iterator(texts: self) }

  struct Iterator: AsyncIteratorProtocol {
    let texts: Texts
    var index = 0

    mutating func next() async -> TranslationSession.Request? {
      defer { index += 1 }
      let request = texts.request(index)
      if request != nil { texts.counter.withLock { $0 += 1 } }
      return request
    }
  }
}
