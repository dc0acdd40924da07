import Foundation
import TestSupport
import Testing

@testable import DragomanPacks

/// The shelf over the real transfer, against a server on this machine.
@Suite struct CatalogNetworkTests {
  private let served: TemporaryFolder
  private let cache: TemporaryFolder
  private let server: FaultServer

  init() throws {
    served = try TemporaryFolder()
    cache = try TemporaryFolder()
    server = try FaultServer(served.url)
  }

  private func publish(_ name: String) throws {
    try served.write(CatalogFixtures.data(name), to: "catalog.json")
    try served.write(CatalogFixtures.data("\(name).sig"), to: "catalog.json.sig")
  }

  private func shelf(network: NetworkPolicy = .any, isForeign: Bool = false) throws -> CatalogShelf {
    var options = TransferOptions()
    options.network = network
    options.attempts = 1
    options.firstDelay = .milliseconds(1)
    return CatalogShelf(
      locations: [isForeign ? .foreign(server.url) : .remote(server.url)],
      keys: .success(try CatalogFixtures.keys("a")), cache: CatalogCache(folder: cache.url),
      fetcher: Fetcher(options: options))
  }

  private func refreshed(_ shelf: CatalogShelf) -> CatalogShelf.Offer {
    shelf.refresh(isCancelled: { false })
  }

  @Test("fetches, keeps, asks with a tag, and goes on when the server has gone")
  func wholeLife() throws {
    try publish("present.json")
    #expect(try refreshed(shelf()).packs.count == 1)
    let offer = try refreshed(shelf())
    #expect(offer.packs.count == 1 && offer.problems.isEmpty)
    #expect(server.requests.map(\.path) == ["/catalog.json", "/catalog.json.sig", "/catalog.json"])
    #expect(server.requests.last?.headers["if-none-match"] != nil)
    try publish("newer.json")
    #expect(try refreshed(shelf()).packs.count == 2)
    server.stop()
    let late = try refreshed(shelf())
    #expect(late.packs.count == 2 && late.states.first?.isCached == true)
    #expect(late.states.first?.fetchedAt != nil && late.problems.map(\.file) == ["\(server.url)catalog.json"])
  }

  @Test("opens no connection where the network may not be used")
  func noNetwork() throws {
    try publish("present.json")
    #expect(try refreshed(shelf(network: .never)).problems.map(\.code) == [.offline])
    #expect(try shelf().offer().packs.isEmpty && server.requests.isEmpty)
  }

  @Test("believes no page, no stump, nothing unsigned and nothing endless")
  func faultyServer() throws {
    try publish("present.json")
    server.plan("catalog.json", [.page("<html>log in</html>")])
    #expect(try refreshed(shelf()).problems.map(\.code) == [.untrustedCatalog])
    server.plan("catalog.json", [.closing(after: 0.6)])
    #expect(try refreshed(shelf()).packs.isEmpty)
    server.plan("catalog.json", [.content([UInt8](repeating: 0x20, count: 20_000_000))])
    #expect(try refreshed(shelf()).problems.map(\.code) == [.damaged])
    server.plan("catalog.json", [.serve])
    server.plan("catalog.json.sig", [.status(404)])
    let problem = try #require(refreshed(shelf()).problems.first)
    #expect(problem.code == .untrustedCatalog && problem.found?.hasPrefix("no signature: status 404") == true)
    server.plan("catalog.json.sig", [.serve])
    #expect(try refreshed(shelf()).packs.count == 1)
  }

  @Test("takes a foreign catalog from this machine over http")
  func foreign() throws {
    try served.write(CatalogFixtures.data("present.json"), to: "catalog.json")
    let offer = try refreshed(shelf(isForeign: true))
    #expect(offer.packs.first?.origin?.isForeign == true && offer.problems.isEmpty)
    #expect(server.requests.map(\.path) == ["/catalog.json"])
  }
}
