import Foundation
import TestSupport
import Testing

@testable import DragomanPacks

@Suite struct HostileForeignCatalogTests {
  /// A shape with one usable pack, in which something can be spoilt.
  enum Shape: String, CaseIterable {
    case oldRecords, records, bucket, translateLocally, argos

    /// The catalog, with its first entry changed.
    func catalog(_ change: (inout PackJSON.Object) -> Void) -> Any {
      func first(_ entries: [PackJSON.Object]) -> [PackJSON.Object] {
        var entries = entries
        change(&entries[0])
        return entries
      }
      return switch self {
      case .oldRecords: ["data": first(ForeignJSON.files.map { ForeignJSON.oldRecord($0) })]
      case .records: ["data": first(ForeignJSON.files.map { ForeignJSON.record($0) })]
      case .bucket: ForeignJSON.models(["en-de": first([ForeignJSON.model()])])
      case .translateLocally: ["models": first([ForeignJSON.translateLocally()])]
      case .argos: first([ForeignJSON.argos()])
      }
    }

    /// The keys of its entries that have to be there and right.
    var keys: [String] {
      switch self {
      case .oldRecords:
        ["fromLang", "toLang", "version", "fileType", "name", "attachment.location", "attachment.size"]
      case .records:
        [
          "sourceLanguage", "targetLanguage", "version", "fileType", "name", "attachment.location",
          "attachment.size",
        ]
      case .bucket: ["sourceLanguage", "targetLanguage", "files", "files.model", "files.model.path"]
      case .translateLocally: ["url"]
      case .argos: ["package_version", "links", "from_code", "to_code"]
      }
    }
  }

  private static func set(_ path: ArraySlice<String>, _ value: Any?, in object: inout PackJSON.Object) {
    guard let key = path.first else { return }
    if path.count == 1 {
      object[key] = value
    } else {
      var inner = object[key] as? PackJSON.Object ?? [:]
      set(path.dropFirst(), value, in: &inner)
      object[key] = inner
    }
  }

  private func spoilt(_ shape: Shape, _ key: String, _ value: Any?) throws -> Catalog {
    let path = key.split(separator: ".").map(String.init)
    return try ForeignJSON.read(shape.catalog { Self.set(path[...], value, in: &$0) })
  }

  @Test("an entry with a key missing or of another type offers nothing", arguments: Shape.allCases)
  func types(shape: Shape) throws {
    #expect(try ForeignJSON.read(shape.catalog { _ in }).packs.count == 1)
    let values: [Any?] = [nil, NSNull(), ["x"], ["x": ["y": 1]], -1.5, true, "", "\u{202E}../x"]
    for key in shape.keys {
      for value in values where key != "links" || value as? [String] == nil {
        let catalog = try spoilt(shape, key, value)
        #expect(catalog.packs.isEmpty, "\(key) = \(String(describing: value))")
        #expect(catalog.skippedCount > 0, "\(key) = \(String(describing: value))")
      }
    }
  }

  private static let spoilings: [(shape: Shape, key: String, values: [any Sendable])] = [
    (.records, "attachment.hash", ["", "abc", String(repeating: "G", count: 64), 7]),
    (.records, "attachment.size", [0, -1, Int64.max, 1e300]),
    (.records, "decompressedHash", ["abc", 1]),
    (.records, "decompressedSize", [0, -5, Int64.max] as [Int64]),
    (
      .records, "name",
      ["../vocab.spm", "a/b", "manifest.json", "installed.json", "CON", "a\nb", ".zst", ".."]
    ),
    (.records, "architecture", ["../x", "a b", String(repeating: "a", count: 25), ".hidden"]),
    (.records, "variant", ["other"]), (.records, "filter_expression", ["env.x", 3]),
    (.records, "version", ["newest", "1..2", String(repeating: "1", count: 65), "1/2", "../1"]),
    (.records, "targetLanguage", ["en", "EN_us", "xx-notalanguage", "und", "../de"]),
    (
      .records, "attachment.location",
      [
        "../../etc/passwd", "/etc/passwd", "a//b", "a/../../b", "%2e%2e/x", "a\\b", "a b", ".", "a/./b",
        "file:///etc/passwd", "ftp://example.org/x", "data:,x", "https:///x", "https://user@example.org/x",
        "http://127.0.0.1/x", "https://localhost/x", "http://[::1]/x", "javascript:x", "//example.org/x",
        String(repeating: "a/", count: 40) + "b",
      ]
    ), (.translateLocally, "checksum", ["abc", "00", 7]),
    (
      .translateLocally, "url",
      ["file:///etc/passwd", "http://127.0.0.1:631/x", "https://localhost/x.tar.gz", "x://example.org/y"]
    ), (.argos, "links", [["http://example.org/x.argosmodel"], ["ipfs://x"], [String](), ["file:///x"]]),
    (.bucket, "files.model.path", ["../x.bin.gz", "a/../x.bin.gz"]),
    (.bucket, "files.vocab.path", ["http://example.org/vocab.spm", "vocab.spm.gz/.."]),
    (.bucket, "files.model.uncompressedHash", ["abc"]), (.bucket, "files.model.uncompressedSize", [-1]),
  ]

  @Test("an entry with a value that must not be offers nothing", arguments: spoilings.indices)
  func values(index: Int) throws {
    let (shape, key, values) = Self.spoilings[index]
    for value in values {
      let catalog = try spoilt(shape, key, value)
      #expect(catalog.packs.isEmpty && catalog.skippedCount > 0, "\(key) = \(value)")
      let error = try #require(catalog.skipped.first?.error)
      #expect(error.file == "https://example.org/registry/models.json")
      #expect(error.key?.utf8.allSatisfy { (0x20...0x7E).contains($0) } == true)
    }
  }

  @Test("a hash makes http good enough, a local catalog may name this machine's servers")
  func addresses() throws {
    let plain = try spoilt(.translateLocally, "url", "http://example.org/ende.tar.gz")
    #expect(plain.packs.first?.check == .sha256)
    let json = Shape.argos.catalog { $0["links"] = ["http://127.0.0.1:8000/x.argosmodel"] }
    #expect(try ForeignJSON.read(json).packs.isEmpty)
    #expect(try ForeignJSON.read(json, at: "file:///tmp/index.json").packs.count == 1)
    #expect(try ForeignJSON.read(json, at: "http://127.0.0.1/index.json").packs.count == 1)
    let file = try ForeignJSON.read(Shape.records.catalog { _ in }, at: "file:///tmp/x/records.json")
    #expect(
      file.packs.first?.sources(of: "vocab.ende.spm.zst").map(\.absoluteString)
        == ["file:///tmp/x/main-workspace/translations-models-v2/vocab.bin.zst"])
  }

  @Test(
    "a base that is no web address makes the whole catalog useless",
    arguments: ["file:///", "", "example.org", "https://", "https://example.org/?x", 7] as [any Sendable])
  func base(value: any Sendable) throws {
    let error = packError {
      _ = try ForeignJSON.read(ForeignJSON.models(["en-de": [ForeignJSON.model()]], base: value))
    }
    #expect(error?.code == .damaged && error?.key == "baseUrl")
  }

  @Test("a base on this machine is not believed from another one")
  func localBase() throws {
    let catalog = try ForeignJSON.read(
      ForeignJSON.models(["en-de": [ForeignJSON.model()]], base: "http://127.0.0.1/x"))
    #expect(catalog.packs.isEmpty && catalog.skipped.first?.error.code == .untrustedCatalog)
    let records = try ForeignJSON.read(
      Shape.records.catalog { _ in }, filesBase: "http://localhost/cdn/")
    #expect(records.packs.isEmpty && records.skipped.first?.error.code == .untrustedCatalog)
  }

  @Test("entries that are no objects are skipped, one by one")
  func oddEntries() throws {
    let odd: [Any] = [NSNull(), 7, "x", [Any](), true]
    let argos = try ForeignJSON.read(odd + [ForeignJSON.argos()])
    #expect(argos.packs.count == 1 && argos.skippedCount == 5 && argos.skipped.first?.name == "[0]")
    let models = try ForeignJSON.read(["models": odd + [ForeignJSON.translateLocally()]])
    #expect(models.packs.count == 1 && models.skippedCount == 5)
    let bucket = try ForeignJSON.read(
      ["models": ["en-de": odd + [ForeignJSON.model()], "x": 7, "\u{1}": odd] as PackJSON.Object])
    #expect(bucket.packs.count == 1 && bucket.skippedCount == 10)
  }

  @Test(
    "refuses what has none of the shapes",
    arguments: [
      "{}", "[]", "7", "null", "\"x\"", "{\"data\": {}}", "{\"models\": 7}", "{\"data\": null}", "", "[",
      "[1",
    ])
  func shapeless(text: String) throws {
    let url = try #require(URL(string: "https://example.org/x.json"))
    let origin = CatalogOrigin(url: url, isForeign: true)
    #expect(packError { _ = try Catalog(json: Data(text.utf8), origin: origin) }?.code == .damaged)
  }

  @Test("refuses nesting without end, doubled keys, and more entries than there can be")
  func excessive() throws {
    let url = try #require(URL(string: "https://example.org/x.json"))
    let origin = CatalogOrigin(url: url, isForeign: true)
    let deep = String(repeating: "[", count: 200_000)
    let texts = [
      deep, "{\"data\":\(deep)", "{\"data\":[{\"attachment\":\(deep)", "{\"data\":[],\"data\":[]}",
      "{\"models\":{\"en-de\":[{\"files\":{},\"files\":{}}]}}",
      "[" + String(repeating: "0,", count: 20_000) + "0]",
      "{\"models\":{\"a\":[" + String(repeating: "0,", count: 1000) + "0],\"b\":["
        + String(repeating: "0,", count: 19_000) + "0]}}",
    ]
    for text in texts {
      let error = packError { _ = try Catalog(json: Data(text.utf8), origin: origin) }
      #expect(error?.code == .damaged, "\(text.prefix(40))")
    }
    let many = "[" + String(repeating: "0,", count: 1000) + "0]"
    let catalog = try Catalog(json: Data(many.utf8), origin: origin)
    #expect(catalog.skippedCount == 1001 && catalog.skipped.count == 200)
  }

  @Test("survives every flipped byte", arguments: Shape.allCases)
  func damage(shape: Shape) throws {
    let data = try PackJSON.data(shape.catalog { _ in })
    let url = try #require(URL(string: "https://example.org/x.json"))
    let origin = CatalogOrigin(url: url, isForeign: true)
    var generator = SplitMix64(seed: 9)
    for _ in 0..<200 {
      var flipped = data
      flipped[Int.random(in: 0..<data.count, using: &generator)] ^=
        1 << UInt8.random(in: 0..<8, using: &generator)
      // Only that it ends, with a catalog or a fault of ours.
      do { _ = try Catalog(json: flipped, origin: origin) } catch { #expect(error.file == origin.name) }
    }
  }
}
