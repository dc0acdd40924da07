import Dragoman
import Foundation
import Synchronization
import Testing

/// When a host's action runs, and when it does not.
@Suite("When a host's action runs", .timeLimit(.minutes(1)))
struct TranslationTaskHostFiringTests {
  private typealias Configuration = TranslationSession.Configuration

  private let store: TestStore
  private let log = ActionLog()

  init() throws { store = try TestStore() }

  private func host(_ configuration: Configuration? = nil) -> TranslationTaskHost {
    TranslationTaskHost(configuration: configuration, runtime: store.runtime) { [log] in await log.record($0)
    }
  }

  @Test("runs on creation with a session for the configuration, which translates")
  func creation() async throws {
    let texts = Mutex<[String]>([])
    let host = TranslationTaskHost(
      configuration: Configuration("en", "de", .highFidelity), runtime: store.runtime
    ) { [log] session in
      await log.record(session) {
        guard let text = try? await session.translate("Good morning.").targetText else { return }
        texts.withLock { $0.append(text) }
      }
    }
    await host.waitUntilIdle()
    let session = try #require(log.sessions.first)
    #expect(log.sessions.count == 1)
    #expect(session.sourceLanguage == Locale.Language(identifier: "en"))
    #expect(session.targetLanguage == Locale.Language(identifier: "de"))
    #expect(session.preferredStrategy == .highFidelity)
    let expected = try await store.session("en", "de", .highFidelity).translate("Good morning.").targetText
    #expect(texts.withLock { $0 } == [expected])
  }

  @Test("without a configuration it waits for the first one; invalidating nothing is nothing")
  func noConfiguration() async {
    let host = host()
    #expect(host.configuration == nil)
    host.invalidate()
    host.configuration?.invalidate()
    await host.waitUntilIdle()
    #expect(log.sessions.isEmpty && host.configuration == nil)
    host.configuration = Configuration("en", "de")
    await host.waitUntilIdle()
    #expect(log.targets.count == 1)
  }

  @Test("made from two languages it runs at once, even if both are nil", arguments: [nil, "de"])
  func languages(target: String?) async throws {
    let target = target.map { Locale.Language(identifier: $0) }
    let host = TranslationRuntime.$current.withValue(store.runtime) {
      TranslationTaskHost(source: nil, target: target) { [log] in await log.record($0) }
    }
    await host.waitUntilIdle()
    #expect(host.configuration == Configuration(source: nil, target: target))
    #expect(log.sessions.count == 1)
    #expect(log.sessions.first?.targetLanguage == target && log.sessions.first?.sourceLanguage == nil)
    #expect(log.sessions.first?.preferredStrategy == .lowLatency)
  }

  @Test("sessions may ask for downloads exactly when there is an interaction")
  func interaction() async {
    let interaction = TranslationInteraction(consent: { _ in .decline })
    let hosts = [
      TranslationTaskHost(
        configuration: .init("en", "de"), interaction: interaction, runtime: store.runtime
      ) { [log] in await log.record($0) },
      host(Configuration("en", "de")),
    ]
    for host in hosts { await host.waitUntilIdle() }
    #expect(log.sessions.map(\.canRequestDownloads).sorted { $0 && !$1 } == [true, false])
  }

  @Test("the runtime is the current one when the host is made, not when it runs")
  func capturedRuntime() async throws {
    let host = TranslationRuntime.$current.withValue(store.runtime) {
      TranslationTaskHost { [log] in await log.record($0) }
    }
    let empty = try TestStore(installed: [])
    TranslationRuntime.$current.withValue(empty.runtime) { host.configuration = Configuration("en", "de") }
    await host.waitUntilIdle()
    #expect(await log.sessions.first?.isReady == true)
  }

  @Test("row 47: the same configuration again does not run; after invalidate() it runs once")
  func equalValue() async {
    let host = host(Configuration("en", "de"))
    await host.waitUntilIdle()
    host.configuration = Configuration("en", "de")
    await host.waitUntilIdle()
    #expect(log.sessions.count == 1)
    #expect(await log.sessions.first?.refusal == .nothingToTranslate)
    host.invalidate()
    await host.waitUntilIdle()
    #expect(log.sessions.count == 2 && host.configuration?.version == 1)
    host.configuration?.invalidate()
    await host.waitUntilIdle()
    #expect(log.sessions.count == 3 && host.configuration?.version == 2)
  }

  @Test("an equal value does not disturb a running action")
  func equalWhileRunning() async {
    let cancelled = Mutex(false)
    let host = TranslationTaskHost(
      configuration: Configuration("en", "de"), runtime: store.runtime
    ) { [log] session in
      await log.record(session) { await log.hold() }
      cancelled.withLock { $0 = Task.isCancelled }
    }
    await log.begun(1)
    host.configuration = Configuration("en", "de")
    log.open()
    await host.waitUntilIdle()
    #expect(log.sessions.count == 1 && !cancelled.withLock { $0 })
  }

  @Test("row 48: a configuration built anew and invalidated once, like the old one, does not run")
  func versionTrap() async {
    func invalidatedOnce() -> Configuration {
      var configuration = Configuration("en", "de")
      configuration.invalidate()
      return configuration
    }
    let host = host(invalidatedOnce())
    await host.waitUntilIdle()
    host.configuration = invalidatedOnce()
    await host.waitUntilIdle()
    #expect(log.sessions.count == 1)
  }

  @Test(
    "any difference runs it",
    arguments: [
      Configuration("de", "de"), Configuration("en", "es"), Configuration("en", "de", .highFidelity),
      Configuration(source: nil, target: Locale.Language(identifier: "de")),
      Configuration(source: Locale.Language(identifier: "en"), target: nil),
    ])
  func difference(other: TranslationSession.Configuration) async {
    let host = host(Configuration("en", "de"))
    await host.waitUntilIdle()
    host.configuration = other
    await host.waitUntilIdle()
    #expect(log.sessions.count == 2)
    #expect(log.sessions.last?.targetLanguage == other.target)
  }

  @Test("nil does not run; nil and then the old value runs again")
  func nilThenOld() async {
    let host = host(Configuration("en", "de"))
    await host.waitUntilIdle()
    host.configuration = nil
    await host.waitUntilIdle()
    #expect(log.sessions.count == 1)
    host.configuration = Configuration("en", "de")
    await host.waitUntilIdle()
    #expect(log.sessions.count == 2)
    // Without a pause between them as well.
    host.configuration = nil
    host.configuration = Configuration("en", "de")
    await host.waitUntilIdle()
    #expect(log.sessions.count == 3)
  }

  @Test("the action has the priority and the task-local values of whoever changed the configuration")
  func surroundings() async {
    let seen = Mutex<[Int]>([])
    let host = TranslationTaskHost(
      configuration: Configuration("en", "de"), runtime: store.runtime
    ) { [log] session in
      seen.withLock { $0.append(Self.number) }
      await log.record(session) { await log.hold() }
    }
    await log.begun(1)
    Self.$number.withValue(7) { host.invalidate() }
    log.open()
    await host.waitUntilIdle()
    #expect(seen.withLock { $0 } == [0, 7])
  }

  @TaskLocal private static var number = 0

  @Test("an action of the main actor runs there")
  @MainActor func mainActor() async {
    let host = TranslationTaskHost(configuration: Configuration("en", "de"), runtime: store.runtime) {
      @MainActor [log] session in
      MainActor.assertIsolated()
      await log.record(session)
    }
    await host.waitUntilIdle()
    #expect(log.sessions.count == 1)
  }
}
