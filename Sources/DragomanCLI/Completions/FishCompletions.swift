/// Completions for fish.
struct FishCompletions {
  let root: Command

  private var paths: [[Command]] { Command.everyPath(from: [root]) }
  private var function: String { "__\(root.name)_command" }

  var script: String {
    """
    # Completions of \(root.name) for fish, made by '\(root.name) completions fish'.
    function \(function) --description 'Whether the command line is at the command $argv[1]'
      set -l command \(root.name)
      set -l takes_value no
      set -l words (commandline -opc)
      for word in $words[2..-1]
        if test $takes_value = yes
          set takes_value no
          continue
        end
        switch "$command:$word"
    \(cases)
        end
      end
      test $command = $argv[1]
    end

    complete -c \(root.name) -f
    \(paths.flatMap(lines).joined(separator: "\n"))

    """
  }

  private var cases: String {
    let subcommands = paths.dropFirst().map { path in
      ("\(Command.key(of: path.dropLast())):\(path.last?.name ?? "")", "set command \(Command.key(of: path))")
    }
    let options = paths.flatMap { path in
      (path.last?.declarations ?? []).filter { $0.placeholder != nil }.flatMap { option in
        option.everySpelling.map { ("\(Command.key(of: path)):\($0)", "set takes_value yes") }
      }
    }
    return (subcommands + options).map { "      case \(quoted($0.0))\n        \($0.1)" }
      .joined(separator: "\n")
  }

  private func lines(of path: [Command]) -> [String] {
    guard let command = path.last else { return [] }
    let start = "complete -c \(root.name) -n '\(function) \(Command.key(of: path))'"
    let subcommands = command.subcommands.map { "\(start) -a \($0.name) -d \(quoted($0.summary))" }
    let options = command.declarations.map { option in
      let short = option.short.map { " -s \($0)" } ?? ""
      let words = option.words.isEmpty ? "" : " -a \(quoted(option.words.joined(separator: " ")))"
      let value = option.placeholder == nil ? "" : option.isPath ? " -r -F" : " -x"
      return "\(start)\(short) -l \(option.name)\(value)\(words) -d \(quoted(option.briefHelp))"
    }
    let operands = (command.operands?.list ?? []).compactMap { operand -> String? in
      switch operand.completion {
      case .nothing: nil
      case .files: "\(start) -F"
      case .installedPacks: "\(start) -a \(quoted("(\(Command.installedPacks(by: root.name)))"))"
      case .words(let words): "\(start) -a \(quoted(words.joined(separator: " ")))"
      }
    }
    return subcommands + options + operands
  }

  private func quoted(_ text: String) -> String {
    let escaped = text.reduce(into: "") { result, character in
      if "\\'".contains(character) { result.append("\\") }
      result.append(character)
    }
    return "'\(escaped)'"
  }
}
