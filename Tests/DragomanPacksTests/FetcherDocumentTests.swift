import Foundation
import Synchronization
import TestSupport
import Testing

@testable import DragomanPacks

@Suite struct FetcherDocumentTests {
  private let folder: TemporaryFolder
  private let server: FaultServer
  private static let text = Data("{\"schema\": 1}".utf8)

  init() throws {
    folder = try TemporaryFolder()
    try folder.write(Self.text, to: "catalog.json")
    server = try FaultServer(folder.url)
  }

  private func document(
    at url: URL? = nil, largestBytes: Int = 1000, knownTag: String? = nil,
    options: TransferOptions = FetcherBench.options(), isCancelled: @Sendable () -> Bool = { false }
  ) throws(PackError) -> FetchedDocument {
    try Fetcher(options: options).document(
      at: url ?? server.url("catalog.json"), largestBytes: largestBytes, knownTag: knownTag,
      isCancelled: isCancelled)
  }

  @Test(
    "fetches a document, and not again while it is unchanged",
    arguments: [FaultAnswer.Validator.strongTag, .weakTag])
  func unchanged(validator: FaultAnswer.Validator) throws {
    server.plan("catalog.json", [.serve.with(\.validator, validator)])
    guard case .content(let data, let tag) = try document() else { throw PackError(.damaged) }
    #expect(data == Self.text && tag?.isEmpty == false)
    #expect(try document(knownTag: tag) == .unchanged)
    #expect(server.requests.map { $0.headers["if-none-match"] } == [nil, tag])
    try folder.write(Data("new".utf8), to: "catalog.json")
    guard case .content(let data, let newTag) = try document(knownTag: tag) else { throw PackError(.damaged) }
    #expect(data == Data("new".utf8) && newTag != tag)
  }

  @Test("does without a tag where the server has none")
  func untagged() throws {
    server.plan("catalog.json", [.serve.with(\.validator, .none)])
    #expect(try document() == .content(Self.text, tag: nil))
  }

  @Test("unpacks a document that the server packs")
  func packed() throws {
    server.plan("catalog.json", [.packing.with(\.validator, .none)])
    #expect(try document() == .content(Self.text, tag: nil))
  }

  @Test("reads a local document", arguments: [NetworkPolicy.any, .never])
  func local(network: NetworkPolicy) throws {
    var options = FetcherBench.options()
    options.network = network
    let url = folder.url.appending(path: "catalog.json")
    #expect(try document(at: url, knownTag: "\"x\"", options: options) == .content(Self.text, tag: nil))
    let large = #expect(throws: PackError.self) { try document(at: url, largestBytes: 3) }
    #expect(large?.code == .damaged)
    let missing = #expect(throws: PackError.self) {
      try document(at: folder.url.appending(path: "none.json"))
    }
    #expect(missing?.code == .notFound && missing?.file == "none.json")
  }

  @Test(
    "refuses one that is too large, announced or not",
    arguments: [(FaultAnswer.Length.right, "13 bytes"), (.unsaid, "more than that")])
  func tooLarge(length: FaultAnswer.Length, found: String) throws {
    #expect(try document(largestBytes: Self.text.count) != .unchanged)
    server.plan("catalog.json", [.serve.with(\.length, length)])
    let error = #expect(throws: PackError.self) { try document(largestBytes: Self.text.count - 1) }
    #expect(error?.code == .damaged && error?.file == "catalog.json" && error?.expected == "at most 12 bytes")
    #expect(error?.found?.hasPrefix(found + " from 127.0.0.1") == true)
  }

  @Test(
    "asks once for what is not there, again for what may come back",
    arguments: [(404, 1), (403, 1), (503, 4), (429, 4)])
  func statuses(status: Int, requests: Int) throws {
    server.plan("catalog.json", [.status(status)])
    let error = #expect(throws: PackError.self) { try document() }
    #expect(error?.code == (requests == 1 ? .notFound : .offline))
    #expect(error?.found?.hasPrefix("status \(status) from 127.0.0.1") == true)
    #expect(server.requests.count == requests)
  }

  @Test("begins anew after a cut")
  func cut() throws {
    server.plan("catalog.json", [.closing(after: 0.6), .serve])
    guard case .content(let data, _) = try document() else { throw PackError(.damaged) }
    #expect(data == Self.text && server.requests.count == 2)
  }

  @Test("does not put a tag's line breaks into a request")
  func hostileTag() throws {
    _ = try document(knownTag: "\"x\"\r\nCookie: y=\"")
    #expect(server.requests.first?.headers["cookie"] == nil)
    #expect(server.requests.first?.headers["if-none-match"] == nil)
  }

  @Test("stays off a network that may not be used, and stops when it is cancelled")
  func forbidden() {
    var options = FetcherBench.options()
    options.network = .never
    let offline = #expect(throws: PackError.self) { try document(options: options) }
    let cancelled = #expect(throws: PackError.self) { try document(isCancelled: { true }) }
    #expect(offline?.code == .offline && cancelled?.code == .cancelled && server.requests.isEmpty)
  }
}
