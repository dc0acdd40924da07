import Dragoman

extension Command {
  /// The whole command line: what the program, its help and every document about it are made from.
  static let dragoman = Command(
    name: "dragoman",
    summary: "Translates text on this machine; nothing is sent anywhere",
    options: [VersionCommand.version, VersionCommand.verbose],
    subcommands: [TranslateCommand.declaration],
    body: { arguments in VersionCommand.run(arguments) })
}
