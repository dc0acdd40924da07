/// The values of a command line that has been checked against its command's declarations.
struct ParsedArguments: Sendable {
  private var values: [String: any Sendable] = [:]
  private(set) var operands: [String] = []

  /// Names of the options that were given.
  var givenNames: Set<String> { Set(values.keys) }

  subscript(flag: Flag) -> Bool { values[flag.declaration.name] != nil }

  subscript<Value>(option: Option<Value>) -> Value? { values[option.declaration.name] as? Value }

  /// The parser has refused a command line without the option, so asking for one that the command does
  /// not declare is the only way to fail here.
  subscript<Value>(option: RequiredOption<Value>) -> Value {
    guard let value = values[option.declaration.name] as? Value else {
      preconditionFailure("\(option.declaration.spelling) is not an option of this command")
    }
    return value
  }

  /// The last one wins, so that a script's default can be overridden behind it.
  mutating func set(_ value: any Sendable, for declaration: OptionDeclaration) {
    values[declaration.name] = value
  }

  mutating func append(operand: String) { operands.append(operand) }
}
