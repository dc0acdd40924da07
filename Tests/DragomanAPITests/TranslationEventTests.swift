import Dragoman
import Foundation
import Synchronization
import Testing

/// Keeps what it is told.
private final class Recorder: TranslationEventSink {
  private let recorded = Mutex<[TranslationEvent]>([])

  var events: [TranslationEvent] { recorded.withLock { $0 } }

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
