/// Completions for zsh, for a folder of `$fpath` or to be sourced: a function for each command.
struct ZshCompletions {
  let root: Command

  private var paths: [[Command]] { Command.everyPath(from: [root]) }

  var script: String {
    let name = function(of: [root])
    return """
      #compdef \(root.name)
      # Completions of \(root.name) for zsh, made by '\(root.name) completions zsh'.

      \(packsFunction)() {
        compadd -- ${(f)"$(\(Command.installedPacks(by: root.name)))"}
      }

      \(paths.map(definition).joined(separator: "\n"))
      # In a folder of $fpath this file is the body of the function; sourced, it only defines it.
      if [[ ${funcstack[1]} == \(name) ]]; then
        \(name) "$@"
      else
        compdef \(name) \(root.name)
      fi

      """
  }

  /// Offers the installed packs.
  private var packsFunction: String { "__\(root.name)_installed" }

  private func function(of path: [Command]) -> String { "_" + path.map(\.name).joined(separator: "_") }

  private func definition(of path: [Command]) -> String {
    guard let command = path.last else { return "" }
    let options = command.declarations.map(specification)
    return command.subcommands.isEmpty
      ? """
      \(function(of: path))() {
        _arguments -s -S \(lines(options + operands(of: command)))
      }

      """ : group(command, path, options)
  }

  private func group(_ command: Command, _ path: [Command], _ options: [String]) -> String {
    let subcommands = command.subcommands.map { shellQuoted("\($0.name):\(escaped($0.summary))") }
    let calls = command.subcommands.map { "      \($0.name)) \(function(of: path + [$0])) ;;" }
    return """
      \(function(of: path))() {
        local context state state_descr line
        local -A opt_args
        _arguments -C \(lines(options + ["'1: :->command'", "'*:: :->rest'"])) && return
        case $state in
          command)
            local -a commands=(
              \(subcommands.joined(separator: "\n        "))
            )
            _describe -t commands subcommand commands
            ;;
          rest)
            case ${line[1]} in
      \(calls.map { "  " + $0 }.joined(separator: "\n"))
            esac
            ;;
        esac
      }

      """
  }

  private func lines(_ words: [String]) -> String {
    (["\\"] + words.map { "    \($0) \\" }).joined(separator: "\n").dropLast(2) + ""
  }

  /// One option as `_arguments` wants it.
  private func specification(of option: OptionDeclaration) -> String {
    let ending = option.placeholder == nil ? "" : "="
    let value =
      option.placeholder.map {
        let action = option.words.isEmpty ? "" : "(\(option.words.joined(separator: " ")))"
        return ":\(escaped($0)):" + (option.isPath ? "_files" : action)
      }
      ?? ""
    let text = "[\(escaped(option.briefHelp))]\(value)"
    guard let short = option.short else { return shellQuoted("\(option.spelling)\(ending)\(text)") }
    return "'(-\(short) \(option.spelling))'{-\(short),\(option.spelling)\(ending)}\(shellQuoted(text))"
  }

  private func operands(of command: Command) -> [String] {
    guard let operands = command.operands else { return [] }
    return operands.list.enumerated().map { index, operand in
      let isRepeated = index == operands.list.count - 1 && operands.count.upperBound > operands.list.count
      let action =
        switch operand.completion {
        case .nothing: " "
        case .files: "_files"
        case .installedPacks: packsFunction
        case .words(let words): "(\(words.joined(separator: " ")))"
        }
      let isOptional = index >= operands.count.lowerBound
      let position = isRepeated ? "*:" : "\(index + 1):\(isOptional ? ":" : "")"
      return shellQuoted("\(position)\(escaped(operand.placeholder)):\(action)")
    }
  }

  /// `_arguments` and `_describe` take colons and brackets for their own.
  private func escaped(_ text: String) -> String {
    text.reduce(into: "") { result, character in
      if "\\:[]".contains(character) { result.append("\\") }
      result.append(character)
    }
  }
}
