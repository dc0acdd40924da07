/// An option as the parser, the help text and every other generated document see it.
struct OptionDeclaration: Sendable {
  /// The long name without its dashes.
  let name: String
  /// The single letter after one dash, where there is one.
  let short: Character?
  /// What stands for the value in the help text (`LANGUAGE`), or nil for a flag.
  let placeholder: String?
  /// The values an option with a closed set of values takes; empty for any other.
  let words: [String]
  /// Whether the value is the path of a file or folder.
  let isPath: Bool
  /// One sentence for the help text.
  let help: String
  /// Whether a command line without this option is refused.
  let isRequired: Bool
  /// Turns the text after `=` into the option's value.
  let parse: @Sendable (String) throws(ValueError) -> any Sendable

  /// The spelling users see: `--beam`.
  var spelling: String { "--" + name }
}

/// Why the text given to an option is not a value of it, as the end of a sentence that starts with the option.
struct ValueError: Error, Equatable {
  let reason: String
}

/// One declared option; its type is the type of what `ParsedArguments` gives back for it.
protocol DeclaredOption: Sendable {
  var declaration: OptionDeclaration { get }
}

/// An option without a value: present or not.
struct Flag: DeclaredOption {
  let declaration: OptionDeclaration

  init(_ name: String, short: Character? = nil, help: String) {
    declaration = OptionDeclaration(
      name: name, short: short, placeholder: nil, words: [], isPath: false, help: help,
      isRequired: false,
      parse: { _ throws(ValueError) in true })
  }
}

/// An option with a value that may be left out.
struct Option<Value: Sendable>: DeclaredOption {
  let declaration: OptionDeclaration

  init(_ name: String, short: Character? = nil, _ value: OptionValue<Value>, help: String) {
    declaration = OptionDeclaration(
      name: name, short: short, placeholder: value.placeholder, words: value.words,
      isPath: value.isPath, help: help,
      isRequired: false, parse: { text throws(ValueError) in try value.parse(text) })
  }
}

/// An option with a value without which the command cannot run.
struct RequiredOption<Value: Sendable>: DeclaredOption {
  let declaration: OptionDeclaration

  init(_ name: String, short: Character? = nil, _ value: OptionValue<Value>, help: String) {
    declaration = OptionDeclaration(
      name: name, short: short, placeholder: value.placeholder, words: value.words,
      isPath: value.isPath, help: help,
      isRequired: true, parse: { text throws(ValueError) in try value.parse(text) })
  }
}
