/// A type of value that options take: how it is shown, and how text becomes one.
struct OptionValue<Value: Sendable>: Sendable {
  let placeholder: String
  let words: [String]
  /// Whether the value is the path of a file or folder.
  let isPath: Bool
  let parse: @Sendable (String) throws(ValueError) -> Value

  init(
    placeholder: String, words: [String] = [], isPath: Bool = false,
    parse: @escaping @Sendable (String) throws(ValueError) -> Value
  ) {
    self.placeholder = placeholder
    self.words = words
    self.isPath = isPath
    self.parse = parse
  }
}

extension OptionValue where Value == String {
  /// Any text but the empty one.
  static func text(_ placeholder: String) -> OptionValue { text(placeholder, isPath: false) }

  /// The path of a file or folder.
  static func path(_ placeholder: String) -> OptionValue { text(placeholder, isPath: true) }

  private static func text(_ placeholder: String, isPath: Bool) -> OptionValue {
    OptionValue(placeholder: placeholder, isPath: isPath) { text throws(ValueError) in
      guard !text.isEmpty else { throw ValueError(reason: "must not be empty") }
      return text
    }
  }
}

extension OptionValue where Value == Int {
  /// A whole number within `range`, in plain decimal digits.
  static func integer(in range: ClosedRange<Int>, _ placeholder: String = "N") -> OptionValue {
    OptionValue(placeholder: placeholder) { text throws(ValueError) in
      guard let number = Int(text), range.contains(number) else {
        let wanted = "must be a whole number from \(range.lowerBound) to \(range.upperBound)"
        throw ValueError(reason: "\(wanted), not \(quoted(text))")
      }
      return number
    }
  }
}

extension OptionValue {
  /// One word of a closed set.
  static func oneOf(_ choices: [(word: String, value: Value)]) -> OptionValue {
    let words = choices.map(\.word)
    return OptionValue(placeholder: "WORD", words: words) { text throws(ValueError) in
      if let choice = choices.first(where: { $0.word == text }) { return choice.value }
      throw ValueError(reason: notOneOf(words, text) ?? "")
    }
  }
}
