extension Command {
  /// The whole command line: what the program, its help and every document about it are made from.
  static let dragoman = Command(
    name: "dragoman",
    summary: "Translate text on this machine, without a network",
    options: [VersionCommand.version, VersionCommand.verbose],
    subcommands: [TranslateCommand.declaration],
    body: { arguments throws(UsageError) in try VersionCommand.run(arguments) })
}
