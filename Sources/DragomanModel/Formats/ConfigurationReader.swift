/// Typed access to the keys of a configuration, each with Marian's default for a key that is absent.
struct ConfigurationReader {
  let mapping: YAMLMapping
  let diagnosis: Diagnosis

  /// A word; `~` and an empty plain scalar count as absent.
  func text(_ key: String, default absent: String? = nil) throws(ModelError) -> String {
    switch mapping.values[key] {
    case .quoted(let text): return text
    case .plain(let text) where !["", "~", "null"].contains(text): return text
    case .plain, nil:
      guard let absent else { throw diagnosis.damaged(key, expected: "a value", found: "none") }
      return absent
    case .list, .nested: throw diagnosis.damaged(key, expected: "one value", found: "a list")
    }
  }

  /// A whole number within `limits`.
  func number(
    _ key: String, in limits: ClosedRange<Int>, default absent: Int? = nil
  ) throws(ModelError) -> Int {
    try number(try text(key, default: absent.map(String.init)), key, limits)
  }

  /// A list of whole numbers within `limits`.
  func numbers(_ key: String, in limits: ClosedRange<Int>) throws(ModelError) -> [Int] {
    var numbers: [Int] = []
    for word in try words(key) { numbers.append(try number(word, key, limits)) }
    return numbers
  }

  /// A list of words; empty if absent.
  func words(_ key: String) throws(ModelError) -> [String] {
    switch mapping.values[key] {
    case .list(let words): return words
    case .plain(""), .plain("~"), .plain("null"), .quoted(""), nil: return []
    case .plain(let word), .quoted(let word): return [word]
    case .nested: throw diagnosis.damaged(key, expected: "a list of words", found: "nested lists")
    }
  }

  /// A truth value in any of YAML 1.1's spellings.
  func flag(_ key: String, default absent: Bool = false) throws(ModelError) -> Bool {
    let word = try text(key, default: absent ? "true" : "false").lowercased()
    switch word {
    case "true", "yes", "on", "y": return true
    case "false", "no", "off", "n": return false
    default: throw diagnosis.damaged(key, expected: "true or false", found: word)
    }
  }

  /// The letters of a sublayer's operations, without dropout.
  ///
  /// - Parameter canAdd: Whether there is an input that `a` could add.
  func operations(
    _ key: String, default absent: String, canAdd: Bool
  ) throws(ModelError) -> [MarianConfiguration.SublayerOperation] {
    let letters = try text(key, default: absent)
    let expected = canAdd ? "up to 8 of the letters d, a, n" : "up to 8 of the letters d, n"
    var operations: [MarianConfiguration.SublayerOperation] = []
    for letter in letters {
      switch letter {
      case "d": break
      case "n": operations.append(.normalize)
      case "a" where canAdd: operations.append(.add)
      default: throw diagnosis.unsupported(key, expected: expected, found: letters)
      }
    }
    guard operations.count <= 8 else { throw diagnosis.unsupported(key, expected: expected, found: letters) }
    return operations
  }

  /// Refuses any value but `expected`, which an absent key stands for.
  func require(_ key: String, _ expected: String) throws(ModelError) {
    let found = try text(key, default: expected)
    guard found == expected else {
      throw diagnosis.unsupported(key, expected: expected.isEmpty ? "nothing" : expected, found: found)
    }
  }

  /// Refuses a flag that is set.
  func requireUnset(_ key: String) throws(ModelError) {
    guard try !flag(key) else { throw diagnosis.unsupported(key, expected: "false", found: "true") }
  }

  private func number(_ word: String, _ key: String, _ limits: ClosedRange<Int>) throws(ModelError) -> Int {
    guard let number = Int(word) else {
      throw diagnosis.damaged(key, expected: "a whole number", found: word)
    }
    guard limits.contains(number) else {
      throw diagnosis.unsupported(
        key, expected: "\(limits.lowerBound) to \(limits.upperBound)", found: "\(number)")
    }
    return number
  }
}
