import Dragoman
import Foundation
import Synchronization
import TestSupport
import Testing

@Suite struct ModelPackNetworkTests {
  private static let id = ModelPack.ID(rawValue: TestStore.Pack.enDe.id)
  private static let model = "\(TestStore.Pack.enDe.id)/model.intgemm.alphas.bin"

  private let mirror: TemporaryFolder
  private let server: FaultServer

  init() throws {
    mirror = try TemporaryFolder()
    server = try FaultServer(mirror.url)
  }

  private func store(
    options: (inout TranslationRuntime.Options) -> Void = { _ in }
  ) throws -> TestStore {
    let store = try TestStore(installed: [], options: options)
    try store.publish(.enDe, mirroredBy: server, in: mirror.url)
    return store
  }

  private func partial(_ store: TestStore) -> Int? {
    let file = store.models.appending(path: ".work/\(Self.id.rawValue)/download/model.intgemm.alphas.bin")
    return try? Data(contentsOf: file).count
  }

  @Test("row 44: a network lost half-way is a URLError; the partial file is kept, and resumed the next time")
  func lostNetwork() async throws {
    let store = try store()
    let session = TranslationSession(
      source: Locale.Language(identifier: "en"), target: Locale.Language(identifier: "de"),
      preferredStrategy: .lowLatency, interaction: TranslationInteraction(consent: { _ in .allow }),
      runtime: store.runtime)
    server.plan(
      Self.model, [.closing(after: 0.5), .closing(after: 0), .closing(after: 0), .closing(after: 0), .serve])
    let failure = await error { try await session.prepareTranslation() }
    #expect(failure is URLError)
    #expect(try #require(partial(store)) > 50_000)
    #expect(await store.status("en", "de") == .supported)
    #expect(await store.runtime.packs.state(of: Self.id) == .supported)
    #expect(try await !session.translate("Good morning.").targetText.isEmpty)
    #expect(server.requests(for: Self.model).last?.headers["range"] != nil)
  }

  @Test(
    "under the policy never, and unmetered on a metered network, nothing is asked for",
    arguments: [true, false])
  func policy(isMetered: Bool) async throws {
    let store = try store { options in
      options.network = isMetered ? .unmetered : .never
      options.isMetered = { isMetered }
    }
    let fault = await error { try await store.runtime.packs.install(Self.id) } as? ModelPackError
    #expect(fault?.code == .offline)
    #expect(server.requests.isEmpty)
    #expect(await store.status("en", "de") == .supported)
  }

  @Test("unmetered allows what does not cost")
  func unmetered() async throws {
    let store = try store { $0.network = .unmetered }
    try await store.runtime.packs.install(Self.id)
    #expect(await store.status("en", "de") == .installed)
  }

  @Test("cancelled while it stalls, the partial file stays and the next one resumes; others wait on")
  func cancelled() async throws {
    let store = try store()
    server.plan(Self.model, [.stalling(after: 100_000), .serve])
    let first = Task { try await store.runtime.packs.install(Self.id) }
    let second = Task { try await store.runtime.packs.install(Self.id) }
    while partial(store) ?? 0 < 100_000 { try await Task.sleep(for: .milliseconds(5)) }
    first.cancel()
    #expect(await error { try await first.value } is CancellationError)
    // The second still waits, so the download goes on.
    guard case .downloading = await store.runtime.packs.state(of: Self.id) else {
      Issue.record("the download ended with the first who waited")
      return
    }
    second.cancel()
    #expect(await error { try await second.value } is CancellationError)
    try await store.runtime.packs.install(Self.id)
    #expect(server.requests(for: Self.model).last?.headers["range"] == "bytes=100000-")
    #expect(await store.status("en", "de") == .installed)
  }

  @Test("a timeout ends the wait")
  func timeout() async throws {
    let store = try store()
    server.plan(Self.model, [.stalling(after: 1000)])
    let fault =
      await error { try await store.runtime.packs.install(Self.id, timeout: .milliseconds(200)) }
      as? ModelPackError
    #expect(fault?.code == .timedOut && fault?.pack == Self.id)
    #expect(await store.status("en", "de") == .supported)
  }

  @Test("a catalog on the network needs a key; a foreign one on this machine does not")
  func remoteCatalogs() async throws {
    let store = try store()
    let catalog = try Data(contentsOf: store.folder.appending(path: "catalog.json"))
    try catalog.write(to: mirror.url.appending(path: "catalog.json"))
    let unsigned = try TestStore(installed: []) { $0.catalogs = [.remote(server.url("catalog.json"))] }
    let fault = await error { _ = try await unsigned.runtime.packs.catalog } as? ModelPackError
    #expect(fault?.code == .untrustedCatalog)
    #expect(fault?.errorDescription?.contains("DRAGOMAN_CATALOG_KEYS") == true)
    let foreign = try TestStore(installed: []) { $0.catalogs = [.foreign(server.url("catalog.json"))] }
    #expect(try await foreign.runtime.packs.catalog.map(\.isForeign) == [true])
    #expect(await foreign.status("en", "de") == .supported)
    try await foreign.runtime.packs.install(Self.id)
    #expect(await foreign.status("en", "de") == .installed)
    let listing = await foreign.runtime.packs.listing(refresh: false)
    #expect(listing.installed.first?.origin == server.url("catalog.json").absoluteString)
  }

  @Test("a pair that nothing here serves has a catalog fetched that never was, once")
  func neverFetched() async throws {
    let store = try store()
    try Data(contentsOf: store.folder.appending(path: "catalog.json"))
      .write(to: mirror.url.appending(path: "catalog.json"))
    let foreign = try TestStore(installed: [.deEn]) { $0.catalogs = [.foreign(server.url("catalog.json"))] }
    #expect(await foreign.status("de", "en") == .installed)
    #expect(server.requests.isEmpty)
    #expect(await foreign.status("en", "de") == .supported)
    #expect(await foreign.status("en", "fr") == .unsupported)
    #expect(server.requests(for: "catalog.json").count == 1)
  }

  @Test("a foreign catalog neither updates what others brought nor comes before them, and its mark stays")
  func foreignPacks() async throws {
    let newer = TestStore.Pack(id: "en-de.foreign.9", source: "en", target: "de", version: "9")
    let store = try TestStore(installed: []) { $0.catalogs.append(.foreign(server.url("catalog.json"))) }
    try store.publish([.enDe])
    let foreign = try TestStore(installed: [])
    try foreign.publish(newer, mirroredBy: server, in: mirror.url)
    try Data(contentsOf: foreign.folder.appending(path: "catalog.json"))
      .write(to: mirror.url.appending(path: "catalog.json"))
    let packs = store.runtime.packs
    #expect(try await packs.catalog.count == 2)
    let english = Locale.Language(identifier: "en"), german = Locale.Language(identifier: "de")
    let route = await packs.route(from: english, to: german, strategy: .lowLatency)
    #expect(route?.map(\.id) == [Self.id])
    try await packs.install(Self.id)
    #expect(try await packs.updates().isEmpty)
    let id = ModelPack.ID(rawValue: newer.id)
    try await packs.install(id)
    let listed = await packs.listing(refresh: false).installed.first { $0.pack.id == id }?.pack
    #expect(listed?.isForeign == true && listed?.check == .sha256)
    #expect(listed?.origin == server.url("catalog.json").absoluteString)
  }
}
