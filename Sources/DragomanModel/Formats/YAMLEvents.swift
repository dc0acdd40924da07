internal import CDragomanYAML

/// The events of one YAML text, as Swift values.
final class YAMLEvents {
  enum Event {
    case scalar(String, isPlain: Bool)
    case sequenceStart, sequenceEnd, mappingStart, mappingEnd, end
  }

  private let reader: OpaquePointer
  private let key: String
  private let diagnosis: Diagnosis
  private var line: Int64 = 1

  /// Reads `text`, which must stay valid.
  ///
  /// - Parameter key: What faults of it are called.
  /// - Throws: `damaged` when it is empty.
  init(_ text: UnsafeRawBufferPointer, key: String, _ diagnosis: Diagnosis) throws(ModelError) {
    guard let start = text.baseAddress, !text.isEmpty else {
      throw diagnosis.damaged(key, expected: "a text", found: "nothing")
    }
    guard let reader = dgm_yaml_open(start.assumingMemoryBound(to: CChar.self), text.count) else {
      throw diagnosis.noMemory(key, for: "its parser")
    }
    self.reader = reader
    self.key = key
    self.diagnosis = diagnosis
  }

  deinit { dgm_yaml_close(reader) }

  /// The next event.
  func next() throws(ModelError) -> Event {
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
  func value() throws(ModelError) -> YAMLMapping.Value {
    switch try next() {
    case .scalar(let text, let isPlain): return isPlain ? .plain(text) : .quoted(text)
    case .sequenceStart: return try list()
    case .mappingStart:
      try skip()
      return .nested
    case .sequenceEnd, .mappingEnd, .end: throw fault("a value")
    }
  }

  private func list() throws(ModelError) -> YAMLMapping.Value {
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
  private func skip() throws(ModelError) {
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

  /// A fault of the event read last.
  func fault(_ expected: String) -> ModelError {
    diagnosis.damaged(key, expected: expected, found: "something else in line \(line)")
  }
}
