import Foundation
import TestSupport
import Testing

@testable import DragomanPacks

@Suite struct PackStoreTests {
  private let folder: TemporaryFolder
  private let store: PackStore

  init() throws {
    folder = try TemporaryFolder()
    store = PackStore(directories: ["models", "shared"].map { [folder] in folder.url.appending(path: $0) })
  }

  private static let id = "en-de.tiny.1.0"

  @Test("finds nothing where there is nothing")
  func emptyStore() { #expect(store.contents() == StoreContents()) }

  @Test("finds a pack and its files by role")
  func installedPack() throws {
    try PackJSON.install(in: folder)
    let contents = store.contents()
    let pack = try #require(contents.installed.first)
    #expect(contents.installed.count == 1 && contents.damaged.isEmpty)
    #expect(pack.manifest.pack.id == Self.id)
    #expect(pack.urls[.vocabulary]?.path == folder.url.appending(path: "models/\(Self.id)/vocab.spm").path)
    #expect(Set(pack.urls.keys) == [.model, .vocabulary, .shortlist])
  }

  @Test("reports a file of the wrong size, or none, with what was expected and found")
  func wrongSize() throws {
    try PackJSON.install(in: folder)
    try folder.write(Data("ab".utf8), to: "models/\(Self.id)/vocab.spm")
    let short = try #require(store.contents().damaged.first)
    #expect(short.error.pack == Self.id && short.error.file == "vocab.spm")
    #expect(short.error.expected == "3 bytes" && short.error.found == "2 bytes")
    #expect(short.pack?.id == Self.id)
    try FileManager.default.removeItem(at: folder.url.appending(path: "models/\(Self.id)/vocab.spm"))
    let missing = try #require(store.contents().damaged.first)
    #expect(missing.error.file == "vocab.spm" && missing.error.found == "no file")
    #expect(store.contents().installed.isEmpty)
  }

  @Test("reports a manifest that is no regular file, too large, or of another pack")
  func badManifest() throws {
    let manifest = "models/\(Self.id)/manifest.json"
    let url = folder.url.appending(path: manifest)
    try PackJSON.install(in: folder)
    try folder.write(PackJSON.data(PackJSON.manifest(PackJSON.entry(id: "other"))), to: manifest)
    #expect(store.contents().damaged.first?.error.key == "id")
    try folder.write(Data(repeating: 0x20, count: (1 << 20) + 1), to: manifest)
    #expect(store.contents().damaged.first?.error.expected == "at most 1048576 bytes")
    try FileManager.default.removeItem(at: url)
    #expect(mkfifo(url.path, 0o600) == 0)
    #expect(store.contents().damaged.first?.error.expected == "a regular file")
    try FileManager.default.removeItem(at: url)
    try FileManager.default.createDirectory(at: url, withIntermediateDirectories: false)
    #expect(store.contents().damaged.first?.error.expected == "a regular file")
    #expect(store.contents().damaged.first?.pack == nil)
  }

  @Test("takes a folder without a manifest, an unsafe name or a loose file for no pack")
  func noPack() throws {
    try folder.write(Data("x".utf8), to: "models/half/model.bin")
    try folder.write(Data("x".utf8), to: "models/loose")
    try PackJSON.install(as: "en de", in: folder)
    #expect(store.contents() == StoreContents())
  }

  @Test("searches the stores in order: a usable pack hides its namesakes, a damaged one does not")
  func order() throws {
    try PackJSON.install(in: folder)
    try PackJSON.install(store: "shared", in: folder)
    let first = try #require(store.contents().installed.first?.urls[.model]?.path)
    #expect(store.contents().installed.count == 1 && first.contains("/models/"))
    try folder.write(Data(), to: "models/\(Self.id)/lex.bin")
    let contents = store.contents()
    #expect(contents.installed.first?.urls[.model]?.path.contains("/shared/") == true)
    #expect(contents.damaged.map(\.id) == [Self.id])
  }

  @Test("sees changes: another content, a new manifest, a removal")
  func changes() throws {
    try PackJSON.install(in: folder)
    let before = try #require(store.contents().installed.first)
    #expect(store.contents().installed.first == before)
    let model = folder.url.appending(path: "models/\(Self.id)/model.bin")
    try FileManager.default.removeItem(at: model)
    try folder.write(Data("abd".utf8), to: "models/\(Self.id)/model.bin")
    #expect(store.contents().damaged.first?.error.file == "model.bin")
    try folder.write(Data("abc".utf8), to: "models/\(Self.id)/model.bin")
    #expect(store.contents().installed.first?.manifest == before.manifest)
    try FileManager.default.removeItem(at: folder.url.appending(path: "models/\(Self.id)/installed.json"))
    try folder.write(
      PackJSON.data(PackJSON.manifest(PackJSON.entry(version: "1.1"))), to: "models/\(Self.id)/manifest.json")
    #expect(store.contents().installed.first?.manifest.pack.version == PackVersion("1.1"))
    try FileManager.default.removeItem(at: folder.url.appending(path: "models/\(Self.id)"))
    #expect(store.contents() == StoreContents())
  }
}
