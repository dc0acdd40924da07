import Foundation
import TestSupport
import Testing

@testable import DragomanPacks

@Suite struct HostileCatalogTests {
  private let origin = CatalogOrigin(url: URL(filePath: "/c/catalog.json"), isForeign: false)

  /// An entry with every key there is.
  private static func entry() -> PackJSON.Object {
    var entry = PackJSON.entry()
    let digest: PackJSON.Object = ["bytes": 7, "sha256": String(repeating: "0b", count: 32)]
    var model = PackJSON.file("model", "model.bin")
    model["compression"] = digest.merging(["format": "zst"]) { $1 }
    entry["files"] = [model, PackJSON.file("vocabulary", "vocab.spm"), PackJSON.file("card", "CARD.md")]
    entry["manifest"] = digest
    entry["archive"] = digest.merging(["path": "pack.tar.zst"]) { $1 }
    entry["mirrors"] = ["https://example.org/m/"]
    return entry
  }

  private func catalog(_ entry: Any) throws -> Catalog {
    try Catalog(json: PackJSON.data(PackJSON.catalog([entry])), origin: origin)
  }

  @Test("reads an entry with every key")
  func whole() throws {
    let catalog = try catalog(Self.entry())
    #expect(catalog.skipped.isEmpty)
    let entry = try #require(catalog.packs.first)
    #expect(entry.archive?.path == "pack.tar.zst" && entry.manifest?.bytes == 7)
    #expect(entry.files.map(\.role) == [.model, .vocabulary, .card])
    #expect(entry.files.first?.compressed?.format == .zstandard)
    #expect(entry.files.first?.transferred.path == "model.bin.zst")
  }

  /// A key of an entry, a value that it must not have, and the key that the error names, if another.
  struct Spoiling: CustomTestStringConvertible {
    let path: [String]
    let value: any Sendable
    var key: String?
    var testDescription: String { "\(path.joined(separator: ".")) = \(value)" }

    init(_ path: String, _ value: any Sendable, key: String? = nil) {
      self.path = path.split(separator: ".").map(String.init)
      self.value = value
      self.key = key
    }
  }

  private static let long = String(repeating: "0", count: 65)
  private static let spoilings =
    ["id", "source", "target", "version", "strategy", "licence"].map { Spoiling($0, 7) } + [
      Spoiling("id", "../escape"), Spoiling("id", ".hidden"), Spoiling("id", "a/b"), Spoiling("id", "a\nb"),
      Spoiling("id", ""), Spoiling("id", String(repeating: "a", count: 97)), Spoiling("source", "und"),
      Spoiling("source", ""), Spoiling("target", "en-GB"), Spoiling("version", "newest"),
      Spoiling("minimumEngineFormat", 0), Spoiling("minimumEngineFormat", "1"),
      Spoiling("minimumEngineFormat", 1.5), Spoiling("strategy", "fast"), Spoiling("quality", "good"),
      Spoiling("quality", ["BLEU": "high"]), Spoiling("mirrors", "https://example.org/"),
      Spoiling("mirrors", [7]), Spoiling("files", [String]()), Spoiling("files", "model.bin"),
      Spoiling("files.role", "weights"), Spoiling("files.role", "shortlist", key: "files"),
      Spoiling("files.role", "card"), Spoiling("files.path", "../x"), Spoiling("files.path", "/etc/passwd"),
      Spoiling("files.path", "manifest.json"), Spoiling("files.path", "VOCAB.SPM"), Spoiling("files.path", 7),
      Spoiling("files.bytes", 0), Spoiling("files.bytes", -1), Spoiling("files.bytes", "3"),
      Spoiling("files.bytes", 3.5), Spoiling("files.bytes", Int64.max), Spoiling("files.sha256", long),
      Spoiling("files.sha256", String(repeating: "0A", count: 32)), Spoiling("files.sha256", ""),
      Spoiling("files.compression", "zst"), Spoiling("files.compression.format", "xz"),
      Spoiling("files.compression.bytes", -1), Spoiling("files.compression.sha256", long),
      Spoiling("manifest", "x"), Spoiling("manifest.bytes", 1 << 21), Spoiling("manifest.bytes", -1),
      Spoiling("manifest.sha256", long), Spoiling("archive", [] as [String]),
      Spoiling("archive.path", "../x.tar"),
      Spoiling("archive.path", "a/b.tar"), Spoiling("archive.bytes", 0), Spoiling("archive.sha256", long),
    ]

  @Test("skips an entry with any key spoilt, and names the key", arguments: spoilings)
  func spoilt(spoiling: Spoiling) throws {
    let catalog = try catalog(Self.spoil(Self.entry(), spoiling.path[...], spoiling.value))
    #expect(catalog.packs.isEmpty)
    let error = try #require(catalog.skipped.first?.error)
    #expect(error.code == .damaged && error.file == "/c/catalog.json")
    let last = spoiling.key ?? spoiling.path.last ?? ""
    #expect(error.key?.contains(last) == true, "\(error)")
  }

  @Test(
    "skips an entry with any key missing, and names the key",
    arguments: [
      "id", "source", "target", "version", "minimumEngineFormat", "strategy", "licence", "files",
      "files.role", "files.path", "files.bytes", "files.sha256", "files.compression.format",
      "files.compression.bytes", "files.compression.sha256", "manifest.bytes", "manifest.sha256",
      "archive.path", "archive.bytes", "archive.sha256",
    ])
  func missing(path: String) throws {
    let keys = path.split(separator: ".").map(String.init)
    let catalog = try catalog(Self.spoil(Self.entry(), keys[...], nil))
    #expect(catalog.packs.isEmpty)
    #expect(catalog.skipped.first?.error.key?.hasSuffix(keys.last ?? "") == true)
  }

  /// `object` with `value` at `path`; of several files in the first.
  private static func spoil(
    _ object: PackJSON.Object, _ path: ArraySlice<String>, _ value: (any Sendable)?
  ) -> PackJSON.Object {
    guard let key = path.first else { return object }
    var object = object
    if path.count == 1 {
      object[key] = value
    } else if let inner = object[key] as? PackJSON.Object {
      object[key] = spoil(inner, path.dropFirst(), value)
    } else if var list = object[key] as? [PackJSON.Object], let first = list.first {
      list[0] = spoil(first, path.dropFirst(), value)
      object[key] = list
    }
    return object
  }

  @Test("refuses JSON that is nested without end", arguments: ["[", "{\"packs\":", "{\"schema\":1,\"x\":["])
  func deep(opening: String) {
    let text = String(repeating: opening, count: 100_000)
    #expect(packError { _ = try Catalog(json: Data(text.utf8), origin: origin) }?.code == .damaged)
    let closing = opening.hasSuffix("[") ? "]" : "1}"
    let closed = text + String(repeating: closing, count: 100_000)
    #expect(packError { _ = try Catalog(json: Data(closed.utf8), origin: origin) }?.code == .damaged)
  }

  @Test("skips an entry that is nested without end, or refuses the whole")
  func deepEntry() throws {
    let inside = String(repeating: "[", count: 100_000) + String(repeating: "]", count: 100_000)
    let text = "{\"schema\": 1, \"date\": \"2026-11-30\", \"packs\": [\(inside)]}"
    #expect(packError { _ = try Catalog(json: Data(text.utf8), origin: origin) }?.code == .damaged)
  }

  @Test(
    "refuses what is no number in JSON",
    arguments: ["NaN", "Infinity", "-Infinity", "1e999", "0x1", "01", "+1", "1.", ".5"])
  func numbers(text: String) throws {
    let data = try PackJSON.data(PackJSON.catalog([PackJSON.entry()]))
    let spoilt = String(decoding: data, as: UTF8.self).replacing("42.5", with: text)
    #expect(spoilt.contains(text))
    do {
      let catalog = try Catalog(json: Data(spoilt.utf8), origin: origin)
      #expect(catalog.packs.isEmpty && catalog.skipped.first?.error.code == .damaged)
    } catch {
      #expect(error.code == .damaged)
    }
  }

  @Test(
    "refuses a key that comes twice, however it is written",
    arguments: [
      "{\"schema\": 1, \"schema\": 1, \"date\": \"2026-11-30\", \"packs\": []}",
      "{\"schema\": 1, \"date\": \"2026-11-30\", \"packs\": [], \"d\\u0061te\": \"2026-12-30\"}",
      "{\"schema\": 1, \"date\": \"2026-11-30\", \"packs\": [], \"new\": [{\"a\": 1, \"b\": {}, \"a\": 2}]}",
      "{\"schema\": 1, \"date\": \"2026-11-30\", \"packs\": [], \"n\\\"\": 1, \"n\\\"\": 2}",
    ])
  func duplicateKeys(text: String) {
    let error = packError { _ = try Catalog(json: Data(text.utf8), origin: origin) }
    #expect(error?.code == .damaged && error?.expected == "each key once")
  }

  @Test("takes one key in several objects, and as a text, for no repetition")
  func likeKeys() throws {
    let text = """
      {"schema": 1, "date": "2026-11-30", "packs": [], "date2": "date", "x": {"date": ["date", "date", {"date": 1}]},
       "y": [{"date": "{\\"date\\": 1, \\\\"}, {"date": 2}], "z": {}}
      """
    #expect(try Catalog(json: Data(text.utf8), origin: origin).date == "2026-11-30")
  }

  @Test("refuses a file of 20 MB unread")
  func large() throws {
    let folder = try TemporaryFolder()
    let file = try folder.write(Data(repeating: 0x20, count: 20_000_000), to: "catalog.json")
    let error = packError { _ = try Catalog(contentsOf: file) }
    #expect(error?.code == .damaged && error?.expected == "at most 16777216 bytes")
    #expect(error?.file == file.path)
  }

  @Test("survives every cut and any flipped byte", arguments: [UInt64(1), 2, 3])
  func damage(seed: UInt64) throws {
    let data = try PackJSON.data(PackJSON.catalog([Self.entry()]))
    for count in 0..<data.count {
      #expect(throws: PackError.self) { _ = try Catalog(json: data.prefix(count), origin: origin) }
    }
    var generator = SplitMix64(seed: seed)
    for _ in 0..<500 {
      var flipped = data
      flipped[Int.random(in: 0..<data.count, using: &generator)] ^=
        1 << UInt8.random(in: 0..<8, using: &generator)
      // Only that it ends, with a catalog or a fault of ours.
      do { _ = try Catalog(json: flipped, origin: origin) } catch { #expect(error.file == "/c/catalog.json") }
    }
  }
}
