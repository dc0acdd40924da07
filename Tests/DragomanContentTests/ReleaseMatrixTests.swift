import Dragoman
import DragomanContent
import Foundation
import Synchronization
import TestSupport
import Testing

/// What has to hold before a release, on the packs that the package comes with. The twelve rows are those of a
/// checklist for translated content: pair present, download needed, its ends, offline, no pair, edited, deleted, target
/// changed, out of order, read aloud, cold launch, models removed.
@Suite struct ReleaseMatrixTests {
  static let both: [TranslationQueue.Options.Sessions] = [.host, .plain]

  func queue(
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
}
