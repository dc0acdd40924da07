/// A YAML text that is one mapping of names to scalars and lists of scalars, which is all a configuration has.
struct YAMLMapping {
  /// What a key has for a value.
  enum Value: Hashable {
    /// A scalar without quotes: a number, a truth value, a word or `~`.
    case plain(String)
    /// A scalar in quotes.
    case quoted(String)
    /// A list, its scalars without regard to quotes.
    case list([String])
    /// Deeper structure, which no key that is read has.
    case nested
  }

  /// Far beyond any configuration, so that no text can cost time.
  static let longest = 1 << 16

  private(set) var values: [String: Value] = [:]

  /// Parses `text`.
  ///
  /// - Throws: `damaged` with the line if it is longer than 64 KiB, no YAML, no mapping, has anchors, aliases or tags, or
  ///   a key twice.
  init(_ text: UnsafeRawBufferPointer, diagnosis: Diagnosis) throws(ModelError) {
    guard text.count <= Self.longest else {
      throw diagnosis.damaged(
        TensorName.configuration, expected: "1 to \(Self.longest) bytes", found: "\(text.count)")
    }
    let events = try YAMLEvents(text, key: TensorName.configuration, diagnosis)
    guard case .mappingStart = try events.next() else { throw events.fault("a mapping") }
    while true {
      let key: String
      switch try events.next() {
      case .scalar(let text, _): key = text
      case .mappingEnd:
        guard case .end = try events.next() else { throw events.fault("the end") }
        return
      default: throw events.fault("a key")
      }
      guard values.updateValue(try events.value(), forKey: key) == nil else {
        throw diagnosis.damaged(key, expected: "each key once", found: "it twice")
      }
    }
  }
}
