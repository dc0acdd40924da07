import Foundation
import TestSupport

/// A catalog of micro packs, an empty models directory and a home, there as long as this value is.
final class PackWorld: Sendable {
  /// A pack to put into the catalog.
  struct Pack: Sendable {
    var id: String
    var source: String
    var target: String
    var version = "1.0"

    static let enDe = Pack(id: "en-de.micro.1.0", source: "en", target: "de")
    static let deEn = Pack(id: "de-en.micro.1.0", source: "de", target: "en")
    static let enEs = Pack(id: "en-es.micro.1.0", source: "en", target: "es")
  }

  private let folder: TemporaryFolder
  private let more: [String: String]

  /// - Parameter environment: More variables, or others.
  init(_ packs: [Pack] = [.enDe], environment: [String: String] = [:]) throws {
    folder = try TemporaryFolder()
    more = environment
    for name in ["catalog", "home"] {
      try FileManager.default.createDirectory(
        at: folder.url.appending(path: name), withIntermediateDirectories: true)
    }
    try publish(packs)
  }

  var catalog: URL { folder.url.appending(path: "catalog") }
  var models: URL { folder.url.appending(path: "models") }
  func place(_ name: String) -> String { folder.url.appending(path: name).path }

  var environment: [String: String] {
    ["DRAGOMAN_MODELS_DIR": models.path, "DRAGOMAN_CATALOG": catalog.path, "HOME": place("home")]
      .merging(more) { $1 }
  }

  /// What a command wrote and how it ended.
  typealias Result = (output: String, errors: String, ending: Program.Ending)

  @discardableResult
  func run(_ arguments: String..., input: String = "") async throws -> Result {
    try await DragomanCommandLine.run(arguments, input: input, environment: environment)
  }

  /// The one JSON document that a command writes with `--json`.
  func json(_ arguments: String...) async throws -> (members: [String: Any], ending: Program.Ending) {
    let result = try await DragomanCommandLine.run(
      arguments + ["--json"], input: "", environment: environment)
    return (try Self.document(result.output), result.ending)
  }

  /// Whether the text is one line with one JSON object, and what that says.
  static func document(_ text: String) throws -> [String: Any] {
    guard text.hasSuffix("\n"), !text.dropLast().contains("\n"),
      let object = try JSONSerialization.jsonObject(with: Data(text.utf8)) as? [String: Any]
    else { throw NotADocument(text: text) }
    return object
  }

  struct NotADocument: Error { let text: String }

  /// What lies in the models directory, but for the store's own work.
  var installed: [String] {
    let names = (try? FileManager.default.contentsOfDirectory(atPath: models.path)) ?? []
    return names.filter { $0 != ".work" }.sorted()
  }

  /// Spoils one byte of an installed pack.
  func spoil(_ pack: Pack, _ file: String = "vocab.spm") throws {
    let url = models.appending(path: "\(pack.id)/\(file)")
    var bytes = try Data(contentsOf: url)
    bytes[1000] ^= 0xFF
    try bytes.write(to: url)
  }

  // MARK: Catalog

  /// Makes the catalog offer `packs`, with their files beside it.
  ///
  /// - Parameter change: Changes each entry of the catalog, not the pack.
  func publish(_ packs: [Pack], change: (inout [String: Any]) -> Void = { _ in }) throws {
    for pack in packs {
      let place = catalog.appending(path: pack.id)
      if FileManager.default.fileExists(atPath: place.path) { continue }
      try FileManager.default.copyItem(at: Self.fixture, to: place)
      var manifest = try Self.manifest()
      Self.rename(&manifest, to: pack)
      try JSONSerialization.data(withJSONObject: manifest).write(to: place.appending(path: "manifest.json"))
    }
    let entries = try packs.map { pack in
      var entry = try Self.manifest()
      Self.rename(&entry, to: pack)
      for key in ["lengthFactor", "placeholders", "alignment", "lowConfidenceBelow"] { entry[key] = nil }
      change(&entry)
      return entry
    }
    try JSONSerialization.data(withJSONObject: ["schema": 1, "date": "2026-11-30", "packs": entries])
      .write(to: catalog.appending(path: "catalog.json"))
  }

  private static func rename(_ entry: inout [String: Any], to pack: Pack) {
    entry["id"] = pack.id
    entry["source"] = pack.source
    entry["target"] = pack.target
    entry["version"] = pack.version
  }

  private static let fixture = Fixtures.url("models/en-de.micro.1.0")

  private static func manifest() throws -> [String: Any] {
    let data = try Data(contentsOf: fixture.appending(path: "manifest.json"))
    return try JSONSerialization.jsonObject(with: data) as? [String: Any] ?? [:]
  }
}

/// `run` by another name: within a type that has a `run` of its own the function is hidden.
enum DragomanCommandLine {
  static func run(
    _ arguments: [String], input: String, environment: [String: String]
  ) async throws -> PackWorld.Result {
    try await CommandLineTests.run(arguments, input: input, environment: environment)
  }
}
