import Foundation
import Synchronization
import TestSupport

@testable import DragomanPacks

/// The catalogs and keys under `Fixtures/catalogs`: three dates of one catalog, signed by key `a`; the middle
/// one by `b` too.
enum CatalogFixtures {
  /// The ids of the two keys.
  static let a = "21fe31dfa154a261", b = "39f713d0a644253f"

  static func url(_ name: String) -> URL { Fixtures.url("catalogs/\(name)") }

  static func data(_ name: String) throws -> Data { try Data(contentsOf: url(name)) }

  /// These public keys: `a`, `b`.
  static func keys(_ names: String...) throws -> TrustedKeys {
    try TrustedKeys(files: names.map { url("\($0).pub") }, environment: [:])
  }
}

/// A server in memory: documents by address, with tags, and a note of each request.
final class DocumentStub: Sendable {
  private struct State {
    var documents: [String: Result<Data, PackError>] = [:]
    var requests: [String] = []
    var afterRequest: (@Sendable (String) -> Void)?
  }
  private let state = Mutex(State())

  /// The addresses asked for, in order; a tag that came along is added.
  var requests: [String] { state.withLock { $0.requests } }

  func serve(_ data: Data?, at address: String) {
    state.withLock { $0.documents[address] = data.map(Result.success) }
  }

  func fail(_ error: PackError, at address: String) {
    state.withLock { $0.documents[address] = .failure(error) }
  }

  /// Serves the fixture `name` with its signatures as the catalog at `address`.
  func serve(_ name: String, at address: String, signatures: String? = nil) throws {
    serve(try CatalogFixtures.data(name), at: address)
    serve(try CatalogFixtures.data(signatures ?? "\(name).sig"), at: "\(address).sig")
  }

  /// Calls `body` with each address that has been answered.
  func afterRequest(_ body: (@Sendable (String) -> Void)?) { state.withLock { $0.afterRequest = body } }

  var source: DocumentSource {
    { (url, largestBytes, tag, isCancelled) throws(PackError) in
      if isCancelled() { throw PackError(.cancelled) }
      let address = url.absoluteString
      let (answer, after) = self.state.withLock { state in
        state.requests.append(address + (tag.map { " \($0)" } ?? ""))
        return (state.documents[address], state.afterRequest)
      }
      defer { after?(address) }
      guard let data = try (answer ?? .failure(PackError(.notFound, file: address))).get() as Data? else {
        throw PackError(.notFound)
      }
      guard data.count <= largestBytes else { throw PackError(.damaged, expected: "at most \(largestBytes)") }
      let present = String(SHA256.hexadecimal(of: data).prefix(8))
      return tag == present ? .unchanged : .content(data, tag: present)
    }
  }
}

/// What time it is for a shelf.
final class StubClock: Sendable {
  private let time = Mutex(Date(timeIntervalSince1970: 1_800_000_000))

  var now: @Sendable () -> Date { { self.time.withLock { $0 } } }

  func advance(_ seconds: Double) { time.withLock { $0 += seconds } }
}
