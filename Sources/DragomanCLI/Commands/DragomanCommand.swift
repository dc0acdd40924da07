extension Command {
  /// The whole command line: what the program, its help and every document about it are made from.
  static let dragoman: Command = .init(
    name: "dragoman",
    summary: "Translate text on this machine, without a network",
    discussion: [
      "Packs are looked for in $DRAGOMAN_MODELS_DIR, by default ~/.local/share/dragoman/models, then in"
        + " share/dragoman/models beside the program and in /usr."
    ],
    options: [VersionCommand.version, VersionCommand.verbose],
    subcommands: [
      TranslateCommand.declaration, DetectCommand.declaration, EvaluateCommand.declaration,
      PacksCommand.declaration,
      LanguagesCommand.declaration,
      StatusCommand.declaration, CompletionsCommand.declaration, ManualCommand.declaration,
    ],
    body: { arguments throws(UsageError) in try VersionCommand.run(arguments) })
}
