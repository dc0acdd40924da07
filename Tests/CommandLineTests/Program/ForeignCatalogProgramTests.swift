import Foundation
import TestSupport
import Testing

@Suite("packs of other programs' catalogs")
struct ForeignCatalogProgramTests {
  /// A server with the micro pack as others publish it, and a user without packs.
  private final class Registry {
    static let records = "v1/buckets/main/collections/translations-models/records"
    static let kinds = ["model": "model", "vocabulary": "vocab", "shortlist": "lex"]
    static let names = [
      "model": "model.ende.intgemm.alphas.bin", "vocabulary": "vocab.ende.spm",
      "shortlist": "lex.50.50.ende.s2t.bin",
    ]

    let folder: TemporaryFolder
    let server: FaultServer

    init() throws {
      folder = try TemporaryFolder()
      server = try FaultServer(folder.url)
      let fixture = Fixtures.url("micro-ssru")
      for file in MicroModel.files {
        let bytes = try Data(contentsOf: fixture.appending(path: file.path))
        try write(bytes, "cdn/files/\(file.role).bin")
        try write(Data(Gzip.packed([UInt8](bytes))), "bucket/en-de/\(Self.names[file.role] ?? "").gz")
      }
      let base = server.url("cdn/").absoluteString
      server.plan(
        "v1/", [.content([UInt8]("{\"capabilities\":{\"attachments\":{\"base_url\":\"\(base)\"}}}".utf8))])
    }

    deinit { server.stop() }

    private func write(_ data: Data, _ path: String) throws {
      let url = folder.url.appending(path: path)
      try FileManager.default.createDirectory(
        at: url.deletingLastPathComponent(), withIntermediateDirectories: true)
      try data.write(to: url)
    }

    /// Publishes records as Firefox's older collection has them.
    func publishRecords(alsoFor filter: String? = nil) throws {
      func records(_ version: String, _ filter: String) -> [[String: Any]] {
        MicroModel.files.map { file in
          [
            "name": Self.names[file.role] ?? "", "fromLang": "en", "toLang": "de", "version": version,
            "fileType": Self.kinds[file.role] ?? "", "filter_expression": filter,
            "attachment": [
              "hash": file.sha256, "size": file.bytes, "filename": file.path,
              "location": "files/\(file.role).bin", "mimetype": "application/octet-stream",
            ] as [String: Any],
          ]
        }
      }
      let data = records("1.0", "") + (filter.map { records("2.0", $0) } ?? [])
      try write(JSONSerialization.data(withJSONObject: ["data": data]), Self.records)
    }

    /// Publishes a model as Firefox's bucket has it.
    func publishBucket() throws {
      let keys = ["model": "model", "vocabulary": "vocab", "shortlist": "lexicalShortlist"]
      var files: [String: Any] = [:]
      for (role, name) in Self.names { files[keys[role] ?? ""] = ["path": "en-de/\(name).gz"] }
      let model: [String: Any] = [
        "architecture": "tiny", "releaseStatus": "Release", "sourceLanguage": "en", "targetLanguage": "de",
        "files": files,
      ]
      let catalog: [String: Any] = [
        "generated": "2026-11-30T00:00:00Z", "baseUrl": server.url("bucket").absoluteString,
        "models": ["en-de": [model]],
      ]
      try write(JSONSerialization.data(withJSONObject: catalog), "models.json")
    }
  }

  private let registry: Registry

  init() throws { registry = try Registry() }

  private func translation(_ world: PackWorld) async throws -> String {
    let result = try await world.run(
      "translate", "--from", "en", "--to", "de", input: "The file was saved.\n")
    #expect(result.ending == .exited(0), "\(result.errors)")
    return result.output
  }

  @Test("a pack of Firefox's registry is supported beside ours, is installed and translates")
  func records() async throws {
    try registry.publishRecords()
    let world = try PackWorld([.enEs])
    let address = registry.server.url(Registry.records).absoluteString
    let added = try await world.run("packs", "sources", "add", "--foreign", address)
    #expect(added.output == "\(address) (foreign): added\n")
    #expect(registry.server.requests.isEmpty)
    let status = try await world.run("status", "en", "de")
    #expect(status.output.hasPrefix("supported\n") && status.ending == .exited(3))
    #expect(status.output.contains("available  whole\n    en-de.firefox.1.0\n"))
    #expect(status.output.hasSuffix("\nNext: dragoman packs install en de (301.5 kB)\n"))
    let languages = try await world.run("languages")
    #expect(languages.output.contains("English") && languages.output.contains("de es"))
    let installed = try await world.run("packs", "install", "en", "de")
    #expect(installed.ending == .exited(0), "\(installed.errors)")
    #expect(world.installed == ["en-de.firefox.1.0"])
    let own = try PackWorld([.enDe])
    try await own.run("packs", "install", "en", "de")
    #expect(try await translation(world) == translation(own))
  }

  @Test("of what cannot be checked that is said, and it is installed only if told to")
  func unchecked() async throws {
    try registry.publishBucket()
    let address = registry.server.url("models.json").absoluteString
    let world = try PackWorld([], environment: ["DRAGOMAN_FOREIGN_CATALOG": address])
    let status = try await world.run("status", "en", "de")
    #expect(status.output.contains("available  nothing\n    en-de.firefox-tiny.1.0\n"))
    #expect(status.output.hasSuffix("\nNext: dragoman packs install --allow-unverified en de\n"))
    let (members, _) = try await world.json("status", "en", "de")
    let leg = try #require((members["legs"] as? [[String: Any]])?.first)
    #expect(leg["checked"] as? String == "none" && leg["foreign"] as? Bool == true)
    #expect(leg["origin"] as? String == address)
    let refused = try await world.run("packs", "install", "en", "de")
    #expect(refused.ending == .exited(5) && world.installed == [])
    let done = try await world.run("packs", "install", "--allow-unverified", "en", "de")
    #expect(done.ending == .exited(0) && world.installed == ["en-de.firefox-tiny.1.0"], "\(done.errors)")
    #expect(try await !translation(world).isEmpty)
  }

  @Test("what is left out of a catalog is counted, and explained to whoever asks")
  func leftOut() async throws {
    try registry.publishRecords(alsoFor: "env.version > 100")
    let world = try PackWorld([])
    let address = registry.server.url(Registry.records).absoluteString
    try await world.run("packs", "sources", "add", "--foreign", address)
    let list = try await world.run("packs", "list", "--available")
    #expect(list.output.hasSuffix("\nCatalog \(address): 1 pack, foreign, 3 left out\n"))
    #expect(list.errors.isEmpty && list.ending == .exited(0))
    let verbose = try await world.run("packs", "list", "--available", "--verbose")
    #expect(verbose.errors.contains("data[3]: filter_expression"), "\(verbose.errors)")
    #expect(verbose.errors.contains("env.version > 100"))
    let (members, _) = try await world.json("packs", "list", "--available")
    #expect((members["leftOut"] as? [[String: Any]])?.count == 3)
    #expect((members["problems"] as? [Any])?.isEmpty == true)
    let catalog = try #require((members["catalogs"] as? [[String: Any]])?.last)
    #expect(catalog["format"] as? String == "firefox-records" && catalog["leftOut"] as? Int == 3)
    #expect(try await world.run("packs", "list", "--verbose").ending == .exited(2))
  }
}
