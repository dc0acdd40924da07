internal import DragomanModel
internal import DragomanTokenization

/// Why a pack cannot be opened. Names files, keys and values of the pack; never a text of the user.
package struct EngineError: Error, Hashable, Sendable {
  /// The kind of fault.
  package enum Code: Hashable, Sendable {
    /// A file is not there.
    case notFound
    /// A file's bytes contradict its format or the manifest.
    case damaged
    /// A sound file of a kind that this engine does not run.
    case unsupported
    /// An environment variable, `key`, with a value that is not among those expected.
    case setting
    /// The system has not the memory, or the threads, that it takes.
    case noMemory
  }

  /// The kind of fault.
  package let code: Code
  /// The file's name.
  package let file: String?
  /// The key, tensor or variable concerned.
  package let key: String?
  /// What would have been right.
  package let expected: String?
  /// What was there.
  package let found: String?

  /// An error from its parts.
  package init(_ code: Code, file: String?, key: String?, expected: String?, found: String?) {
    self.code = code
    self.file = file
    self.key = key
    self.expected = expected
    self.found = found
  }
}

extension EngineError {
  init(_ error: ModelError) {
    let code: Code =
      switch error.code {
      case .notFound: .notFound
      case .damaged: .damaged
      case .unsupported: .unsupported
      case .noMemory: .noMemory
      }
    self.init(code, file: error.file, key: error.key, expected: error.expected, found: error.found)
  }

  init(_ error: TokenizationError) {
    let code: Code =
      switch error.code {
      case .notFound: .notFound
      case .damaged: .damaged
      case .unsupported: .unsupported
      case .noMemory: .noMemory
      }
    // Readers of vocabularies name the path, which for an import is one that nobody has seen.
    let name = error.file.split(separator: "/").last.map(String.init)
    self.init(code, file: name, key: error.key, expected: error.expected, found: error.found)
  }
}
