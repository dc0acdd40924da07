import Foundation
import Testing

@Suite("dragoman translate without --from translates each line from its own language")
struct IdentifiedLinesProgramTests {
  private static let esEn = PackWorld.Pack(id: "es-en.micro.1.0", source: "es", target: "en")
  private static let frEn = PackWorld.Pack(id: "fr-en.micro.1.0", source: "fr", target: "en")
  private static let jaEn = PackWorld.Pack(id: "ja-en.micro.1.0", source: "ja", target: "en")

  private func world(
    _ packs: [PackWorld.Pack], installed: [PackWorld.Pack]? = nil, environment: [String: String] = [:]
  ) async throws -> PackWorld {
    let world = try PackWorld(packs, environment: environment)
    for pack in installed ?? packs { try await world.run("packs", "install", pack.id) }
    return world
  }

  private func objects(_ output: String) throws -> [[String: Any]] {
    try output.split(separator: "\n").map { try PackWorld.document($0 + "\n") }
  }

  @Test("A-17: detection per line, one order, kept lines with a reason, a missing pack fails only its own")
  func severalLanguages() async throws {
    let packs = [PackWorld.Pack.deEn, Self.esEn, Self.jaEn]
    let world = try await world(packs + [Self.frEn], installed: packs)
    let lines = ["Das Dach ist undicht.", "Le toit fuit.", "El tejado gotea.", "ok", "", "屋根が漏る。"]
    let input = lines.joined(separator: "\n") + "\n"
    var alone: [String: String] = [:]
    for (language, index) in [("de", 0), ("es", 2), ("ja", 5)] {
      alone[language] = try await world.run(
        "translate", "--from", language, "--to", "en", input: lines[index]
      ).output
    }

    let text = try await world.run("translate", "--to", "en", input: input)
    #expect(
      text.output.split(separator: "\n", omittingEmptySubsequences: false).map(String.init) == [
        alone["de"], "Le toit fuit.", alone["es"], "ok", "", alone["ja"], "",
      ])
    #expect(
      text.errors == """
        dragoman: line 2, byte 22: notInstalled
        dragoman: 1 of 6 lines were kept as they are: 1 undetermined
        dragoman: 1 of 6 lines could not be translated and were kept: 1 notInstalled
        dragoman: no pack that translates from 'fr' to 'en' is installed
        Next: dragoman packs install fr en (301.5 kB)

        """)
    #expect(text.ending == .exited(1))

    let json = try await world.run("translate", "--to", "en", "--json", input: input)
    let objects = try objects(json.output)
    #expect(objects.map { $0["index"] as? Int } == [0, 1, 2, 3, 4, 5])
    #expect(
      objects.map { $0["sourceLanguage"] as? String } == ["de", "fr", "es", "und", "und", "ja"])
    #expect(objects.allSatisfy { $0["targetLanguage"] as? String == "en" })
    #expect(
      objects.map { $0["reason"] as? String } == [nil, "notInstalled", nil, "undetermined", "blank", nil])
    #expect(
      objects.map { $0["text"] as? String } == [alone["de"], nil, alone["es"], "ok", "", alone["ja"]])
    #expect((objects[1]["error"] as? [String: Any])?["code"] as? String == "notInstalled")
    #expect(objects[3]["flags"] as? [String] == ["passedThrough"])
    #expect(json.ending == .exited(1))
  }

  @Test("A-16: what tells no language is left untouched, and that is no failure")
  func undetermined() async throws {
    let world = try await world([.enDe, .deEn])
    for line in ["OK", "12:30", "QT_WRAP_UI", "nice hat", "Fenster"] {
      let result = try await world.run("translate", "--to", "en", "--json", input: line)
      let object = try #require(try objects(result.output).first)
      #expect(object["text"] as? String == line && object["reason"] as? String == "undetermined")
      #expect(object["sourceLanguage"] as? String == "und")
      #expect(result.errors == "dragoman: 1 of 1 lines were kept as they are: 1 undetermined\n")
      #expect(result.ending == .exited(0))
    }
  }

  @Test("lines in the target language are kept; --strict does not stop at them, but at a missing pack")
  func sameLanguage() async throws {
    let world = try await world([.deEn, Self.frEn], installed: [.deEn])
    let input = "The roof is leaking.\nDas Dach ist undicht.\nOK\nLe toit fuit.\nDas Dach ist undicht.\n"
    let result = try await world.run("translate", "--to", "en-GB", "--strict", input: input)
    let lines = result.output.split(separator: "\n")
    #expect(lines.count == 3 && lines[0] == "The roof is leaking." && lines[2] == "OK")
    #expect(
      result.errors.hasPrefix(
        """
        dragoman: line 4, byte 46: notInstalled
        dragoman: stopped at the first line that cannot be translated; next line: 4

        """))
    #expect(result.ending == .exited(1))
  }

  @Test("a language without a pack, and one whose pack is damaged, fail their own lines")
  func refusedLanguages() async throws {
    let world = try await world([.deEn, Self.esEn])
    try world.spoil(Self.esEn, "model.bin")
    let result = try await world.run(
      "translate", "--to", "en", input: "Le toit fuit.\nEl tejado gotea.\nDas Dach ist undicht.\n")
    let lines = result.output.split(separator: "\n")
    #expect(lines.prefix(2) == ["Le toit fuit.", "El tejado gotea."] && lines.count == 3)
    #expect(result.errors.contains("\ndragoman: line 2, byte 14: unusablePack\n"))
    #expect(result.errors.contains(": 1 unsupported, 1 unusablePack\n"))
    #expect(result.errors.contains("\nNext: dragoman packs install --repair es-en.micro.1.0"))
    #expect(result.errors.hasSuffix("\ndragoman: no pack translates from 'fr'\n"))
    #expect(result.ending == .exited(1))
  }

  @Test("a line is written as soon as it is done")
  func streaming() async throws {
    let world = try await world([.deEn, Self.esEn])
    let environment = world.environment
    try await onOwnThread {
      let program = try Program(
        ["translate", "--to", "en", "--threads", "1"], environment: environment)
      for line in ["Das Dach ist undicht.", "OK", "El tejado gotea."] {
        program.send(line + "\n")
        #expect(program.readLine() != nil)
      }
      program.closeInput()
      #expect(program.finish().ending == .exited(0))
    }
  }

  @Test("a signal ends the work after whole lines")
  func interrupted() async throws {
    let world = try await world([.deEn])
    let environment = world.environment
    try await onOwnThread {
      let program = try Program(["translate", "--to", "en"], environment: environment)
      program.send("Das Dach ist undicht.\nOK\n")
      _ = (program.readLine(), program.readLine())
      program.interrupt(SIGINT)
      let (_, errors, ending) = program.finish()
      #expect(errors.contains("stopped by SIGINT; next line: 3\n"))
      #expect(ending == .exited(130))
    }
  }

  // MARK: The target language

  @Test(
    "row 37: without --to the first of one's own languages that packs lead to, else English",
    arguments: [
      (["LANGUAGE": "sv:de_AT:en"], "de-AT"), (["LC_ALL": "de_DE.UTF-8", "LANG": "en_US.UTF-8"], "de-DE"),
      (["LC_MESSAGES": "en_GB", "LANG": "de"], "en-GB"), (["LANG": "sv_SE.UTF-8"], "en"),
      (["LANG": "C"], "en"),
    ] as [([String: String], String)])
  func preferredTarget(environment: [String: String], target: String) async throws {
    let world = try await world([.enDe, .deEn], environment: environment)
    let result = try await world.run(
      "translate", "--json", input: "Das Dach ist undicht.\nThe roof is leaking.\n")
    let objects = try objects(result.output)
    #expect(objects.map { $0["targetLanguage"] as? String } == [target, target])
    let isEnglish = target.hasPrefix("en")
    #expect(
      objects.map { $0["reason"] as? String } == (isEnglish ? [nil, "sameLanguage"] : ["sameLanguage", nil]))
    #expect(result.ending == .exited(0))
  }

  @Test("row 37: with --from and without --to the first that differs from the source language")
  func otherTarget() async throws {
    let world = try await world([.enDe, .deEn], environment: ["LANG": "de_DE.UTF-8"])
    for (source, target) in [("de", "en"), ("en", "de-DE")] {
      let result = try await world.run("translate", "--from", source, "--json", input: "Warum?\n")
      let object = try #require(try objects(result.output).first)
      #expect(object["targetLanguage"] as? String == target && object["sourceLanguage"] as? String == source)
      #expect(object["reason"] == nil && result.ending == .exited(0))
    }
  }

  @Test(
    "a target that nothing leads to, or none that could be chosen, is refused before the first line",
    arguments: [
      (["--to", "sv"], "no pack translates to 'sv'\nInstalled: en→de"),
      (["--to", "q!"], "unknown language code 'q!'\nInstalled: "),
      (["--from", "en"], "no pack translates from 'en' to a preferred language or English\n"),
      ([], "no pack translates to a preferred language or English\n"),
      (["--from", "fi"], "no pack translates from 'fi'\n"),
    ] as [([String], String)])
  func noTarget(options: [String], message: String) async throws {
    let world = try await world([.enDe])
    let result = try await DragomanCommandLine.run(
      ["translate"] + options, input: "Das Dach ist undicht.\n", environment: world.environment)
    #expect(result.errors.hasPrefix("dragoman: \(message)"))
    if !options.contains("--to"), options != ["--from", "fi"] {
      #expect(result.errors.hasSuffix("\nNext: name the language to translate into with --to LANGUAGE\n"))
    }
    #expect(result.output == "" && result.ending == .exited(4))
  }
}
