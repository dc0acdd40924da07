import Foundation
import Synchronization
import TestSupport
import Testing

@testable import DragomanPacks

/// What one bad server does, and what is said and left behind.
@Suite struct FetcherFaultTests {
  private let bench: FetcherBench

  init() throws { bench = try FetcherBench() }

  /// Fetches in one round and returns the error, which must come.
  private func fault(
    _ file: ExpectedFile? = nil, largestBytes: Int64 = 1 << 20, stallSeconds: Int = 30,
    progress: @Sendable (Int64) -> Void = { _ in }
  ) throws -> PackError {
    var options = FetcherBench.options(stallSeconds: stallSeconds)
    options.attempts = 1
    return try #require(
      #expect(throws: PackError.self) {
        try bench.fetch(file, options: options, largestBytes: largestBytes, progress: progress)
      })
  }

  @Test("a connection that ends early leaves a partial file, and is a want of network")
  func closes() throws {
    bench.plan(.closing(after: 0.6))
    let error = try fault()
    #expect(error.code == .offline && error.file == FetcherBench.name)
    #expect(error.found?.contains("127.0.0.1") == true && error.found?.contains("ended early") == true)
    #expect(bench.downloaded == Array(bench.content.prefix(60_000)))
  }

  @Test(
    "a server that falls silent is timed out", arguments: [FaultAnswer.silence, .stalling(after: 60_000)])
  func stalls(answer: FaultAnswer) throws {
    bench.plan(answer)
    let error = try fault(stallSeconds: 1)
    #expect(error.code == .timedOut && error.found?.contains("nothing from 127.0.0.1") == true)
    if case .stalled = answer.end {
      #expect(bench.downloaded?.count == 60_000)
    } else {
      #expect(bench.isClean)
    }
  }

  @Test("a server that is slow but alive is waited for")
  func slow() throws {
    bench.plan(FaultAnswer.serve.with(\.end, .paced(pieces: 25, pauseMilliseconds: 100)))
    let digest = try bench.fetch(options: FetcherBench.options(stallSeconds: 1))
    #expect(digest.sha256 == bench.expected.sha256 && bench.requests.count == 1)
  }

  @Test(
    "an announced size that is another is refused before anything is taken",
    arguments: [
      (FaultAnswer.page("<h1>Log in to this network</h1>"), "31 bytes of text/html"),
      (.serve.with(\.length, .off(by: 5)), "100005 bytes"),
      (.serve.with(\.length, .off(by: -5)), "99995 bytes"),
      // Nothing but the header is needed for that.
      (.stalling(after: 0).with(\.length, .off(by: 5)), "100005 bytes"),
    ])
  func announcedSize(answer: FaultAnswer, found: String) throws {
    bench.plan(answer)
    let taken = Atomic<Int>(0)
    let error = try fault(progress: { _ in taken.add(1, ordering: .relaxed) })
    #expect(error.code == .damaged && error.expected == "100000 bytes")
    #expect(error.found?.hasPrefix(found) == true && error.found?.contains("127.0.0.1") == true)
    #expect(taken.load(ordering: .relaxed) == 0 && bench.isClean)
  }

  @Test("a size that turns out to be another is found, and nothing stays", arguments: [-1, 1, 200_000])
  func unannouncedSize(more: Int) throws {
    let bytes = more < 0 ? bench.content.dropLast() : bench.content + [UInt8](repeating: 0, count: more)
    bench.plan(.content(Array(bytes)).with(\.length, .unsaid))
    let error = try fault()
    #expect(error.code == .damaged && error.expected == "100000 bytes")
    #expect(error.found?.hasPrefix(more < 0 ? "99999 bytes" : "more than that") == true && bench.isClean)
  }

  @Test("other bytes of the same size are found by the hash, and nothing stays")
  func wrongHash() throws {
    let other = bench.content.map { ~$0 }
    bench.plan(.content(other))
    let error = try fault()
    #expect(error.code == .damaged && error.expected == "SHA-256 \(bench.expected.sha256 ?? "")")
    #expect(error.found?.hasPrefix("SHA-256 \(SHA256.hexadecimal(of: Data(other)))") == true && bench.isClean)
  }

  @Test(
    "a status is named with its server, and not taken for the file",
    arguments: [204, 206, 304, 400, 404, 410, 500, 503])
  func statuses(status: Int) throws {
    bench.plan(.status(status))
    let error = try fault()
    #expect(error.code == (status < 500 ? .notFound : .offline) && error.expected == "status 200")
    #expect(error.found == "status \(status) from 127.0.0.1:\(bench.server.url.port ?? 0)" && bench.isClean)
  }

  @Test(
    "a redirect to another protocol is refused",
    arguments: [
      "file:///etc/passwd", "ftp://127.0.0.1/model.bin", "gopher://127.0.0.1/", "dict://127.0.0.1/",
      "http://",
    ])
  func redirects(location: String) throws {
    bench.plan(.redirect(to: location))
    let error = try fault()
    #expect(error.code == .notFound && error.expected == "redirects to http or https")
    #expect(error.found?.contains("refused redirect from 127.0.0.1") == true && bench.isClean)
  }

  @Test("something that is not HTTP is refused")
  func babble() throws {
    bench.plan(.babble)
    let error = try fault()
    #expect(error.code == .damaged && error.expected == "an answer in HTTP" && bench.isClean)
  }

  @Test("an encoding that the body does not have is refused")
  func falseEncoding() throws {
    bench.plan(.serve.with(\.encoding, "gzip").with(\.length, .unsaid))
    let error = try fault()
    #expect(error.code == .damaged && error.expected == "an answer in HTTP")
  }

  @Test("the caller's limit holds, whatever the catalog or the server says", arguments: [true, false])
  func limit(isAnnounced: Bool) throws {
    bench.plan(.serve.with(\.length, isAnnounced ? .right : .unsaid))
    for file in [bench.expected, ExpectedFile(path: FetcherBench.name, bytes: nil, sha256: nil)] {
      let error = try fault(file, largestBytes: 99_999)
      #expect(error.code == .damaged && bench.isClean)
    }
  }

  @Test("an unpacked body counts against the limit, not the packed one")
  func bomb() throws {
    bench.plan(.packing)
    let error = try fault(
      ExpectedFile(path: FetcherBench.name, bytes: nil, sha256: nil), largestBytes: 99_999)
    #expect(error.code == .damaged && error.found?.hasPrefix("more than that") == true && bench.isClean)
  }

  @Test("a web page, or nothing, is no file even where nothing is known of it")
  func unknownPage() throws {
    let unknown = ExpectedFile(path: FetcherBench.name, bytes: nil, sha256: nil)
    bench.plan(.page("<h1>Not found</h1>"))
    let page = try fault(unknown)
    #expect(page.code == .notFound && page.found?.hasPrefix("a page of text/html") == true && bench.isClean)
    bench.plan(.content([]))
    let nothing = try fault(unknown)
    #expect(nothing.code == .damaged && nothing.found?.hasPrefix("0 bytes") == true && bench.isClean)
  }

  @Test("names no user, no password and no query")
  func secrets() throws {
    var parts = try #require(
      URLComponents(url: bench.server.url(FetcherBench.name), resolvingAgainstBaseURL: false))
    (parts.user, parts.password, parts.query) = ("somebody", "password1", "token=secret2")
    let url = try #require(parts.url)
    var options = FetcherBench.options(stallSeconds: 1)
    options.attempts = 1
    let answers: [FaultAnswer] = [
      .status(404), .page("no"), .content(bench.content.map { ~$0 }), .redirect(to: "ftp://secret3/"),
      .babble,
      .silence, .closing(after: 0.6),
    ]
    for answer in answers {
      bench.plan(answer)
      let error = try #require(
        #expect(throws: PackError.self) { try bench.fetch(from: [url], options: options) })
      for secret in ["somebody", "password1", "token", "secret"] { #expect(!"\(error)".contains(secret)) }
    }
    let note = try String(contentsOf: bench.note, encoding: .utf8)
    for secret in ["somebody", "password1", "token", "secret"] { #expect(!note.contains(secret)) }
    #expect(bench.requests.first?.target.contains("token=secret2") == true)
    #expect(bench.requests.first?.headers["authorization"] != nil)
  }
}
