import Foundation

/// Reads JSON that nobody vouches for, and says where it is wrong.
enum JSONReading {
  /// Decodes `value` from `data`; every fault names `file` and the key.
  ///
  /// - Parameter isForeign: Whether the text is a foreign catalog's.
  static func decode<Value: Decodable>(
    _ value: Value.Type, from data: Data, file: String, isForeign: Bool = false
  ) throws(PackError) -> Value {
    do {
      let decoder = JSONDecoder()
      if isForeign, let key = CodingUserInfoKey.isForeignCatalog { decoder.userInfo[key] = true }
      let value = try decoder.decode(value, from: data)
      if let key = JSONKeys.repeated(in: data) {
        let isPlain = key.utf8.count <= 64 && key.utf8.allSatisfy { (0x20...0x7E).contains($0) }
        throw PackError(.damaged, key: isPlain ? key : nil, expected: "each key once")
      }
      return value
    } catch {
      var fault = fault(error)
      fault.file = file
      throw fault
    }
  }

  /// `error`, thrown while decoding, as a fault of the text it was decoded from.
  static func fault(_ error: any Error) -> PackError {
    switch error {
    case let error as PackError: error
    case DecodingError.keyNotFound(let key, let context):
      PackError(.damaged, key: name(of: context.codingPath + [key]), expected: "a value", found: "none")
    case DecodingError.typeMismatch(_, let context), DecodingError.dataCorrupted(let context):
      PackError(
        .damaged, key: name(of: context.codingPath),
        expected: context.codingPath.isEmpty ? "JSON" : "a value of the key's type", found: "something else")
    case DecodingError.valueNotFound(_, let context):
      PackError(.damaged, key: name(of: context.codingPath), expected: "a value", found: "null")
    default: PackError(.damaged, expected: "JSON", found: "something else")
    }
  }

  /// `files[0].bytes` from a coding path; nil for the document itself.
  static func name(of path: [any CodingKey]) -> String? {
    guard !path.isEmpty else { return nil }
    return path.reduce(into: "") { name, key in
      if let index = key.intValue {
        name += "[\(index)]"
      } else {
        name += name.isEmpty ? key.stringValue : ".\(key.stringValue)"
      }
    }
  }
}

extension KeyedDecodingContainer {
  /// The value for `key`.
  ///
  /// For a number that does not fit its type Foundation throws an error of its own without the key; here
  /// every fault names one.
  func read<Value: Decodable>(_ type: Value.Type, _ key: Key) throws -> Value {
    try naming(key) { try decode(type, forKey: key) }
  }

  /// The value for `key`; nil when it is absent or null.
  func readIfPresent<Value: Decodable>(_ type: Value.Type, _ key: Key) throws -> Value? {
    try naming(key) { try decodeIfPresent(type, forKey: key) }
  }

  private func naming<Value>(_ key: Key, _ body: () throws -> Value) throws -> Value {
    do {
      return try body()
    } catch let error where !(error is DecodingError || error is PackError) {
      throw DecodingError.dataCorrupted(
        DecodingError.Context(codingPath: codingPath + [key], debugDescription: "", underlyingError: error))
    }
  }
}
