/// What a command line asks for.
enum Invocation: Sendable {
  /// The help of the last command of the path.
  case help(path: [Command])
  case run(Command, ParsedArguments)
}

/// Reads a command line against a tree of commands.
///
/// `--name value` and `--name=value` are the same; options may stand after operands; `--` ends options; `-`
/// alone is an operand. A value that starts with two dashes needs the form with `=`, so that a forgotten
/// value does not swallow the next option.
struct CommandLineParser {
  private var path: [Command]
  private var rest: ArraySlice<String>
  private var arguments = ParsedArguments()

  /// - Parameter arguments: The command line without the name of the program.
  /// - Throws: `UsageError` for the first thing that does not fit the declarations.
  static func parse(_ arguments: [String], root: Command) throws(UsageError) -> Invocation {
    var parser = CommandLineParser(path: [root], rest: arguments[...])
    return try parser.invocation()
  }

  private init(path: [Command], rest: ArraySlice<String>) {
    self.path = path
    self.rest = rest
  }

  private var command: Command { path[path.count - 1] }

  private mutating func invocation() throws(UsageError) -> Invocation {
    var areOptionsOver = false
    while let argument = rest.popFirst() {
      if areOptionsOver || argument == "-" || !argument.hasPrefix("-") {
        try readWord(argument)
      } else if argument == "--" {
        areOptionsOver = true
      } else {
        try readOption(argument)
        // The first --help wins over whatever is wrong behind it.
        if arguments[Command.help] { return .help(path: path) }
      }
    }
    // A group has no option but --help, so naming it alone asks what is in it.
    guard command.body != nil else { return .help(path: path) }
    try checkWhole()
    return .run(command, arguments)
  }

  private mutating func readWord(_ word: String) throws(UsageError) {
    if let subcommand = command.subcommands.first(where: { $0.name == word }) {
      if let name = arguments.givenNames.min() {
        throw error("--\(name) does not go with the subcommand '\(word)'")
      }
      path.append(subcommand)
    } else if !command.subcommands.isEmpty {
      throw error("unknown subcommand \(quoted(word))" + hint(word, command.subcommands.map(\.name)))
    } else {
      arguments.append(operand: word)
    }
  }

  private mutating func readOption(_ argument: String) throws(UsageError) {
    let parts = argument.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false)
    let spelling = String(parts[0])
    guard let declaration = command.declarations.first(where: { $0.isSpelt(spelling) }) else {
      throw error("unknown option \(quoted(spelling))" + hint(spelling, command.declarations.map(\.spelling)))
    }
    let attached = parts.count == 2 ? String(parts[1]) : nil
    if declaration.placeholder == nil {
      guard attached == nil else { throw error("\(declaration.spelling) takes no value") }
      arguments.set(true, for: declaration)
      return
    }
    let text = if let attached { attached } else { try nextValue(for: declaration) }
    do throws(ValueError) {
      arguments.set(try declaration.parse(text), for: declaration)
    } catch {
      throw self.error("\(declaration.spelling) \(error.reason)")
    }
  }

  private mutating func nextValue(for declaration: OptionDeclaration) throws(UsageError) -> String {
    guard let next = rest.first, !next.hasPrefix("--") else {
      throw error("\(declaration.spelling) needs a value (\(declaration.placeholder ?? ""))")
    }
    rest.removeFirst()
    return next
  }

  private func checkWhole() throws(UsageError) {
    let given = arguments.givenNames
    let missing = command.declarations.filter { $0.isRequired && !given.contains($0.name) }
    if !missing.isEmpty {
      let list = missing.map { "\($0.spelling) \($0.placeholder ?? "")" }.joined(separator: " and ")
      throw error("\(list) \(missing.count == 1 ? "is" : "are") missing")
    }
    for group in command.exclusive {
      let both = group.filter(given.contains).map { "--" + $0 }
      if both.count > 1 { throw error("\(both.joined(separator: " and ")) exclude each other") }
    }
    if let operands = command.operands {
      if let problem = operands.problem(with: arguments.operands) { throw error(problem) }
    } else if let surplus = arguments.operands.first {
      throw error("unexpected argument \(quoted(surplus))")
    }
  }

  private func hint(_ word: String, _ candidates: [String]) -> String {
    nearest(to: word, among: candidates).map { "; did you mean '\($0)'?" } ?? ""
  }

  private func error(_ message: String) -> UsageError {
    UsageError(message: message, path: path.map(\.name))
  }
}

extension OptionDeclaration {
  fileprivate func isSpelt(_ text: String) -> Bool {
    text == spelling || (short.map { text == "-\($0)" } ?? false)
  }
}
