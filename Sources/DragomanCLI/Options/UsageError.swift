/// A command line that cannot be run, with the command in whose help the answer stands.
struct UsageError: Error, Equatable {
  let message: String
  /// The words that select the command: `["dragoman", "translate"]`.
  let path: [String]
}

/// An argument for use in a message: in quotes, without anything that a terminal would obey.
func quoted(_ argument: String) -> String {
  let visible = argument.unicodeScalars.map { scalar in
    switch scalar.properties.generalCategory {
    case .control, .format, .lineSeparator, .paragraphSeparator, .unassigned, .privateUse:
      "\\u{\(String(scalar.value, radix: 16))}"
    default: String(scalar)
    }
  }
  return "'\(visible.joined())'"
}
