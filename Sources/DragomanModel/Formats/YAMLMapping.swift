internal import CDragomanYAML

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
    guard text.count <= Self.longest, let start = text.baseAddress, !text.isEmpty else {
      throw diagnosis.damaged(
        TensorName.configuration, expected: "1 to \(Self.longest) bytes", found: "\(text.count)")
    }
    guard let reader = dgm_yaml_open(start.assumingMemoryBound(to: CChar.self), text.count) else {
      throw diagnosis.unsupported(TensorName.configuration, expected: "memory to parse", found: "less")
    }
    defer { dgm_yaml_close(reader) }
    var events = Events(reader: reader, diagnosis: diagnosis)

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

/// The events of one text, as Swift values.
private struct Events {
  enum Event {
    case scalar(String, isPlain: Bool)
    case sequenceStart, sequenceEnd, mappingStart, mappingEnd, end
  }

  let reader: OpaquePointer
  let diagnosis: Diagnosis
  private var line: Int64 = 1

  init(reader: OpaquePointer, diagnosis: Diagnosis) {
    self.reader = reader
    self.diagnosis = diagnosis
  }

  mutating func next() throws(ModelError) -> Event {
    var event = dgm_yaml_event()
    dgm_yaml_next(reader, &event)
    line = event.line
    switch event.kind {
    case DGM_YAML_SCALAR.rawValue:
      let text = UnsafeRawBufferPointer(start: event.text, count: event.length)
      return .scalar(String(decoding: text, as: UTF8.self), isPlain: event.is_plain != 0)
    case DGM_YAML_SEQUENCE_START.rawValue: return .sequenceStart
    case DGM_YAML_SEQUENCE_END.rawValue: return .sequenceEnd
    case DGM_YAML_MAPPING_START.rawValue: return .mappingStart
    case DGM_YAML_MAPPING_END.rawValue: return .mappingEnd
    case DGM_YAML_END.rawValue: return .end
    default: throw fault("plain YAML")
    }
  }

  /// The value that follows a key.
  mutating func value() throws(ModelError) -> YAMLMapping.Value {
    switch try next() {
    case .scalar(let text, let isPlain): return isPlain ? .plain(text) : .quoted(text)
    case .sequenceStart: return try list()
    case .mappingStart:
      try skip()
      return .nested
    case .sequenceEnd, .mappingEnd, .end: throw fault("a value")
    }
  }

  private mutating func list() throws(ModelError) -> YAMLMapping.Value {
    var scalars: [String] = []
    while true {
      switch try next() {
      case .scalar(let text, _): scalars.append(text)
      case .sequenceEnd: return .list(scalars)
      case .sequenceStart, .mappingStart:
        // Out of the structure within, then out of this list.
        try skip()
        try skip()
        return .nested
      case .mappingEnd, .end: throw fault("a list")
      }
    }
  }

  /// Steps over the rest of the structure that was entered last.
  private mutating func skip() throws(ModelError) {
    var depth = 1
    while depth > 0 {
      switch try next() {
      case .sequenceStart, .mappingStart: depth += 1
      case .sequenceEnd, .mappingEnd: depth -= 1
      case .scalar: break
      case .end: throw fault("a value")
      }
    }
  }

  func fault(_ expected: String) -> ModelError {
    diagnosis.damaged(TensorName.configuration, expected: expected, found: "something else in line \(line)")
  }
}
