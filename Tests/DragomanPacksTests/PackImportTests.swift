import Foundation
import TestSupport
import Testing

@testable import DragomanPacks

@Suite struct PackImportTests {
  private let place: ImportPlace

  init() throws { place = try ImportPlace() }

  private static let firefox = ["model.ende.intgemm.alphas.bin", "vocab.deen.spm", "lex.50.50.ende.s2t.bin"]

  @Test("compares a pack of our own with its manifest and copies only what that lists")
  func ownFolder() throws {
    try place.writeOwnPack()
    let manifest = try place.stage("en-de.tiny.1.0")
    #expect(manifest.placeholders == ["⟦0⟧"])
    #expect(Set(try place.files("staged").keys) == ["manifest.json", "model.bin", "vocab.spm", "lex.bin"])
    #expect(try place.files("staged")["manifest.json"] == place.files("en-de.tiny.1.0")["manifest.json"])
  }

  @Test("refuses a pack of our own that is not what its manifest says")
  func spoiltOwnFolder() throws {
    try place.writeOwnPack()
    let vocabulary = "en-de.tiny.1.0/vocab.spm"
    let good = try Data(contentsOf: place.url(vocabulary))
    for (bytes, expected) in [(good.dropLast(), "300000 bytes"), (good + [1], "300000 bytes")] {
      try place.outer.write(bytes, to: vocabulary)
      let error = try place.fault("en-de.tiny.1.0")
      #expect(error?.code == .damaged && error?.file == "vocab.spm" && error?.expected == expected)
    }
    try place.outer.write(good.dropLast() + [1], to: vocabulary)
    #expect(try place.fault("en-de.tiny.1.0")?.expected?.hasPrefix("SHA-256 ") == true)
    try FileManager.default.removeItem(at: place.url(vocabulary))
    #expect(try place.fault("en-de.tiny.1.0")?.found == "no file")
    #expect(mkfifo(place.url(vocabulary).path, 0o600) == 0)
    #expect(try place.fault("en-de.tiny.1.0")?.expected == "a regular file")
    var manifest = PackJSON.manifest()
    manifest["minimumEngineFormat"] = 99
    try place.outer.write(PackJSON.data(manifest), to: "en-de.tiny.1.0/manifest.json")
    #expect(try place.fault("en-de.tiny.1.0")?.code == .newerFormat)
  }

  @Test("does not let an option contradict a manifest")
  func contradiction() throws {
    try place.writeOwnPack()
    let error = try place.fault("en-de.tiny.1.0", PackImport.Options(target: "fr"))
    #expect(error?.key == "--to" && error?.expected == "de, as the pack says" && error?.found == "fr")
    #expect(try place.fault("en-de.tiny.1.0", PackImport.Options(source: "en", version: "1.0")) == nil)
  }

  @Test("makes a manifest for a folder as Firefox has it")
  func firefoxFolder() throws {
    try place.write(Self.firefox + ["config.yml", "qualityModel.ende.bin"], to: "firefox")
    let manifest = try place.stage("firefox")
    #expect(manifest.pack.id == "en-de.imported.1.0")
    #expect(manifest.pack.source == "en" && manifest.pack.target == "de")
    #expect(manifest.pack.strategy == .lowLatency && manifest.pack.licence == "unknown")
    #expect(manifest.files.map(\.role) == [.model, .vocabulary, .shortlist])
    #expect(manifest.files.map(\.path) == Self.firefox)
    #expect(
      manifest.files.allSatisfy { $0.bytes == 3 && $0.sha256 == SHA256.hexadecimal(of: Data("abc".utf8)) })
    let staged = try place.files("staged")
    #expect(Set(staged.keys) == Set(Self.firefox + ["manifest.json"]))
    #expect(try PackManifest(json: #require(staged["manifest.json"])) == manifest)
    _ = try OpenPack(manifest: manifest, folder: place.url("staged"))
    #expect(try Set(place.files("firefox").keys).count == 5)
  }

  @Test("reads members that are compressed by themselves", arguments: CatalogCompression.allCases)
  func compressedMembers(_ compression: CatalogCompression) throws {
    let data = Array("abc".utf8)
    let packed = compression == .gzip ? HandmadeStream.gzip(data) : HandmadeStream.zstandard(data)
    for name in Self.firefox { try place.outer.write(Data(packed), to: "f/\(name).\(compression.rawValue)") }
    let manifest = try place.stage("f")
    #expect(manifest.files.map(\.path) == Self.firefox && manifest.totalBytes == 9)
    #expect(try place.files("staged")[Self.firefox[0]] == Data(data))
  }

  @Test("reads an archive, and leaves nothing of it behind", arguments: ["tar.gz", "zip"])
  func archive(suffix: String) throws {
    let members =
      (["model.intgemm.alphas.bin", "vocab.deen.spm", "lex.s2t.bin", "config.intgemm8bitalpha.yml"])
      .map { HandmadeMember("ende.student.tiny11/\($0)") }
    let archive =
      suffix == "zip" ? HandmadeZip.archive(members) : HandmadeStream.gzip(HandmadeTar.archive(members))
    try place.outer.write(Data(archive), to: "ende.student.tiny11.\(suffix)")
    let manifest = try place.stage("ende.student.tiny11.\(suffix)")
    #expect(manifest.pack.id == "en-de.imported.1.0")
    #expect(try place.files("staged").count == 4)
    #expect(try place.files("scratch").isEmpty)
  }

  @Test("takes two vocabularies, no shortlist, a training file")
  func otherFiles() throws {
    try place.write(["model.enzh.intgemm.alphas.bin", "srcvocab.enzh.spm", "trgvocab.enzh.spm"], to: "split")
    let split = try place.stage("split")
    #expect(split.files.map(\.role) == [.model, .sourceVocabulary, .targetVocabulary])
    let other = try ImportPlace()
    try other.write(["model.npz", "vocab.spm"], to: "en-de")
    #expect(try other.stage("en-de").files.map(\.path) == ["model.npz", "vocab.spm"])
    let both = try ImportPlace()
    try both.write(["model.npz", "model.bin", "model.intgemm.alphas.bin", "vocab.spm"], to: "en-de")
    #expect(try both.stage("en-de").files.first?.path == "model.intgemm.alphas.bin")
  }

  @Test("says which file is missing, or which could be meant")
  func missingFiles() throws {
    try place.write(["notes.txt"], to: "nothing")
    #expect(try place.fault("nothing")?.key == "model*.bin")
    try place.write(["model.ende.bin"], to: "bare")
    #expect(try place.fault("bare")?.key == "vocab*.spm")
    try place.write(["model.ende.bin", "srcvocab.spm"], to: "half")
    let half = try place.fault("half")
    #expect(half?.code == .notFound && half?.key == "trgvocab*.spm")
    try place.write(["model.ende.bin", "srcvocab.spm", "trgvocab.spm", "vocab.spm"], to: "both")
    let both = try place.fault("both")
    #expect(both?.code == .notFound && both?.found == "2: vocab*.spm and another")
    try place.write(["model.a.bin", "model.b.bin", "vocab.spm"], to: "two")
    #expect(try place.fault("two")?.found == "2: model.a.bin, model.b.bin")
    try place.write(["model.en de.bin", "vocab.spm"], to: "en-de")
    #expect(try place.fault("en-de")?.file == "model.en de.bin")
    try place.write(["vocab.spm"], ["model.ende.bin": ""], to: "empty")
    #expect(try place.fault("empty")?.found == "0 bytes")
    let none = try place.fault("nowhere")
    #expect(none?.code == .notFound && none?.file?.hasSuffix("/nowhere") == true)
    try place.write([], ["page.html": "<html></html>"], to: ".")
    #expect(try place.fault("page.html")?.code == .damaged)
    #expect(try place.files("scratch").isEmpty)
  }

  @Test("stops when called off", arguments: 0..<8)
  func cancelled(after calls: Int) throws {
    let archive = HandmadeTar.archive(Self.firefox.map { HandmadeMember($0) })
    try place.outer.write(Data(archive), to: "pack.tar")
    var left = calls
    let error = packError {
      _ = try PackImport.stage(
        place.url("pack.tar"), options: PackImport.Options(), into: place.url("staged"),
        scratch: place.url("scratch"), adapt: .none
      ) {
        left -= 1
        return left < 0
      }
    }
    #expect(error?.code == .cancelled)
    #expect(try place.files("scratch").isEmpty)
  }
}
