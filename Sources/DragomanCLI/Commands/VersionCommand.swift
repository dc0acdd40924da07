import Dragoman

/// `dragoman --version [--verbose]`.
enum VersionCommand {
  static let version = Flag("version", help: "Show the version.")
  static let verbose = Flag(
    "verbose", help: "With --version: also show the kernels this processor uses, the BLAS core and more.")

  static func run(_ arguments: ParsedArguments) -> ExitStatus {
    guard arguments[version] else {
      printError("a subcommand is missing\nSee 'dragoman --help'.")
      return .usage
    }
    return printOutput("dragoman\n")
  }
}
