import DragomanPacks
import Foundation
import Synchronization
import Testing

@testable import Dragoman
@testable import DragomanEngine

// What cannot be seen from outside: how often a pack is opened, and that a dropped run stops.

/// Counts how often each pack is opened.
private final class OpenedPacks: TranslationEventSink {
  private let counts = Mutex<[ModelPack.ID: Int]>([:])

  func count(of id: ModelPack.ID) -> Int { counts.withLock { $0[id] ?? 0 } }

  func record(_ event: TranslationEvent) {
    if case .packOpened(let pack, _) = event { counts.withLock { $0[pack, default: 0] += 1 } }
  }
}

@Suite struct EngineShelfTests {
  @Test("A-23: sixteen first uses at once open a pack once a round, while another pack is removed")
  func openedOnce() async throws {
    let opened = OpenedPacks()
    let store = try TestStore { $0.events = opened }
    let id = ModelPack.ID(rawValue: TestStore.Pack.enDe.id)
    let other = ModelPack.ID(rawValue: TestStore.Pack.deEn.id)
    for round in 1...Self.rounds {
      try store.install(.deEn)
      _ = try await store.session("de", "en").translate("Guten Morgen.")
      let translations = try await withThrowingTaskGroup(of: String?.self) { group in
        group.addTask {
          try await store.runtime.packs.remove(other)
          return nil
        }
        for _ in 0..<16 {
          group.addTask { try await store.session().translate("Good morning.").targetText }
        }
        return try await group.reduce(into: Set<String>()) { if let text = $1 { $0.insert(text) } }
      }
      #expect(translations.count == 1)
      #expect(opened.count(of: id) == round)
      #expect(await store.status("de", "en") == .unsupported)
      await store.runtime.packs.unload(id)
    }
  }

  /// Fewer under ThreadSanitizer, where the variable says so.
  private static let rounds =
    ProcessInfo.processInfo.environment["DRAGOMAN_TEST_ROUNDS"].flatMap { Int($0) } ?? 100

  @Test("those who ask for a pack while it is opened get the same engine")
  func sameEngine() async throws {
    for _ in 0..<20 {
      let store = try TestStore()
      let pack = try #require(await store.runtime.index().contents.installed.first)
      let key = EngineShelf.Key(step: .pack(pack), workers: 1)
      let engines = try await withThrowingTaskGroup(of: EngineLease.self) { group in
        for _ in 0..<16 { group.addTask { try await store.runtime.engines.engine(for: key) } }
        return try await group.reduce(into: []) { $0.append($1) }
      }
      #expect(engines.count == 16)
      #expect(Set(engines.map { ObjectIdentifier($0.engine) }).count == 1)
    }
  }

  @Test("an engine is let go when its pack is gone or has changed")
  func letGo() async throws {
    let store = try TestStore()
    let pack = try #require(await store.runtime.index().contents.installed.first)
    let key = EngineShelf.Key(step: .pack(pack), workers: 1)
    weak let first = try await store.runtime.engines.engine(for: key).engine
    _ = await store.runtime.index()
    #expect(first != nil)
    try store.remove(.enDe)
    _ = await store.runtime.index()
    #expect(first == nil)
  }

  @Test("unloading frees the weights once no call runs on them, and the next call opens the pack again")
  func unloaded() async throws {
    let store = try TestStore()
    let pack = try #require(await store.runtime.index().contents.installed.first)
    let id = ModelPack.ID(rawValue: pack.manifest.pack.id)
    let key = EngineShelf.Key(step: .pack(pack), workers: 1)
    var lease: EngineLease? = try await store.runtime.engines.engine(for: key)
    weak let engine = lease?.engine
    await store.runtime.packs.unload(id)
    #expect(engine != nil)
    lease = nil
    #expect(engine == nil)
    #expect(try await !store.session().translate("Good morning.").targetText.isEmpty)
  }

  @Test("everyone who waited gets the error, and the next call tries again")
  func failure() async throws {
    let store = try TestStore()
    let pack = try #require(await store.runtime.index().contents.installed.first)
    let key = EngineShelf.Key(step: .pack(pack), workers: 1)
    let model = store.url(.enDe, "model.intgemm.alphas.bin")
    let aside = store.folder.appending(path: "aside")
    try FileManager.default.moveItem(at: model, to: aside)
    await withTaskGroup(of: Bool.self) { group in
      for _ in 0..<4 {
        group.addTask { await error { _ = try await store.runtime.engines.engine(for: key) } is EngineError }
      }
      for await failed in group { #expect(failed) }
    }
    try FileManager.default.moveItem(at: aside, to: model)
    _ = try await store.runtime.engines.engine(for: key)
  }
}

@Suite struct TranslationRunTests {
  @Test("row 55: what is left of a run stops when its owner goes")
  func droppedRun() async throws {
    let store = try TestStore()
    let pack = try #require(await store.runtime.index().contents.installed.first)
    let plan = TranslationPlan(
      source: Locale.Language(identifier: "en"), target: Locale.Language(identifier: "de"),
      steps: [.pack(pack)],
      job: JobOptions())
    let run = TranslationRun(
      requests: (0..<5_000).map { TranslationSession.Request(sourceText: "Number \($0)") }, plan: plan,
      chain: try await store.runtime.chain(for: plan))
    let ended = Mutex(0)
    run.onEnd { ended.withLock { $0 += 1 } }
    var owner: RunOwner? = RunOwner(run)
    #expect(try await owner?.run.next() != nil)
    #expect(ended.withLock { $0 } == 0)
    owner = nil
    #expect(ended.withLock { $0 } == 1)
    #expect(await error { _ = try await run.next() } is CancellationError)
  }
}

@Suite struct ErrorMappingTests {
  private static let pack = ModelPack.ID(rawValue: "p")

  private static func fault(_ code: EngineError.Code) -> EngineError {
    EngineError(code, file: "model.bin", key: "dec-cell", expected: "ssru", found: "gru")
  }

  @Test("a session gets a flat error, and cancellation as it is")
  func surface() {
    #expect(TranslationError.surface(CancellationError()) is CancellationError)
    #expect(TranslationError.surface(Self.fault(.damaged)) as? TranslationError == .internalError)
    #expect(TranslationError.surface(Self.fault(.notFound)) as? TranslationError == .notInstalled)
    #expect(TranslationError.surface(CocoaError(.fileNoSuchFile)) as? TranslationError == .internalError)
    #expect(TranslationError.surface(TranslationError.inputTooLarge) as? TranslationError == .inputTooLarge)
  }

  @Test("a job gets the cause with file, key, expected and found")
  func cause() throws {
    let cause = try #require(
      ModelPackError.cause(of: Self.fault(.unsupported), pack: Self.pack) as? ModelPackError)
    #expect(cause.code == .unsupportedModel && cause.pack == Self.pack)
    #expect(
      cause.errorDescription
        == "The pack p has a model that cannot be run: model.bin, dec-cell, expected ssru, found gru."
        + " Use another pack for this pair of languages.")
    #expect(cause.failureReason == "model.bin, dec-cell, expected ssru, found gru")
    #expect(ModelPackError.cause(of: CancellationError(), pack: Self.pack) is CancellationError)
    let other = ModelPackError.cause(of: CocoaError(.fileNoSuchFile), pack: Self.pack)
    #expect(other as? TranslationError == .internalError)
  }

  @Test("without a catalog the message names the variable")
  func noCatalog() async throws {
    let store = try TestStore(installed: []) { $0.catalogs = [.standard] }
    let problem = try #require(await store.runtime.packs.listing(refresh: false).problems.first)
    #expect(problem.errorDescription?.contains("Set DRAGOMAN_CATALOG.") == true)
  }
}
