/// Completions for bash. They need nothing but bash itself, which has no package of completions everywhere.
struct BashCompletions {
  let root: Command

  private var paths: [[Command]] { Command.everyPath(from: [root]) }
  private var function: String { "_\(root.name)" }

  var script: String {
    """
    # Completions of \(root.name) for bash, made by '\(root.name) completions bash'.
    \(function)() {
      local current=${COMP_WORDS[COMP_CWORD]} command=\(root.name) option= ended= words= files=
      local -i operands=0 index
      local word
      COMPREPLY=()
      for ((index = 1; index < COMP_CWORD; index++)); do
        word=${COMP_WORDS[index]}
        if [[ -n $option ]]; then
          # Readline makes three words of '--name=value'.
          [[ $word == = ]] || option=
        elif [[ -z $ended && $word == -- ]]; then
          ended=yes
        elif [[ -z $ended && $word == -?* ]]; then
          case $command:$word in
    \(cases(optionsWithValues.map { ($0, "option=$word") }, indent: 8))
          esac
        else
          case $command:$word in
    \(cases(subcommands + [("*", "operands+=1")], indent: 8))
          esac
        fi
      done
      if [[ -n $option ]]; then
        [[ $current == = ]] && current=
        case $command:$option in
    \(cases(optionWords, indent: 6))
        esac
      elif [[ -z $ended && $current == -* ]]; then
        case $command in
    \(cases(options, indent: 6))
        esac
      else
        case $command:$operands in
    \(cases(operands, indent: 6))
        esac
      fi
      if [[ -n $files ]]; then
        compopt -o filenames 2> /dev/null
        mapfile -t COMPREPLY < <(compgen -f -- "$current")
      else
        mapfile -t COMPREPLY < <(compgen -W "$words" -- "$current")
      fi
    }
    complete -F \(function) \(root.name)

    """
  }

  private func cases(_ branches: [(pattern: String, action: String)], indent: Int) -> String {
    // A case without branches would be a syntax error.
    let branches = branches.isEmpty ? [("*", ":")] : branches
    let margin = String(repeating: " ", count: indent)
    return branches.map { "\(margin)\($0.pattern)) \($0.action) ;;" }.joined(separator: "\n")
  }

  private var optionsWithValues: [String] {
    paths.flatMap { path in
      (path.last?.declarations ?? []).filter { $0.placeholder != nil }.flatMap { option in
        option.everySpelling.map { "\(Command.key(of: path)):\($0)" }
      }
    }
  }

  private var optionWords: [(String, String)] {
    paths.flatMap { path in
      (path.last?.declarations ?? []).filter { !$0.words.isEmpty || $0.isPath }.flatMap { option in
        let action = option.isPath ? "files=yes" : words(option.words)
        return option.everySpelling.map { ("\(Command.key(of: path)):\($0)", action) }
      }
    }
  }

  private var subcommands: [(String, String)] {
    paths.dropFirst().map { path in
      let name = path.last?.name ?? ""
      return ("\(Command.key(of: path.dropLast())):\(name)", "command=\(Command.key(of: path))")
    }
  }

  private var options: [(String, String)] {
    paths.map { path in
      (Command.key(of: path), words((path.last?.declarations ?? []).flatMap(\.everySpelling)))
    }
  }

  private var operands: [(String, String)] {
    paths.flatMap { path -> [(String, String)] in
      let key = Command.key(of: path)
      guard let command = path.last else { return [] }
      guard let operands = command.operands else {
        return command.subcommands.isEmpty ? [] : [("\(key):0", words(command.subcommands.map(\.name)))]
      }
      return operands.list.enumerated().compactMap { index, operand in
        let isRepeated = index == operands.list.count - 1 && operands.count.upperBound > operands.list.count
        let pattern = "\(key):\(isRepeated ? "*" : String(index))"
        return switch operand.completion {
        case .nothing: nil
        case .files: (pattern, "files=yes")
        case .installedPacks: (pattern, "words=$(\(Command.installedPacks(by: "${COMP_WORDS[0]}")))")
        case .words(let list): (pattern, words(list))
        }
      }
    }
  }

  private func words(_ list: [String]) -> String { "words=\(shellQuoted(list.joined(separator: " ")))" }
}
