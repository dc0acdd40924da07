/// A command or a group of subcommands, declared once: parsing, help and every other document of the
/// command line are generated from this value.
struct Command: Sendable {
  typealias Body = @Sendable (ParsedArguments) async throws(UsageError) -> ExitStatus

  let name: String
  /// One line for the list of subcommands.
  let summary: String
  /// Paragraphs for the command's own help, each wrapped to the line width.
  let discussion: [String]
  let options: [any DeclaredOption]
  /// Names of options that exclude each other, a group each.
  let exclusive: [[String]]
  let operands: Operands?
  let subcommands: [Command]
  /// What runs when no subcommand is named; nil for a mere group.
  let body: Body?

  init(
    name: String, summary: String, discussion: [String] = [], options: [any DeclaredOption] = [],
    exclusive: [[String]] = [], operands: Operands? = nil, subcommands: [Command] = [], body: Body? = nil
  ) {
    let declared = options + [Command.help]
    precondition(Set(declared.map(\.declaration.name)).count == declared.count, "\(name): option named twice")
    precondition(operands == nil || subcommands.isEmpty, "\(name): operands and subcommands look the same")
    self.name = name
    self.summary = summary
    self.discussion = discussion
    self.options = declared
    self.exclusive = exclusive
    self.operands = operands
    self.subcommands = subcommands
    self.body = body
  }

  /// Every command has it, so it is declared here and added to each.
  static let help = Flag("help", short: "h", help: "Show this help.")

  var declarations: [OptionDeclaration] { options.map(\.declaration) }
}

extension Command {
  /// Every command at or below the last one of `path`, each with the ones above it, in declared order: what
  /// documents about the whole command line go through.
  static func everyPath(from path: [Command]) -> [[Command]] {
    guard let last = path.last else { return [] }
    return [path] + last.subcommands.flatMap { everyPath(from: path + [$0]) }
  }

  /// How to call the last command of `path`, in a line.
  static func synopsis(of path: [Command]) -> String {
    guard let command = path.last else { return "" }
    var words = path.map(\.name)
    for option in command.declarations where option.isRequired {
      words.append("\(option.spelling) \(option.placeholder ?? "")")
    }
    words.append("[OPTION]...")
    if !command.subcommands.isEmpty { words.append(command.body == nil ? "SUBCOMMAND" : "[SUBCOMMAND]") }
    if let operands = command.operands { words.append(operands.synopsis) }
    return words.joined(separator: " ")
  }
}
