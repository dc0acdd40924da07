import Foundation
import TestSupport

/// A catalog whose packs come from a server that misbehaves as told, and an empty store.
///
/// The packs are the micro pack under several ids and versions.
final class PublishedPacks: Sendable {
  static let old = "en-de.micro.1.0"
  static let new = "en-de.micro.1.1"

  let folder: TemporaryFolder
  let server: FaultServer
  /// The store, which does not exist yet.
  let store: URL

  /// Publishes the packs `ids`, whose versions are what follows `micro.`.
  init(_ ids: [String] = [old, new], storeName: String = "store") throws {
    folder = try TemporaryFolder()
    store = folder.url.appending(path: storeName, directoryHint: .isDirectory)
    let mirror = folder.url.appending(path: "mirror")
    var entries: [[String: Any]] = []
    server = try FaultServer(mirror)
    for id in ids { entries.append(try Self.publish(id, in: mirror, server: server)) }
    try FileManager.default.createDirectory(
      at: folder.url.appending(path: "catalog"), withIntermediateDirectories: true)
    try JSONSerialization.data(withJSONObject: ["schema": 1, "date": "2026-11-30", "packs": entries])
      .write(to: catalog)
  }

  deinit { server.stop() }

  var catalog: URL { folder.url.appending(path: "catalog/catalog.json") }

  /// What a user of this catalog and store has set. No other store or setting of the machine plays a part.
  var environment: [String: String] {
    [
      "DRAGOMAN_MODELS_DIR": store.path, "DRAGOMAN_CATALOG": catalog.path,
      "HOME": folder.url.appending(path: "home").path, "PATH": "/usr/bin:/bin",
    ]
  }

  /// Runs the program to its end.
  @discardableResult
  func run(
    _ arguments: String..., input: String = "", adding variables: [String: String] = [:]
  ) throws -> Run {
    let program = try Program(
      arguments, environment: environment.merging(variables, uniquingKeysWith: { $1 }))
    program.send(input)
    program.closeInput()
    let end = program.finish()
    return Run(output: String(decoding: end.output, as: UTF8.self), errors: end.errors, ending: end.ending)
  }

  /// How a run ended.
  struct Run {
    let output: String
    let errors: String
    let ending: Program.Ending
  }

  /// The ids that `packs list` calls installed.
  func installed() throws -> Set<String> {
    let run = try run("packs", "list", "--json")
    struct Listing: Decodable {
      struct Pack: Decodable {
        let id: String
        let state: String
      }
      let packs: [Pack]
    }
    let listing = try JSONDecoder().decode(Listing.self, from: Data(run.output.utf8))
    return Set(listing.packs.filter { $0.state == "installed" }.map(\.id))
  }

  /// What lies in the store beside the packs' folders, by path.
  func leftovers() -> [String] {
    let paths = (try? FileManager.default.subpathsOfDirectory(atPath: store.path)) ?? []
    return paths.filter { $0.hasPrefix(".") }.sorted()
  }

  /// The address of a file of a pack, as the server plans by it.
  static func path(_ id: String, _ file: String = "model.bin") -> String { "\(id)/\(file)" }

  private static func publish(_ id: String, in mirror: URL, server: FaultServer) throws -> [String: Any] {
    let fixture = Program.fixtures.appending(path: old)
    let place = mirror.appending(path: id)
    try FileManager.default.createDirectory(at: place, withIntermediateDirectories: true)
    let data = try Data(contentsOf: fixture.appending(path: "manifest.json"))
    guard var manifest = try JSONSerialization.jsonObject(with: data) as? [String: Any] else { return [:] }
    manifest["id"] = id
    manifest["version"] = id.components(separatedBy: "micro.").last
    try JSONSerialization.data(withJSONObject: manifest).write(to: place.appending(path: "manifest.json"))
    for file in ["model.bin", "vocab.spm", "lex.bin"] {
      try FileManager.default.copyItem(
        at: fixture.appending(path: file), to: place.appending(path: file))
    }
    var entry = manifest
    for key in ["lengthFactor", "placeholders", "alignment", "lowConfidenceBelow"] { entry[key] = nil }
    entry["mirrors"] = [server.url(id).absoluteString]
    return entry
  }
}
