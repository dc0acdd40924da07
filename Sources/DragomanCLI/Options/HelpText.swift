/// The help of a command, generated from its declaration.
struct HelpText {
  /// The command and the ones above it, outermost first.
  let path: [Command]
  /// Columns a line may fill.
  let width: Int = 80

  private var command: Command { path[path.count - 1] }

  var text: String {
    var sections = ["Usage: \(Command.synopsis(of: path))", wrapped("\(command.summary).", indent: 0)]
    sections += command.discussion.map { wrapped($0, indent: 0) }
    sections.append(table("Subcommands:", command.subcommands.map { ($0.name, $0.summary) }))
    if let operands = command.operands {
      sections.append(table("Arguments:", operands.list.map { ($0.placeholder, $0.help) }))
    }
    sections.append(table("Options:", command.declarations.map { ($0.spellings, $0.helpWithWords) }))
    if path.count == 1 {
      sections.append(table("Environment:", EnvironmentVariable.all.map { ($0.name, $0.meaning) }))
    }
    sections.append(table("Exit status:", ExitStatus.allCases.map { (String($0.rawValue), $0.meaning) }))
    return sections.filter { !$0.isEmpty }.joined(separator: "\n\n") + "\n"
  }

  private func table(_ title: String, _ rows: [(String, String)]) -> String {
    guard !rows.isEmpty else { return "" }
    let column = min(rows.map(\.0.count).max() ?? 0, 26) + 4
    let lines = rows.map { term, help in
      let indented = wrapped(help, indent: column)
      guard term.count + 4 <= column else { return "  \(term)\n\(indented)" }
      return "  \(term)" + indented.dropFirst(term.count + 2)
    }
    return ([title] + lines).joined(separator: "\n")
  }

  /// Lines of at most `width` columns, each indented; a word longer than that has its own line.
  private func wrapped(_ text: String, indent: Int) -> String {
    var lines: [String] = []
    var line = ""
    for word in text.split(separator: " ") {
      if !line.isEmpty, indent + line.count + 1 + word.count > width {
        lines.append(line)
        line = ""
      }
      line += line.isEmpty ? String(word) : " \(word)"
    }
    lines.append(line)
    return lines.map { String(repeating: " ", count: indent) + $0 }.joined(separator: "\n")
  }
}

extension OptionDeclaration {
  /// `-h, --help` or `    --beam N`: long names stand in one column whether or not there is a letter.
  fileprivate var spellings: String {
    let letter = short.map { "-\($0), " } ?? "    "
    return letter + spelling + (placeholder.map { " \($0)" } ?? "")
  }

  /// The help, with the values that the option takes where these are few words.
  var helpWithWords: String {
    words.isEmpty ? help : "\(help) One of: \(words.joined(separator: ", "))."
  }
}
