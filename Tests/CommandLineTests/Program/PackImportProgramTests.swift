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
}
