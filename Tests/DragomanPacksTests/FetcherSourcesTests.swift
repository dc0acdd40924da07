import Foundation
import Synchronization
import TestSupport
import Testing

@testable import DragomanPacks

@Suite struct FetcherSourcesTests {
  private let bench: FetcherBench

  init() throws { bench = try FetcherBench() }

  /// The error of a fetch, which must come, and how many transfers were begun. With `.max` attempts a second
  /// round is a failure of its own.
  private func fault(
    from sources: [URL], network: NetworkPolicy = .unmetered, attempts: Int = 3, isMetered: Bool = false,
    stallSeconds: Int = 30
  ) throws -> (error: PackError, transfers: Int) {
    let transfers = Mutex(0)
    let questions = Mutex(0)
    var options = FetcherBench.options(stallSeconds: stallSeconds)
    if attempts == .max { options.firstDelay = .seconds(3600) }
    options.network = network
    options.attempts = attempts
    // Asked before each transfer under `.unmetered`, so it counts them.
    options.isMetered = {
      transfers.withLock { $0 += 1 }
      return isMetered
    }
    let error = try #require(
      #expect(throws: PackError.self) {
        // A wait of an hour that should not be is cut off after two seconds.
        try bench.fetch(
          from: sources, options: options,
          isCancelled: {
            questions.withLock { count in
              count += 1
              return attempts == .max && count > 200
            }
          })
      })
    return (error, transfers.withLock { $0 })
  }

  private func served(_ name: String, _ answers: FaultAnswer...) -> URL {
    bench.server.plan(name, answers)
    return bench.server.url(name)
  }

  /// An address at which nobody listens: a server that has just stopped.
  private func closedPort() throws -> URL {
    let server = try FaultServer(bench.served.url)
    server.stop()
    return server.url(FetcherBench.name)
  }

  private var missing: URL { bench.served.url.appending(path: "nothing-here") }

  @Test("takes the next mirror when one has nothing, or something stale")
  func nextMirror() throws {
    let sources = [
      served("a", .status(404)), served("b", .content(bench.content.map { ~$0 })),
      served(FetcherBench.name, .serve),
      served("never-asked", .serve),
    ]
    try bench.fetch(from: sources)
    #expect(bench.downloaded == bench.content)
    #expect(bench.server.requests.map(\.path) == ["/a", "/b", "/\(FetcherBench.name)"])
  }

  @Test("recovers with a server that fails at first")
  func recovers() throws {
    bench.plan(.status(404), .status(500), .serve)
    try bench.fetch()
    #expect(bench.downloaded == bench.content && bench.requests.count == 3)
  }

  @Test("tries each source once a round, as many rounds as it may")
  func rounds() throws {
    let sources = [served("a", .status(500)), served("b", .status(500))]
    let (error, transfers) = try fault(from: sources, attempts: 3)
    #expect(error.code == .offline && transfers == 6)
    #expect(bench.server.requests.map(\.path) == ["/a", "/b", "/a", "/b", "/a", "/b"])
    #expect(try fault(from: sources, attempts: 0).transfers == 2, "once at least")
  }

  @Test("says what tells most where all sources fail")
  func mostTelling() throws {
    let damaged = served("damaged", .page("no"))
    let gone = served("gone", .status(404))
    let silent = served("silent", .silence)
    let closed = try closedPort()
    let orders: [([URL], PackError.Code)] = [
      ([gone, damaged, closed], .damaged), ([gone, silent, closed], .notFound),
      ([closed, silent, missing], .timedOut), ([missing, closed], .offline), ([missing], .notFound),
      ([], .notFound),
    ]
    for (sources, code) in orders {
      #expect(try fault(from: sources, attempts: 1, stallSeconds: 1).error.code == code)
      #expect(try fault(from: sources.reversed(), attempts: 1, stallSeconds: 1).error.code == code)
    }
    let second = served("second", .status(500))
    #expect(
      try fault(from: [gone, second]).error.found?.hasPrefix("status 404") == true, "the first of equals")
  }

  @Test("is offline at once where a host is not known")
  func unknownHost() throws {
    let url = try #require(URL(string: "http://packs.invalid/model.bin"))
    let (error, transfers) = try fault(from: [url, url, missing])
    #expect(error.code == .offline && error.found?.contains("packs.invalid") == true && transfers == 2)
  }

  @Test("tries again where nobody listens, which may pass")
  func closed() throws {
    let (error, transfers) = try fault(from: [try closedPort()])
    #expect(error.code == .offline && error.found?.contains("not listening") == true && transfers == 3)
  }

  @Test("opens no connection where the network may not be used")
  func forbidden() throws {
    let sources = [missing, bench.server.url(FetcherBench.name)]
    let never = try fault(from: sources, network: .never)
    #expect(never.error.code == .offline && never.transfers == 0)
    let metered = try fault(from: sources, network: .unmetered, isMetered: true)
    #expect(metered.error.code == .offline && metered.transfers == 1)
    #expect(bench.server.requests.isEmpty && bench.isClean)
  }

  @Test("uses the network that may be used", arguments: [NetworkPolicy.unmetered, .any])
  func allowed(network: NetworkPolicy) throws {
    var options = FetcherBench.options()
    options.network = network
    options.isMetered = { network == .any }
    try bench.fetch(options: options)
    #expect(bench.downloaded == bench.content)
  }

  @Test("copies a local file without a network, and replaces what was there")
  func local() throws {
    try bench.local.write(Data(bench.content + bench.content), to: FetcherBench.name)
    var options = FetcherBench.options()
    options.network = .never
    let digest = try bench.fetch(
      from: [missing, bench.served.url.appending(path: FetcherBench.name)], options: options)
    #expect(digest.sha256 == bench.expected.sha256 && bench.downloaded == bench.content)
    #expect(bench.server.requests.isEmpty)
  }

  @Test("refuses a local file that is another, or none, without trying again")
  func badLocal() throws {
    let folder = bench.served.url
    let short = try bench.served.write(Data("short".utf8), to: "short")
    let other = try bench.served.write(Data(bench.content.map { ~$0 }), to: "other")
    let pipe = folder.appending(path: "pipe")
    #expect(mkfifo(pipe.path, 0o600) == 0)
    for (url, found) in [
      (short, "5 bytes"), (other, "SHA-256"), (folder, "another kind"), (pipe, "another kind"),
    ] {
      let (error, transfers) = try fault(from: [url], attempts: .max)
      #expect(error.code == .damaged && error.found?.hasPrefix(found) == true && transfers == 0)
      #expect(error.file == FetcherBench.name && bench.isClean)
    }
  }

  @Test("reads a local file once, whatever other sources do later")
  func localOnce() throws {
    let other = try bench.served.write(Data(bench.content.map { ~$0 }), to: "other")
    bench.plan(.status(500), .serve)
    let begun = Mutex(0)
    try bench.fetch(
      from: [other, bench.server.url(FetcherBench.name)],
      progress: { bytes in begun.withLock { $0 += bytes == 0 ? 1 : 0 } })
    #expect(bench.requests.count == 2 && begun.withLock { $0 } == 2)
  }

  @Test("refuses other kinds of addresses", arguments: ["ftp://127.0.0.1/model.bin", "model.bin", "data:,x"])
  func otherAddresses(address: String) throws {
    let (error, transfers) = try fault(from: [try #require(URL(string: address))], attempts: .max)
    #expect(error.code == .notFound && error.expected == "a file, http or https address" && transfers == 0)
  }
}
