import Foundation
import Testing

@Suite("dragoman says what is wrong and what to do before the first line")
struct RefusalProgramTests {
  static let pack = "en-de.micro.1.0"

  /// A models directory with a changed copy of the test pack.
  final class ModelsDirectory: Sendable {
    let path: String

    init() throws {
      path = FileManager.default.temporaryDirectory.appending(path: "dragoman-\(UUID().uuidString)").path
      try FileManager.default.copyItem(atPath: Program.environment["DRAGOMAN_MODELS_DIR"] ?? "", toPath: path)
    }

    deinit { try? FileManager.default.removeItem(atPath: path) }

    func file(_ name: String) -> String { "\(path)/\(RefusalProgramTests.pack)/\(name)" }

    var environment: [String: String] { ["DRAGOMAN_MODELS_DIR": path, "HOME": "/nonexistent"] }
  }

  @Test(
    "usage errors have status 2, go to standard error and point to the help",
    arguments: [
      ([], "a subcommand is missing", "dragoman"),
      (["--verbose"], "--verbose needs --version", "dragoman"),
      (["translat"], "unknown subcommand 'translat'; did you mean 'translate'?", "dragoman"),
      (["translate", "--to", "de", "--install"], "--install needs --from", "dragoman translate"),
      (
        translate + ["--theads", "2"], "unknown option '--theads'; did you mean '--threads'?",
        "dragoman translate"
      ),
      (
        translate + ["--threads", "0"], "--threads must be a whole number from 1 to 1024, not '0'",
        "dragoman translate"
      ),
      (
        translate + ["--strategy", "lowlatency"],
        "--strategy must be low-latency or high-fidelity, not 'lowlatency'; did you mean 'low-latency'?",
        "dragoman translate"
      ),
      (translate + ["--n-best", "2"], "--n-best needs --lines", "dragoman translate"),
      (
        translate + ["--n-best", "3", "--beam", "2", "--lines"], "--n-best 3 needs --beam 3 or more, not 2",
        "dragoman translate"
      ),
      (
        translate + ["--lines", "--paragraphs"], "--lines and --paragraphs exclude each other",
        "dragoman translate"
      ),
    ] as [([String], String, String)])
  func usage(arguments: [String], message: String, command: String) async throws {
    let (output, errors, ending) = try await run(arguments, input: "We wait.\n")
    #expect(output == "")
    #expect(errors == "dragoman: \(message)\nSee '\(command) --help'.\n")
    #expect(ending == .exited(2))
  }

  @Test(
    "unknown and unsupported languages have status 4 and name what there is",
    arguments: [
      ("english", "de", "unknown language code 'english'"),
      ("en", "q!", "unknown language code 'q!'"),
      ("und", "de", "'und'"),
      ("fr", "de", "no pack translates from 'fr'"),
      ("en", "sv", "no pack translates to 'sv'"),
    ])
  func languages(source: String, target: String, message: String) async throws {
    let (output, errors, ending) = try await run(
      ["translate", "--from", source, "--to", target], input: "We wait.\n")
    #expect(output == "")
    #expect(errors.hasPrefix("dragoman: "))
    #expect(errors.contains(message))
    #expect(errors.contains("\nInstalled: en→de (\(Self.pack))\nAlso in the catalog: "))
    #expect(ending == .exited(4))
  }

  @Test(
    "a language is not translated into itself",
    arguments: [("en", "en"), ("en", "en-US"), ("en-GB", "en_US")])
  func sameLanguage(source: String, target: String) async throws {
    let (_, errors, ending) = try await run(["translate", "--from", source, "--to", target])
    #expect(errors == "dragoman: '\(source)' and '\(target)' are the same language\n")
    #expect(ending == .exited(4))
  }

  @Test("a missing pack has status 3; the message names what is installed, the catalog and the next step")
  func missingPack() async throws {
    let environment = ["DRAGOMAN_MODELS_DIR": "/nonexistent", "HOME": "/nonexistent"]
    let (output, errors, ending) = try await run(translate, input: "We wait.\n", environment: environment)
    #expect(output == "")
    #expect(
      errors.hasPrefix("dragoman: no pack that translates from 'en' to 'de' is installed\nInstalled: none\n"))
    #expect(errors.contains("\nAlso in the catalog: "))
    #expect(errors.contains("\nNext: "))
    #expect(ending == .exited(3))
  }

  @Test("no models directory at all has status 3 and names the variables")
  func missingDirectory() async throws {
    let (_, errors, ending) = try await run(translate, input: "We wait.\n", environment: [:])
    #expect(errors.contains("DRAGOMAN_MODELS_DIR"))
    #expect(ending == .exited(3))
  }

  @Test("a damaged pack has status 5; the message names the file, what was expected and what was found")
  func damagedPack() async throws {
    let models = try ModelsDirectory()
    defer { withExtendedLifetime(models) {} }
    let model = models.file("model.bin")
    let bytes = try #require(FileManager.default.contents(atPath: model))
    try bytes.prefix(1000).write(to: URL(filePath: model))
    let (output, errors, ending) = try await run(
      translate, input: "We wait.\n", environment: models.environment)
    #expect(output == "")
    #expect(errors.contains("model.bin") && errors.contains("expected") && errors.contains("found"))
    #expect(ending == .exited(5))
  }

  @Test("an unreadable manifest has status 5, since the pack may be the one that is missing, and is named")
  func damagedManifest() async throws {
    let models = try ModelsDirectory()
    defer { withExtendedLifetime(models) {} }
    try Data("{".utf8).write(to: URL(filePath: models.file("manifest.json")))
    let (_, errors, ending) = try await run(translate, input: "We wait.\n", environment: models.environment)
    #expect(errors.hasPrefix("dragoman: no usable pack translates from 'en' to 'de'"))
    #expect(errors.contains("manifest.json"))
    #expect(ending == .exited(5))
  }

  @Test("a models directory that is a file is named")
  func directoryIsFile() async throws {
    let models = try ModelsDirectory()
    defer { withExtendedLifetime(models) {} }
    let file = models.file("manifest.json")
    let (_, errors, ending) = try await run(
      translate, input: "We wait.\n", environment: ["DRAGOMAN_MODELS_DIR": file])
    #expect(errors.contains("\nLooked in: \(file)"))
    #expect(errors.contains("\(file), expected a folder that can be listed, found a file"))
    #expect(ending == .exited(3))
  }

  @Test("unknown kernels have status 2; the message names the variable and what it may say")
  func unknownKernels() async throws {
    var environment = Program.environment
    environment["DRAGOMAN_KERNELS"] = "sse9"
    let (output, errors, ending) = try await run(translate, input: "We wait.\n", environment: environment)
    #expect(output == "")
    #expect(errors.hasPrefix("dragoman: DRAGOMAN_KERNELS is 'sse9'; it may be one of: plain"))
    #expect(ending == .exited(2))
  }

  @Test(
    "help goes to standard output",
    arguments: [["--help"], ["translate", "-h"], ["translate", "--from", "--help"]])
  func help(arguments: [String]) async throws {
    let (output, errors, ending) = try await run(arguments)
    if arguments.count == 3 {
      // A forgotten value comes first.
      #expect(ending == .exited(2) && output == "" && errors.contains("--from needs a value"))
    } else {
      #expect(output.hasPrefix("Usage: dragoman") && output.contains("\nExit status:\n  0 "))
      #expect(errors == "" && ending == .exited(0))
    }
  }

  @Test("the version is one line; verbose adds kernels, BLAS and processors")
  func version() async throws {
    let short = try await run(["--version"])
    #expect(short.output.wholeMatch(of: /dragoman \S+\n/) != nil)
    let long = try await run(["--version", "--verbose"])
    #expect(long.output.hasPrefix(short.output))
    for key in ["kernels", "blas", "processors"] { #expect(long.output.contains("\n\(key): ")) }
    #expect(long.ending == .exited(0))
  }
}
