import Dragoman
import DragomanContent
import Foundation
import Synchronization
import TestSupport
import Testing

@Suite struct TranslationQueueTests {
  private static let both: [TranslationQueue.Options.Sessions] = [.host, .plain]

  @Test(
    "A-17: each of a mixed list ends by itself, in order, one batch a language, and a missing pack fails its own"
  )
  func mixedList() async throws {
    let store = try ContentStore(micro: ["de-en", "fr-en", "es-en"], catalogued: ["ja-en"])
    let events = EventLog()
    let queue = TranslationQueue(runtime: store.runtime, events: events)
    let texts = [
      "Das Dach ist undicht.", "Le toit fuit.", "El tejado gotea.", "ok", "", "屋根が漏る。",
      "The roof leaks badly.",
    ]
    let languages = [nil, Samples.french, nil, nil, nil, nil, nil]
    let items = zip(texts, languages).enumerated().map { place, content in
      Samples.item("row \(place)", content.0, language: content.1)
    }
    let outcomes = await queue.outcomes(of: items, target: Samples.english)
    #expect(outcomes.map(\.item) == items.map(\.id))
    #expect(outcomes.map(\.position) == Array(0..<items.count))
    for place in 0..<3 { #expect(outcomes[place].text?.isEmpty == false, "\(place)") }
    #expect(outcomes[3].result == .left(.sourceUnknown))
    #expect(outcomes[4].result == .left(.nothingToTranslate))
    let japanese = LanguagePair(source: Locale.Language(identifier: "ja"), target: Samples.english)
    #expect(outcomes[5].result == .needsModel(japanese))
    #expect(outcomes[6].result == .left(.sameLanguage))
    await queue.waitUntilIdle()
    #expect(events.events.filter { $0.kind == .batchBegan }.map(\.source) == ["de", "fr", "es"])
    #expect(events.events.filter { $0.kind == .batchBegan }.allSatisfy { $0.count == 1 })
  }

  @Test("fifty items in two languages are two batches, and each gets its own result", arguments: both)
  func screenful(sessions: TranslationQueue.Options.Sessions) async throws {
    let store = try ContentStore(micro: ["de-en", "fr-en"])
    let events = EventLog()
    let queue = TranslationQueue(
      options: .init(sessions: sessions), runtime: store.runtime, events: events)
    let items = (0..<50).map { place in
      Samples.item(
        "\(place)", "Nummer \(place) bitte.", language: place % 3 == 0 ? Samples.french : Samples.german)
    }
    let outcomes = await queue.outcomes(of: items, target: Samples.english)
    for (item, outcome) in zip(items, outcomes) {
      let source = item.declaredLanguage == Samples.french ? "fr" : "de"
      #expect(
        try await outcome.text == store.translation(of: item.text.string, from: source, to: "en"))
    }
    await queue.waitUntilIdle()
    #expect(events.count(.batchBegan) == 2 && events.count(.batchEnded) == 2)
  }

  @Test("a repeated pair fires the host again, batch after batch", arguments: both)
  func repeatedPair(sessions: TranslationQueue.Options.Sessions) async throws {
    let store = try ContentStore(micro: ["de-en"])
    let events = EventLog()
    let queue = TranslationQueue(
      options: .init(sessions: sessions, batchLimit: 2), runtime: store.runtime, events: events)
    let items = (0..<7).map { Samples.item("\($0)", "Nummer \($0).", language: Samples.german) }
    #expect(await queue.outcomes(of: items, target: Samples.english).allSatisfy { $0.text != nil })
    let later = [Samples.item("later", "Noch eine Nummer.", language: Samples.german)]
    #expect(await queue.outcomes(of: later, target: Samples.english).allSatisfy { $0.text != nil })
    await queue.waitUntilIdle()
    #expect(events.count(.batchBegan) == 5)
  }

  @Test("what is visible comes first, also when it has become so later")
  func visibleFirst() async throws {
    let store = try ContentStore(micro: ["de-en"])
    let gate = GatedSessions(PlainSessions(runtime: store.runtime))
    let queue = TranslationQueue(
      options: .init(batchLimit: 1), runtime: store.runtime, interaction: nil, cache: nil, events: nil,
      sessions: gate)
    let first = Samples.item("first", "Nummer null.", language: Samples.german)
    let rest = (1..<6).map {
      Samples.item("\($0)", "Nummer \($0).", language: Samples.german, isVisible: $0 == 4)
    }
    let stream = await queue.submit([first] + rest, target: Samples.english)
    await gate.waitUntilReached()
    await queue.setVisible([rest[1].id, rest[3].id])
    gate.open()
    var order: [String] = []
    for await outcome in stream { order.append(outcome.item.contentID) }
    #expect(order == ["first", "2", "4", "1", "3", "5"])
  }

  @Test("cancelling one leaves the others; cancelling all ends all, once", arguments: both)
  func cancelling(sessions: TranslationQueue.Options.Sessions) async throws {
    let store = try ContentStore(micro: ["de-en"])
    let real: any SessionSource =
      sessions == .host ? HostSessions(runtime: store.runtime) : PlainSessions(runtime: store.runtime)
    let gate = GatedSessions(real)
    let queue = TranslationQueue(
      options: .init(), runtime: store.runtime, interaction: nil, cache: nil, events: nil, sessions: gate)
    let items = (0..<4).map { Samples.item("\($0)", "Nummer \($0).", language: Samples.german) }
    let stream = await queue.submit(items, target: Samples.english)
    await gate.waitUntilReached()
    await queue.cancel(contentID: "2")
    gate.open()
    var ends: [Int: Bool] = [:]
    for await outcome in stream { ends[outcome.position] = outcome.text != nil }
    #expect(ends == [0: true, 1: true, 2: false, 3: true])
    let all = await queue.submit(
      items.map { Samples.item($0.id.contentID, "Andere \($0.text.string)", language: Samples.german) },
      target: Samples.english)
    await queue.cancelAll()
    var results: [TranslationOutcome.Result] = []
    for await outcome in all { results.append(outcome.result) }
    #expect(results == Array(repeating: .cancelled(.requested), count: 4))
    await queue.waitUntilIdle()
    #expect(await queue.outcomes(of: items, target: Samples.english).allSatisfy { $0.text != nil })
  }

  @Test("the same item submitted twice is translated once and ends for both; twice in one list too")
  func joined() async throws {
    let store = try ContentStore(micro: ["de-en"])
    let events = EventLog()
    let queue = TranslationQueue(runtime: store.runtime, events: events)
    let item = Samples.item("1", "Nummer eins.", language: Samples.german)
    async let first = queue.outcomes(of: [item, item], target: Samples.english)
    async let second = queue.outcomes(of: [item], target: Samples.english)
    let outcomes = await first + second
    #expect(outcomes.map(\.position) == [0, 1, 0])
    #expect(Set(outcomes.map(\.text)).count == 1 && outcomes[0].text != nil)
    await queue.waitUntilIdle()
    #expect(events.count(.batchBegan) == 1)
  }

  @Test("a reader's wish counts for an item that has only scrolled into view before")
  func strongerReason() async throws {
    let store = try ContentStore(micro: [], catalogued: ["de-en"])
    let reader = Reader(.allow)
    let queue = TranslationQueue(runtime: store.runtime, interaction: reader.interaction)
    let item = Samples.item("1", "Nummer eins.", language: Samples.german)
    _ = await queue.submit([item], target: Samples.english, as: .scrolling)
    let wanted = await queue.outcomes(of: [item], target: Samples.english, as: .readerAction)
    #expect(wanted[0].text != nil)
    #expect(reader.questions.count == 1)
  }

  @Test("an empty submission ends at once, and an idle queue is idle")
  func empty() async throws {
    let queue = TranslationQueue(runtime: try ContentStore(micro: []).runtime)
    #expect(await queue.outcomes(of: [], target: Samples.english).isEmpty)
    await queue.waitUntilIdle()
  }

  @Test("one text that is too long fails by itself")
  func tooLong() async throws {
    let store = try ContentStore { $0.maximumInputBytes = 100 }
    let queue = TranslationQueue(runtime: store.runtime)
    let items = [
      Samples.item("1", String(repeating: "Guten Tag. ", count: 20), language: Samples.german),
      Samples.item("2", "Guten Tag.", language: Samples.german),
    ]
    let outcomes = await queue.outcomes(of: items, target: Samples.english)
    #expect(outcomes[0].result == .failed(.shortenText))
    #expect(outcomes[1].text != nil)
  }

  @Test("a second look at the same item takes the cache's word for it, also in another queue")
  func cached() async throws {
    let store = try ContentStore(micro: ["de-en"])
    let cache = TranslationCache()
    let item = Samples.item("1", "Nummer eins.", language: Samples.german)
    let first = await TranslationQueue(runtime: store.runtime, cache: cache)
      .outcomes(of: [item], target: Samples.english)
    let events = EventLog()
    let queue = TranslationQueue(runtime: store.runtime, cache: cache, events: events)
    #expect(await queue.outcomes(of: [item], target: Samples.english).map(\.text) == first.map(\.text))
    #expect(events.kinds == [.cacheHit])
    await queue.engineChanged()
    #expect(await queue.translation(of: item.id).state == .idle)
    let other = TranslationQueue(options: .init(keyOptions: 1), runtime: store.runtime, cache: cache)
    _ = await other.outcomes(of: [item], target: Samples.english)
    #expect(await cache.memoryUse.records == 2)
  }

  @Test("models are fetched ahead only where the network may be used for it, and then asked for once")
  func prefetch() async throws {
    let isMetered = Mutex(true)
    let store = try ContentStore(installed: []) { $0.isMetered = { isMetered.withLock { $0 } } }
    let reader = Reader(.allow)
    let downloads = ModelDownloads(interaction: reader.interaction, runtime: store.runtime)
    let pair = LanguagePair(source: Samples.german, target: Samples.english)
    #expect(await downloads.prefetch([pair]) == [pair: .offline])
    #expect(reader.questions.isEmpty)
    isMetered.withLock { $0 = false }
    #expect(await downloads.prefetch([pair, pair]) == [pair: .installed])
    #expect(reader.questions.count == 1)
    #expect(await store.runtime.packs.installed.map(\.id) == [ContentStore.deEn])
    let silent = ModelDownloads(interaction: nil, runtime: store.runtime)
    let other = LanguagePair(source: Samples.english, target: Samples.german)
    #expect(await silent.prefetch([other]) == [other: .failed(.offerDownload)])
  }
}
