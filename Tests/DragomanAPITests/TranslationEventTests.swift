import Dragoman
import Foundation
import Synchronization
import Testing

/// Keeps what it is told.
private final class Recorder: TranslationEventSink {
  private let recorded = Mutex<[TranslationEvent]>([])

  var events: [TranslationEvent] { recorded.withLock { $0 } }

  /// The calls that began: languages and number of requests.
  var began: [[String]] {
    events.compactMap { event in
      guard case .callBegan(let source, let target, let requests, _) = event else { return nil }
      return [source, target, "\(requests)"]
    }
  }

  /// The calls that ended: languages, number of requests and outcome.
  var ended: [[String]] {
    events.compactMap { event in
      guard case .callEnded(let source, let target, let requests, _, let outcome) = event else { return nil }
      return [source, target, "\(requests)", outcome.rawValue]
    }
  }

  func record(_ event: TranslationEvent) { recorded.withLock { $0.append(event) } }
}

@Suite struct TranslationEventTests {
  @Test("a call tells its languages, counts and end, and none of its text")
  func calls() async throws {
    let recorder = Recorder()
    let store = try TestStore { $0.events = recorder }
    _ = try await store.session().translate("The wombat ate my Fahrplan.")
    _ = await error { _ = try await store.session().translate(" ") }
    let calls = recorder.events.filter { event in
      switch event {
      case .callBegan, .callEnded: true
      default: false
      }
    }
    #expect(calls.first == .callBegan(source: "en", target: "de", requests: 1, strategy: .lowLatency))
    guard calls.count == 2, case .callEnded("en", "de", 1, _, .finished) = calls[1] else {
      Issue.record("the calls were \(calls)")
      return
    }
    let told = recorder.events.map { "\($0)" }.joined()
    for word in ["wombat", "Fahrplan"] { #expect(!told.contains(word)) }
  }

  @Test("a cancelled call says so")
  func cancelled() async throws {
    let recorder = Recorder()
    let store = try TestStore { $0.events = recorder }
    let session = store.session()
    var iterator = session.translate(batch: (0..<2_000).map { .init(sourceText: "Number \($0)") })
      .makeAsyncIterator()
    _ = try await iterator.next()
    session.cancel()
    _ = await error { _ = try await iterator.next() }
    #expect(
      recorder.events.contains { if case .callEnded(_, _, 2_000, _, .cancelled) = $0 { true } else { false } }
    )
  }

  @Test("a stream tells a call for each pair of languages, with the texts it had in the end")
  func streams() async throws {
    let recorder = Recorder()
    let store = try TestStore(installed: [.enDe, .deEn]) {
      $0.events = recorder
      $0.preferredLanguages = ["de", "en"]
    }
    let texts = [
      "The library is open until seven in the evening.", " ",
      "Die Bibliothek ist bis sieben Uhr abends geöffnet.", "Thank you very much for the long letter.",
    ]
    let stream = store.runtime.translations(of: Self.requests(texts), from: nil, to: nil)
    var count = 0
    for try await _ in stream { count += 1 }
    #expect(count == 4)
    #expect(recorder.began == [["en", "de", "0"], ["de", "en", "0"]])
    #expect(recorder.ended == [["en", "de", "2", "finished"], ["de", "en", "1", "finished"]])
    let told = recorder.events.map { "\($0)" }.joined()
    for word in ["library", "Bibliothek", "letter"] { #expect(!told.contains(word)) }
  }

  @Test("a stream that fails or is dropped says so, and one without any text says nothing")
  func endedStreams() async throws {
    let recorder = Recorder()
    let store = try TestStore {
      $0.events = recorder
      $0.maximumInputBytes = 20
    }
    let english = Locale.Language(identifier: "en")
    let german = Locale.Language(identifier: "de")
    func stream(_ texts: [String]) -> TranslationStream {
      store.runtime.translations(of: Self.requests(texts), from: english, to: german)
    }
    for try await _ in stream([]) {}
    #expect(recorder.began.isEmpty && recorder.ended.isEmpty)
    let long = String(repeating: "a", count: 21)
    _ = await error { for try await _ in stream(["It rains.", "Thank you.", long, "It rains."]) {} }
    #expect(recorder.ended == [["en", "de", "2", "failed"]])
    do {
      var iterator = stream((0..<2_000).map { "Number \($0)" }).makeAsyncIterator()
      #expect(try await iterator.next() != nil)
    }
    #expect(recorder.began.count == 2)
    #expect(recorder.ended.last?.last == "cancelled")
  }

  private static func requests(_ texts: [String]) -> AsyncStream<TranslationSession.Request> {
    AsyncStream { continuation in
      for text in texts { continuation.yield(.init(sourceText: text)) }
      continuation.finish()
    }
  }

  @Test("packs are opened and closed aloud, and a missing catalog is told once")
  func packs() async throws {
    let recorder = Recorder()
    let store = try TestStore {
      $0.events = recorder
      $0.catalogs = [.standard]
    }
    let id = ModelPack.ID(rawValue: TestStore.Pack.enDe.id)
    for _ in 0..<3 { _ = try await store.session().translate("Good morning.") }
    await store.runtime.packs.unload(id)
    _ = await store.runtime.packs.state(of: id)
    let opened = recorder.events.filter { if case .packOpened(id, _) = $0 { true } else { false } }
    #expect(opened.count == 1)
    #expect(recorder.events.filter { $0 == .packClosed(pack: id) }.count == 1)
    let problems = recorder.events.filter { if case .catalogProblem = $0 { true } else { false } }
    #expect(problems.count == 1)
  }

  @Test("over the memory budget the pack that was not used for the longest time is closed, and no call fails")
  func budget() async throws {
    let recorder = Recorder()
    // Room for one and a half packs.
    let store = try TestStore(installed: [.enDe, .deEn]) {
      $0.events = recorder
      $0.memoryBudgetBytes = 450_000
    }
    for _ in 0..<2 {
      _ = try await store.session("en", "de").translate("Good morning.")
      _ = try await store.session("de", "en").translate("Guten Morgen.")
    }
    let closed = recorder.events.compactMap { event -> String? in
      if case .packClosed(let pack) = event { pack.rawValue } else { nil }
    }
    #expect(closed == [TestStore.Pack.enDe.id, TestStore.Pack.deEn.id, TestStore.Pack.enDe.id])
    let roomy = try TestStore(installed: [.enDe, .deEn]) { $0.memoryBudgetBytes = 700_000 }
    _ = try await roomy.session("en", "de").translate("Good morning.")
  }
}
