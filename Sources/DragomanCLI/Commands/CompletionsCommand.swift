/// `dragoman completions SHELL`.
enum CompletionsCommand {
  static let declaration: Command = .init(
    name: "completions",
    summary: "Write completions for a shell",
    discussion: [
      "For bash put the output into ~/.local/share/bash-completion/completions/dragoman, for zsh into a file"
        + " _dragoman in a folder of $fpath, for fish into ~/.config/fish/completions/dragoman.fish."
    ],
    operands: Operands(
      [
        .init(
          "SHELL", help: "One of: \(Shell.allCases.map(\.rawValue).joined(separator: ", ")).",
          completion: .words(Shell.allCases.map(\.rawValue)))
      ], count: 1...1),
    body: { arguments throws(UsageError) in
      // The parser has refused any other word.
      guard let shell = arguments.operands.first.flatMap(Shell.init(rawValue:)) else { return .internalFault }
      return printOutput(shell.completions(for: .dragoman))
    })
}
