import Foundation
import Testing

@testable import Dragoman

@Suite struct ModelPackStoreTests {
  private static let id = ModelPack.ID(rawValue: TestStore.Pack.enDe.id)

  private func published(_ packs: [TestStore.Pack] = [.enDe]) throws -> TestStore {
    let store = try TestStore(installed: [])
    try store.publish(packs)
    return store
  }

  @Test("installs a catalogued pack, tells each state on the way, and the pack translates")
  func install() async throws {
    let store = try published()
    let packs = store.runtime.packs
    #expect(await packs.state(of: Self.id) == .supported)
    var states = packs.states(of: Self.id).makeAsyncIterator()
    #expect(await states.next() == .supported)
    try await packs.install(Self.id)
    var seen: [ModelPackState] = []
    while let state = await states.next() {
      seen.append(state)
      if state == .installed { break }
    }
    #expect(seen.first == .downloading(completedBytes: 0, totalBytes: 301_489))
    #expect(seen.contains(.downloading(completedBytes: 301_489, totalBytes: 301_489)))
    #expect(seen.contains(.verifying) && seen.contains(.installing))
    #expect(await packs.state(of: Self.id) == .installed)
    #expect(await packs.installed.map(\.id) == [Self.id])
    #expect(await packs.diskUsage() == 301_489)
    #expect(await packs.location(of: Self.id)?.lastPathComponent == Self.id.rawValue)
    #expect(await store.status("en", "de") == .installed)
    #expect(try await !store.session().translate("Good morning.").targetText.isEmpty)
    // Again: there is nothing to do.
    try await packs.install(Self.id)
  }

  @Test("a state is told once, not as often as it is announced")
  func repeatedStates() async throws {
    let store = try published()
    var states = store.runtime.packs.states(of: Self.id).makeAsyncIterator()
    #expect(await states.next() == .supported)
    for _ in 0..<3 { store.runtime.downloads.announce(.supported, of: Self.id) }
    store.runtime.downloads.announce(.verifying, of: Self.id)
    store.runtime.downloads.announce(.verifying, of: Self.id)
    store.runtime.downloads.announce(.installed, of: Self.id)
    #expect(await states.next() == .verifying)
    #expect(await states.next() == .installed)
  }

  @Test("an id that no catalog has is not found, a catalog that is not there is named")
  func unknown() async throws {
    let store = try published()
    let unknown = ModelPack.ID(rawValue: "en-xx.1")
    let fault = await error { try await store.runtime.packs.install(unknown) } as? ModelPackError
    #expect(fault?.code == .notFound && fault?.pack == unknown)
    #expect(await store.runtime.packs.state(of: unknown) == .failed(try #require(fault)))
    #expect(await store.runtime.packs.location(of: unknown) == nil)
    try FileManager.default.removeItem(at: store.folder.appending(path: "catalog.json"))
    let missing = await error { _ = try await store.runtime.packs.catalog } as? ModelPackError
    #expect(missing?.code == .notFound && missing?.file?.hasSuffix("catalog.json") == true)
  }

  @Test("eight who install the same pack share one download")
  func shared() async throws {
    let store = try published()
    let packs = store.runtime.packs
    var states = packs.states(of: Self.id).makeAsyncIterator()
    _ = await states.next()
    try await withThrowingTaskGroup(of: Void.self) { group in
      for _ in 0..<8 { group.addTask { try await packs.install(Self.id) } }
      try await group.waitForAll()
    }
    var last: Int64 = 0
    while let state = await states.next(), state != .installed {
      guard case .downloading(let completed, _) = state else { continue }
      // A second download would begin anew.
      #expect(completed >= last)
      last = completed
    }
    #expect(last == 301_489)
    #expect(await packs.state(of: Self.id) == .installed)
  }

  @Test("removal waits for the calls that run, and new ones find the pack gone")
  func removeWhileTranslating() async throws {
    let store = try TestStore()
    let session = store.session()
    let batch = (0..<2_000).map { TranslationSession.Request(sourceText: "Number \($0)") }
    var iterator = session.translate(batch: batch).makeAsyncIterator()
    var count = try await iterator.next() == nil ? 0 : 1
    let removal = Task { try await store.runtime.packs.remove(Self.id) }
    while await session.isReady { await Task.yield() }
    #expect(await translationError { _ = try await session.translate("Good morning.") } == .notInstalled)
    while try await iterator.next() != nil { count += 1 }
    #expect(count == 2_000)
    try await removal.value
    let left = try FileManager.default.subpathsOfDirectory(atPath: store.models.path)
    #expect(left == [])
    let again = await error { try await store.runtime.packs.remove(Self.id) } as? ModelPackError
    #expect(again?.code == .notFound && again?.pack == Self.id)
  }

  @Test("a wait for a call that never ends can be cancelled; the pack is gone all the same")
  func removeCancelled() async throws {
    let store = try TestStore()
    let batch = (0..<2_000).map { TranslationSession.Request(sourceText: "Number \($0)") }
    var iterator = store.session().translate(batch: batch).makeAsyncIterator()
    _ = try await iterator.next()
    let removal = Task { try await store.runtime.packs.remove(Self.id) }
    while await store.session().isReady { await Task.yield() }
    removal.cancel()
    #expect(await error { try await removal.value } is CancellationError)
    #expect(try FileManager.default.subpathsOfDirectory(atPath: store.models.path) == [])
    #expect(try await iterator.next() != nil)
  }

  @Test("verify finds one flipped byte, and a repair mends it")
  func verify() async throws {
    let store = try published()
    let packs = store.runtime.packs
    try await packs.install(Self.id)
    try await packs.verify(Self.id)
    let file = store.url(.enDe, "model.intgemm.alphas.bin")
    var bytes = try Data(contentsOf: file)
    bytes[150_000] ^= 1
    try bytes.write(to: file)
    let fault = await error { try await packs.verify(Self.id) } as? ModelPackError
    #expect(fault?.code == .damaged && fault?.file == "model.intgemm.alphas.bin")
    #expect(fault?.expected != nil && fault?.found != nil)
    #expect(await store.status("en", "de") == .supported)
    guard case .failed(let state) = await packs.state(of: Self.id) else {
      Issue.record("a damaged pack has another state")
      return
    }
    #expect(state.code == .damaged)
    try await packs.install(
      Self.id, options: ModelPackStore.InstallOptions(repairs: true), progress: { _ in })
    #expect(await store.status("en", "de") == .installed)
    try await packs.verify(Self.id)
  }

  @Test("updates are later versions of the same pair and strategy")
  func updates() async throws {
    let newer = TestStore.Pack(id: "en-de.micro.1.10", source: "en", target: "de", version: "1.10")
    let newest = TestStore.Pack(id: "en-de.micro.2.0-rc1", source: "en", target: "de", version: "2.0-rc1")
    let larger = TestStore.Pack(
      id: "en-de.large.3", source: "en", target: "de", version: "3", strategy: "high-fidelity")
    let store = try TestStore()
    try store.publish([newer, newest, larger, .deEn])
    // A pack that was copied or imported, and that no catalog lists, is nobody's to replace.
    #expect(try await store.runtime.packs.updates().isEmpty)
    try store.publish([.enDe, newer, newest, larger, .deEn])
    #expect(try await store.runtime.packs.updates().map(\.id.rawValue) == [newest.id])
    try await store.runtime.packs.install(ModelPack.ID(rawValue: newest.id))
    #expect(try await store.runtime.packs.updates().isEmpty)
    let route = await store.runtime.packs.route(
      from: Locale.Language(identifier: "en"), to: Locale.Language(identifier: "de"), strategy: .lowLatency)
    #expect(route?.map(\.id.rawValue) == [newest.id])
  }

  @Test("a pack goes out into an archive or a folder and comes back", arguments: ["p.tar.gz", "p.zip", "p"])
  func exportAndImport(name: String) async throws {
    let store = try TestStore()
    let packs = store.runtime.packs
    let place = store.folder.appending(path: name)
    try await packs.export(Self.id, to: place)
    try await packs.remove(Self.id)
    #expect(await store.status("en", "de") == .unsupported)
    #expect(try await packs.importPack(from: place) == Self.id)
    #expect(await store.status("en", "de") == .installed)
    try await packs.verify(Self.id)
  }

  @Test("row 35: two packs with English between them are a route, and translate as one after the other")
  func pivot() async throws {
    let store = try TestStore(installed: [.deEn, .enEs])
    #expect(await store.status("de", "es") == .installed)
    let route = await store.runtime.packs.route(
      from: Locale.Language(identifier: "de"), to: Locale.Language(identifier: "es"), strategy: .lowLatency)
    #expect(route?.map(\.id.rawValue) == [TestStore.Pack.deEn.id, TestStore.Pack.enEs.id])
    let response = try await store.session("de", "es").translate("Guten Morgen.\n")
    let middle = try await store.session("de", "en").translate("Guten Morgen.\n")
    let last = try await store.session("en", "es").translate(middle.targetText)
    #expect(response.targetText == last.targetText)
    #expect(response.diagnostics.viaPivot == Locale.Language(identifier: "en"))
    #expect(middle.diagnostics.viaPivot == nil)
    let direct = try TestStore(installed: [.deEn, .enEs]) { $0.allowsPivot = false }
    #expect(await direct.status("de", "es") == .unsupported)
  }

  @Test(
    "row 36: with one of two packs installed the pair is supported, not installed",
    arguments: [(TestStore.Pack.deEn, TestStore.Pack.enEs), (.enEs, .deEn)])
  func oneLeg(present: TestStore.Pack, missing: TestStore.Pack) async throws {
    let store = try TestStore(installed: [present], catalogued: [missing])
    #expect(await store.status("de", "es") == .supported)
    #expect(await !store.session("de", "es").isReady)
    #expect(
      await translationError { _ = try await store.session("de", "es").translate("Hallo.") } == .notInstalled)
    try store.install(missing)
    #expect(await store.status("de", "es") == .installed)
    #expect(await store.session("de", "es").isReady)
  }
}
