import Testing

@testable import DragomanCLI

@Suite("The manual page is made from the declarations")
struct ManualPageTests {
  static let page = ManualPage(root: .dragoman, version: "1.2.3").text

  @Test("has the sections of a manual page in their order")
  func sections() {
    let titles = Self.page.split(separator: "\n").filter { $0.hasPrefix(".SH ") }.map { $0.dropFirst(4) }
    #expect(
      titles == [
        "\"NAME\"", "\"SYNOPSIS\"", "\"DESCRIPTION\"", "\"COMMANDS\"", "\"EXIT STATUS\"", "\"ENVIRONMENT\"",
      ])
    #expect(Self.page.hasPrefix(".TH \"DRAGOMAN\" \"1\" \"\" \"dragoman 1.2.3\" \"User Commands\"\n"))
    #expect(Self.page.contains("\ndragoman \\- translate text"))
  }

  @Test("describes every command, option, variable and status")
  func whole() {
    for path in Command.everyPath(from: [.dragoman]) where path.count > 1 {
      guard let command = path.last, command.body != nil else { continue }
      let name = path.map(\.name).joined(separator: " ")
      #expect(Self.page.contains("\n.SS \"\(name) "))
      for option in command.declarations where option.name != "help" {
        #expect(Self.page.contains("\\-\\-" + option.name.split(separator: "-").joined(separator: "\\-")))
      }
    }
    for status in ExitStatus.allCases { #expect(Self.page.contains("\n.B \(status.rawValue)\n")) }
    for variable in EnvironmentVariable.all { #expect(Self.page.contains("\n.B \(variable.name)\n")) }
  }

  @Test("lets no text become a request or a special character")
  func escapes() {
    var writer = RoffWriter()
    writer.line(".TH is 'one' \\fB\u{2192}")
    writer.line("'quoted'")
    writer.request("SH", "say \"no\"")
    #expect(
      writer.text == "\\&.TH is \\(aqone\\(aq \\efB\\[u2192]\n\\(aqquoted\\(aq\n.SH \"say \"\"no\"\"\"\n")
  }

  @Test("is what groff and mandoc want, where they are")
  func lint() throws {
    let tools = [("groff", ["-man", "-Tutf8", "-ww", "-z"]), ("mandoc", ["-T", "lint", "-W", "error"])]
    for (tool, arguments) in tools {
      guard isInstalled(tool) else {
        print("Skipped: no \(tool) here to check the manual page.")
        continue
      }
      let (output, status) = try shell(tool, arguments, input: Self.page)
      #expect(output == "")
      #expect(status == 0)
    }
  }
}
