import Foundation
import TestSupport
import Testing

@Suite("dragoman packs export --format firefox")
struct ExportProgramTests {
  /// The small model in one of the forms that can be imported.
  private func imported(_ form: String, into world: PackWorld, as id: String) async throws {
    let folder = URL(filePath: world.place("source-\(id)"))
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    for name in [form, "vocab.spm", "lex.bin"] {
      try FileManager.default.copyItem(
        at: Fixtures.url("micro-ssru/\(name)"), to: folder.appending(path: name))
    }
    let result = try await world.run(
      "packs", "import", folder.path, "--from", "en", "--to", "de", "--id", id, "--keep-float")
    try #require(result.ending == .exited(0), "\(result.errors)")
  }

  private func files(_ folder: String) throws -> [String: Data] {
    try FileManager.default.contentsOfDirectory(atPath: folder).reduce(into: [:]) {
      $0[$1] = FileManager.default.contents(atPath: "\(folder)/\($1)")
    }
  }

  private let text = "Where is the station?\nI have 3 apples ⟦x⟧ and <b>bread</b>.\n\nThank you very much!\n"

  @Test("writes a pack of the form as it is; imported again it translates the same and is the same files")
  func asItIs() async throws {
    let world = try PackWorld([.enDe])
    try await world.run("packs", "install", "en", "de")
    let before = try await world.run("translate", "--from", "en", "--to", "de", "--json", input: text)
    let first = world.place("first")
    let result = try await world.run("packs", "export", "en", "de", "--format", "firefox", "--output", first)
    #expect(result.output == "en-de.micro.1.0: written to \(first)\n" && result.ending == .exited(0))
    let written = try files(first)
    #expect(
      written["model.ende.intgemm.alphas.bin"]
        == Data(try Fixtures.bytes("micro-ssru/model.intgemm.alphas.bin")))
    try await world.run("packs", "remove", "en-de.micro.1.0")
    let back = try await world.run("packs", "import", first)
    #expect(back.output.hasPrefix("en-de.imported.1.0 ") && back.ending == .exited(0))
    let after = try await world.run("translate", "--from", "en", "--to", "de", "--json", input: text)
    #expect(after.output == before.output && after.output.split(separator: "\n").count == 4)
    let second = world.place("second")
    try await world.run("packs", "export", "en-de.imported.1.0", "--format", "firefox", second)
    #expect(try files(second) == written)
  }

  @Test(
    "refuses another form and says which option helps; with it the model is rounded",
    arguments: ["model.npz", "model.intgemm8.bin"])
  func rounds(_ form: String) async throws {
    let world = try PackWorld([])
    try await imported(form, into: world, as: "other")
    let place = world.place("out")
    let refused = try await world.run("packs", "export", "other", "--format", "firefox", place, "--json")
    #expect(refused.ending == .exited(5))
    #expect(refused.errors.contains("other is not of the form that Firefox reads: \(form), Wemb: expected "))
    #expect(
      refused.errors.hasSuffix(
        "Next: give --requantise, and --calibrate FILE with sentences to measure on, and the model is rounded to it\n"
      ))
    #expect(refused.output.contains("\"code\":\"unsupportedModel\"") && access(place, F_OK) != 0)

    let inputs = Fixtures.url("inputs.txt")
    let lines = try String(contentsOf: inputs, encoding: .utf8).split(separator: "\n").prefix(110)
    let sentences = world.place("sentences")
    try Data(lines.joined(separator: "\n").utf8).write(to: URL(filePath: sentences))
    let done = try await world.run(
      "packs", "export", "other", "--format", "firefox", place, "--requantise", "--calibrate", sentences)
    #expect(done.ending == .exited(0), "\(done.errors)")
    let again = world.place("again")
    try await world.run("packs", "import", "--id", "rounded", place)
    try await world.run("packs", "export", "rounded", "--format", "firefox", again)
    #expect(try files(again) == files(place))
  }

  @Test("measures on sentences of its own where nobody gives any")
  func ownSentences() async throws {
    let world = try PackWorld([])
    try await imported("model.f32.bin", into: world, as: "other")
    let result = try await world.run(
      "packs", "export", "other", "--format", "firefox", world.place("own"), "--requantise")
    #expect(result.ending == .exited(0), "\(result.errors)")
  }

  @Test("does not point to rounding where the pack holds what such files have no place for")
  func withoutPlace() async throws {
    let world = try PackWorld([])
    let archive = Fixtures.url("micro-selfattn/opus-micro.zip").path
    try await world.run(
      "packs", "import", "--from", "en", "--to", "de", "--id", "opus", "--keep-float", archive)
    let place = world.place("out")
    for options in [[], ["--requantise"]] {
      let refused = try await DragomanCommandLine.run(
        ["packs", "export", "opus", "--format", "firefox", place] + options, input: "",
        environment: world.environment)
      #expect(refused.ending == .exited(5) && access(place, F_OK) != 0)
      #expect(
        refused.errors.hasPrefix("dragoman: opus is not of the form that Firefox reads: "),
        "\(refused.errors)")
      #expect(!refused.errors.contains("Next:"), "\(refused.errors)")
    }
  }

  @Test("says what is wrong with a command line or a file of sentences")
  func usage() async throws {
    let world = try PackWorld([.enDe])
    try await world.run("packs", "install", "en", "de")
    let id = "en-de.micro.1.0"
    let place = world.place("out")
    func errors(_ arguments: String...) async throws -> String {
      let result = try await DragomanCommandLine.run(
        ["packs", "export"] + arguments, input: "", environment: world.environment)
      #expect(result.ending == .exited(2), "\(arguments)")
      return result.errors
    }
    #expect(try await errors(id).contains("FILE|DIR is missing"))
    #expect(try await errors(id, place, "--requantise").contains("--requantise needs --format firefox"))
    #expect(
      try await errors(id, place, "--format", "firefox", "--calibrate", "x").contains(
        "--calibrate needs --requantise"))
    #expect(
      try await errors(id, place, "--format", "marian").contains("--format must be dragoman or firefox"))
    let blank = world.place("blank")
    try Data("\n \n".utf8).write(to: URL(filePath: blank))
    let options = ["--format", "firefox", "--requantise", "--calibrate"]
    #expect(
      try await errors(id, place, options[0], options[1], options[2], options[3], blank).contains(
        "has 0 sentences to measure on: 100 are needed"))
    try Data("Why?\n\n".utf8).write(to: URL(filePath: blank))
    #expect(
      try await errors(id, place, options[0], options[1], options[2], options[3], blank).contains(
        "has 1 sentence to measure on: 100 are needed"))
    try Data([0x61, 0x0A, 0xFF, 0x0A]).write(to: URL(filePath: blank))
    #expect(
      try await errors(id, place, options[0], options[1], options[2], options[3], blank).contains(
        "line 2 of "))
    #expect(access(place, F_OK) != 0)
  }
}
