import Dragoman

/// `dragoman --version [--verbose]`.
enum VersionCommand {
  static let version = Flag("version", help: "Show the version.")
  static let verbose = Flag(
    "verbose", help: "With --version: also show the kernels, libraries and processors in use.")

  static func run(_ arguments: ParsedArguments) throws(UsageError) -> ExitStatus {
    guard arguments[version] else {
      throw UsageError(
        message: arguments[verbose] ? "--verbose needs --version" : "a subcommand is missing",
        path: [Command.dragoman.name])
    }
    var text = "dragoman \(TranslationRuntime.shared.engineVersion)\n"
    if arguments[verbose] {
      for part in TranslationRuntime.engineParts { text += "\(part.name): \(part.value)\n" }
      text += "processors: \(TranslationRuntime.availableProcessors)\n"
    }
    return printOutput(text)
  }
}
