import Dragoman

/// `dragoman --version [--verbose]`.
enum VersionCommand {
  static let version = Flag("version", help: "Show the version.")
  static let verbose = Flag(
    "verbose", help: "With --version: also show the kernels, the BLAS and the number of processors in use.")

  static func run(_ arguments: ParsedArguments) throws(UsageError) -> ExitStatus {
    guard arguments[version] else {
      throw UsageError(
        message: arguments[verbose] ? "--verbose needs --version" : "a subcommand is missing",
        path: [Command.dragoman.name])
    }
    var text = "dragoman \(TranslationRuntime.shared.engineVersion)\n"
    if arguments[verbose] {
      let parts = TranslationRuntime.engineParts
      text += "kernels: \(parts.kernels)\n"
      text += "blas: \(parts.blas)\n"
      text += "processors: \(TranslationRuntime.availableProcessors)\n"
    }
    return printOutput(text)
  }
}
