/// A shell that completions can be made for.
enum Shell: String, CaseIterable, Sendable {
  case bash, zsh, fish

  /// What the shell is to read, made from the declarations at and below `root`.
  func completions(for root: Command) -> String {
    switch self {
    case .bash: BashCompletions(root: root).script
    case .zsh: ZshCompletions(root: root).script
    case .fish: FishCompletions(root: root).script
    }
  }
}

extension Command {
  /// What a shell runs for the ids of the installed packs, each on a line of its own: `program` lists them.
  static func installedPacks(by program: String) -> String {
    #"\#(program) packs list --json 2> /dev/null | grep -o '"id":"[^"]*"' | cut -d '"' -f 4"#
  }

  /// The words that select the last command of `path`, as one word: `dragoman/packs/list`.
  static func key(of path: [Command]) -> String { path.map(\.name).joined(separator: "/") }
}

extension OptionDeclaration {
  /// The first sentence of the help without its stop, or its beginning: an option has one line there.
  var briefHelp: String {
    let longest = 72
    var sentence = help.firstRange(of: ". ").map { help[..<$0.lowerBound] } ?? help[...]
    if sentence.hasSuffix(".") { sentence = sentence.dropLast() }
    guard sentence.count > longest else { return String(sentence) }
    let start = sentence.prefix(longest)
    return start[..<(start.lastIndex(of: " ") ?? start.endIndex)] + "…"
  }

  /// Every way to write the option: `-h`, `--help`.
  var everySpelling: [String] { (short.map { ["-\($0)"] } ?? []) + [spelling] }
}

/// `text` as one word of a POSIX shell, which zsh and bash are here.
func shellQuoted(_ text: String) -> String {
  "'" + text.split(separator: "'", omittingEmptySubsequences: false).joined(separator: "'\\''") + "'"
}
