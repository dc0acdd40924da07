import Foundation
import Testing

@testable import DragomanCLI

@Suite("Completions are made from the declarations")
struct CompletionScriptTests {
  static let root = CommandLineParserTests.root

  @Test(
    "bash offers subcommands, options, values and files, each where it belongs",
    arguments: [
      (["tool", ""], "greet install pack remove shell write"),
      (["tool", "p"], "pack"),
      (["tool", "-"], "--version -h --help"),
      (["tool", "pack", ""], "greet"),
      (["tool", "pack", "greet", "--c"], "--count --colour"),
      (["tool", "greet", "--colour", ""], "red dark-blue"),
      (["tool", "greet", "--colour", "d"], "dark-blue"),
      // Readline cuts at equals signs.
      (["tool", "greet", "--colour", "="], "red dark-blue"),
      (["tool", "greet", "--colour", "=", "r"], "red"),
      (["tool", "greet", "--colour", "=", "red", "--lo"], "--loud"),
      // The value of an option is no subcommand, and nothing is known about a name.
      (["tool", "greet", "--name", "pack", "--q"], "--quiet"),
      (["tool", "greet", "--name", ""], ""),
      (["tool", "greet", "-c", ""], ""),
      (["tool", "greet", ""], "one.txt two.txt"),
      (["tool", "greet", "o"], "one.txt"),
      (["tool", "greet", "--", "--"], ""),
      (["tool", "remove", ""], ""),
      (["tool", "shell", ""], "ash dash"),
      (["tool", "shell", "ash", ""], ""),
    ])
  func bash(words: [String], offered: String) throws {
    let folder = try Folder(files: ["one.txt", "two.txt"])
    defer { withExtendedLifetime(folder) {} }
    let script = try TemporaryFile(Shell.bash.completions(for: Self.tool))
    let list = words.map(shellQuoted).joined(separator: " ")
    let command = """
      source \(script.path); cd \(shellQuoted(folder.path))
      COMP_WORDS=(\(list)); COMP_CWORD=$((${#COMP_WORDS[@]} - 1)); _tool
      printf '%s\\n' "${COMPREPLY[@]}"
      """
    let (output, status) = try shell("bash", ["--norc", "-c", command])
    #expect(status == 0)
    #expect(output.split(separator: "\n").sorted() == offered.split(separator: " ").map { $0 }.sorted())
    withExtendedLifetime(script) {}
  }

  @Test("options that take files complete to files", arguments: Shell.allCases)
  func files(shell: Shell) {
    let script = shell.completions(for: .dragoman)
    let expected =
      switch shell {
      case .bash: ":--glossary) files=yes"
      case .fish: "-l glossary -r -F"
      case .zsh: ":FILE:_files"
      }
    #expect(script.contains(expected))
  }

  @Test(
    "bash offers the ids of the installed packs, as the program lists them",
    arguments: [["dragoman", "packs", "remove", ""], ["dragoman", "packs", "verify", "a", ""]])
  func installedPacks(words: [String]) throws {
    let bash = try TemporaryFile(Shell.bash.completions(for: .dragoman))
    let listing = #"{"packs":[{"id":"en-de.a.1","source":"en"},{"id":"de-en.b.2"}],"catalogs":[]}"#
    let list = words.map(shellQuoted).joined(separator: " ")
    let command = """
      dragoman() { [[ "$*" == 'packs list --json' ]] && printf '%s\\n' \(shellQuoted(listing)); }
      source \(bash.path)
      COMP_WORDS=(\(list)); COMP_CWORD=$((${#COMP_WORDS[@]} - 1)); _dragoman
      printf '%s\\n' "${COMPREPLY[@]}"
      """
    let (output, status) = try shell("bash", ["--norc", "-c", command])
    #expect(status == 0)
    #expect(output == "en-de.a.1\nde-en.b.2\n")
    withExtendedLifetime(bash) {}
  }

  /// The commands of the parser's tests, and one with an operand of few words.
  static let tool = Command(
    name: "tool", summary: "A tool", options: [Flag("version", help: "It's the \"version\": [v].")],
    subcommands: root.subcommands + [
      Command(
        name: "shell", summary: "Choose: 'a' or b",
        operands: Operands(
          [.init("SHELL", help: "A shell.", completion: .words(["ash", "dash"]))], count: 1...1),
        body: { _ in .success })
    ],
    body: { _ in .success })

  @Test("are good scripts for every shell that is there", arguments: Shell.allCases)
  func syntax(shell name: Shell) throws {
    guard isInstalled(name.rawValue) else {
      print("Skipped: no \(name.rawValue) here to check its completions.")
      return
    }
    for root in [Self.tool, .dragoman] {
      let script = try TemporaryFile(name.completions(for: root))
      let (output, status) = try shell(name.rawValue, ["-n", script.path])
      #expect(output == "")
      #expect(status == 0)
    }
  }

  @Test("name every option and every subcommand of the program", arguments: Shell.allCases)
  func whole(shell: Shell) {
    let script = shell.completions(for: .dragoman)
    for command in Command.everyPath(from: [.dragoman]).compactMap(\.last) {
      #expect(script.contains(command.name))
      for option in command.declarations {
        let spelling = shell == .fish ? "-l \(option.name) " : option.spelling
        #expect(script.contains(spelling), "\(command.name) \(option.spelling)")
      }
    }
  }

  @Test("zsh gives each option its description, with what it takes")
  func zsh() {
    let script = Shell.zsh.completions(for: Self.tool)
    #expect(script.contains(#"'--version[It'\''s the "version"\: \[v\]]'"#))
    #expect(script.contains("'--colour=[A colour]:WORD:(red dark-blue)'"))
    #expect(script.contains("'(-c --count)'{-c,--count=}'[A number]:N:'"))
    #expect(script.contains("'*:FILE:_files'") && script.contains("'1:ID: '"))
    #expect(script.contains(#"'shell:Choose\: '\''a'\'' or b'"#))
  }

  @Test("zsh completes when asked to")
  func zshRuns() throws {
    guard isInstalled("zsh") else {
      print("Skipped: no zsh here to complete with.")
      return
    }
    let script = try TemporaryFile(Shell.zsh.completions(for: Self.tool))
    // A terminal of its own, in which a tab is typed and what is offered is read.
    let command = """
      zmodload zsh/zpty; zpty z zsh -f -i
      zpty -w z 'PS1=; autoload -U compinit; compinit -u -D; source \(script.path); echo rea""dy'
      zpty -r -m z out '*ready*'
      zpty -w -n z $'tool greet --colour \\t'
      zpty -r -m z out '*dark-blue*' && print -r -- "${out}" | grep -o 'dark-blue' | head -n 1
      zpty -d z
      """
    let (output, _) = try shell("timeout", ["20", "zsh", "-f", "-c", command])
    #expect(output.contains("dark-blue"))
    withExtendedLifetime(script) {}
  }

  @Test("fish quotes its descriptions")
  func fish() {
    let script = Shell.fish.completions(for: Self.tool)
    #expect(script.contains(#"-l version -d 'It\'s the "version": [v]'"#))
    #expect(script.contains("-n '__tool_command tool/greet' -l colour -x -a 'red dark-blue' -d 'A colour'"))
    #expect(script.contains("-n '__tool_command tool/greet' -F"))
    #expect(!script.contains("-n '__tool_command tool/remove' -F"))
  }
}
