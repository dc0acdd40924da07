import Dispatch
import Dragoman
import Foundation
import Synchronization
import TestSupport
import Testing

/// Changes while an action runs: one action at a time, the latest value last.
@Suite("A host whose configuration changes while its action runs", .timeLimit(.minutes(1)))
struct TranslationTaskHostOrderTests {
  private typealias Configuration = TranslationSession.Configuration

  private let store: TestStore
  private let log = ActionLog()

  init() throws { store = try TestStore() }

  @Test("row 49: changed from inside the action, the old task is cancelled, then one new action runs")
  func changedInside() async {
    let host = Mutex<TranslationTaskHost?>(nil)
    let cancelled = Mutex<[Bool]>([])
    let made = TranslationTaskHost(runtime: store.runtime) { [log] session in
      await log.record(session) {
        if log.sessions.count == 1 {
          host.withLock { $0 }?.configuration = Configuration("en", "es")
          #expect(await session.refusal == nil, "a cancelled task gets CancellationError, whatever else")
          #expect(await Task { await session.refusal }.value == .sessionExpired)
        }
        for _ in 0..<100 { await Task.yield() }
        cancelled.withLock { $0.append(Task.isCancelled) }
      }
    }
    host.withLock { $0 = made }
    made.configuration = Configuration("en", "de")
    await made.waitUntilIdle()
    #expect(log.targets == ["de-Latn-DE", "es-Latn-ES"])
    #expect(cancelled.withLock { $0 } == [true, false])
    #expect(log.mostAtOnce == 1)
    host.withLock { $0 = nil }
  }

  @Test("a queue of batches advances from inside the action: each once, in order")
  func queue() async throws {
    let waiting = Mutex(["de", "es", "de", "de", "es"])
    let host = Mutex<TranslationTaskHost?>(nil)
    let made = TranslationTaskHost(runtime: store.runtime) { [log] session in
      await log.record(session) {
        if session.targetLanguage == Locale.Language(identifier: "de") {
          #expect(await error { _ = try await session.translate("Good morning.") } == nil)
        }
        let next = waiting.withLock { $0.isEmpty ? nil : $0.removeFirst() }
        guard let host = host.withLock({ $0 }) else { return }
        // The same pair again is an equal value.
        if next == host.configuration?.target?.languageCode?.identifier {
          host.invalidate()
        } else {
          host.configuration = next.map { Configuration("en", $0) }
        }
      }
    }
    host.withLock { $0 = made }
    made.configuration = Configuration("en", "de")
    await made.waitUntilIdle()
    let expected = ["de", "de", "es", "de", "de", "es"].map { Locale.Language(identifier: $0) }
    #expect(log.sessions.map(\.targetLanguage) == expected)
    #expect(made.configuration == nil)
    #expect(log.mostAtOnce == 1)
    host.withLock { $0 = nil }
  }

  @Test("row 50: of five quick changes while an action runs only the latest runs, after it has returned")
  func fiveChanges() async {
    let host = TranslationTaskHost(
      configuration: Configuration("en", "de"), runtime: store.runtime
    ) { [log] session in
      await log.record(session) { await log.hold() }
    }
    await log.begun(1)
    for target in ["es", "fr", "it", "pt", "nl"] { host.configuration = Configuration("en", target) }
    for _ in 0..<100 { await Task.yield() }
    #expect(log.sessions.count == 1)
    log.open()
    await host.waitUntilIdle()
    #expect(log.targets == ["de-Latn-DE", "nl-Latn-NL"])
    #expect(log.mostAtOnce == 1)
  }

  @Test("changed to nil, or back to nil, nothing runs after the action")
  func changedToNil() async {
    let host = TranslationTaskHost(
      configuration: Configuration("en", "de"), runtime: store.runtime
    ) { [log] session in
      await log.record(session) { await log.hold() }
    }
    await log.begun(1)
    host.configuration = Configuration("en", "es")
    host.configuration = nil
    log.open()
    await host.waitUntilIdle()
    #expect(log.targets == ["de-Latn-DE"])
    #expect(await log.sessions.first?.refusal == .sessionExpired)
  }

  @Test("a change from a cancellation handler of the action is legal")
  func changedInHandler() async {
    let host = Mutex<TranslationTaskHost?>(nil)
    let made = TranslationTaskHost(runtime: store.runtime) { [log] session in
      await log.record(session) {
        guard log.sessions.count == 1 else { return }
        await withTaskCancellationHandler {
          await untilCancelled()
        } onCancel: {
          host.withLock { $0 }?.invalidate()
        }
      }
    }
    host.withLock { $0 = made }
    made.configuration = Configuration("en", "de")
    await log.begun(1)
    made.configuration = Configuration("en", "es")
    await made.waitUntilIdle()
    #expect(made.configuration?.version == 1)
    #expect(log.targets.last == "es-Latn-ES" && log.mostAtOnce == 1)
    host.withLock { $0 = nil }
  }

  @Test("a cancelled wait returns while the action runs on")
  func cancelledWait() async {
    let host = TranslationTaskHost(
      configuration: Configuration("en", "de"), runtime: store.runtime
    ) { [log] session in
      await log.record(session) { await log.hold() }
    }
    await log.begun(1)
    let waiting = Task { await host.waitUntilIdle() }
    waiting.cancel()
    await waiting.value
    log.open()
    await host.waitUntilIdle()
  }

  // MARK: - Random changes

  /// Everything that several tasks and threads do to a host at once.
  private enum Change: CaseIterable { case german, spanish, french, none, invalidate, invalidateValue, look }

  private static func change(_ host: TranslationTaskHost, _ change: Change) {
    switch change {
    case .german: host.configuration = Configuration("en", "de")
    case .spanish: host.configuration = Configuration("en", "es")
    case .french: host.configuration = Configuration("en", "fr")
    case .none: host.configuration = nil
    case .invalidate: host.invalidate()
    case .invalidateValue: host.configuration?.invalidate()
    case .look: _ = host.configuration
    }
  }

  private static func changes(_ count: Int, by generator: inout SplitMix64) -> [Change] {
    (0..<count).compactMap { _ in Change.allCases.randomElement(using: &generator) }
  }

  @Test(
    "whatever changes come at once, one action runs, the present value's last, and its session alone lives")
  func randomChanges() async {
    for seed in 0..<(100 as UInt64) {
      await round(seed: seed)
    }
  }

  private func round(seed: UInt64) async {
    var generator = SplitMix64(seed: seed)
    let log = ActionLog()
    let inside = Mutex(Self.changes(5, by: &generator))
    let pauses = Int.random(in: 0..<4, using: &generator)
    let reference = Mutex<TranslationTaskHost?>(nil)
    let host = TranslationTaskHost(runtime: store.runtime) { session in
      await log.record(session) {
        for _ in 0..<pauses { await Task.yield() }
        let next = inside.withLock { $0.popLast() }
        if let next, let host = reference.withLock({ $0 }) { Self.change(host, next) }
        if pauses == 1 { _ = try? await session.translate("Good morning.") }
      }
    }
    reference.withLock { $0 = host }
    await withTaskGroup(of: Void.self) { group in
      for index in 0..<4 {
        let changes = Self.changes(12, by: &generator)
        group.addTask {
          for change in changes {
            if index < 2 {
              await Self.onThread { Self.change(host, change) }
            } else {
              Self.change(host, change)
            }
            await Task.yield()
          }
        }
      }
      group.addTask { await host.waitUntilIdle() }
    }
    await host.waitUntilIdle()
    reference.withLock { $0 = nil }
    #expect(log.mostAtOnce <= 1, "seed \(seed)")
    var living: [TranslationSession] = []
    for session in log.sessions where await session.refusal != .sessionExpired { living.append(session) }
    guard let configuration = host.configuration else {
      #expect(living.isEmpty, "seed \(seed)")
      return
    }
    #expect(living.count == 1 && living.first === log.sessions.last, "seed \(seed)")
    #expect(living.first?.targetLanguage == configuration.target, "seed \(seed)")
  }

  private static func onThread(_ body: @escaping @Sendable () -> Void) async {
    await withCheckedContinuation { continuation in
      DispatchQueue.global().async {
        body()
        continuation.resume()
      }
    }
  }
}
