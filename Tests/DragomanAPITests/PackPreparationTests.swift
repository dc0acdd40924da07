import Foundation
import Synchronization
import Testing

@testable import Dragoman

@Suite struct PackPreparationTests {
  private static let id = ModelPack.ID(rawValue: TestStore.Pack.enDe.id)

  private func published() throws -> TestStore {
    let store = try TestStore(installed: [])
    try store.publish([.enDe])
    return store
  }

  private func session(
    _ store: TestStore, from source: String? = "en", _ interaction: TranslationInteraction
  ) -> TranslationSession {
    TranslationSession(
      source: source.map { Locale.Language(identifier: $0) }, target: Locale.Language(identifier: "de"),
      preferredStrategy: .lowLatency, interaction: interaction, runtime: store.runtime)
  }

  @Test("asks once with the exact bytes, however many calls need the pack, and translates")
  func consent() async throws {
    let store = try published()
    let requests = Mutex<[ModelDownloadRequest]>([])
    let progress = Mutex<[ModelDownloadProgress]>([])
    let interaction = TranslationInteraction(
      consent: { request in
        requests.withLock { $0.append(request) }
        return .allow
      },
      progress: { step in
        progress.withLock { $0.append(step) }
        return .keepWaiting
      })
    let first = session(store, interaction)
    let second = session(store, interaction)
    #expect(first.canRequestDownloads)
    try await withThrowingTaskGroup(of: String.self) { group in
      for index in 0..<8 {
        group.addTask { try await (index % 2 == 0 ? first : second).translate("Good morning.").targetText }
      }
      for try await text in group { #expect(!text.isEmpty) }
    }
    let asked = requests.withLock { $0 }
    #expect(asked.count == 1)
    #expect(asked.first?.totalBytes == 301_489 && asked.first?.packs.map(\.id) == [Self.id])
    #expect(asked.first?.isPreparation == false)
    #expect(progress.withLock { $0 }.allSatisfy { $0.totalBytes == 301_489 && $0.completedBytes <= 301_489 })
    #expect(await first.isReady)
  }

  @Test("row 43: declined is userCancelled, and the same session does not ask again")
  func declined() async throws {
    let store = try published()
    let count = Mutex(0)
    let interaction = TranslationInteraction(consent: { _ in
      count.withLock { $0 += 1 }
      return .decline
    })
    let first = session(store, interaction)
    for _ in 0..<2 {
      let refusal = await error { try await first.prepareTranslation() } as? CocoaError
      #expect(refusal?.code == .userCancelled)
      #expect(refusal?.userInfo["reason"] as? String == "declined")
    }
    #expect(count.withLock { $0 } == 1)
    _ = await error { _ = try await session(store, interaction).translate("Good morning.") }
    #expect(count.withLock { $0 } == 2)
    #expect(await store.status("en", "de") == .supported)
  }

  @Test("row 43: a dismissed download completes later, and nobody asks again")
  func dismissed() async throws {
    let store = try published()
    let count = Mutex(0)
    let interaction = TranslationInteraction(
      consent: { _ in
        count.withLock { $0 += 1 }
        return .allow
      }, progress: { _ in .dismiss })
    let refusal = await error { try await session(store, interaction).prepareTranslation() } as? CocoaError
    #expect(refusal?.code == .userCancelled)
    #expect(refusal?.userInfo["reason"] as? String == "dismissed")
    for await state in store.runtime.packs.states(of: Self.id) where state == .installed { break }
    #expect(try await !session(store, interaction).translate("Good morning.").targetText.isEmpty)
    #expect(count.withLock { $0 } == 1)
  }

  @Test("row 41: without a source language nothing is asked")
  func noSource() async throws {
    let store = try published()
    let interaction = TranslationInteraction(consent: { _ in
      Issue.record("asked")
      return .decline
    })
    let failure = await translationError {
      try await session(store, from: nil, interaction).prepareTranslation()
    }
    #expect(failure == .unableToIdentifyLanguage)
  }

  @Test("row 42: preparing while it downloads returns at once, without a question")
  func alreadyDownloading() async throws {
    let store = try published()
    let count = Mutex(0)
    let gate = Gate()
    let interaction = TranslationInteraction(consent: { _ in
      count.withLock { $0 += 1 }
      await gate.pass()
      return .allow
    })
    async let first: Void = session(store, interaction).prepareTranslation()
    async let second: Void = session(store, interaction).prepareTranslation()
    gate.open()
    _ = try await (first, second)
    try await session(store, interaction).prepareTranslation()
    #expect(count.withLock { $0 } == 1)
    #expect(await store.status("en", "de") == .installed)
  }

  @Test("what was allowed is not asked again before it is done, what was declined is")
  func answeredQuestion() async throws {
    let questions = ConsentQuestions()
    let language = Locale.Language(identifier: "en")
    let request = ModelDownloadRequest(source: language, target: language, packs: [], isPreparation: false)
    func asked(_ answer: ModelDownloadDecision) async throws -> Bool {
      let isAsked = Mutex(false)
      _ = try await questions.decision(on: request) { _ in
        isAsked.withLock { $0 = true }
        return answer
      }
      return isAsked.withLock { $0 }
    }
    #expect(try await asked(.decline))
    #expect(try await asked(.allow))
    #expect(try await !asked(.allow))
    questions.close([])
    #expect(try await asked(.allow))
  }

  @Test("an installed-source session never asks and never downloads")
  func installedSource() async throws {
    let store = try published()
    #expect(!store.session().canRequestDownloads)
    #expect(await translationError { try await store.session().prepareTranslation() } == .notInstalled)
    #expect(await translationError { _ = try await store.session().translate("Hello.") } == .notInstalled)
  }

  @Test("cancelling the task or the session ends the wait for an answer, and the question stays open")
  func cancelledQuestion() async throws {
    let store = try published()
    let gate = Gate()
    let interaction = TranslationInteraction(consent: { _ in
      await gate.pass()
      return .allow
    })
    let first = session(store, interaction)
    let waiting = Task { try await first.prepareTranslation() }
    let second = session(store, interaction)
    let cancelled = Task { try await second.prepareTranslation() }
    while gate.waiting == 0 { await Task.yield() }
    waiting.cancel()
    #expect(await error { try await waiting.value } is CancellationError)
    second.cancel()
    let failure = await error { try await cancelled.value }
    #expect(failure is CancellationError || failure as? TranslationError == .alreadyCancelled)
    gate.open()
    #expect(await translationError { try await second.prepareTranslation() } == .alreadyCancelled)
    try await first.prepareTranslation()
    #expect(await store.status("en", "de") == .installed)
  }

  @Test("row 40: a session with consent downloads a damaged pack anew")
  func damaged() async throws {
    let store = try published()
    try store.install(.enDe)
    try Data([0]).write(to: store.url(.enDe, "vocab.spm"))
    #expect(await store.status("en", "de") == .supported)
    let response = try await session(store, TranslationInteraction(consent: { _ in .allow }))
      .translate("Good morning.")
    #expect(!response.targetText.isEmpty)
    #expect(await store.status("en", "de") == .installed)
  }

  @Test("withTranslationSession prepares, translates and expires")
  func withSession() async throws {
    let store = try published()
    let configuration = TranslationSession.Configuration(
      source: Locale.Language(identifier: "en"), target: Locale.Language(identifier: "de"))
    let session = try await withTranslationSession(
      configuration, interaction: TranslationInteraction(consent: { _ in .allow }), runtime: store.runtime
    ) { session in
      try await session.prepareTranslation()
      #expect(try await !session.translate("Good morning.").targetText.isEmpty)
      return session
    }
    #expect(await translationError { _ = try await session.translate("Hello.") } == .sessionExpired)
    session.cancel()
    #expect(await translationError { try await session.prepareTranslation() } == .sessionExpired)
  }
}

/// Holds tasks back until it is opened.
private final class Gate: Sendable {
  private let state = Mutex<(isOpen: Bool, waiting: [CheckedContinuation<Void, Never>])>((false, []))

  var waiting: Int { state.withLock { $0.waiting.count } }

  func pass() async {
    await withCheckedContinuation { continuation in
      let isOpen = state.withLock { state in
        if !state.isOpen { state.waiting.append(continuation) }
        return state.isOpen
      }
      if isOpen { continuation.resume() }
    }
  }

  func open() {
    let waiting = state.withLock { state in
      state.isOpen = true
      defer { state.waiting = [] }
      return state.waiting
    }
    waiting.forEach { $0.resume() }
  }
}
