/// The manual page of a command line, in the language of man(7), made from the declarations.
struct ManualPage {
  let root: Command
  let version: String

  private var writer = RoffWriter()

  init(root: Command, version: String) {
    self.root = root
    self.version = version
  }

  /// The page. It bears no date, so that equal programs have equal pages.
  var text: String {
    var page = self
    return page.write()
  }

  private mutating func write() -> String {
    writer.request("TH", root.name.uppercased(), "1", "", "\(root.name) \(version)", "User Commands")
    writer.request("SH", "NAME")
    writer.line("\(root.name) - \(root.summary.prefix(1).lowercased())\(root.summary.dropFirst())")
    writer.request("SH", "SYNOPSIS")
    for path in runnable { writer.synopsis(Command.synopsis(of: path)) }
    writer.request("SH", "DESCRIPTION")
    writer.paragraphs(root.discussion)
    options(of: root)
    writer.request("SH", "COMMANDS")
    for path in runnable where path.count > 1 { section(path) }
    table("EXIT STATUS", ExitStatus.allCases.map { (String($0.rawValue), $0.meaning) })
    table("ENVIRONMENT", EnvironmentVariable.all.map { ($0.name, $0.meaning) })
    return writer.text
  }

  private var runnable: [[Command]] {
    Command.everyPath(from: [root]).filter { $0.last?.body != nil }
  }

  private mutating func section(_ path: [Command]) {
    guard let command = path.last else { return }
    writer.request("SS", Command.synopsis(of: path))
    writer.paragraphs(["\(command.summary)."] + command.discussion)
    for operand in command.operands?.list ?? [] { writer.entry(operand.placeholder, operand.help) }
    options(of: command)
  }

  private mutating func options(of command: Command) {
    // It is the same everywhere, and said once.
    let isRoot = command.name == root.name
    for option in command.declarations where isRoot || option.name != Command.help.declaration.name {
      let names = option.everySpelling.joined(separator: ", ")
      writer.entry(names + (option.placeholder.map { " \($0)" } ?? ""), option.helpWithWords)
    }
  }

  private mutating func table(_ title: String, _ rows: [(String, String)]) {
    writer.request("SH", title)
    for (term, meaning) in rows { writer.entry(term, meaning) }
  }
}
