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
          0    everything was translated

        """.dropLast(1)))
  }

  @Test("lists subcommands")
  func subcommands() {
    let text = HelpText(path: [CommandLineParserTests.root]).text
    #expect(text.contains("Usage: tool [OPTION]... [SUBCOMMAND]\n"))
    #expect(text.contains("\nSubcommands:\n  greet   Greet somebody\n  pack    A group\n"))
  }

  @Test("names every option of translate and every exit status, in at most 80 columns")
  func translate() {
    let text = HelpText(path: [.dragoman, TranslateCommand.declaration]).text
    for option in TranslateCommand.declaration.declarations { #expect(text.contains(option.spelling)) }
    for status in ExitStatus.allCases { #expect(text.contains("\n  \(status.rawValue) ")) }
    #expect(text.split(separator: "\n").allSatisfy { $0.count <= 80 })
  }
}
