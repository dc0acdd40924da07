import Dragoman
import DragomanContent
import Foundation
import Observation
import Synchronization
import TestSupport
import Testing

// Rows 6 to 12: what becomes of a translation when the text, the reader or the models change.
extension ReleaseMatrixTests {
  @Test(
    "row 6, and row 60 of the edge cases: edited while it is translated, the late result is not shown and not kept"
  )
  func edited() async throws {
    let store = try ContentStore()
    let cache = TranslationCache()
    let gate = GatedSessions(PlainSessions(runtime: store.runtime))
    let queue = TranslationQueue(
      options: .init(), runtime: store.runtime, interaction: nil, cache: cache, events: nil, sessions: gate)
    let old = Samples.item("1", Samples.germanText, revision: "1")
    let new = Samples.item("1", Samples.germanEdited, revision: "2")
    let stream = await queue.submit(
      [old, Samples.item("2", "Das Wetter ist heute sehr schön.")], target: Samples.english)
    await gate.waitUntilReached()
    await queue.edit(new)
    let translation = await queue.translation(of: old.id)
    #expect(translation.state == .idle)
    gate.open()
    var results: [Int: TranslationOutcome.Result] = [:]
    for await outcome in stream { results[outcome.position] = outcome.result }
    #expect(results[0] == .cancelled(.edited))
    if case .translated? = results[1] {} else { Issue.record("the other item did not go on") }
    await queue.waitUntilIdle()
    #expect(translation.translation == nil)
    #expect(!translation.shownText(for: new).isTranslation)
    #expect(await cache.memoryUse.records == 1)
    let expected = try await store.translation(of: Samples.germanEdited, from: "de", to: "en")
    #expect(await queue.outcomes(of: [new], target: Samples.english).map(\.text) == [expected])
  }

  @Test("row 6: an edit clears a translation that is shown, at once", arguments: both)
  func editedAfter(sessions: TranslationQueue.Options.Sessions) async throws {
    let cache = TranslationCache()
    let queue = queue(try ContentStore(), cache: cache, sessions: sessions)
    let old = Samples.item("1", Samples.germanText)
    let new = Samples.item("1", Samples.germanEdited)
    _ = await queue.outcomes(of: [old], target: Samples.english)
    let translation = await queue.translation(of: old.id)
    #expect(!translation.shownText(for: new).isTranslation)
    await queue.edit(new)
    #expect(translation.state == .idle && translation.translation == nil)
    #expect(await cache.memoryUse.records == 0)
  }

  @Test("row 7: deleted or revoked after caching, nothing of it stays", arguments: [true, false])
  func deleted(isRevoked: Bool) async throws {
    let folder = try TemporaryFolder()
    let file = folder.url.appending(path: "cache.db")
    let cache = TranslationCache(options: .init(disk: .init(file: file)))
    let queue = queue(try ContentStore(), cache: cache)
    let item = Samples.item("1", Samples.germanText)
    let text = try #require(await queue.outcomes(of: [item], target: Samples.english)[0].text)
    let translation = await queue.translation(of: item.id)
    if isRevoked { await queue.restrict(contentID: "1") } else { await queue.remove(contentID: "1") }
    #expect(translation.translation == nil)
    #expect(translation.state == (isRevoked ? .unavailable(.restrictedContent) : .idle))
    #expect(await cache.memoryUse.records == 0)
    for name in try FileManager.default.contentsOfDirectory(atPath: folder.url.path) {
      let bytes = try Data(contentsOf: folder.url.appending(path: name))
      #expect(bytes.range(of: Data(text.utf8)) == nil, "\(name)")
    }
  }

  @Test("row 8: another reading language clears what is shown and what is under way, and translates anew")
  func targetChanged() async throws {
    let store = try ContentStore(micro: ["en-de", "en-es"])
    let queue = queue(store)
    let item = Samples.item("1", Samples.englishText)
    let spanish = Locale.Language(identifier: "es")
    _ = await queue.outcomes(of: [item], target: Samples.german)
    let translation = await queue.translation(of: item.id)
    await queue.setTarget(Locale.Language(identifier: "de"))
    #expect(translation.state == .translated)
    let pending = await queue.submit([Samples.item("2", Samples.englishText)], target: Samples.german)
    await queue.setTarget(spanish)
    #expect(translation.state == .idle && translation.translation == nil)
    var results: [TranslationOutcome.Result] = []
    for await outcome in pending { results.append(outcome.result) }
    #expect(results == [.cancelled(.targetChanged)])
    let outcome = await queue.outcomes(of: [item], target: spanish)[0]
    #expect(outcome.target == spanish && outcome.text != nil)
    #expect(translation.translation?.key.target == spanish)
  }

  @Test(
    "row 9: a cell is reused quickly and requests end out of order: only the last one is shown",
    arguments: both)
  func reused(sessions: TranslationQueue.Options.Sessions) async throws {
    let store = try ContentStore()
    let queue = queue(store, sessions: sessions)
    let texts = [
      Samples.germanText, Samples.germanEdited, "Das Wetter ist heute sehr schön.", Samples.germanText,
    ]
    var streams: [AsyncStream<TranslationOutcome>] = []
    for text in texts {
      streams.append(await queue.submit([Samples.item("cell", text)], target: Samples.english))
    }
    for stream in streams.dropLast() {
      for await outcome in stream { #expect(outcome.text == nil || outcome.text?.isEmpty == false) }
    }
    let expected = try await store.translation(of: Samples.germanText, from: "de", to: "en")
    for await outcome in streams[3] { #expect(outcome.text == expected) }
    let shown = await queue.translation(of: .init(contentID: "cell"))
    #expect(shown.shownText(for: Samples.item("cell", Samples.germanText)).text.string == expected)
    #expect(!shown.shownText(for: Samples.item("cell", Samples.germanEdited)).isTranslation)
  }

  @Test("row 10: what is to be read aloud is announced once, at the end, and observers are told")
  func accessible() async throws {
    let queue = queue(try ContentStore())
    let item = Samples.item("1", Samples.germanText)
    let translation = await queue.translation(of: item.id)
    let changes = translation.changes
    let announced = Task {
      var codes: [TranslationState.Code] = []
      for await state in changes where state.isAnnounced || state == .idle {
        if state == .idle, !codes.isEmpty { break }
        if state.isAnnounced { codes.append(state.code) }
      }
      return codes
    }
    let observed = Mutex(0)
    withObservationTracking {
      _ = translation.state
    } onChange: {
      observed.withLock { $0 += 1 }
    }
    _ = await queue.outcomes(of: [item], target: Samples.english)
    await queue.edit(Samples.item("1", Samples.germanEdited))
    #expect(await announced.value == [.translated])
    #expect(observed.withLock { $0 } == 1)
  }

  @Test("row 11: cold launch: a valid cache answers without a model, an obsolete one does not")
  func coldLaunch() async throws {
    let folder = try TemporaryFolder()
    let disk = TranslationCache.Disk(file: folder.url.appending(path: "cache.db"))
    let store = try ContentStore()
    let item = Samples.item("1", Samples.germanText)
    let text = await queue(store, cache: TranslationCache(options: .init(disk: disk)))
      .outcomes(of: [item], target: Samples.english)[0].text
    try await store.remove(ContentStore.deEn)
    let events = EventLog()
    let relaunched = queue(store, cache: TranslationCache(options: .init(disk: disk)), events: events)
    #expect(await relaunched.outcomes(of: [item], target: Samples.english).map(\.text) == [text])
    #expect(events.kinds == [.cacheHit])
    let edited = Samples.item("1", Samples.germanEdited)
    let outcome = await relaunched.outcomes(of: [edited], target: Samples.english, as: .scrolling)[0]
    #expect(outcome.result == .needsModel(LanguagePair(source: Samples.german, target: Samples.english)))
    // The look-up with the new text has taken the old record away.
    let again = queue(store, cache: TranslationCache(options: .init(disk: disk)))
    #expect(await again.outcomes(of: [item], target: Samples.english, as: .scrolling)[0].text == nil)
  }

  @Test("row 12: the models are removed, then the next request asks for them again", arguments: both)
  func removedModels(sessions: TranslationQueue.Options.Sessions) async throws {
    let store = try ContentStore()
    let reader = Reader(.allow)
    let queue = queue(store, reader, sessions: sessions)
    _ = await queue.outcomes(of: [Samples.item("1", Samples.germanText)], target: Samples.english)
    #expect(reader.questions.isEmpty)
    try await store.remove(ContentStore.deEn)
    let outcome = await queue.outcomes(
      of: [Samples.item("2", Samples.germanEdited)], target: Samples.english)[0]
    #expect(outcome.text != nil)
    #expect(reader.questions.count == 1)
  }

  @Test("row 12: removed between the check and the batch, it is looked for once more")
  func removedUnderWay() async throws {
    let store = try ContentStore()
    let gate = GatedSessions(PlainSessions(runtime: store.runtime))
    let reader = Reader(.allow)
    let queue = TranslationQueue(
      options: .init(), runtime: store.runtime, interaction: reader.interaction, cache: nil, events: nil,
      sessions: gate)
    let stream = await queue.submit([Samples.item("1", Samples.germanText)], target: Samples.english)
    await gate.waitUntilReached()
    try await store.remove(ContentStore.deEn)
    gate.open()
    for await outcome in stream { #expect(outcome.text != nil) }
    #expect(reader.questions.count == 1)
  }
}
