/// The exit statuses of every subcommand. The texts appear in `--help` and in the manual, so this enumeration
/// is their documentation.
enum ExitStatus: Int32, CaseIterable, Sendable {
  case success = 0
  case someLinesFailed = 1
  case usage = 2
  case notInstalled = 3
  case unsupportedLanguage = 4
  case damagedPack = 5
  case inputOutput = 6
  case offline = 7
  case noSpace = 8
  case timedOut = 9
  case inUse = 10
  case internalFault = 70
  case interrupted = 130
  case brokenPipe = 141
  case terminated = 143

  /// What the status means, as a phrase for the help text.
  var meaning: String {
    switch self {
    case .success: "all was done; everything was translated"
    case .someLinesFailed: "some lines could not be translated (with --strict: stopped at the first)"
    case .usage: "unknown or missing option, or a value that does not fit"
    case .notInstalled: "the pack, or one for this pair of languages, is not installed or not found"
    case .unsupportedLanguage: "unknown language code, or no pack exists for the pair"
    case .damagedPack:
      "a pack or catalog is damaged, not to be trusted, or of a kind this version cannot use"
    case .inputOutput: "input cannot be read or output cannot be written"
    case .offline: "the network or the server cannot be reached"
    case .noSpace: "not enough room on the disk, or memory"
    case .timedOut: "the time allowed was over"
    case .inUse: "another process is at work on the same pack"
    case .internalFault: "a fault of dragoman itself"
    case .interrupted: "stopped by SIGINT; whole lines have been written"
    case .brokenPipe: "the reader of standard output went away"
    case .terminated: "stopped by SIGTERM; whole lines have been written"
    }
  }
}
