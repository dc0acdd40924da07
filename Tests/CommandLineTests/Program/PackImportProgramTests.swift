import Foundation
import TestSupport
import Testing

@Suite("dragoman packs import takes models of other programs")
struct PackImportProgramTests {
  private static let archive = Fixtures.url("micro-selfattn/opus-micro.zip").path

  /// A MarianMT folder, put together in `world`.
  private func huggingFace(in world: PackWorld) throws -> String {
    let folder = URL(filePath: world.place("hf"), directoryHint: .isDirectory)
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    for name in [
      "config.json", "generation_config.json", "model.safetensors", "tokenizer_config.json", "vocab.json",
    ] {
      try FileManager.default.copyItem(
        at: Fixtures.url("micro-selfattn/hf/\(name)"), to: folder.appending(path: name))
    }
    for name in ["source.spm", "target.spm"] {
      try FileManager.default.copyItem(
        at: Fixtures.url("micro-selfattn/vocab.spm"), to: folder.appending(path: name))
    }
    return folder.path
  }

  /// The folder of a package of Argos' with the model in the fixture folder `model`.
  private func argos(_ model: String, in world: PackWorld) throws -> URL {
    let files = FileManager.default
    let package = URL(filePath: world.place("translate-en_de-1_0"), directoryHint: .isDirectory)
    try files.createDirectory(at: package.appending(path: "model"), withIntermediateDirectories: true)
    for name in ["model.bin", "config.json", "shared_vocabulary.json"] {
      try files.copyItem(
        at: Fixtures.url("\(model)/\(name)"), to: package.appending(path: "model/\(name)"))
    }
    try files.copyItem(
      at: Fixtures.url("micro-selfattn/vocab.spm"), to: package.appending(path: "sentencepiece.model"))
    let metadata = #"{"package_version": "1.0", "from_code": "en", "to_code": "de"}"#
    try Data(metadata.utf8).write(to: package.appending(path: "metadata.json"))
    return package
  }

  @Test("a MarianMT folder says its languages, becomes int8, and translates")
  func huggingFace() async throws {
    let world = try PackWorld()
    let result = try await world.run("packs", "import", huggingFace(in: world))
    #expect(result.output.hasPrefix("en-de.marianmt.1.0 (English → German, "))
    #expect(result.output.contains("Its weights are int8 now: of sample text "))
    #expect(result.ending == .exited(0) && result.errors == "")
    let translated = try await world.run(
      "translate", "--to", "de", "--from", "en", input: "The train is late.\n")
    #expect(translated.ending == .exited(0) && translated.output.contains("Zug"))
    #expect(try await world.run("packs", "verify").output == "en-de.marianmt.1.0: good\n")
  }

  @Test("an OPUS-MT archive stays float where that is asked for, and translates")
  func opus() async throws {
    let world = try PackWorld()
    let imported = try await world.run(
      "packs", "import", "--from", "en", "--to", "de", "--keep-float", Self.archive)
    #expect(imported.output.hasSuffix("): installed\n") && imported.ending == .exited(0))
    let translated = try await world.run(
      "translate", "--to", "de", "--from", "en", input: "The train is late.\n")
    #expect(translated.ending == .exited(0) && translated.output.contains("Zug"))
    // Under the same id there is now a pack with other weights.
    let again = try await world.run("packs", "import", Self.archive)
    #expect(again.ending == .exited(10) && world.installed == ["en-de.opus-mt.1.0"])
  }

  @Test("tells programs what became of the weights")
  func json() async throws {
    let world = try PackWorld()
    let (members, ending) = try await world.json(
      "packs", "import", "--from", "en", "--to", "de", Self.archive)
    #expect(ending == .exited(0) && members["weights"] as? String == "int8")
    #expect((members["agreement"] as? Double).map { (0.7...1).contains($0) } == true)
  }

  @Test("a package of Argos' with int8 weights is imported as it is and translates")
  func argos() async throws {
    let world = try PackWorld([])
    let package = try argos("micro-selfattn/ct2-int8", in: world)
    let imported = try await world.run("packs", "import", package.path)
    #expect(
      imported.ending == .exited(0) && imported.output.hasPrefix("en-de.base.1.0 "), "\(imported.errors)")
    #expect(world.installed == ["en-de.base.1.0"])
    let weights = try Data(contentsOf: world.models.appending(path: "en-de.base.1.0/model.bin"))
    #expect(weights == Data(try Fixtures.bytes("micro-selfattn/ct2-int8/model.bin")))
    let translated = try await world.run(
      "translate", "--from", "en", "--to", "de", input: "The book is here.\n")
    #expect(translated.ending == .exited(0) && translated.errors == "")
    #expect(translated.output.hasSuffix("\n") && translated.output.utf8.count > 4)
    #expect(translated.output != "The book is here.\n")
  }

  @Test("float weights become int8, or stay where the user wants")
  func argosFloat() async throws {
    let world = try PackWorld([])
    let package = try argos("micro-selfattn/ct2-float16", in: world)
    let kept = try await world.run("packs", "import", package.path, "--keep-float", "--id", "kept")
    #expect(kept.ending == .exited(0), "\(kept.errors)")
    let imported = try await world.run("packs", "import", package.path, "--id", "small")
    #expect(imported.ending == .exited(0), "\(imported.errors)")
    #expect(world.installed.sorted() == ["kept", "small"])
    let names = try FileManager.default.contentsOfDirectory(
      atPath: world.models.appending(path: "small").path)
    #expect(names.contains("model.int8.bin") || imported.output.contains("float"), "\(names)")
  }

  @Test(
    "goes out as an archive and comes back with the same files and translations",
    arguments: ["MarianMT", "OPUS-MT", "Argos"])
  func roundTrip(program: String) async throws {
    let world = try PackWorld([])
    let other = try PackWorld([])
    let model =
      switch program {
      case "MarianMT": try huggingFace(in: world)
      case "OPUS-MT": Self.archive
      default: try argos("micro-selfattn/ct2-int8", in: world).path
      }
    #expect(
      try await world.run("packs", "import", "--from", "en", "--to", "de", "--id", "there", model).ending
        == .exited(0))
    let archive = other.place("there.tar.gz")
    #expect(try await world.run("packs", "export", "there", archive).ending == .exited(0))
    #expect(try await other.run("packs", "import", archive).ending == .exited(0))
    func contents(_ world: PackWorld) throws -> [String: Data] {
      let folder = world.models.appending(path: "there")
      let names = try FileManager.default.contentsOfDirectory(atPath: folder.path)
        .filter { $0 != "installed.json" && !$0.hasPrefix(".") }
      return try Dictionary(
        uniqueKeysWithValues: names.map { ($0, try Data(contentsOf: folder.appending(path: $0))) })
    }
    #expect(try contents(other) == contents(world))
    let text = "The train is late.\nThe book is here, and nobody reads it.\n"
    let before = try await world.run("translate", "--from", "en", "--to", "de", input: text)
    let after = try await other.run("translate", "--from", "en", "--to", "de", input: text)
    #expect(before.ending == .exited(0) && before.output == after.output && before.output != text)
  }

  @Test("says what to do where a folder is not whole, is not clear, or has a bad file")
  func nextSteps() async throws {
    let world = try PackWorld([])
    let files = FileManager.default
    let folder = URL(filePath: try huggingFace(in: world), directoryHint: .isDirectory)
    try Data("{\"a\": 5}".utf8).write(to: folder.appending(path: "vocab.json"))
    let damaged = try await world.run("packs", "import", folder.path)
    #expect(damaged.ending == .exited(5) && damaged.errors.contains("damaged: vocab.json, token 5, "))
    try files.removeItem(at: folder.appending(path: "source.spm"))
    let missing = try await world.run("packs", "import", folder.path)
    #expect(missing.ending == .exited(3) && missing.errors.hasSuffix("found none. Put source.spm into hf.\n"))
    let model = try micro(in: world, ["lex.a.bin", "lex.b.bin"])
    let twice = try await world.run("packs", "import", model)
    #expect(twice.ending == .exited(3))
    #expect(twice.errors.hasSuffix("found 2: lex.a.bin, lex.b.bin. Leave one of them in ende.\n"))
    #expect(world.installed.isEmpty)
  }

  /// A folder of Firefox's with the small model and shortlists of these names.
  private func micro(in world: PackWorld, _ shortlists: [String] = []) throws -> String {
    let folder = URL(filePath: world.place("ende"), directoryHint: .isDirectory)
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    let files = [("model.intgemm.alphas.bin", "model.ende.bin"), ("vocab.spm", "vocab.ende.spm")]
    for (source, name) in files + shortlists.map({ ("lex.bin", $0) }) {
      try FileManager.default.copyItem(
        at: Fixtures.url("micro-ssru/\(source)"), to: folder.appending(path: name))
    }
    return folder.path
  }

  @Test("refuses languages that the folder contradicts, and says that a name is taken")
  func contradictions() async throws {
    let world = try PackWorld([])
    let other = try await world.run("packs", "import", "--to", "fr", huggingFace(in: world))
    #expect(other.ending == .exited(2))
    #expect(
      other.errors.hasPrefix("dragoman: --to: expected de, as tokenizer_config.json says, found 'fr'\n"))
    let model = try micro(in: world)
    try await world.run("packs", "import", "--id", "mine", model)
    try Data(Fixtures.bytes("micro-ssru/lex.bin")).write(to: URL(filePath: model + "/lex.s2t.bin"))
    let taken = try await world.run("packs", "import", "--id", "mine", model)
    #expect(taken.ending == .exited(10) && taken.errors.contains("The name of the pack mine is taken: "))
    #expect(
      taken.errors.hasSuffix(
        "Name it otherwise with --id, or remove the other: dragoman packs remove mine.\n"))
  }

  @Test("says which of several packs for a pair translates it from now on, and how to use another")
  func precedence() async throws {
    let world = try PackWorld([])
    let model = try micro(in: world)
    let first = try await world.run("packs", "import", "--id", "b", model)
    #expect(first.errors == "" && first.ending == .exited(0))
    let second = try await world.run("packs", "import", "--id", "a", model)
    #expect(second.output.hasPrefix("a (English → German, ") && second.ending == .exited(0))
    #expect(second.errors.hasPrefix("dragoman: 2 installed packs translate en → de: "))
    #expect(
      second.errors.hasSuffix("a translates en → de from now on\nNext: to use b, dragoman packs remove a\n"))
    let status = try await world.run("status", "en", "de")
    #expect(status.output.hasSuffix("installed  a\n"))
    let (third, _) = try await world.json("packs", "import", "--id", "c", "--version", "2", model)
    #expect(third["serving"] as? [String: String] == ["low-latency": "c", "high-fidelity": "c"])
    let faithful = try await world.run("packs", "import", "--id", "d", huggingFace(in: world))
    #expect(
      faithful.errors.contains("c translates en → de from now on, and d with --strategy high-fidelity\n"))
  }
}
