/// Why a vocabulary file cannot be used. Never holds a user's text: texts are always encoded.
package struct TokenizationError: Error, Hashable, Sendable {
  /// What is wrong with the file.
  package enum Code: Hashable, Sendable {
    /// There is no file, or it may not be read.
    case notFound
    /// The bytes are no SentencePiece model, or one that no trainer writes.
    case damaged
    /// A sound SentencePiece model of a kind that Dragoman does not use.
    case unsupported
    /// The system has not the memory that it takes.
    case noMemory
  }

  /// What is wrong with the file.
  package let code: Code
  /// The file's path.
  package let file: String
  /// The place in the file, by the model's field names (`pieces[7].score`) or as `byte 123`; nil for the whole file.
  package let key: String?
  /// What should stand there.
  package let expected: String?
  /// What stands there.
  package let found: String?

  /// Makes an error; the parameters are the properties.
  package init(
    code: Code, file: String, key: String? = nil, expected: String? = nil, found: String? = nil
  ) {
    self.code = code
    self.file = file
    self.key = key
    self.expected = expected
    self.found = found
  }
}
