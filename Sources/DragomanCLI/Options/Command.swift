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

/// The arguments of a command that are not options.
struct Operands: Sendable {
  let placeholder: String
  let help: String
  let count: ClosedRange<Int>
}
