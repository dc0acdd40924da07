import Foundation
import TestSupport
import Testing

@testable import DragomanPacks

/// `tools/catalog` and the module agree: what one makes and signs, the other believes.
@Suite struct CatalogToolTests {
  private let folder: TemporaryFolder
  private static let root = Fixtures.folder.resolvingSymlinksInPath()
    .deletingLastPathComponent().deletingLastPathComponent()

  init() throws { folder = try TemporaryFolder() }

  private func path(_ name: String) -> String { folder.url.appending(path: name).path }

  /// Runs `tools/catalog`; what it says, and its status.
  private func tool(_ arguments: String...) throws -> (text: String, status: Int32) {
    let process = Process()
    process.executableURL = URL(filePath: "/usr/bin/env")
    process.arguments = ["python3", Self.root.appending(path: "tools/catalog").path] + arguments
    let output = Pipe()
    process.standardOutput = output
    process.standardError = output
    try process.run()
    let text = String(decoding: output.fileHandleForReading.readDataToEndOfFile(), as: UTF8.self)
    process.waitUntilExit()
    return (text, process.terminationStatus)
  }

  @Test("makes keys, signs with both of them, and is believed; a byte more is not")
  func keysAndSignatures() throws {
    for name in ["one", "two"] {
      let made = try tool("keygen", "--key", path(name))
      #expect(made.status == 0, "\(made.text)")
    }
    var status = stat()
    #expect(stat(path("one"), &status) == 0 && status.st_mode & 0o777 == 0o600)
    let private1 = try Data(contentsOf: URL(filePath: path("one")))
    let refused = try tool("keygen", "--key", path("one"))
    #expect(refused.status == 1 && refused.text.contains("not overwritten"))
    #expect(try Data(contentsOf: URL(filePath: path("one"))) == private1)

    let catalog = try folder.write(
      PackJSON.data(PackJSON.catalog([PackJSON.entry()])), to: "catalog.json")
    let signed = try tool("sign", "--key", path("one"), "--key", path("two"), catalog.path)
    #expect(signed.status == 0, "\(signed.text)")
    let signatures = try CatalogSignature.signatures(
      in: Data(contentsOf: URL(filePath: path("catalog.json.sig"))))
    let data = try Data(contentsOf: catalog)
    for name in ["one", "two"] {
      let keys = try TrustedKeys(files: [], environment: ["DRAGOMAN_CATALOG_KEYS": path("\(name).pub")])
      #expect(keys.verdict(on: data, signatures) == .good)
      #expect(keys.verdict(on: data + [0x20], signatures) == .bad(keyID: keys.keys[0].id))
      #expect(signed.text.contains(keys.keys[0].id))
    }
    #expect(TrustedKeys([]).verdict(on: data, signatures) == .untrusted(keyIDs: signatures.map(\.keyID)))
  }

  @Test("signs with the published key of RFC 8032 as the fixtures are signed")
  func fixture() throws {
    let seed = Data([
      0x9d, 0x61, 0xb1, 0x9d, 0xef, 0xfd, 0x5a, 0x60, 0xba, 0x84, 0x4a, 0xf4, 0x92, 0xec, 0x2c, 0xc4,
      0x44, 0x49, 0xc5, 0x69, 0x7b, 0x32, 0x69, 0x19, 0x70, 0x3b, 0xac, 0x03, 0x1c, 0xae, 0x7f, 0x60,
    ])
    try folder.write(
      Data("dragoman-catalog-private-key ed25519 \(seed.base64EncodedString())\n".utf8), to: "a")
    let catalog = try folder.write(CatalogFixtures.data("present.json"), to: "catalog.json")
    #expect(try tool("sign", "--key", path("a"), catalog.path).status == 0)
    let signature = try Data(contentsOf: URL(filePath: path("catalog.json.sig")))
    #expect(try signature == CatalogFixtures.data("present.json.sig"))
  }

  @Test("refuses a key or a catalog that is none, and names it")
  func refusals() throws {
    let catalog = try folder.write(CatalogFixtures.data("present.json"), to: "catalog.json")
    let noKey = try tool("sign", "--key", CatalogFixtures.url("a.pub").path, catalog.path)
    #expect(noKey.status == 1 && noKey.text.contains("a.pub: expected one line"))
    #expect(try tool("sign", "--key", path("none"), catalog.path).text.contains("none: No such file"))
    try folder.write(Data("{}".utf8), to: "catalog.json")
    #expect(try tool("keygen", "--key", path("one")).status == 0)
    let noCatalog = try tool("sign", "--key", path("one"), catalog.path)
    #expect(noCatalog.status == 1 && noCatalog.text.contains("expected a catalog"))
    #expect(!FileManager.default.fileExists(atPath: path("catalog.json.sig")))
  }

  @Test("builds the catalog that is checked in, whose digests are those of the manifests and cards")
  func checkedIn() throws {
    let built = try tool("build", "--check")
    #expect(built.status == 0, "\(built.text)")
    let models = Self.root.appending(path: "Models")
    let catalog = try Catalog(contentsOf: models.appending(path: "catalog.json"))
    #expect(catalog.skipped.isEmpty && catalog.packs.count >= 2)
    for entry in catalog.packs {
      let folder = models.appending(path: entry.pack.id)
      let manifest = try #require(entry.manifest)
      let digest = try FileDigest(of: folder.appending(path: "manifest.json"))
      #expect(digest.bytes == manifest.bytes && digest.sha256 == manifest.sha256)
      #expect(entry.files.contains { $0.role == .card && $0.file.path == "CARD.md" })
      #expect(entry.check == .sha256)
    }
  }
}
