import Testing

@testable import DragomanCLI

@Suite("CommandLineParser reads a command line against its declarations")
struct CommandLineParserTests {
  static let name = RequiredOption("name", .text("NAME"), help: "A name.")
  static let count = Option("count", short: "c", .integer(in: 1...9), help: "A number.")
  static let colour = Option("colour", .oneOf([("red", 1), ("dark-blue", 2)]), help: "A colour.")
  static let loud = Flag("loud", short: "l", help: "Loudly.")
  static let quiet = Flag("quiet", help: "Quietly.")
  static let greet = Command(
    name: "greet", summary: "Greet somebody", options: [name, count, colour, loud, quiet],
    exclusive: [["loud", "quiet"]],
    operands: Operands([.init("FILE", help: "Files.", completion: .files)], count: 0...2),
    body: { _ in .success })
  static let root = Command(
    name: "tool", summary: "A tool", options: [Flag("version", help: "The version.")],
    subcommands: [
      greet, Command(name: "pack", summary: "A group", subcommands: [greet]),
      Command(
        name: "remove", summary: "Remove",
        operands: Operands([.init("ID", help: "An id.")], count: 1...1),
        body: { _ in .success }),
      Command(
        name: "install", summary: "Install",
        operands: Operands(
          [
            .init("FROM", help: "A language."), .init("TO", help: "A language."), .init("ID", help: "An id."),
          ],
          count: 1...2, synopsis: "FROM TO | ID"),
        body: { _ in .success }),
      Command(
        name: "write", summary: "Write",
        operands: Operands(
          [
            .init("KIND", help: "A kind.", completion: .words(["tar", "zip"])),
            .init("FILE", help: "A file."),
          ],
          count: 2...2),
        body: { _ in .success }),
    ],
    body: { _ in .success })

  func parse(_ line: String) throws -> ParsedArguments {
    let words = line.split(separator: " ", omittingEmptySubsequences: false).map(String.init)
    guard case .run(_, let arguments) = try CommandLineParser.parse(words, root: Self.root) else {
      throw UsageError(message: "help", path: [])
    }
    return arguments
  }

  @Test(
    "takes a value after a space and after an equals sign",
    arguments: ["greet --name ada", "greet --name=ada", "greet f --name ada", "greet --name x --name ada"])
  func value(line: String) throws {
    #expect(try parse(line)[Self.name] == "ada")
  }

  @Test("gives typed values, and nil for what is not there")
  func types() throws {
    let arguments = try parse("greet --name a=b -c 3 --colour dark-blue -l")
    #expect(arguments[Self.name] == "a=b")
    #expect(arguments[Self.count] == 3)
    #expect(arguments[Self.colour] == 2)
    #expect(arguments[Self.loud])
    #expect(!arguments[Self.quiet])
    #expect(try parse("greet --name a")[Self.count] == nil)
  }

  @Test(
    "takes what stands behind two dashes and a single dash as operands",
    arguments: [
      ("greet --name a x y", ["x", "y"]), ("greet --name a -- --loud", ["--loud"]),
      ("greet - --name a", ["-"]), ("greet --name a -- --", ["--"]), ("greet --name a ", [""]),
    ])
  func operands(line: String, operands: [String]) throws {
    #expect(try parse(line).operands == operands)
  }

  @Test(
    "says what does not fit, and what was probably meant",
    arguments: [
      ("greet --nmae ada", "unknown option '--nmae'; did you mean '--name'?", "tool greet"),
      ("greet --zzzzzz", "unknown option '--zzzzzz'", "tool greet"),
      ("greet --loud=yes --name a", "--loud takes no value", "tool greet"),
      ("greet --name", "--name needs a value (NAME)", "tool greet"),
      ("greet --name --loud", "--name needs a value (NAME)", "tool greet"),
      ("greet --name=", "--name must not be empty", "tool greet"),
      ("greet --loud", "--name NAME is missing", "tool greet"),
      ("greet --name a --count 10", "--count must be a whole number from 1 to 9, not '10'", "tool greet"),
      ("greet --name a -c x", "--count must be a whole number from 1 to 9, not 'x'", "tool greet"),
      ("greet --name a -c -1", "--count must be a whole number from 1 to 9, not '-1'", "tool greet"),
      (
        "greet --name a --colour rde", "--colour must be red or dark-blue, not 'rde'; did you mean 'red'?",
        "tool greet"
      ),
      ("greet --name a --loud --quiet", "--loud and --quiet exclude each other", "tool greet"),
      ("greet --name a 1 2 3", "unexpected argument '3'", "tool greet"),
      ("gret", "unknown subcommand 'gret'; did you mean 'greet'?", "tool"),
      ("qqqqqq", "unknown subcommand 'qqqqqq'", "tool"),
      ("--version greet", "--version does not go with the subcommand 'greet'", "tool"),
      ("pack greet", "--name NAME is missing", "tool pack greet"),
      ("remove", "ID is missing", "tool remove"),
      ("install", "FROM TO or ID is missing", "tool install"),
      ("write tar", "FILE is missing", "tool write"),
      ("write tra x", "KIND must be tar or zip, not 'tra'; did you mean 'tar'?", "tool write"),
    ])
  func refusal(line: String, message: String, path: String) {
    #expect(throws: UsageError(message: message, path: path.split(separator: " ").map(String.init))) {
      try parse(line)
    }
  }

  @Test(
    "asks for help wherever it stands before two dashes, and for a group named alone",
    arguments: [
      "greet --help", "greet -h --unknown", "greet --loud x --help", "pack greet -h", "pack --help", "--help",
      "pack",
    ])
  func help(line: String) throws {
    let words = line.split(separator: " ").map(String.init)
    guard case .help(let path) = try CommandLineParser.parse(words, root: Self.root) else {
      Issue.record("no help")
      return
    }
    #expect(path.map(\.name) == ["tool"] + words.filter { ["greet", "pack"].contains($0) })
  }

  @Test("shows arguments in messages without what a terminal would obey")
  func controlCharacters() {
    #expect(quoted("a\u{1B}[31m\nb") == "'a\\u{1b}[31m\\u{a}b'")
    #expect(quoted("Füße") == "'Füße'")
  }
}
