/// A type of value that options take: how it is shown, and how text becomes one.
struct OptionValue<Value: Sendable>: Sendable {
  let placeholder: String
  let words: [String]
  let parse: @Sendable (String) throws(ValueError) -> Value

  init(
    placeholder: String, words: [String] = [],
    parse: @escaping @Sendable (String) throws(ValueError) -> Value
  ) {
    self.placeholder = placeholder
    self.words = words
    self.parse = parse
  }
}

extension OptionValue where Value == String {
  /// Any text but the empty one.
  static func text(_ placeholder: String) -> OptionValue {
    OptionValue(placeholder: placeholder) { text throws(ValueError) in
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
