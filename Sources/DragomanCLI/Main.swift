import Foundation

/// The program `dragoman`.
@main
struct Main {
  static func main() async {
    StandardDescriptors.prepare()
    let status = await run(Array(CommandLine.arguments.dropFirst()))
    exit(status.rawValue)
  }

  private static func run(_ arguments: [String]) async -> ExitStatus {
    do throws(UsageError) {
      switch try CommandLineParser.parse(arguments, root: .dragoman) {
      case .help(let path):
        return printOutput(HelpText(path: path).text)
      case .run(let command, let arguments):
        return try await command.body?(arguments) ?? .internalFault
      }
    } catch {
      printError("\(error.message)\nSee '\(error.path.joined(separator: " ")) --help'.")
      return .usage
    }
  }
}

/// Writes a help text, a version or the like to standard output.
func printOutput(_ text: String) -> ExitStatus {
  switch writeWhole(text, to: STDOUT_FILENO) {
  case 0: return .success
  case EPIPE: return .brokenPipe
  case let code:
    printError("cannot write standard output: \(systemMessage(code))")
    return .inputOutput
  }
}
