import Dragoman
import Foundation
import Testing

@Suite struct InstalledPackTests {
  private static let german = Locale.Language(identifier: "de")
  private static let english = Locale.Language(identifier: "en")

  @Test("row 39: a call under way outlives its pack; the next one finds it gone, until it is back")
  func removedPack() async throws {
    let store = try TestStore(catalogued: [.enDe])
    let session = store.session()
    #expect(await session.isReady)
    let batch = (0..<2_000).map { TranslationSession.Request(sourceText: "Number \($0)") }
    var iterator = session.translate(batch: batch).makeAsyncIterator()
    var count = try await iterator.next() == nil ? 0 : 1
    try store.remove(.enDe)
    #expect(await !session.isReady)
    #expect(await translationError { _ = try await session.translate("Good morning.") } == .notInstalled)
    #expect(await store.status("en", "de") == .supported)
    while try await iterator.next() != nil { count += 1 }
    #expect(count == 2_000)
    try store.install(.enDe)
    #expect(await session.isReady)
    #expect(try await !session.translate("Good morning.").targetText.isEmpty)
  }

  @Test("row 40: a damaged pack is supported, not installed; a job names file, expected and found")
  func damagedPack() async throws {
    let store = try TestStore()
    let session = store.session()
    _ = try await session.translate("Good morning.")
    let vocabulary = store.url(.enDe, "vocab.spm")
    try Data(contentsOf: vocabulary).dropLast().write(to: vocabulary)
    #expect(await store.status("en", "de") == .supported)
    #expect(await !session.isReady)
    #expect(await translationError { _ = try await session.translate("Good morning.") } == .notInstalled)
    let failure = await error {
      _ = try await store.runtime.job(from: Self.english, to: Self.german, options: JobOptions())
    }
    let cause = try #require(failure as? ModelPackError)
    #expect(cause.code == .damaged)
    #expect(cause.pack == ModelPack.ID(rawValue: "en-de.micro.1.0"))
    #expect(cause.file == "vocab.spm")
    #expect(cause.expected == "22558 bytes")
    #expect(cause.found == "22557 bytes")
    #expect(await store.runtime.packs.listing(refresh: false).damaged.map(\.error) == [cause])
  }

  @Test("a job stops before its first text when there is no pair, no pack or no directory")
  func jobErrors() async throws {
    let store = try TestStore(catalogued: [.deEn])
    func failure(_ source: String, _ target: String) async -> TranslationError? {
      await translationError {
        _ = try await store.runtime.job(
          from: Locale.Language(identifier: source), to: Locale.Language(identifier: target),
          options: JobOptions())
      }
    }
    #expect(await failure("de", "en") == .notInstalled)
    #expect(await failure("en", "xx") == .unsupportedTargetLanguage)
    #expect(await failure("xx", "en") == .unsupportedSourceLanguage)
    #expect(await failure("en", "en-GB") == .unsupportedLanguagePairing)
    let known = await store.runtime.packs.listing(refresh: false)
    #expect(known.installed.map(\.pack.id.rawValue) == ["en-de.micro.1.0"])
    #expect(known.available.map(\.id.rawValue) == ["de-en.micro.1.0"])
    #expect(known.installed.first?.pack.installedBytes == 301_489)
  }

  @Test("without a models directory a runtime names the variables, at once or at its first job")
  func noDirectory() async throws {
    let surroundings = TranslationRuntime.Surroundings(environment: [:], executable: nil)
    let options = TranslationRuntime.Options(catalogs: [])
    let atOnce = await error {
      _ = try TranslationRuntime(options: options, surroundings: surroundings, requiresStore: true)
    }
    let runtime = try TranslationRuntime(options: options, surroundings: surroundings, requiresStore: false)
    let later = await error {
      _ = try await runtime.job(from: Self.english, to: Self.german, options: JobOptions())
    }
    for failure in [atOnce, later] {
      let cause = try #require(failure as? ModelPackError)
      #expect(cause.code == .notFound)
      #expect(cause.key == "DRAGOMAN_MODELS_DIR, XDG_DATA_HOME, HOME")
      #expect(cause.errorDescription?.contains("Set DRAGOMAN_MODELS_DIR") == true)
    }
    let session = TranslationSession(installedSource: Self.english, target: Self.german, runtime: runtime)
    #expect(await translationError { _ = try await session.translate("Good morning.") } == .notInstalled)
  }

  @Test("a job answers every text, and says so when it is cancelled")
  func jobRun() async throws {
    let store = try TestStore()
    let job = try await store.runtime.job(
      from: Self.english, to: Self.german, options: JobOptions(text: .init(lines: .lines), workers: 2))
    #expect(job.sourceLanguage == Self.english && job.targetLanguage == Self.german)
    #expect(job.engineVersion == store.runtime.engineVersion)
    func answer(_ text: String) async throws -> TranslationJob.Output {
      try await withCheckedThrowingContinuation { continuation in
        job.submit(text) { continuation.resume(with: $0) }
      }
    }
    let output = try await answer("Good morning.")
    #expect(!output.text.isEmpty)
    #expect(try #require(output.score) <= 0)
    #expect(output.segmentCount == 1)
    #expect(try await answer("12:30").flags.contains(.passedThrough))
    job.cancel()
    job.cancel()
    #expect(await error { _ = try await answer("Good morning.") } is CancellationError)
  }

  @Test("the current runtime is taken when a session is made, not when it is used")
  func currentRuntime() async throws {
    let store = try TestStore()
    let (session, availability) = TranslationRuntime.$current.withValue(store.runtime) {
      (TranslationSession(installedSource: Self.english, target: Self.german), LanguageAvailability())
    }
    #expect(try await !session.translate("Good morning.").targetText.isEmpty)
    #expect(await availability.status(from: Self.english, to: Self.german) == .installed)
    #expect(session.preferredStrategy == .lowLatency && availability.preferredStrategy == .lowLatency)
  }

  @Test("the larger pack serves high fidelity, the small one low latency")
  func largerPack() async throws {
    let large = TestStore.Pack(id: "en-de.large", source: "en", target: "de", strategy: "high-fidelity")
    let store = try TestStore(installed: [.enDe, large])
    for (strategy, id) in [
      (TranslationSession.Strategy.lowLatency, "en-de.micro.1.0"), (.highFidelity, large.id),
    ] {
      let job = try await store.runtime.job(
        from: Self.english, to: Self.german, options: JobOptions(strategy: strategy))
      #expect(job.packs.map(\.id.rawValue) == [id])
      #expect(job.effectiveStrategy == strategy)
    }
    try store.remove(.enDe)
    let response = try await store.session().translate("Good morning.")
    #expect(response.diagnostics.effectiveStrategy == .highFidelity)
  }
}
