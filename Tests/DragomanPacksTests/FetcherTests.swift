import Dispatch
import Foundation
import Synchronization
import TestSupport
import Testing

@testable import DragomanPacks

@Suite struct FetcherTests {
  private let bench: FetcherBench

  init() throws { bench = try FetcherBench() }

  @Test("fetches a file, hashes it on the way and leaves nothing beside it")
  func whole() throws {
    let seen = Mutex<[Int64]>([])
    let digest = try bench.fetch(progress: { bytes in seen.withLock { $0.append(bytes) } })
    #expect(digest.bytes == 100_000 && digest.sha256 == bench.expected.sha256)
    #expect(bench.downloaded == bench.content)
    #expect(!FileManager.default.fileExists(atPath: bench.note.path))
    let steps = seen.withLock { $0 }
    #expect(steps.first == 0 && steps.last == 100_000 && steps == steps.sorted())
    let request = try #require(bench.requests.first)
    #expect(bench.requests.count == 1 && request.method == "GET")
    #expect(request.headers["user-agent"] == "dragoman" && request.headers["accept-encoding"] == "identity")
    #expect(request.headers["range"] == nil && request.headers["if-range"] == nil)
    #expect(request.headers["cookie"] == nil && request.headers["authorization"] == nil)
  }

  @Test("fetches a file of which nothing is known")
  func unknown() throws {
    for length in [FaultAnswer.Length.right, .unsaid] {
      bench.plan(.serve.with(\.length, length))
      let digest = try bench.fetch(ExpectedFile(path: FetcherBench.name, bytes: nil, sha256: nil))
      #expect(digest == FileDigest(bytes: 100_000, sha256: bench.expected.sha256 ?? ""))
    }
  }

  @Test("unpacks what a server packs on the way, and does not resume it")
  func packedOnTheWay() throws {
    bench.plan(.packing.with(\.end, .closed(after: 0.6)), .packing)
    let digest = try bench.fetch()
    #expect(digest.sha256 == bench.expected.sha256 && bench.downloaded == bench.content)
    #expect(bench.requests.map { $0.headers["range"] } == [nil, nil])
  }

  @Test("leaves a file packed that is meant to be, whatever the server calls it", arguments: [true, false])
  func packedByNature(isKnown: Bool) throws {
    let packed = Data(Gzip.packed(bench.content))
    try bench.served.write(packed, to: "model.bin.gz")
    bench.server.plan("model.bin.gz", [.serve.with(\.encoding, "gzip")])
    let digest = try bench.fetch(
      ExpectedFile(
        path: "model.bin.gz", bytes: isKnown ? Int64(packed.count) : nil,
        sha256: isKnown ? SHA256.hexadecimal(of: packed) : nil),
      from: [bench.server.url("model.bin.gz")])
    #expect(digest.sha256 == SHA256.hexadecimal(of: packed) && bench.downloaded == [UInt8](packed))
  }

  @Test("follows redirects, five at most", arguments: [301, 302, 303, 307, 308])
  func redirects(status: Int) throws {
    for hop in 1...6 {
      // Relative and absolute ones in turn.
      let next = hop % 2 == 0 ? "/hop\(hop - 1)" : bench.server.url("hop\(hop - 1)").absoluteString
      bench.server.plan(
        "hop\(hop)", [.redirect(to: hop == 1 ? "/\(FetcherBench.name)" : next, status: status)])
    }
    try bench.fetch(from: [bench.server.url("hop5")])
    #expect(bench.downloaded == bench.content)
    try FileManager.default.removeItem(at: bench.destination)
    var options = FetcherBench.options()
    options.attempts = 1
    let error = #expect(throws: PackError.self) {
      try bench.fetch(from: [bench.server.url("hop6")], options: options)
    }
    #expect(error?.code == .notFound && error?.found?.contains("refused redirect from 127.0.0.1") == true)
    #expect(bench.requests.count == 1 && bench.isClean)
  }

  @Test("stops a wait between two rounds when it is cancelled")
  func cancelledPause() {
    bench.plan(.status(500))
    var options = FetcherBench.options()
    options.firstDelay = .seconds(3600)
    // The answer comes long before so many questions have been asked: they can only come from the wait.
    let questions = Mutex(0)
    let error = #expect(throws: PackError.self) {
      try bench.fetch(
        options: options,
        isCancelled: {
          questions.withLock { count in
            count += 1
            return count > 50
          }
        })
    }
    #expect(error?.code == .cancelled && bench.requests.count == 1)
  }

  @Test("stops a wait for a silent server when it is cancelled")
  func cancelledWait() {
    bench.plan(.silence)
    var options = FetcherBench.options()
    options.stallSeconds = 3600
    let server = bench.server
    let error = #expect(throws: PackError.self) {
      try bench.fetch(options: options, isCancelled: { server.requests.count == 1 })
    }
    #expect(error?.code == .cancelled)
  }

  @Test("asks nobody when it is cancelled from the start")
  func cancelledBefore() throws {
    let error = #expect(throws: PackError.self) { try bench.fetch(isCancelled: { true }) }
    #expect(error?.code == .cancelled && bench.requests.isEmpty && bench.isClean)
    try bench.local.write(Data("kept".utf8), to: FetcherBench.name)
    let file = bench.served.url.appending(path: FetcherBench.name)
    #expect(throws: PackError.self) { try bench.fetch(from: [file], isCancelled: { true }) }
    #expect(bench.downloaded == Array("kept".utf8))
  }

  @Test("fetches from several threads at a time")
  func threads() throws {
    let bench = bench
    let failures = Mutex<[PackError]>([])
    DispatchQueue.concurrentPerform(iterations: 8) { index in
      do throws(PackError) {
        _ = try Fetcher(options: FetcherBench.options()).fetch(
          bench.expected, from: [bench.server.url(FetcherBench.name)],
          to: bench.local.url.appending(path: "\(index)"), largestBytes: 1 << 20, isCancelled: { false },
          progress: { _ in })
      } catch { failures.withLock { $0.append(error) } }
    }
    #expect(failures.withLock { $0 }.isEmpty && bench.requests.count == 8)
  }
}
