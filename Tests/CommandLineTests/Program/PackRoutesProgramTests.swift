import Foundation
import Testing

@Suite("dragoman status, languages and packs know ways through English")
struct PackRoutesProgramTests {
  @Test("status names both legs, install installs both, remove refuses and names them")
  func pivot() async throws {
    let world = try PackWorld([.deEn, .enEs])
    let supported = try await world.run("status", "de", "es")
    #expect(supported.output.hasPrefix("supported by way of English\n\n"))
    #expect(supported.output.contains("de-en.micro.1.0\n") && supported.output.contains("en-es.micro.1.0\n"))
    #expect(supported.output.hasSuffix("\nNext: dragoman packs install de es (603.0 kB)\n"))
    #expect(supported.ending == .exited(3))

    try await world.run("packs", "install", "de", "es")
    #expect(world.installed == ["de-en.micro.1.0", "en-es.micro.1.0"])
    let installed = try await world.run("status", "de", "es")
    #expect(installed.output.hasPrefix("installed by way of English\n") && installed.ending == .exited(0))
    let translated = try await world.run("translate", "--from", "de", "--to", "es", input: "Warum?\n")
    #expect(translated.ending == .exited(0) && translated.output.hasSuffix("\n"))

    let refused = try await world.run("packs", "remove", "de", "es")
    #expect(refused.ending == .exited(3) && world.installed.count == 2)
    #expect(refused.errors.contains("by way of English, with de-en.micro.1.0 (de → en, installed) and"))
    #expect(refused.errors.contains("en-es.micro.1.0 (en → es, installed)\nNext: dragoman packs remove ID"))
  }

  @Test(
    "status has one exit status for each answer",
    arguments: [
      (["en", "de"], "installed", 0), (["de", "en"], "supported", 3), (["de", "es"], "supported", 3),
      (["es", "de"], "unsupported", 4), (["en", "en-GB"], "unsupported", 4),
      (["en", "q!"], "unsupported", 4),
    ] as [([String], String, Int32)])
  func status(pair: [String], status: String, exit: Int32) async throws {
    let world = try PackWorld([.enDe, .deEn, .enEs])
    try await world.run("packs", "install", "en", "de")
    let (members, ending) = try await world.json("status", pair[0], pair[1])
    #expect(members["status"] as? String == status)
    #expect(members["source"] as? String == pair[0] && members["target"] as? String == pair[1])
    #expect((members["legs"] as? [Any])?.isEmpty == (exit == 4))
    #expect(ending == .exited(exit))
    #expect((members["error"] == nil) == (exit != 4))
  }

  @Test("languages lists what each language is translated into")
  func languages() async throws {
    let world = try PackWorld([.enDe, .deEn, .enEs])
    try await world.run("packs", "install", "en", "de")
    #expect(
      try await world.run("languages").output == """
        TAG  LANGUAGE  INSTALLED INTO  AVAILABLE INTO
        de   German                    en
        en   English   de              es
        es   Spanish

        """)
    let (members, ending) = try await world.json("languages")
    #expect((members["languages"] as? [[String: Any]])?.map { $0["tag"] as? String } == ["de", "en", "es"])
    #expect(ending == .exited(0))
  }

  @Test("several packs for a pair are named, and only an id removes one")
  func ambiguous() async throws {
    let other = PackWorld.Pack(id: "en-de.other", source: "en", target: "de", version: "0.5")
    let world = try PackWorld([.enDe, other])
    try await world.run("packs", "install", "en-de.micro.1.0")
    try await world.run("packs", "install", "en-de.other")
    let refused = try await world.run("packs", "remove", "en", "de")
    #expect(refused.ending == .exited(2) && world.installed.count == 2)
    #expect(refused.errors.contains("en-de.micro.1.0, en-de.other"))
    #expect(try await world.run("packs", "remove", "en-de.other").ending == .exited(0))
    #expect(world.installed == ["en-de.micro.1.0"])
  }

  @Test("translate names the command and the size for a missing pair, and does it with --install")
  func translateInstalls() async throws {
    let world = try PackWorld()
    let missing = try await world.run("translate", "--from", "en", "--to", "de", input: "We wait.\n")
    #expect(missing.ending == .exited(3) && missing.output == "")
    #expect(missing.errors.hasSuffix("\nNext: dragoman packs install en de (301.5 kB)\n"))
    let done = try await world.run(
      "translate", "--from", "en", "--to", "de", "--install", input: "We wait.\n")
    #expect(done.ending == .exited(0) && done.output.split(separator: "\n").count == 1)
    #expect(done.errors.hasSuffix("dragoman: en-de.micro.1.0: installed\n"))
    let again = try await world.run(
      "translate", "--from", "en", "--to", "de", "--install", input: "We wait.\n")
    #expect(again.output == done.output && again.errors == "")
  }
}
