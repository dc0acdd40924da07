import Foundation
import TestSupport
import Testing

@testable import DragomanPacks

/// A shelf of one catalog from the network, its server and its cache.
private struct Network {
  static let address = "https://example.org/packs/catalog.json"

  let folder: TemporaryFolder
  let server = DocumentStub()
  let clock = StubClock()

  init() throws { folder = try TemporaryFolder() }

  var cache: CatalogCache { CatalogCache(folder: folder.url.appending(path: "cache/catalogs")) }

  /// A new process's shelf.
  func shelf(
    keys: TrustedKeys? = nil, isForeign: Bool = false, caches: Bool = true,
    beside locations: [CatalogLocation] = []
  ) throws -> CatalogShelf {
    let url = try #require(URL(string: Self.address))
    return CatalogShelf(
      locations: [isForeign ? .foreign(url) : .remote(url)] + locations,
      keys: .success(try keys ?? CatalogFixtures.keys("a")), cache: caches ? cache : nil,
      source: server.source, now: clock.now)
  }

  /// The files in the cache, by name; the names of folders left out.
  func cached() throws -> [String: URL] {
    let files = FileManager.default.enumerator(at: cache.folder, includingPropertiesForKeys: nil)
    let urls = (files?.compactMap { $0 as? URL } ?? []).filter { !$0.hasDirectoryPath }
    return Dictionary(urls.map { ($0.lastPathComponent, $0) }, uniquingKeysWith: { first, _ in first })
  }
}

extension CatalogShelf {
  fileprivate func refresh() -> Offer { refresh(isCancelled: { false }) }
}

extension CatalogShelf.Offer {
  fileprivate var versions: [String] { packs.map(\.pack.version.description) }
}

@Suite struct RemoteCatalogTests {
  private let network: Network

  init() throws { network = try Network() }

  @Test("asks the network only when told to, and believes a good signature")
  func fetched() throws {
    try network.server.serve("present.json", at: Network.address)
    let shelf = try network.shelf()
    let before = shelf.offer()
    #expect(before.packs.isEmpty && before.problems.isEmpty && network.server.requests.isEmpty)
    #expect(before.states.first?.fetchedAt == nil && before.states.first?.isCached == false)
    #expect(shelf.hasNeverFetched)
    let offer = shelf.refresh()
    #expect(offer.versions == ["1.1"] && offer.problems.isEmpty)
    #expect(network.server.requests == [Network.address, Network.address + ".sig"])
    let state = try #require(offer.states.first)
    #expect(state.fetchedAt == network.clock.now() && !state.isCached && state.packs == 1)
    #expect(state.date == "2026-11-30" && state.origin.url.absoluteString == Network.address)
    #expect(offer.packs.first?.origin == state.origin)
    #expect(!shelf.hasNeverFetched && shelf.offer() == offer)
  }

  @Test("uses the kept copy without a network, and says when it was fetched")
  func offline() throws {
    try network.server.serve("present.json", at: Network.address)
    _ = try network.shelf().refresh()
    let fetchedAt = network.clock.now()
    network.clock.advance(3 * 86400)
    network.server.fail(PackError(.offline, expected: "a network"), at: Network.address)
    let shelf = try network.shelf()
    #expect(shelf.offer().versions == ["1.1"] && !shelf.hasNeverFetched)
    let offer = shelf.refresh()
    #expect(offer.versions == ["1.1"])
    let state = try #require(offer.states.first)
    #expect(state.isCached && state.fetchedAt == fetchedAt && state.packs == 1)
    #expect(state.problem?.code == .offline && state.problem?.file == Network.address)
    #expect(offer.problems == [state.problem])
    #expect(shelf.offer() == offer)
  }

  @Test("asks with the tag of its copy, and notes that nothing has changed")
  func unchanged() throws {
    try network.server.serve("present.json", at: Network.address)
    _ = try network.shelf().refresh()
    network.clock.advance(60)
    let offer = try network.shelf().refresh()
    #expect(network.server.requests.count == 3)
    #expect(network.server.requests.last?.hasPrefix(Network.address + " ") == true)
    #expect(offer.versions == ["1.1"] && offer.states.first?.fetchedAt == network.clock.now())
    #expect(offer.states.first?.isCached == false)
    #expect(try network.shelf().offer().states.first?.fetchedAt == network.clock.now())
  }

  @Test("takes a later catalog, and keeps nothing of the former")
  func later() throws {
    try network.server.serve("present.json", at: Network.address)
    let shelf = try network.shelf()
    let other = try network.shelf()
    _ = shelf.refresh()
    #expect(other.offer().versions == ["1.1"])
    try network.server.serve("newer.json", at: Network.address)
    #expect(shelf.refresh().versions == ["1.1", "1.2"])
    #expect(other.offer().versions == ["1.1", "1.2"], "another process's copy is seen")
    #expect(try Set(network.cached().keys) == ["state.json", "catalog.json", "catalog.json.sig"])
    let folders = try FileManager.default.subpathsOfDirectory(atPath: network.cache.folder.path)
    #expect(folders.count == 5)
  }

  @Test("refuses an older catalog than its copy, however well signed", arguments: [true, false])
  func rollback(caches: Bool) throws {
    try network.server.serve("present.json", at: Network.address)
    let shelf = try network.shelf(caches: caches)
    _ = shelf.refresh()
    try network.server.serve("older.json", at: Network.address)
    let offer = try (caches ? network.shelf() : shelf).refresh()
    #expect(offer.versions == ["1.1"])
    let problem = try #require(offer.problems.first)
    #expect(problem.code == .untrustedCatalog && problem.key == "date" && problem.found == "2026-11-29")
    #expect(problem.expected?.contains("2026-11-30") == true)
    #expect(try network.shelf().offer().versions == (caches ? ["1.1"] : []))
  }

  @Test("keeps nothing and reports nothing where there is no place for copies")
  func noCache() throws {
    try network.server.serve("present.json", at: Network.address)
    let shelf = try network.shelf(caches: false)
    #expect(shelf.refresh().versions == ["1.1"] && shelf.offer().problems.isEmpty)
    #expect(!shelf.hasNeverFetched)
    #expect(!FileManager.default.fileExists(atPath: network.cache.folder.path))
  }

  @Test("offers a catalog that cannot be kept, and says that it could not")
  func unwritableCache() throws {
    try network.folder.write(Data(), to: "cache/catalogs")
    try network.server.serve("present.json", at: Network.address)
    let offer = try network.shelf().refresh()
    #expect(offer.versions == ["1.1"] && offer.problems.count == 1)
    #expect(offer.problems.first?.file?.hasPrefix(network.cache.folder.path) == true)
  }

  @Test("stops when it is told to, which is no problem")
  func cancelled() throws {
    try network.server.serve("present.json", at: Network.address)
    let shelf = try network.shelf()
    let offer = shelf.refresh(isCancelled: { true })
    #expect(offer.packs.isEmpty && offer.problems.isEmpty && shelf.hasNeverFetched)
  }

  @Test("asks once more when the server's two files were just being replaced")
  func replaced() throws {
    try network.server.serve("present.json", at: Network.address)
    let server = network.server
    server.afterRequest { address in
      guard address == Network.address else { return }
      server.afterRequest(nil)
      try? server.serve("newer.json", at: address)
    }
    #expect(try network.shelf().refresh().versions == ["1.1", "1.2"])
    #expect(network.server.requests.count == 4)
  }
}

@Suite struct CatalogTrustTests {
  private let network: Network

  init() throws { network = try Network() }

  @Test("refuses a catalog without a signature, and says whose are trusted")
  func unsigned() throws {
    network.server.serve(try CatalogFixtures.data("present.json"), at: Network.address)
    let offer = try network.shelf().refresh()
    #expect(offer.packs.isEmpty)
    let problem = try #require(offer.problems.first)
    #expect(problem.code == .untrustedCatalog && problem.found == "no signature")
    #expect(problem.expected?.contains(CatalogFixtures.a) == true && problem.file == Network.address)
    #expect(try network.cached().isEmpty)
  }

  @Test("refuses a signature by another key, or that does not fit, or a file that holds none")
  func badSignatures() throws {
    try network.server.serve("present.json", at: Network.address, signatures: "present-by-b.sig")
    #expect(
      try network.shelf().refresh().problems.first?.found == "a signature by the key \(CatalogFixtures.b)")
    try network.server.serve("present.json", at: Network.address, signatures: "newer.json.sig")
    #expect(try network.shelf().refresh().problems.first?.found?.contains("does not fit") == true)
    network.server.serve(Data("<html>".utf8), at: Network.address + ".sig")
    let problem = try network.shelf().refresh().problems.first
    #expect(problem?.code == .untrustedCatalog && problem?.file == Network.address + ".sig")
    #expect(try network.cached().isEmpty)
  }

  @Test("passes on why the signature could not be fetched")
  func unreachableSignature() throws {
    try network.server.serve("present.json", at: Network.address)
    network.server.fail(PackError(.timedOut), at: Network.address + ".sig")
    #expect(try network.shelf().refresh().problems.first?.code == .timedOut)
  }

  @Test("sends no request without a key, and says which variable to set")
  func noKey() throws {
    try network.server.serve("present.json", at: Network.address)
    let shelf = try network.shelf(keys: TrustedKeys())
    #expect(!shelf.hasNeverFetched)
    let problem = try #require(shelf.refresh().problems.first)
    #expect(problem.code == .untrustedCatalog && problem.key == "DRAGOMAN_CATALOG_KEYS")
    #expect(network.server.requests.isEmpty)
  }

  @Test("does not believe a kept copy by a key that is no longer trusted, but does when it is again")
  func changedKeys() throws {
    try network.server.serve("present.json", at: Network.address)
    _ = try network.shelf().refresh()
    let offer = try network.shelf(keys: CatalogFixtures.keys("b")).offer()
    #expect(offer.packs.isEmpty)
    #expect(offer.problems.first?.found == "a signature by the key \(CatalogFixtures.a)")
    #expect(try network.shelf().offer().versions == ["1.1"])
    // Signed anew by the other key, the same bytes are fetched again, whatever their tag.
    try network.server.serve("present.json", at: Network.address, signatures: "present-by-b.sig")
    #expect(try network.shelf(keys: CatalogFixtures.keys("b")).refresh().versions == ["1.1"])
  }

  @Test(
    "throws away a copy that is not as it was",
    arguments: ["catalog.json", "catalog.json.sig", "state.json"], ["flip", "cut", "empty", "gone"])
  func damagedCopy(name: String, damage: String) throws {
    try network.server.serve("present.json", at: Network.address)
    _ = try network.shelf().refresh()
    let file = try #require(network.cached()[name])
    var data = try Data(contentsOf: file)
    switch damage {
    case "flip": data[data.startIndex + 10] ^= 1
    case "cut": data = data.prefix(data.count / 2)
    case "empty": data = Data()
    default: try FileManager.default.removeItem(at: file)
    }
    if damage != "gone" { try data.write(to: file) }
    let shelf = try network.shelf()
    let offer = shelf.offer()
    #expect(offer.packs.isEmpty)
    let isAbsent = name == "state.json" && damage == "gone"
    #expect(offer.problems.isEmpty == isAbsent)
    #expect(shelf.offer() == offer)
    if !isAbsent { #expect(try network.cached().isEmpty) }
    #expect(shelf.refresh().versions == ["1.1"] && shelf.offer().problems.isEmpty)
    #expect(try network.shelf().offer().versions == ["1.1"])
  }

  @Test("keeps to its folder whatever a damaged state names", arguments: ["../../..", "/etc", "", "a/b"])
  func hostileState(copy: String) throws {
    try network.server.serve("present.json", at: Network.address)
    _ = try network.shelf().refresh()
    let file = try #require(network.cached()["state.json"])
    try PackJSON.data(["url": "", "fetched": 0, "copy": copy] as [String: Any]).write(to: file)
    #expect(try network.shelf().offer().problems.first?.code == .damaged)
  }

  @Test("takes a foreign catalog unsigned, an older one too, and keeps it")
  func foreign() throws {
    network.server.serve(try CatalogFixtures.data("present.json"), at: Network.address)
    let shelf = try network.shelf(keys: TrustedKeys(), isForeign: true)
    #expect(shelf.hasNeverFetched)
    #expect(shelf.refresh().versions == ["1.1"])
    #expect(network.server.requests == [Network.address])
    network.server.serve(try CatalogFixtures.data("older.json"), at: Network.address)
    let offer = try network.shelf(keys: TrustedKeys(), isForeign: true).refresh()
    #expect(offer.versions == ["1.0"] && offer.packs.first?.origin?.isForeign == true)
    #expect(try network.shelf(keys: TrustedKeys(), isForeign: true).offer().states.first?.isCached == true)
    // What was kept unsigned does not become believed by naming it otherwise.
    let signed = try network.shelf().offer()
    #expect(signed.packs.isEmpty && signed.problems.first?.found == "no signature")
  }

  @Test("does not let a rotten, refused or unreachable catalog hide the others")
  func others() throws {
    let local = try network.folder.write(
      PackJSON.data(PackJSON.catalog([PackJSON.entry(id: "local")])), to: "local.json")
    let addresses = [
      "http://example.org/plain", "ftp://example.org/c", "https://example.org/rotten.json",
      "https://example.org/gone.json",
    ]
    let urls = addresses.compactMap { URL(string: $0) }
    network.server.serve(Data("<html>".utf8), at: addresses[2])
    try network.server.serve("present.json", at: Network.address)
    let shelf = try network.shelf(
      beside: urls.map(CatalogLocation.foreign) + [.file(local), .file(URL(filePath: "/nowhere"))])
    let offer = shelf.refresh()
    #expect(offer.packs.map(\.pack.id) == ["en-de.tiny.1.1", "local"])
    #expect(
      offer.states.map(\.problem?.code) == [
        nil, .untrustedCatalog, .notFound, .damaged, .notFound, nil, .notFound,
      ])
    #expect(offer.problems.count == 5 && offer.states.map(\.packs) == [1, 0, 0, 0, 0, 1, 0])
    #expect(!network.server.requests.contains { $0.hasPrefix("http:") || $0.hasPrefix("ftp:") })
  }

  @Test("reports the fault of a key's file, and offers what needs no key")
  func badKeyFile() throws {
    let fault = PackError(.damaged, file: "/keys/a.pub")
    let local = try network.folder.write(PackJSON.data(PackJSON.catalog([PackJSON.entry()])), to: "c.json")
    let url = try #require(URL(string: Network.address))
    let shelf = CatalogShelf(
      locations: [.remote(url), .file(local)], keys: .failure(fault), cache: network.cache,
      source: network.server.source, now: network.clock.now)
    let offer = shelf.refresh()
    #expect(offer.packs.count == 1 && offer.problems == [fault])
    #expect(offer.states.map(\.problem) == [fault, nil] && !shelf.hasNeverFetched)
    #expect(network.server.requests.isEmpty)
  }

  @Test("leaves user name, password and query out of what is written and said")
  func secrets() throws {
    let address = "https://user:word@example.org/c/catalog.json?key=secret"
    let url = try #require(URL(string: address))
    let server = network.server
    server.serve(try CatalogFixtures.data("present.json"), at: address)
    server.serve(
      try CatalogFixtures.data("present.json.sig"),
      at: "https://user:word@example.org/c/catalog.json.sig?key=secret")
    let shelf = CatalogShelf(
      locations: [.remote(url)], keys: .success(try CatalogFixtures.keys("a")), cache: network.cache,
      source: server.source, now: network.clock.now)
    #expect(shelf.refresh().versions == ["1.1"])
    let state = try String(contentsOf: #require(network.cached()["state.json"]), encoding: .utf8)
    #expect(!state.contains("word") && !state.contains("secret"))
    server.fail(PackError(.offline, file: address), at: address)
    #expect(shelf.refresh().problems.first?.file == "https://example.org/c/catalog.json")
  }
}

@Suite struct CatalogCacheTests {
  @Test(
    "is in the user's cache folder, where a variable names one",
    arguments: [
      (["XDG_CACHE_HOME": "/x", "HOME": "/h"], "/x/dragoman/catalogs"),
      (["XDG_CACHE_HOME": "x", "HOME": "/h"], "/h/.cache/dragoman/catalogs"),
      (["HOME": ""], nil), ([:], nil),
    ] as [([String: String], String?)])
  func place(environment: [String: String], expected: String?) {
    #expect(CatalogCache(environment: environment)?.folder.path == expected)
  }
}
