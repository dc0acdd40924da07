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

  @Test(
    "resumes after a cut, under a strong ETag, else a date, else from the start",
    arguments: [
      (FaultAnswer.Validator.strongTag, true), (.weakTag, true), (.date, true), (.none, false),
    ])
  func resumesAfterCut(validator: FaultAnswer.Validator, isResumed: Bool) throws {
    bench.plan(.closing(after: 0.6).with(\.validator, validator), .serve.with(\.validator, validator))
    let digest = try bench.fetch()
    #expect(digest.sha256 == bench.expected.sha256 && bench.downloaded == bench.content)
    #expect(bench.requests.count == 2)
    #expect(bench.requests.last?.headers["range"] == (isResumed ? "bytes=60000-" : nil))
    let validator = bench.requests.last?.headers["if-range"]
    #expect((validator != nil) == isResumed && validator?.hasPrefix("W/") != true)
  }
}
