import Dragoman
import DragomanContent
import Foundation
import Observation
import Synchronization
import TestSupport
import Testing

/// What has to hold before a release, on the packs that the package comes with. The twelve rows are those of a
/// checklist for translated content: pair present, download needed, its ends, offline, no pair, edited, deleted, target
/// changed, out of order, read aloud, cold launch, models removed.
@Suite struct ReleaseMatrixTests {
  private static let both: [TranslationQueue.Options.Sessions] = [.host, .plain]

  private func queue(
    _ store: ContentStore, _ reader: Reader? = nil, cache: TranslationCache? = nil, events: EventLog? = nil,
    sessions: TranslationQueue.Options.Sessions = .host
  ) -> TranslationQueue {
    TranslationQueue(
      options: .init(sessions: sessions), runtime: store.runtime, interaction: reader?.interaction,
      cache: cache, events: events)
  }

  /// The states that an item goes through from now on until it rests.
  private func states(of translation: ContentTranslation) -> Task<[TranslationState.Code], Never> {
    let changes = translation.changes
    return Task {
      var codes: [TranslationState.Code] = []
      for await state in changes {
        if codes.last != state.code { codes.append(state.code) }
        if codes.count > 1, !state.isInProgress, state != .needsModel { break }
      }
      return codes
    }
  }

  @Test("row 1: the model is there; the source stays as it is, in either kind of session", arguments: both)
  func present(sessions: TranslationQueue.Options.Sessions) async throws {
    let store = try ContentStore()
    let queue = queue(store, sessions: sessions)
    let item = Samples.item("1", Samples.germanText)
    let translation = await queue.translation(of: item.id)
    let states = states(of: translation)
    let outcome = await queue.outcomes(of: [item], target: Samples.english)
    let expected = try await store.translation(of: Samples.germanText, from: "de", to: "en")
    #expect(outcome.map(\.text) == [expected])
    #expect(await states.value == [.idle, .checkingPair, .translating, .translated])
    #expect(translation.shownText(for: item).text.string == expected)
    #expect(translation.shownText(for: item).isTranslation)
    translation.showOriginal()
    #expect(translation.shownText(for: item).text.string == Samples.germanText)
    translation.showTranslation()
    #expect(translation.shownText(for: item).isTranslation)
  }

  @Test("row 1: awkward texts keep their addresses, emoji and line breaks as a session does", arguments: both)
  func awkward(sessions: TranslationQueue.Options.Sessions) async throws {
    let store = try ContentStore()
    let items = Samples.awkward.enumerated().map {
      Samples.item("\($0)", $1, language: Samples.german)
    }
    let outcomes = await queue(store, sessions: sessions).outcomes(of: items, target: Samples.english)
    for (item, outcome) in zip(items, outcomes) {
      let expected = try await store.translation(of: item.text.string, from: "de", to: "en")
      #expect(outcome.text == expected && outcome.item == item.id)
    }
  }

  @Test("rows 2 and 3: a model is needed: asked once with its bytes, downloaded, and then translated")
  func accepted() async throws {
    let store = try ContentStore(installed: [])
    let reader = Reader(.allow)
    let queue = queue(store, reader)
    let items = [Samples.item("1", Samples.germanText), Samples.item("2", Samples.germanEdited)]
    let states = states(of: await queue.translation(of: items[0].id))
    let outcomes = await queue.outcomes(of: items, target: Samples.english, as: .screenEntry)
    #expect(outcomes.allSatisfy { $0.text?.isEmpty == false })
    #expect(reader.questions.map { $0.packs.map(\.id) } == [[ContentStore.deEn]])
    #expect(reader.questions[0].totalBytes > 10_000_000)
    let seen = await states.value
    #expect(seen.first == .idle && seen.contains(.needsModel) && seen.last == .translated)
  }

  @Test("row 3: declined is remembered for the pair, until the reader takes it back")
  func declined() async throws {
    let store = try ContentStore(installed: [])
    let reader = Reader(.decline, .allow)
    let queue = queue(store, reader)
    let item = Samples.item("1", Samples.germanText)
    let pair = LanguagePair(source: Samples.german, target: Samples.english)
    for reason: SubmissionReason in [.screenEntry, .readerAction, .screenEntry] {
      let outcomes = await queue.outcomes(of: [item], target: Samples.english, as: reason)
      #expect(outcomes.map(\.result) == [.declined(pair)])
      #expect(await queue.translation(of: item.id).state == .declined)
    }
    #expect(reader.questions.count == 1)
    #expect(queue.downloads.decision(for: pair) == .decline)
    queue.downloads.remember(nil, for: pair)
    let outcomes = await queue.outcomes(of: [item], target: Samples.english)
    #expect(outcomes[0].text != nil)
    #expect(reader.questions.count == 2)
  }

  @Test("row 3: while scrolling nothing is asked and nothing is downloaded; one question a screen entry")
  func scrolling() async throws {
    let store = try ContentStore(installed: [])
    let reader = Reader(.allow)
    let queue = queue(store, reader)
    let item = Samples.item("1", Samples.germanText)
    let pair = LanguagePair(source: Samples.german, target: Samples.english)
    let outcomes = await queue.outcomes(of: [item], target: Samples.english, as: .scrolling)
    #expect(outcomes.map(\.result) == [.needsModel(pair)])
    #expect(await queue.translation(of: item.id).state == .needsModel)
    #expect(reader.questions.isEmpty)
    _ = await queue.outcomes(of: [item], target: Samples.english, as: .screenEntry)
    #expect(reader.questions.count == 1)
  }

  @Test("row 3: dismissed, the download goes on, and the next request waits for it without a question")
  func dismissed() async throws {
    let store = try ContentStore(installed: [])
    let reader = Reader(.allow, progress: { .dismiss })
    let queue = queue(store, reader)
    let item = Samples.item("1", Samples.germanText)
    let first = await queue.outcomes(of: [item], target: Samples.english)
    #expect(first.map(\.result) == [.cancelled(.dismissed)])
    let second = await queue.outcomes(of: [item], target: Samples.english)
    #expect(second[0].text != nil)
    #expect(reader.questions.count == 1)
  }

  @Test("row 3: called off while the question is open; it is free to be asked again")
  func cancelled() async throws {
    let store = try ContentStore(installed: [])
    let asked = AsyncStream<Void>.makeStream()
    let interaction = TranslationInteraction(consent: { _ in
      asked.continuation.yield()
      try? await Task.sleep(for: .seconds(1))
      return .allow
    })
    let queue = TranslationQueue(runtime: store.runtime, interaction: interaction)
    let item = Samples.item("1", Samples.germanText)
    let stream = await queue.submit([item], target: Samples.english)
    for await _ in asked.stream { break }
    await queue.cancel(contentID: "1")
    var results: [TranslationOutcome.Result] = []
    for await outcome in stream { results.append(outcome.result) }
    #expect(results == [.cancelled(.requested)])
    #expect(await queue.translation(of: item.id).state == .cancelled)
    #expect(await queue.outcomes(of: [item], target: Samples.english)[0].text != nil)
  }

  /// A store whose catalog and packs come from a server that may misbehave.
  private func served() throws -> (ContentStore, FaultServer, path: String) {
    let server = try FaultServer(ContentStore.shipped)
    let store = try ContentStore(installed: [], catalog: .foreign(server.url("catalog.json")))
    return (store, server, "\(ContentStore.deEn.rawValue)/model.deen.intgemm.alphas.bin")
  }

  @Test("rows 3 and 4: interrupted is offline; retried, it resumes what has come")
  func interrupted() async throws {
    let (store, server, model) = try served()
    _ = try await store.runtime.packs.catalog
    server.plan(
      model, [.closing(after: 0.5), .closing(after: 0), .closing(after: 0), .closing(after: 0), .serve])
    let reader = Reader(.allow)
    let events = EventLog()
    let queue = queue(store, reader, events: events)
    let item = Samples.item("1", Samples.germanText)
    let first = await queue.outcomes(of: [item], target: Samples.english, as: .screenEntry)
    #expect(
      first.map(\.result) == [.offline(LanguagePair(source: Samples.german, target: Samples.english))])
    #expect(await queue.translation(of: item.id).state == .offline)
    #expect(events.events.last { $0.kind == .downloadFailed }?.action == .retryWhenOnline)
    #expect(await queue.outcomes(of: [item], target: Samples.english)[0].text != nil)
    #expect(server.requests(for: model).last?.headers["range"] != nil)
    #expect(reader.questions.count == 1)
  }

  @Test("row 4: offline before anything was asked for; what is installed still translates")
  func offlineBefore() async throws {
    let isOffline = Mutex(false)
    let server = try FaultServer(ContentStore.shipped)
    let store = try ContentStore(
      installed: [ContentStore.enDe], catalog: .foreign(server.url("catalog.json"))
    ) {
      $0.network = .unmetered
      $0.isMetered = { isOffline.withLock { $0 } }
    }
    _ = try await store.runtime.packs.catalog
    isOffline.withLock { $0 = true }
    let before = server.requests.count
    let queue = queue(store, Reader(.allow))
    let german = Samples.item("1", Samples.germanText)
    let outcome = await queue.outcomes(of: [german], target: Samples.english)
    #expect(outcome[0].result == .offline(LanguagePair(source: Samples.german, target: Samples.english)))
    let english = await queue.outcomes(of: [Samples.item("2", Samples.englishText)], target: Samples.german)
    #expect(english[0].text != nil)
    #expect(server.requests.count == before)
    isOffline.withLock { $0 = false }
    #expect(await queue.outcomes(of: [german], target: Samples.english)[0].text != nil)
  }

  @Test("row 5: unknown, same and unsupported are stable answers, each with its reason and action")
  func noPair() async throws {
    let queue = queue(try ContentStore())
    let items = [
      Samples.item("1", "OK"), Samples.item("2", Samples.englishText), Samples.item("3", Samples.frenchText),
      Samples.item("4", " "), Samples.item("5", Samples.germanText, isRestricted: true),
    ]
    let outcomes = await queue.outcomes(of: items, target: Locale.Language(identifier: "en-US"))
    let reasons: [TranslationEligibility] = [
      .sourceUnknown, .sameLanguage, .unsupportedPair, .nothingToTranslate, .restrictedContent,
    ]
    #expect(outcomes.map(\.result) == reasons.map { .left($0) })
    for (item, reason) in zip(items, reasons) {
      #expect(await queue.translation(of: item.id).state == .unavailable(reason))
    }
    #expect(
      reasons.map { FailureAction(for: $0) } == [.chooseSource, .none, .showOriginal, .none, .none])
  }

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
