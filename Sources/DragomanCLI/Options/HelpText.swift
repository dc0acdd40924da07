/// The help of a command, generated from its declaration.
struct HelpText {
  /// The command and the ones above it, outermost first.
  let path: [Command]
  /// Columns a line may fill.
  let width: Int = 80

  private var command: Command { path[path.count - 1] }

  var text: String {
    var sections = [usage, wrapped("\(command.summary).", indent: 0)]
    sections += command.discussion.map { wrapped($0, indent: 0) }
    sections.append(table("Subcommands:", command.subcommands.map { ($0.name, $0.summary) }))
    if let operands = command.operands {
      sections.append(table("Arguments:", [(operands.placeholder, operands.help)]))
    }
    sections.append(table("Options:", command.declarations.map { ($0.synopsis, $0.helpWithWords) }))
    sections.append(table("Exit status:", ExitStatus.allCases.map { (String($0.rawValue), $0.meaning) }))
    return sections.filter { !$0.isEmpty }.joined(separator: "\n\n") + "\n"
  }

  private var usage: String {
    var words = path.map(\.name)
    let declarations = command.declarations
    for option in declarations where option.isRequired {
      words.append("\(option.spelling) \(option.placeholder ?? "")")
    }
    words.append("[OPTION]...")
    if !command.subcommands.isEmpty { words.append(command.body == nil ? "SUBCOMMAND" : "[SUBCOMMAND]") }
    if let operands = command.operands {
      let repeated = operands.placeholder + (operands.count.upperBound > 1 ? "..." : "")
      words.append(operands.count.lowerBound == 0 ? "[\(repeated)]" : repeated)
    }
    return "Usage: " + words.joined(separator: " ")
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
  fileprivate var synopsis: String {
    let letter = short.map { "-\($0), " } ?? "    "
    return letter + spelling + (placeholder.map { " \($0)" } ?? "")
  }

  fileprivate var helpWithWords: String {
    words.isEmpty ? help : "\(help) One of: \(words.joined(separator: ", "))."
  }
}
