import Foundation
import TestSupport
import Testing

@testable import DragomanPacks

@Suite struct CatalogSourcesTests {
  private let folder: TemporaryFolder
  private let sources: CatalogSources

  init() throws {
    folder = try TemporaryFolder()
    sources = CatalogSources(file: folder.url.appending(path: "config ü/dragoman/sources.json"))
  }

  private func write(_ text: String) throws {
    try folder.write(Data(text.utf8), to: "config ü/dragoman/sources.json")
  }

  private var text: String? { try? String(contentsOf: sources.file, encoding: .utf8) }

  @Test(
    "is in the user's settings folder, where a variable names one",
    arguments: [
      (["XDG_CONFIG_HOME": "/x", "HOME": "/h"], "/x/dragoman/sources.json"),
      (["XDG_CONFIG_HOME": "x", "HOME": "/h"], "/h/.config/dragoman/sources.json"),
      (["HOME": "h"], nil), ([:], nil),
    ] as [([String: String], String?)])
  func place(environment: [String: String], expected: String?) {
    #expect(CatalogSources(environment: environment)?.file.path == expected)
  }

  @Test("lists nothing where there is no file, and makes none")
  func nothing() throws {
    #expect(try sources.list().isEmpty)
    #expect(packError { try sources.remove("https://example.org/c") }?.code == .notFound)
    #expect(text == nil)
  }

  @Test("adds and removes in order, in the form that is documented")
  func addAndRemove() throws {
    try sources.add("https://example.org/c/", isForeign: false)
    try sources.add("https://example.org/foreign.json", isForeign: true)
    try sources.add("http://example.org/signed", isForeign: false)
    #expect(
      text == """
        {
          "schema" : 1,
          "sources" : [
            {
              "url" : "https://example.org/c/catalog.json"
            },
            {
              "foreign" : true,
              "url" : "https://example.org/foreign.json"
            },
            {
              "url" : "http://example.org/signed/catalog.json"
            }
          ]
        }

        """)
    let locations = try sources.list().map(\.location)
    let urls = try sources.list().map(\.url)
    #expect(locations == [.remote(urls[0]), .foreign(urls[1]), .remote(urls[2])])
    #expect(try sources.remove("https://example.org/foreign.json").isForeign)
    try sources.remove("https://example.org/c")
    #expect(try sources.list().map(\.url) == [urls[2]])
    #expect(packError { try sources.remove("https://example.org/c") }?.code == .notFound)
    var status = stat()
    #expect(stat(sources.file.path, &status) == 0 && status.st_mode & 0o7777 == 0o644)
    let names = try FileManager.default.contentsOfDirectory(
      atPath: sources.file.deletingLastPathComponent().path)
    #expect(names == ["sources.json"])
  }

  @Test("makes a local path absolute, and finds the catalog in a folder")
  func localPaths() throws {
    let catalog = try PackJSON.data(PackJSON.catalog([]))
    let file = try folder.write(catalog, to: "packs, \"ä\"\n日本/catalog.json")
    let inFolder = try sources.add(file.deletingLastPathComponent().path, isForeign: false).source
    #expect(inFolder.url.path == file.standardizedFileURL.path)
    #expect(inFolder.location == .file(inFolder.url))
    let listed = try sources.list()
    #expect(listed == [inFolder] && listed.first?.url.path == inFolder.url.path)
    #expect(packError { try sources.add(file.path, isForeign: true) }?.code == .inUse)
    let there = FileManager.default.currentDirectoryPath + "/" + UUID().uuidString
    try FileManager.default.createDirectory(atPath: there, withIntermediateDirectories: false)
    defer { try? FileManager.default.removeItem(atPath: there) }
    try catalog.write(to: URL(filePath: there + "/c.json"))
    let name = there.split(separator: "/").last.map(String.init) ?? ""
    let relative = try sources.add("\(name)/./where/../c.json", isForeign: true).source
    #expect(relative.url.path == there + "/c.json")
    #expect(relative.location == .foreign(relative.url))
    try sources.remove(file.path)
    try sources.remove(relative.url.absoluteString)
    #expect(try sources.list().isEmpty)
  }

  @Test("lists a catalog once, in whatever form it is named, and never both as foreign and not")
  func duplicates() throws {
    #expect(try sources.add("https://example.org/c", isForeign: false).isNew)
    for address in ["https://example.org/c", "https://example.org/c/", "https://example.org/c/catalog.json"] {
      #expect(try !sources.add(address, isForeign: false).isNew)
      #expect(packError { try sources.add(address, isForeign: true) }?.code == .inUse)
    }
    #expect(try sources.list().count == 1)
  }

  @Test(
    "refuses what can never be used",
    arguments: [
      ("ftp://example.org/c", false, PackError.Code.notFound), ("https:c", false, .notFound),
      ("http:///c", true, .notFound), ("http://example.org/c", true, .untrustedCatalog),
      ("gopher://example.org/c", true, .notFound),
    ])
  func unusable(address: String, isForeign: Bool, code: PackError.Code) {
    #expect(packError { try sources.add(address, isForeign: isForeign) }?.code == code)
    #expect(text == nil)
  }

  @Test("refuses a file that is not there, or is no catalog", arguments: [false, true])
  func noCatalog(isForeign: Bool) throws {
    let absent = folder.url.appending(path: "none.json").path
    #expect(packError { try sources.add(absent, isForeign: isForeign) }?.code == .notFound)
    #expect(packError { try sources.add(folder.url.path, isForeign: isForeign) }?.code == .notFound)
    for bytes in [[0x7F, 0x45, 0x4C, 0x46, 0, 0xFF], Array("hello".utf8), Array("{}".utf8), []] as [[UInt8]] {
      let file = try folder.write(Data(bytes), to: "binary.json")
      let error = packError { try sources.add(file.path, isForeign: isForeign) }
      #expect(error?.code == .damaged && error?.file == file.path, "\(bytes)")
    }
    #expect(text == nil)
  }

  @Test(
    "names a damaged list and leaves it as it is",
    arguments: [
      ("", nil), ("{", nil), ("[]", nil), ("{\"schema\": 1}", "sources"),
      ("{\"schema\": 2, \"sources\": []}", "schema"), ("{\"schema\": 0, \"sources\": []}", "schema"),
      ("{\"schema\": 1, \"sources\": [{}]}", "sources[0].url"),
      ("{\"schema\": 1, \"sources\": [{\"url\": \"c\"}]}", "sources[0].url"),
      ("{\"schema\": 1, \"sources\": [{\"url\": \"https://c\", \"foreign\": 1}]}", "sources[0].foreign"),
    ] as [(String, String?)])
  func damaged(written: String, key: String?) throws {
    try write(written)
    let code = written.contains("2,") ? PackError.Code.newerFormat : .damaged
    for error in [
      packError { _ = try sources.list() },
      packError { try sources.add("https://example.org/c", isForeign: false) },
      packError { try sources.remove("https://example.org/c") },
    ] {
      #expect(error?.code == code && error?.file == sources.file.path && error?.key == key)
    }
    #expect(text == written)
  }

  @Test("skips no entry that can never be used, but lets the shelf name it")
  func unusableEntry() throws {
    try write(
      "{\"schema\": 1, \"new\": 2, \"sources\": [{\"url\": \"ftp://example.org/c\", \"foreign\": true}]}")
    let shelf = CatalogShelf(locations: try sources.list().map(\.location))
    #expect(shelf.offer().problems.map(\.code) == [.notFound])
  }

  @Test("writes through a link, which stays")
  func link() throws {
    try write("{\"schema\": 1, \"sources\": []}")
    let real = folder.url.appending(path: "real.json")
    try FileManager.default.moveItem(at: sources.file, to: real)
    try FileManager.default.createSymbolicLink(at: sources.file, withDestinationURL: real)
    try sources.add("https://example.org/c", isForeign: false)
    #expect(try FileManager.default.destinationOfSymbolicLink(atPath: sources.file.path) == real.path)
    #expect(try sources.list().count == 1)
  }

  @Test("loses nothing when several add at once")
  func concurrentAdding() async throws {
    let sources = sources
    try await withThrowingTaskGroup(of: Void.self) { group in
      for index in 0..<8 {
        group.addTask { try sources.add("https://example.org/\(index)", isForeign: false) }
      }
      try await group.waitForAll()
    }
    #expect(try sources.list().count == 8)
  }
}
