import Foundation
import Synchronization
import TestSupport
import Testing

@testable import DragomanPacks

@Suite struct FetcherResumeTests {
  private let bench: FetcherBench

  init() throws { bench = try FetcherBench() }

  @Test(
    "resumes after a cut, under a strong ETag, else a date, else from the start",
    arguments: [(FaultAnswer.Validator.strongTag, true), (.weakTag, true), (.date, true), (.none, false)])
  func resumesAfterCut(validator: FaultAnswer.Validator, isResumed: Bool) throws {
    bench.plan(.closing(after: 0.6).with(\.validator, validator), .serve.with(\.validator, validator))
    let digest = try bench.fetch()
    #expect(digest.sha256 == bench.expected.sha256 && bench.downloaded == bench.content)
    #expect(bench.requests.map { $0.headers["range"] } == [nil, isResumed ? "bytes=60000-" : nil])
    let ifRange = bench.requests.last?.headers["if-range"]
    #expect((ifRange != nil) == isResumed && ifRange?.hasPrefix("W/") != true)
  }

  @Test("takes the whole file from a server that ignores ranges")
  func ignoredRange() throws {
    let seen = Mutex<[Int64]>([])
    bench.plan(.closing(after: 0.6), .serve.with(\.ranges, .ignored))
    try bench.fetch(progress: { bytes in seen.withLock { $0.append(bytes) } })
    #expect(bench.downloaded == bench.content)
    #expect(bench.requests.map { $0.headers["range"] } == [nil, "bytes=60000-"])
    #expect(seen.withLock { $0.filter { $0 == 0 }.count } == 2, "progress goes back to the start")
  }

  @Test(
    "asks for the whole file where the rest that comes does not fit",
    arguments: [FaultAnswer.Ranges.shifted, .ofAnother, .refused])
  func unfitRange(ranges: FaultAnswer.Ranges) throws {
    var options = FetcherBench.options()
    options.attempts = 2
    bench.plan(.closing(after: 0.6), .serve.with(\.ranges, ranges), .serve)
    try bench.fetch(options: options)
    #expect(bench.downloaded == bench.content)
    #expect(bench.requests.map { $0.headers["range"] } == [nil, "bytes=60000-", nil])
  }

  @Test(
    "never joins two states of a file",
    arguments: [
      // The server sees that the validator is another.
      (FaultAnswer.Ranges.honoured, FaultAnswer.Validator.strongTag, 2, 2), (.honoured, .date, 2, 2),
      // It does not look, but sends the rest with its new ETag, so that the whole is asked for in the same round.
      (.careless, .strongTag, 3, 2),
      // With a date alone it is only found out by the hash: removed, and the whole in the next round.
      (.careless, .date, 3, 3),
    ])
  func changedFile(
    ranges: FaultAnswer.Ranges, validator: FaultAnswer.Validator, requests: Int, rounds: Int
  ) throws {
    let stale = bench.content.map { ~$0 }
    bench.plan(
      .content(stale).with(\.end, .closed(after: 0.6)).with(\.validator, validator),
      .serve.with(\.ranges, ranges).with(\.validator, validator), .serve)
    var options = FetcherBench.options()
    options.attempts = rounds
    let digest = try bench.fetch(options: options)
    #expect(digest.sha256 == bench.expected.sha256 && bench.downloaded == bench.content)
    let ranges = bench.requests.map { $0.headers["range"] }
    #expect(ranges == [nil, "bytes=60000-"] + Array(repeating: nil, count: requests - 2))
  }

  @Test("forgets the note of an earlier state when a file begins anew without one")
  func forgottenNote() throws {
    bench.plan(
      .closing(after: 0.6), .closing(after: 0.6).with(\.validator, .none), .serve.with(\.ranges, .careless))
    try bench.fetch()
    #expect(bench.requests.map { $0.headers["range"] } == [nil, "bytes=60000-", nil])
    #expect(bench.downloaded == bench.content)
  }

  @Test("does not ask one server for the rest of another one's file")
  func otherAddress() throws {
    for name in ["a/model.bin", "b/model.bin"] { try bench.served.write(Data(bench.content), to: name) }
    bench.server.plan("a/model.bin", [.closing(after: 0.6)])
    try bench.fetch(from: [bench.server.url("a/model.bin"), bench.server.url("b/model.bin")])
    #expect(bench.downloaded == bench.content)
    #expect(bench.server.requests(for: "b/model.bin").map { $0.headers["range"] } == [nil])
  }

  @Test("keeps what one server sent while another one has nothing")
  func keptMeanwhile() throws {
    bench.plan(.closing(after: 0.6), .serve)
    bench.server.plan("gone/model.bin", [.status(404)])
    try bench.fetch(from: [bench.server.url(FetcherBench.name), bench.server.url("gone/model.bin")])
    #expect(bench.requests.map { $0.headers["range"] } == [nil, "bytes=60000-"])
    #expect(bench.downloaded == bench.content)
  }

  @Test("keeps the partial file of a cancelled download and resumes it later")
  func cancelled() throws {
    bench.plan(.stalling(after: 60_000), .serve)
    let enough = Atomic(false)
    let cancelled = #expect(throws: PackError.self) {
      try bench.fetch(
        isCancelled: { enough.load(ordering: .relaxed) },
        progress: { if $0 >= 60_000 { enough.store(true, ordering: .relaxed) } })
    }
    #expect(cancelled?.code == .cancelled)
    #expect(bench.downloaded == Array(bench.content.prefix(60_000)))

    let seen = Mutex<[Int64]>([])
    try bench.fetch(progress: { bytes in seen.withLock { $0.append(bytes) } })
    #expect(bench.requests.map { $0.headers["range"] } == [nil, "bytes=60000-"])
    #expect(seen.withLock { $0.first } == 60_000, "progress counts what was there already")
    #expect(bench.downloaded == bench.content && !FileManager.default.fileExists(atPath: bench.note.path))
  }

  @Test(
    "begins anew where the note beside a partial file is no good",
    arguments: ["", "{}", #"{"address":"0","validator":"\"x\""}"#, String(repeating: "x", count: 10_000)])
  func badNote(note: String) throws {
    try bench.local.write(Data(bench.content.prefix(60_000)), to: FetcherBench.name)
    try Data(note.utf8).write(to: bench.note)
    try bench.fetch()
    #expect(bench.downloaded == bench.content)
    #expect(bench.requests.map { $0.headers["range"] } == [nil])
  }

  @Test("does not put a note's line breaks into a request")
  func hostileNote() throws {
    bench.plan(.closing(after: 0.6), .serve)
    var options = FetcherBench.options()
    options.attempts = 1
    #expect(throws: PackError.self) { try bench.fetch(options: options) }
    let note = try #require(
      try? JSONSerialization.jsonObject(with: Data(contentsOf: bench.note)) as? [String: Any])
    let spoilt = note.merging(["validator": "\"x\"\r\nCookie: y=\""]) { $1 }
    try JSONSerialization.data(withJSONObject: spoilt).write(to: bench.note)
    try bench.fetch(options: options)
    #expect(bench.requests.last?.headers["cookie"] == nil && bench.requests.last?.headers["range"] == nil)
  }

  @Test("only hashes a file that had come whole before")
  func complete() throws {
    try bench.local.write(Data(bench.content), to: FetcherBench.name)
    let digest = try bench.fetch()
    #expect(digest.sha256 == bench.expected.sha256 && bench.requests.isEmpty)
  }

  @Test("fetches again what had come whole but wrong")
  func completeButWrong() throws {
    try bench.local.write(Data(bench.content.map { ~$0 }), to: FetcherBench.name)
    try bench.fetch()
    #expect(bench.downloaded == bench.content && bench.requests.map { $0.headers["range"] } == [nil])
  }

  @Test("does not write through a link")
  func link() throws {
    let outside = try bench.served.write(Data("kept".utf8), to: "outside")
    try FileManager.default.createSymbolicLink(at: bench.destination, withDestinationURL: outside)
    #expect(throws: PackError.self) { try bench.fetch() }
    #expect(bench.requests.count == 1, "nobody else can help")
    #expect(try Data(contentsOf: outside) == Data("kept".utf8))
  }
}
