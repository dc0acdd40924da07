internal import DragomanTensors

#if canImport(FoundationEssentials)
  internal import FoundationEssentials
#else
  internal import Foundation
#endif

/// A JSON file of settings: one object, of which scalars and lists of whole numbers are of interest.
struct JSONSettings {
  /// What a key has for a value.
  enum Value: Hashable {
    case flag(Bool)
    case number(Double)
    case text(String)
    /// A list of whole numbers, or of lists of them.
    case numbers([[Int]])
    /// Anything else, which no key that is read has.
    case other
  }

  private static let longest = 1 << 20

  let values: [String: Value]
  let diagnosis: Diagnosis

  /// Reads the file at `url`.
  ///
  /// - Throws: `notFound`; `damaged` when it is longer than 1 MiB or no JSON object.
  init(_ url: URL) throws(ModelError) {
    diagnosis = Diagnosis(file: url.lastPathComponent)
    let file = try MappedFile(model: url, diagnosis)
    defer { withExtendedLifetime(file) {} }
    let bytes = file.bytes
    guard bytes.count <= Self.longest else {
      throw diagnosis.damaged(nil, expected: "at most \(Self.longest) bytes", found: "\(bytes.count)")
    }
    do {
      values = try JSONDecoder().decode([String: Value?].self, from: Data(bytes)).compactMapValues { $0 }
    } catch {
      throw diagnosis.damaged(nil, expected: "one JSON object", found: "something else")
    }
  }

  /// A whole number within `limits`; `absent` where the key is missing or null.
  func number(
    _ key: String, in limits: ClosedRange<Int>, default absent: Int? = nil
  ) throws(ModelError) -> Int {
    guard let number = try optionalNumber(key, in: limits) ?? absent else {
      throw diagnosis.damaged(key, expected: "a number", found: "none")
    }
    return number
  }

  /// A whole number within `limits`; nil where the key is missing or null.
  func optionalNumber(_ key: String, in limits: ClosedRange<Int>) throws(ModelError) -> Int? {
    guard let value = values[key] else { return nil }
    guard case .number(let double) = value, let number = Int(exactly: double) else {
      throw diagnosis.damaged(key, expected: "a whole number", found: "something else")
    }
    guard limits.contains(number) else {
      throw diagnosis.unsupported(
        key, expected: "\(limits.lowerBound) to \(limits.upperBound)", found: "\(number)")
    }
    return number
  }

  /// A truth value; `absent` where the key is missing or null.
  func flag(_ key: String, default absent: Bool) throws(ModelError) -> Bool {
    switch values[key] {
    case nil: return absent
    case .flag(let flag): return flag
    default: throw diagnosis.damaged(key, expected: "true or false", found: "something else")
    }
  }

  /// A text; `absent` where the key is missing or null.
  func text(_ key: String, default absent: String) throws(ModelError) -> String {
    switch values[key] {
    case nil: return absent
    case .text(let text): return text
    default: throw diagnosis.damaged(key, expected: "a text", found: "something else")
    }
  }

  /// Lists of whole numbers; none where the key is missing or null.
  func lists(_ key: String) throws(ModelError) -> [[Int]] {
    switch values[key] {
    case nil: return []
    case .numbers(let lists): return lists
    default: throw diagnosis.damaged(key, expected: "lists of whole numbers", found: "something else")
    }
  }

  /// Refuses a flag that is not `expected`, which an absent key stands for.
  func require(_ key: String, _ expected: Bool) throws(ModelError) {
    guard try flag(key, default: expected) == expected else {
      throw diagnosis.unsupported(key, expected: "\(expected)", found: "\(!expected)")
    }
  }
}

extension JSONSettings.Value: Decodable {
  init(from decoder: any Swift.Decoder) throws {
    let value = try decoder.singleValueContainer()
    if let flag = try? value.decode(Bool.self) {
      self = .flag(flag)
    } else if let number = try? value.decode(Double.self) {
      self = .number(number)
    } else if let text = try? value.decode(String.self) {
      self = .text(text)
    } else if let lists = try? value.decode([[Int]].self) {
      self = .numbers(lists)
    } else if let list = try? value.decode([Int].self) {
      self = .numbers([list])
    } else {
      self = .other
    }
  }
}
