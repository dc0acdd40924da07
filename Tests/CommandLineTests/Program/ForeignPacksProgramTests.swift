import Foundation
import TestSupport
import Testing

@Suite("dragoman packs import takes models of other programs")
struct ForeignPacksProgramTests {
  private let world: PackWorld
  private let folder: TemporaryFolder

  init() throws {
    world = try PackWorld([])
    folder = try TemporaryFolder()
  }

  /// The folder of a package of Argos' with the model in the fixture folder `model`.
  private func package(_ model: String) throws -> URL {
    let files = FileManager.default
    let package = folder.url.appending(path: "translate-en_de-1_0")
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

  @Test("a package of Argos' with int8 weights is imported as it is and translates")
  func argos() async throws {
    let package = try package("micro-selfattn/ct2-int8")
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
  func float() async throws {
    let package = try package("micro-selfattn/ct2-float16")
    let kept = try await world.run("packs", "import", package.path, "--keep-float", "--id", "kept")
    #expect(kept.ending == .exited(0), "\(kept.errors)")
    let imported = try await world.run("packs", "import", package.path, "--id", "small")
    #expect(imported.ending == .exited(0), "\(imported.errors)")
    #expect(world.installed.sorted() == ["kept", "small"])
    let names = try FileManager.default.contentsOfDirectory(
      atPath: world.models.appending(path: "small").path)
    #expect(names.contains("model.int8.bin") || imported.output.contains("float"), "\(names)")
  }
}
