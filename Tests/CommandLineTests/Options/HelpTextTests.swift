import Testing

@testable import DragomanCLI

@Suite("Help is generated from the declarations")
struct HelpTextTests {
  @Test("shows usage, arguments, options in columns and statuses")
  func layout() {
    let command = CommandLineParserTests.greet
    let text = HelpText(path: [CommandLineParserTests.root, command]).text
    #expect(
      text.hasPrefix(
        """
        Usage: tool greet --name NAME [OPTION]... [FILE...]

        Greet somebody.

        Arguments:
          FILE  Files.

        Options:
              --name NAME    A name.
          -c, --count N      A number.
              --colour WORD  A colour. One of: red, dark-blue.
          -l, --loud         Loudly.
              --quiet        Quietly.
          -h, --help         Show this help.

        Exit status:
          0    all was done; everything was translated

        """.dropLast(1)))
  }

  @Test("lists subcommands")
  func subcommands() {
    let text = HelpText(path: [CommandLineParserTests.root]).text
    #expect(text.contains("Usage: tool [OPTION]... [SUBCOMMAND]\n"))
    #expect(text.contains("\nSubcommands:\n  greet    Greet somebody\n  pack     A group\n"))
  }

  @Test("names every option of translate and every exit status, in at most 80 columns")
  func translate() {
    let text = HelpText(path: [.dragoman, TranslateCommand.declaration]).text
    for option in TranslateCommand.declaration.declarations { #expect(text.contains(option.spelling)) }
    for status in ExitStatus.allCases { #expect(text.contains("\n  \(status.rawValue) ")) }
  }

  @Test("of every command is at most 80 columns wide")
  func width() {
    for path in Command.everyPath(from: [.dragoman]) {
      let lines = HelpText(path: path).text.split(separator: "\n")
      // A usage line is meant to be copied as one.
      #expect(lines.dropFirst().allSatisfy { $0.count <= 80 }, "\(path.map(\.name))")
    }
  }

  @Test("shows operands that may be left out, repeated or given in several ways")
  func operands() throws {
    for (name, usage) in [("install", "FROM TO | ID"), ("write", "KIND FILE"), ("greet", "[FILE...]")] {
      let command = try #require(CommandLineParserTests.root.subcommands.first { $0.name == name })
      #expect(HelpText(path: [command]).text.split(separator: "\n").first?.hasSuffix(" " + usage) == true)
    }
  }
}
