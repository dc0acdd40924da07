import Foundation
import TestSupport
import Testing

@testable import DragomanPacks

@Suite struct ForeignInstallTests {
  private let world: ForeignServer

  init() throws { world = try ForeignServer() }

  @Test("installs a pack from each kind of catalog", arguments: ForeignServer.Kind.allCases)
  func installs(kind: ForeignServer.Kind) throws {
    try world.publish(kind)
    let entry = try world.entry(kind)
    try world.bench.install(entry, allowsUnverified: entry.check == .none)
    let pack = try #require(world.bench.store.contents().installed.first)
    #expect(pack.manifest.pack.id == entry.pack.id && pack.manifest.pack.version == entry.pack.version)
    #expect(pack.manifest.pack.source == "en" && pack.manifest.pack.target == "de")
    let roles: [PackFileRole: String] = [
      .model: "model.bin", .vocabulary: "vocab.spm", .shortlist: "lex.bin",
    ]
    #expect(Set(pack.urls.keys) == Set(roles.keys))
    for (role, name) in roles {
      let url = try #require(pack.urls[role])
      #expect(try [UInt8](Data(contentsOf: url)) == ForeignJSON.content[name])
    }
    let source = try #require(world.bench.store.source(of: pack))
    #expect(source.isForeign && source.check == entry.check)
    #expect(source.catalog == world.address(kind).absoluteString)
    #expect(world.bench.leftovers().isEmpty)
  }

  @Test("asks a Remote Settings server where its files are, once for each new catalog")
  func filesBase() throws {
    try world.publish(.records)
    _ = try world.entry(.records)
    let paths = { self.world.server.requests.map(\.path) }
    #expect(paths() == ["/" + ForeignServer.collection, "/v1/"])
    let kept = world.shelf(.records)
    let base = world.server.url("cdn").absoluteString
    #expect(
      kept.offer().packs.first?.sources(of: "vocab.ende.spm.zst").map(\.absoluteString)
        == ["\(base)/main-workspace/translations-models-v2/vocab.bin.zst"])
    _ = kept.refresh(isCancelled: { false })
    #expect(paths().count == 3, "an unchanged catalog needs no second request")
  }

  @Test("takes a server that does not describe itself for a mere copy, whose files lie beside it")
  func copyOfRecords() throws {
    try world.publish(.records)
    world.server.plan("v1/", [.status(404)])
    let entry = try world.entry(.records)
    #expect(
      entry.sources(of: "vocab.ende.spm.zst").first?.path
        == "/v1/buckets/main/collections/translations-models-v2/main-workspace/translations-models-v2/vocab.bin.zst"
    )
  }

  @Test(
    "says what is wrong with a server that describes itself badly",
    arguments: [
      "{}", "[", "{\"capabilities\":{\"attachments\":{\"base_url\":\"file:///etc/\"}}}", "{\"a\":1,\"a\":1}",
    ])
  func badDescription(text: String) throws {
    try world.publish(.records)
    world.server.plan("v1/", [.content(Array(text.utf8))])
    let error = packError { _ = try world.entry(.records) }
    #expect(error?.code == .damaged && error?.file == world.server.url.absoluteString + "v1/")
  }

  @Test("opens no connection but to what the user named, and none at all before being told to")
  func privacy() throws {
    try world.publish(.records)
    let shelf = world.shelf(.records)
    #expect(shelf.offer().packs.isEmpty && world.server.requests.isEmpty && shelf.hasNeverFetched)
    let other = CatalogShelf(locations: [])
    _ = other.refresh(isCancelled: { false })
    #expect(world.server.requests.isEmpty)
  }

  @Test("a file with another content than the catalog says leaves nothing")
  func mismatch() throws {
    try world.publish(.oldRecords)
    try world.serve([UInt8](repeating: 7, count: 300), "cdn/main-workspace/translations-models/vocab.bin")
    let entry = try world.entry(.oldRecords)
    let error = packError { try world.bench.install(entry) }
    #expect(error?.code == .damaged && error?.file == "vocab.ende.spm")
    #expect(error?.expected?.hasPrefix("SHA-256 ") == true)
    #expect(world.bench.store.contents().installed.isEmpty)
  }

  @Test("what is unpacked is compared too, where only that is known")
  func unpackedMismatch() throws {
    try world.publish(.bucket)
    let file = ForeignJSON.files[0].name
    try world.serve(
      HandmadeStream.gzip([UInt8](repeating: 7, count: 5000)),
      "bucket/models/en-de/trained-2025_a1B2/exported/\(file).gz")
    let error = packError { try world.bench.install(try world.entry(.bucket), allowsUnverified: true) }
    #expect(error?.code == .damaged && error?.file == file && error?.expected?.hasPrefix("SHA-256 ") == true)
    #expect(world.bench.store.contents().installed.isEmpty && world.bench.leftovers().isEmpty)
  }

  @Test("installs nothing unverified without being told to", arguments: [ForeignServer.Kind.bucket, .argos])
  func unverified(kind: ForeignServer.Kind) throws {
    try world.publish(kind)
    let entry = try world.entry(kind)
    let count = world.server.requests.count
    #expect(packError { try world.bench.install(entry) }?.code == .untrustedCatalog)
    #expect(world.server.requests.count == count)
  }

  @Test("says which file a server does not have")
  func missing() throws {
    try world.publish(.records)
    world.server.plan("cdn/main-workspace/translations-models-v2/lex.bin.zst", [.status(404)])
    let error = packError { try world.bench.install(try world.entry(.records)) }
    #expect(error?.code == .notFound && error?.file == "lex.50.50.ende.s2t.bin.zst")
  }

  @Test(
    "follows no redirect to a file or another protocol",
    arguments: ["file:///etc/hostname", "ftp://127.0.0.1/x"])
  func redirect(location: String) throws {
    try world.publish(.translateLocally)
    world.server.plan("archives/ende.student.tiny11.tar.gz", [.redirect(to: location)])
    let error = packError { try world.bench.install(try world.entry(.translateLocally)) }
    #expect(error?.code == .notFound && error?.found?.hasPrefix("a refused redirect") == true)
    #expect(world.bench.store.contents().installed.isEmpty)
  }

  @Test("goes on with an archive that was cut")
  func resume() throws {
    try world.publish(.translateLocally)
    let path = "archives/ende.student.tiny11.tar.gz"
    world.server.plan(path, [.closing(after: 0.5), .serve])
    try world.bench.install(try world.entry(.translateLocally))
    let ranges = world.server.requests(for: path).map { $0.headers["range"] != nil }
    #expect(ranges == [false, true])
  }

  @Test("refuses a file that unpacks to more than any file of its size does")
  func bomb() throws {
    let bomb = HandmadeStream.zstandard([], zeros: 20 << 20)
    try world.publish(.records) { record in
      for key in ["decompressedSize", "decompressedHash"] { record[key] = nil }
      guard record["fileType"] as? String == "vocab",
        var attachment = record["attachment"] as? PackJSON.Object
      else { return }
      attachment["size"] = bomb.count
      attachment["hash"] = SHA256.hexadecimal(of: Data(bomb))
      record["attachment"] = attachment
    }
    try world.serve(bomb, "cdn/main-workspace/translations-models-v2/vocab.bin.zst")
    let error = packError { try world.bench.install(try world.entry(.records)) }
    #expect(error?.code == .damaged && error?.file == "vocab.ende.spm.zst")
    #expect(error?.expected?.hasPrefix("at most 16") == true)
    #expect(world.bench.store.contents().installed.isEmpty && world.bench.leftovers().isEmpty)
  }

  @Test("refuses an archive that unpacks to more than any archive of its size does")
  func archiveBomb() throws {
    try world.publish(.argos)
    let header = HandmadeTar.bytes(HandmadeMember("model.bin", "", claims: 20 << 20))
    try world.serve(
      HandmadeStream.zstandard(header, zeros: 20 << 20 + 1024), "archives/translate-en_de-1_9.argosmodel")
    let error = packError { try world.bench.install(try world.entry(.argos), allowsUnverified: true) }
    #expect(error?.code == .damaged && error?.key == "model.bin")
    #expect(world.bench.store.contents().installed.isEmpty && world.bench.leftovers().isEmpty)
  }

  @Test("refuses an archive with members that no pack has", arguments: ["../escape.bin", "/absolute.bin"])
  func hostileArchive(name: String) throws {
    try world.publish(.argos)
    let member = HandmadeMember(name)
    try world.serve(HandmadeTar.archive([member]), "archives/translate-en_de-1_9.argosmodel")
    let error = packError { try world.bench.install(try world.entry(.argos), allowsUnverified: true) }
    #expect(error?.code == .damaged && error?.key == name)
    #expect(world.bench.store.contents().installed.isEmpty && world.bench.leftovers().isEmpty)
  }

  @Test("an archive that holds another pack of ours than the catalog says is refused")
  func anotherPack() throws {
    try world.publish(.argos)
    let manifest = InstallBench.manifest(of: ForeignJSON.content)
    var members = ForeignJSON.content.map { name, bytes -> HandmadeMember in
      var member = HandmadeMember("x/\(name)")
      member.data = bytes
      return member
    }
    var described = HandmadeMember("x/manifest.json")
    described.data = [UInt8](try PackJSON.data(manifest))
    members.append(described)
    try world.serve(HandmadeTar.archive(members), "archives/translate-en_de-1_9.argosmodel")
    let error = packError { try world.bench.install(try world.entry(.argos), allowsUnverified: true) }
    #expect(error?.code == .damaged && error?.file == "manifest.json")
    #expect(world.bench.store.contents().installed.isEmpty)
  }
}
