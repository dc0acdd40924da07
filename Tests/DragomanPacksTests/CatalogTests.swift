import Foundation
import TestSupport
import Testing

@testable import DragomanPacks

@Suite struct CatalogTests {
  private let origin = CatalogOrigin(url: URL(filePath: "/c/catalog.json"), isForeign: false)

  @Test("keeps the good entries, skips and names the bad ones")
  func badEntries() throws {
    var unsafe = PackJSON.entry()
    unsafe["id"] = "../escape"
    var wrong = PackJSON.entry(id: "wrong")
    wrong["version"] = "newest"
    let data = try PackJSON.data(
      PackJSON.catalog([
        PackJSON.entry(), unsafe, wrong, 7, PackJSON.entry(),
        PackJSON.entry(id: "de-en", from: "de", to: "en"),
      ]))
    let catalog = try Catalog(json: data, origin: origin)
    #expect(catalog.date == "2026-11-30")
    #expect(catalog.packs.map(\.pack.id) == ["en-de.tiny.1.0", "de-en"])
    #expect(catalog.skipped.map(\.name) == ["packs[1]", "wrong", "packs[3]", "en-de.tiny.1.0"])
    #expect(catalog.skipped[1].error.pack == "wrong")
    #expect(catalog.skipped[1].error.key?.hasSuffix("version") == true)
    #expect(catalog.skipped.allSatisfy { $0.error.file == "/c/catalog.json" })
  }

  @Test("skips an entry for a later engine, and says that it is one")
  func laterEngine() throws {
    var entry = PackJSON.entry()
    entry["minimumEngineFormat"] = 99
    let catalog = try Catalog(json: PackJSON.data(PackJSON.catalog([entry])), origin: origin)
    #expect(catalog.packs.isEmpty)
    #expect(catalog.skipped.first?.error.code == .newerFormat)
    #expect(catalog.skipped.first?.source == "en" && catalog.skipped.first?.target == "de")
  }

  @Test(
    "refuses another schema",
    arguments: [("2", PackError.Code.newerFormat), ("0", .damaged), ("\"1\"", .damaged), ("null", .damaged)])
  func schema(value: String, code: PackError.Code) throws {
    let data = Data("{\"schema\": \(value), \"date\": \"2026-11-30\", \"packs\": [], \"new\": 1}".utf8)
    let error = packError { _ = try Catalog(json: data, origin: origin) }
    #expect(error?.code == code)
    #expect(error?.key == "schema")
  }

  @Test("refuses what is no catalog", arguments: ["", "[]", "{", "{\"schema\": 1}", "<html>"])
  func noCatalog(text: String) {
    #expect(packError { _ = try Catalog(json: Data(text.utf8), origin: origin) }?.code == .damaged)
  }

  @Test(
    "refuses a date in another form",
    arguments: [
      "", "today", "2026-1-1", "2026-13-01", "2026-00-01", "2026-12-32", "20261201", "2026-12-01 ",
      "２026-12-01", "2026-12-0１", "-026-12-01", "2026/12/01",
    ])
  func date(text: String) throws {
    let data = try PackJSON.data(PackJSON.catalog([]).merging(["date": text]) { $1 })
    let error = packError { _ = try Catalog(json: data, origin: origin) }
    #expect(error?.code == .damaged && error?.key == "date")
  }

  @Test("lets the first of several catalogs win, and an unreadable one hide nothing")
  func severalCatalogs() throws {
    let folder = try TemporaryFolder()
    let first = try folder.write(
      PackJSON.data(PackJSON.catalog([PackJSON.entry(id: "a", version: "1.0")])), to: "1.json")
    let second = try folder.write(
      PackJSON.data(
        PackJSON.catalog([PackJSON.entry(id: "a", version: "2.0"), PackJSON.entry(id: "b")])), to: "2.json")
    let missing = folder.url.appending(path: "3.json")
    let shelf = CatalogShelf(locations: [.file(missing), .file(first), .file(second)])
    let offer = shelf.offer()
    #expect(offer.packs.map(\.pack.id) == ["a", "b"])
    #expect(offer.packs.map(\.pack.version.description) == ["1.0", "1.0"])
    #expect(offer.problems.map(\.code) == [.notFound])
    #expect(offer.problems.first?.file == missing.path)
    try FileManager.default.removeItem(at: first)
    #expect(shelf.offer().packs.first?.pack.version.description == "2.0")
  }

  @Test("sees a local catalog that comes, changes and goes")
  func changes() throws {
    let folder = try TemporaryFolder()
    let url = folder.url.appending(path: "catalog.json")
    let shelf = CatalogShelf(locations: [.file(url)])
    #expect(shelf.offer().packs.isEmpty && shelf.offer().problems.count == 1)
    for ids in [["a"], ["a", "b"]] {
      try folder.write(
        PackJSON.data(PackJSON.catalog(ids.map { PackJSON.entry(id: $0) })), to: "catalog.json")
      // The second answer is the one that is kept.
      #expect(shelf.offer().packs.map(\.pack.id) == ids && shelf.offer().packs.map(\.pack.id) == ids)
    }
    try FileManager.default.removeItem(at: url)
    #expect(shelf.offer().packs.isEmpty && shelf.offer().problems.count == 1)
  }
}

@Suite struct CatalogLocationTests {
  private static let empty = #"{"schema": 1, "date": "2026-11-30", "packs": []}"#

  @Test("finds the catalog of a package that is depended on by its path")
  func localPackage() throws {
    let folder = try TemporaryFolder()
    let catalog = try folder.write(Data(Self.empty.utf8), to: "dragoman/Models/catalog.json")
    let state = """
      {"version": 7, "object": {"dependencies": [{"packageRef": {"kind": "fileSystem", "identity": "dragoman",
      "location": "\(folder.url.appending(path: "dragoman").path)", "name": "Dragoman"}, "state": {}}]}}
      """
    try folder.write(Data(state.utf8), to: "app/.build/workspace-state.json")
    let program = try folder.write(Data(), to: "app/.build/debug/app")
    #expect(CatalogLocation.standard(environment: [:], executable: program)?.origin.url.path == catalog.path)
    try folder.write(Data("{}".utf8), to: "app/.build/workspace-state.json")
    #expect(CatalogLocation.standard(environment: [:], executable: program) == nil)
  }

  @Test("takes a file, a folder or a file URL from the variable")
  func namedCatalog() throws {
    let folder = try TemporaryFolder()
    let file = try folder.write(Data(Self.empty.utf8), to: "catalog.json")
    for named in [file.path, folder.url.path, file.absoluteString, folder.url.absoluteString] {
      let location = CatalogLocation.standard(environment: ["DRAGOMAN_CATALOG": named], executable: nil)
      guard case .file(let url) = location else {
        Issue.record("\(named) gave \(String(describing: location))")
        continue
      }
      #expect(url.standardizedFileURL.path == file.standardizedFileURL.path)
    }
  }

  @Test(
    "adds the catalog's name to an http(s) address that does not name a .json",
    arguments: [
      ("https://example.org", "https://example.org/catalog.json"),
      ("https://example.org/c/", "https://example.org/c/catalog.json"),
      ("http://example.org/c", "http://example.org/c/catalog.json"),
      ("https://example.org/c/mine.json", "https://example.org/c/mine.json"),
      ("https://user:word@example.org/c/?key=1", "https://user:word@example.org/c/catalog.json?key=1"),
      ("https://example.org/c.json?key=1", "https://example.org/c.json?key=1"),
    ])
  func remoteCatalog(address: String, full: String) throws {
    let location = CatalogLocation.standard(environment: ["DRAGOMAN_CATALOG": address], executable: nil)
    let url = try #require(URL(string: address))
    #expect(location == .remote(url))
    #expect(location?.origin == CatalogOrigin(url: try #require(URL(string: full)), isForeign: false))
    #expect(CatalogLocation.foreign(url).origin.url.absoluteString == full)
  }

  @Test(
    "takes a foreign catalog over https, from a file, or over http from this machine",
    arguments: [
      "https://example.org/c", "file:///c/catalog.json", "http://localhost/c", "http://LOCALHOST:8080/c",
      "http://127.0.0.1:8080/c", "http://127.9.9.9/c", "http://[::1]:8080/c",
    ])
  func foreign(address: String) throws {
    #expect(CatalogLocation.foreign(try #require(URL(string: address))).fault == nil)
  }

  @Test(
    "takes no foreign catalog over http from elsewhere, and says why",
    arguments: [
      "http://example.org/c", "http://127.0.0.1.example.org/c", "http://localhost.example.org/c",
      "http://localhost@example.org/c", "http://128.0.0.1/c", "http://[::2]/c", "http://0.0.0.0/c",
      "http://[::ffff:10.0.0.1]/c",
    ])
  func foreignOverHTTP(address: String) throws {
    let url = try #require(URL(string: address))
    let fault = try #require(CatalogLocation.foreign(url).fault)
    #expect(fault.code == .untrustedCatalog && fault.found == "http to another machine")
    #expect(CatalogLocation.remote(url).fault == nil)
  }

  @Test(
    "says that an address can never give a catalog",
    arguments: ["ftp://example.org/c", "https:///c", "https:c", "mailto:c", "data:,c", "c"])
  func unusable(address: String) throws {
    let url = try #require(URL(string: address))
    #expect(CatalogLocation.remote(url).fault?.code == .notFound)
    #expect(CatalogLocation.foreign(url).fault?.code == .notFound)
    #expect(CatalogLocation.file(url).fault?.code == .notFound)
  }

  @Test("looks beside the program, then beside the build folder, then into its checkouts")
  func places() throws {
    let folder = try TemporaryFolder()
    let program = folder.url.appending(path: "app/.build/debug/tool")
    func found() -> String? {
      guard case .file(let url) = CatalogLocation.standard(environment: [:], executable: program) else {
        return nil
      }
      return String(url.path.dropFirst(folder.url.path.count + 1))
    }
    #expect(found() == nil)
    try folder.write(Data(Self.empty.utf8), to: "app/.build/checkouts/one/Models/catalog.json")
    #expect(found() == "app/.build/checkouts/one/Models/catalog.json")
    try folder.write(Data(#"{"pages": []}"#.utf8), to: "app/Models/catalog.json")
    #expect(found() == "app/.build/checkouts/one/Models/catalog.json")
    try folder.write(Data(#"{"schema": 2, "packs": []}"#.utf8), to: "app/Models/catalog.json")
    #expect(found() == "app/.build/checkouts/one/Models/catalog.json")
    try folder.write(Data(Self.empty.utf8), to: "app/Models/catalog.json")
    #expect(found() == "app/Models/catalog.json")
    // What is wrong with one of ours is told by whoever reads it.
    try folder.write(Data(#"{"schema": 1, "packs": 1}"#.utf8), to: "app/Models/catalog.json")
    #expect(found() == "app/Models/catalog.json")
    try folder.write(Data(Self.empty.utf8), to: "app/.build/share/dragoman/catalog.json")
    #expect(found() == "app/.build/share/dragoman/catalog.json")
  }

  @Test("finds none outside a build folder")
  func nowhere() {
    let program = URL(filePath: "/opt/none/tool")
    #expect(CatalogLocation.standard(environment: ["DRAGOMAN_CATALOG": ""], executable: program) == nil)
  }
}
