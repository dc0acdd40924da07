import Dragoman
import Foundation
import Synchronization
import Testing

/// How long the sessions of a host may be used.
@Suite("How long a host's sessions live", .timeLimit(.minutes(1)))
struct TranslationTaskHostLifetimeTests {
  private typealias Configuration = TranslationSession.Configuration

  private let store: TestStore
  private let log = ActionLog()

  init() throws { store = try TestStore() }

  private func host(
    _ lifetime: TranslationTaskHost.SessionLifetime = .configuration,
    _ body: @escaping @Sendable (TranslationSession) async -> Void = { _ in }
  ) -> TranslationTaskHost {
    TranslationTaskHost(configuration: .init("en", "de"), lifetime: lifetime, runtime: store.runtime) {
      [log] session in
      await log.record(session) { await body(session) }
    }
  }

  /// What ends a session.
  enum Ending: CaseIterable, Sendable {
    case end, endTwice, newValue, noValue, invalidate, gone

    func apply(to host: inout TranslationTaskHost?) {
      switch self {
      case .end: host?.end()
      case .endTwice: for _ in 0..<2 { host?.end() }
      case .newValue: host?.configuration = .init("en", "es")
      case .noValue: host?.configuration = nil
      case .invalidate: host?.invalidate()
      case .gone: host = nil
      }
    }
  }

  @Test("row 51: a session whose time is over throws, in every call", arguments: Ending.allCases)
  func expired(by ending: Ending) async throws {
    var host: TranslationTaskHost? = host()
    await host?.waitUntilIdle()
    let session = try #require(log.sessions.first)
    #expect(try await !session.translate("Good morning.").targetText.isEmpty)
    ending.apply(to: &host)
    let requests = [TranslationSession.Request(sourceText: "Good morning.")]
    #expect(await translationError { _ = try await session.translate("Good morning.") } == .sessionExpired)
    #expect(await translationError { _ = try await session.translations(from: requests) } == .sessionExpired)
    #expect(await translationError { try await session.prepareTranslation() } == .sessionExpired)
    var iterator = session.translate(batch: requests).makeAsyncIterator()
    #expect(await translationError { _ = try await iterator.next() } == .sessionExpired)
    #expect(try await iterator.next() == nil)
    session.cancel()
    #expect(await session.refusal == .sessionExpired)
    await host?.waitUntilIdle()
  }

  @Test("row 51: with the lifetime of its action a session ends when that returns")
  func actionLifetime() async throws {
    let refusals = Mutex<[TranslationError?]>([])
    let host = host(.action) { session in
      let refusal = await session.refusal
      refusals.withLock { $0.append(refusal) }
    }
    await host.waitUntilIdle()
    #expect(await log.sessions.first?.refusal == .sessionExpired)
    host.invalidate()
    await host.waitUntilIdle()
    #expect(refusals.withLock { $0 } == [.nothingToTranslate, .nothingToTranslate])
    #expect(await log.sessions.last?.refusal == .sessionExpired)
  }

  @Test(
    "row 52: a task that the action leaves behind may use the session only for the configuration's lifetime",
    arguments: [TranslationTaskHost.SessionLifetime.action, .configuration])
  func unstructured(lifetime: TranslationTaskHost.SessionLifetime) async throws {
    let left = Mutex<Task<String, any Error>?>(nil)
    let host = host(lifetime) { [log] session in
      left.withLock {
        $0 = Task {
          await log.hold()
          return try await session.translate("Good morning.").targetText
        }
      }
    }
    await host.waitUntilIdle()
    log.open()
    let task = try #require(left.withLock { $0 })
    switch lifetime {
    case .action: #expect(await translationError { _ = try await task.value } == .sessionExpired)
    case .configuration: #expect(try await !task.value.isEmpty)
    }
  }

  /// More than a run has under way at any time, so it cannot be over after the first response.
  private static let many = (0..<5_000).map { TranslationSession.Request(sourceText: "Number \($0)") }

  @Test("what the action translates is cancelled when the session ends", arguments: Ending.allCases)
  func endedWhileTranslating(by ending: Ending) async {
    let (begun, gate) = AsyncStream<Void>.makeStream()
    let (ended, end) = AsyncStream<Void>.makeStream()
    let failures = Mutex<[any Error]>([])
    var host: TranslationTaskHost? = host { [log] session in
      guard log.sessions.count == 1 else { return }
      var iterator = session.translate(batch: Self.many).makeAsyncIterator()
      #expect(await error { _ = try await iterator.next() } == nil)
      gate.finish()
      await untilCancelled()
      for _ in 0..<2 {
        guard let failure = await error(of: { _ = try await iterator.next() }) else { continue }
        failures.withLock { $0.append(failure) }
      }
      #expect(await error { _ = try await session.translate("Hello.") } is CancellationError)
      end.finish()
    }
    for await _ in begun {}
    ending.apply(to: &host)
    for await _ in ended {}
    #expect(failures.withLock { $0.count == 1 && $0.first is CancellationError })
    await host?.waitUntilIdle()
  }

  @Test("what a task left behind translates is cancelled too, and its later calls are refused")
  func endedWhileLeftBehind() async throws {
    let host = host()
    await host.waitUntilIdle()
    let session = try #require(log.sessions.first)
    var iterator = session.translate(batch: Self.many).makeAsyncIterator()
    #expect(try await iterator.next() != nil)
    host.end()
    #expect(await error { _ = try await iterator.next() } is CancellationError)
    #expect(try await iterator.next() == nil)
    #expect(await session.refusal == .sessionExpired)
  }

  @Test("row 46: a session that is cancelled in its action stays so, and the next one is a new one")
  func cancelledSession() async throws {
    let failures = Mutex<[any Error]>([])
    let host = host { [log] session in
      guard log.sessions.count == 1 else { return }
      var iterator = session.translate(batch: Self.many).makeAsyncIterator()
      #expect(await error { _ = try await iterator.next() } == nil)
      session.cancel()
      session.cancel()
      guard let failure = await error(of: { _ = try await iterator.next() }) else { return }
      failures.withLock { $0.append(failure) }
      #expect(await session.refusal == .alreadyCancelled)
      #expect(!Task.isCancelled)
    }
    await host.waitUntilIdle()
    #expect(failures.withLock { $0.first is CancellationError })
    host.invalidate()
    await host.waitUntilIdle()
    #expect(await log.sessions.first?.refusal == .sessionExpired)
    #expect(try await log.sessions.last?.translate("Good morning.").targetText.isEmpty == false)
  }

  @Test("a session ends before the change returns, though its action ignores that")
  func atOnce() async throws {
    let host = host { [log] _ in await log.hold() }
    await log.begun(1)
    host.configuration = Configuration("en", "es")
    #expect(await log.sessions.first?.refusal == .sessionExpired)
    #expect(log.sessions.count == 1)
    log.open()
    await host.waitUntilIdle()
    #expect(await log.sessions.last?.refusal == .nothingToTranslate)
  }

  @Test("an ended host keeps its configuration but runs nothing any more")
  func ended() async {
    let host = host()
    await host.waitUntilIdle()
    host.end()
    #expect(host.configuration == Configuration("en", "de"))
    host.invalidate()
    host.configuration = Configuration("en", "es")
    await host.waitUntilIdle()
    #expect(log.sessions.count == 1 && host.configuration == Configuration("en", "es"))
  }

  @Test("ended while an action runs, the one that waits for its turn never runs")
  func endedWhileWaiting() async {
    let host = host { [log] _ in await log.hold() }
    await log.begun(1)
    host.configuration = Configuration("en", "es")
    host.end()
    log.open()
    await host.waitUntilIdle()
    #expect(log.sessions.count == 1)
  }

  @Test("a running action does not keep its host, which ends it when it goes")
  func goneWhileRunning() async {
    var host: TranslationTaskHost? = host { [log] _ in
      await log.hold()
      #expect(Task.isCancelled)
    }
    weak let kept = host
    await log.begun(1)
    host = nil
    #expect(kept == nil)
    #expect(await log.sessions.first?.refusal == .sessionExpired)
    log.open()
  }

  @Test("an ended host lets go of its action")
  func actionKept() async {
    final class Token: Sendable {}
    var token: Token? = Token()
    weak let kept = token
    let host = host { [token] _ in withExtendedLifetime(token) {} }
    token = nil
    await host.waitUntilIdle()
    #expect(kept != nil)
    host.end()
    // The last task may still be on its way out.
    while kept != nil && !Task.isCancelled { await Task.yield() }
    #expect(kept == nil)
    withExtendedLifetime(host) {}
  }

  @Test("a host that goes inside its own action ends it")
  func goneInside() async {
    let host = Mutex<TranslationTaskHost?>(nil)
    let (ended, end) = AsyncStream<Bool>.makeStream()
    host.withLock {
      $0 = self.host { [log] _ in
        await log.hold()
        let last = host.withLock { $0.take() }
        withExtendedLifetime(last) {}
        end.yield(Task.isCancelled)
        end.finish()
      }
    }
    log.open()
    for await _ in ended {}
    #expect(await log.sessions.first?.refusal == .sessionExpired)
  }
}
