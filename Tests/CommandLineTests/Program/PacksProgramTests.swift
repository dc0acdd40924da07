import Foundation
import TestSupport
import Testing

@Suite("dragoman packs manages packs")
struct PacksProgramTests {
  @Test("lists what is available, installs it, verifies it, says where it is, and removes it")
  func life() async throws {
    let world = try PackWorld([.enDe, .deEn])
    let empty = try await world.run("packs", "list")
    #expect(empty.output == "" && empty.ending == .exited(0))
    #expect(empty.errors.contains("no packs are installed in \(world.models.path)"))
    let available = try await world.run("packs", "list", "--available")
    #expect(
      available.output == """
        PAIR     LANGUAGES         VERSION      SIZE  STATE      PACK
        en → de  English → German  1.0      301.5 kB  available  en-de.micro.1.0
        de → en  German → English  1.0      301.5 kB  available  de-en.micro.1.0

        Catalog \(world.catalog.path)/catalog.json: 2 packs

        """)

    let installed = try await world.run("packs", "install", "en", "de")
    #expect(installed.output.hasPrefix("en-de.micro.1.0 (English → German, "))
    #expect(installed.output.hasSuffix("): installed\n") && installed.ending == .exited(0))
    #expect(world.installed == ["en-de.micro.1.0"])
    let again = try await world.run("packs", "install", "en-de.micro.1.0")
    #expect(again.output.hasSuffix("): is installed already\n") && again.errors == "")

    let list = try await world.run("packs", "list")
    #expect(list.output.contains("installed  en-de.micro.1.0\n") && list.errors == "")
    let rest = try await world.run("packs", "list", "--available")
    #expect(!rest.output.contains("en-de.micro.1.0"))
    let verified = try await world.run("packs", "verify")
    #expect(verified.output == "en-de.micro.1.0: good\n" && verified.ending == .exited(0))
    let path = try await world.run("packs", "path", "en-de.micro.1.0")
    #expect(path.output == "\(world.models.path)/en-de.micro.1.0\n")
    #expect(try await world.run("packs", "path").output == "\(world.models.path)\n")
    let info = try await world.run("packs", "info", "en-de.micro.1.0")
    #expect(info.output.contains("\nState:     installed\n"))
    #expect(info.output.contains("\nFolder:    \(world.models.path)/en-de.micro.1.0\n"))

    let removed = try await world.run("packs", "remove", "en", "de")
    #expect(removed.output.hasPrefix("en-de.micro.1.0: removed (") && removed.ending == .exited(0))
    #expect(world.installed == [])
  }

  @Test("shows the start, each quarter and the end of a download in lines on standard error")
  func progress() async throws {
    let world = try PackWorld()
    let lines = try await world.run("packs", "install", "en", "de").errors.split(separator: "\n")
    #expect(lines.first?.hasPrefix("dragoman: en-de.micro.1.0: downloading 30") == true)
    #expect(lines.last == "dragoman: en-de.micro.1.0: installed")
    #expect(lines.allSatisfy { $0.hasPrefix("dragoman: en-de.micro.1.0: ") })
  }

  @Test("with --json --progress writes an object a line, the document last, and nothing on standard error")
  func jsonProgress() async throws {
    let world = try PackWorld()
    let (output, errors, ending) = try await world.run("packs", "install", "en", "de", "--json", "--progress")
    let lines = output.split(separator: "\n").map { String($0) + "\n" }
    let objects = try lines.map { try PackWorld.document($0) }
    #expect(objects.dropLast().allSatisfy { $0["event"] as? String == "progress" })
    #expect(objects.dropLast().compactMap { $0["phase"] as? String }.first == "downloading")
    let packs = try #require(objects.last?["packs"] as? [[String: Any]])
    #expect(packs.map { $0["result"] as? String } == ["installed"])
    #expect(errors == "" && ending == .exited(0))
  }

  @Test("repairs a damaged pack only when asked to")
  func repair() async throws {
    let world = try PackWorld()
    try await world.run("packs", "install", "en", "de")
    try world.spoil(.enDe)
    let verified = try await world.run("packs", "verify")
    #expect(verified.output == "en-de.micro.1.0: damaged\n" && verified.ending == .exited(5))
    #expect(verified.errors.contains("vocab.spm") && verified.errors.contains("--repair en-de.micro.1.0"))
    let refused = try await world.run("packs", "install", "en", "de")
    #expect(refused.ending == .exited(5) && refused.errors.contains("packs install --repair en-de.micro.1.0"))
    let repaired = try await world.run("packs", "install", "--repair", "en", "de")
    #expect(repaired.output.hasSuffix("): replaced by an undamaged copy\n") && repaired.ending == .exited(0))
    #expect(try await world.run("packs", "verify").output == "en-de.micro.1.0: good\n")
    let good = try await world.run("packs", "install", "--repair", "en", "de")
    #expect(good.output.hasSuffix("): is installed already\n"))
  }

  @Test(
    "exports into a folder, an archive or a new folder, and imports from each",
    arguments: [".", "a.zip", "b.tar", "new"])
  func exports(name: String) async throws {
    let world = try PackWorld()
    try await world.run("packs", "install", "en", "de")
    let place = name == "." ? world.place("home") : world.place(name)
    let exported = try await world.run("packs", "export", "en-de.micro.1.0", place)
    let written = name == "." ? place + "/en-de.micro.1.0.tar.gz" : place
    #expect(exported.output == "en-de.micro.1.0: written to \(written)\n")
    try await world.run("packs", "remove", "en-de.micro.1.0")
    #expect(world.installed == [])
    let imported = try await world.run("packs", "import", written)
    #expect(imported.output.hasSuffix("): installed\n") && imported.errors == "")
    #expect(try await world.run("packs", "verify").ending == .exited(0))
  }

  @Test("imports a Firefox-style folder under the languages, id and version that are given")
  func importForeign() async throws {
    let world = try PackWorld()
    let folder = URL(filePath: world.place("ende"))
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    for (from, to) in [
      ("model.bin", "model.ende.intgemm.alphas.bin"), ("vocab.spm", "vocab.ende.spm"),
      ("lex.bin", "lex.50.50.ende.s2t.bin"),
    ] {
      try FileManager.default.copyItem(
        at: world.catalog.appending(path: "en-de.micro.1.0/\(from)"), to: folder.appending(path: to))
    }
    let (members, ending) = try await world.json(
      "packs", "import", folder.path, "--from", "en", "--to", "fr", "--id", "mine", "--version", "3.1")
    #expect(ending == .exited(0))
    let pack = try #require(members["pack"] as? [String: Any])
    #expect(pack["id"] as? String == "mine" && pack["target"] as? String == "fr")
    #expect(pack["version"] as? String == "3.1" && pack["state"] as? String == "installed")
  }

  @Test("discards what has come of a download that was cut, and nothing else")
  func clean() async throws {
    let origin = try PackWorld([.enDe, .deEn])
    let server = try FaultServer(origin.catalog)
    server.plan("en-de.micro.1.0/model.bin", [.stalling(after: 100_000), .serve])
    let world = try PackWorld([])
    try await world.run("packs", "sources", "add", "--foreign", server.url("catalog.json").absoluteString)
    #expect(try await world.run("packs", "clean").output == "There are no downloads that were cut.\n")
    try await world.run("packs", "install", "de", "en")
    try await world.run("packs", "install", "en", "de", "--timeout", "1")
    let (members, ending) = try await world.json("packs", "clean")
    let removed = try #require((members["removed"] as? [[String: Any]])?.first)
    #expect(removed["id"] as? String == "en-de.micro.1.0" && ending == .exited(0))
    #expect((removed["bytes"] as? Int).map { $0 >= 100_000 } == true)
    #expect(members["bytes"] as? Int == removed["bytes"] as? Int)
    #expect(world.installed == ["de-en.micro.1.0"])
    #expect(!FileManager.default.fileExists(atPath: world.models.appending(path: ".work").path))
    try await world.run("packs", "install", "en", "de")
    #expect(server.requests(for: "en-de.micro.1.0/model.bin").last?.headers["range"] == nil)
    withExtendedLifetime(origin) {}
  }

  @Test("updates to the latest version by components, and only says so in a dry run")
  func update() async throws {
    let world = try PackWorld([.init(id: "en-de.micro.1.9", source: "en", target: "de", version: "1.9")])
    try await world.run("packs", "install", "en", "de")
    #expect(try await world.run("packs", "update").output == "Every installed pack is the latest.\n")
    let versions = ["1.9", "1.10", "1.10.0", "1.11-rc1"]
    try world.publish(
      versions.map { .init(id: "en-de.micro.\($0)", source: "en", target: "de", version: $0) })

    let (plan, dryRun) = try await world.json("packs", "update", "--dry-run")
    let planned = try #require((plan["updates"] as? [[String: Any]])?.first)
    #expect(
      planned["replaces"] as? [String] == ["en-de.micro.1.9"] && planned["result"] as? String == "planned")
    #expect(dryRun == .exited(0) && world.installed == ["en-de.micro.1.9"])

    let latest = try #require(planned["id"] as? String)
    let (output, _, ending) = try await world.run("packs", "update")
    #expect(output.contains("\nUpdating 1 pack: 30"))
    #expect(output.hasSuffix("\n\(latest): installed in place of en-de.micro.1.9\n"))
    #expect(ending == .exited(0) && world.installed == [latest])
    #expect(try await world.run("packs", "update").output == "Every installed pack is the latest.\n")
  }

  @Test("keeps the earlier version when the later one cannot be had")
  func failedUpdate() async throws {
    let world = try PackWorld([.enDe])
    try await world.run("packs", "install", "en", "de")
    let later = PackWorld.Pack(id: "en-de.micro.2.0", source: "en", target: "de", version: "2.0")
    try world.publish([later])
    let file = world.catalog.appending(path: "\(later.id)/vocab.spm")
    var bytes = try Data(contentsOf: file)
    bytes[7] ^= 1
    try bytes.write(to: file)
    let (members, ending) = try await world.json("packs", "update")
    #expect(ending == .exited(5) && world.installed == ["en-de.micro.1.0"])
    #expect((members["updates"] as? [[String: Any]])?.first?["result"] as? String == "failed")
    #expect((members["error"] as? [String: Any])?["code"] as? String == "damaged")
  }
}
