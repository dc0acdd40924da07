/// Why a file of a model cannot be used: which file, which key or tensor in it, what was expected and what was found.
///
/// The strings come from the model's files, shortened and made printable; never from a text to translate.
package struct ModelError: Error, Hashable, Sendable {
  /// What kind of fault it is.
  package enum Code: Hashable, Sendable {
    /// There is no such file, or it cannot be read.
    case notFound
    /// The file breaks its own format, or two of its parts contradict each other.
    case damaged
    /// The file may be sound, but asks for something this runtime does not do.
    case unsupported
    /// The system has not the memory that it takes.
    case noMemory
  }

  /// The kind of fault.
  package let code: Code
  /// The file's name, without its folder.
  package let file: String
  /// The configuration key, tensor or header field at fault.
  package let key: String?
  /// What would have been right.
  package let expected: String?
  /// What is there.
  package let found: String?

  /// Names a fault; the texts are shortened to 96 characters and made printable.
  package init(
    _ code: Code, file: String, key: String? = nil, expected: String? = nil, found: String? = nil
  ) {
    self.code = code
    self.file = Self.printable(file)
    self.key = key.map(Self.printable)
    self.expected = expected.map(Self.printable)
    self.found = found.map(Self.printable)
  }

  /// `text` cut to 96 characters, with `?` for what would disturb a terminal.
  private static func printable(_ text: String) -> String {
    var result = String.UnicodeScalarView()
    for scalar in text.unicodeScalars.prefix(96) {
      let disturbs =
        scalar.properties.generalCategory == .control || scalar.properties.generalCategory == .format
      result.append(disturbs ? "?" : scalar)
    }
    return String(result)
  }
}

extension ModelError: CustomStringConvertible {
  /// One line: file, key, what was expected and what was found.
  package var description: String {
    var parts = [file]
    if let key { parts.append(key) }
    switch code {
    case .notFound: parts.append("not found or not readable")
    case .damaged: parts.append("damaged")
    case .unsupported: parts.append("not supported")
    case .noMemory: parts.append("too large for the memory there is")
    }
    if let expected { parts.append("expected \(expected)") }
    if let found { parts.append("found \(found)") }
    return parts.joined(separator: ": ")
  }
}

/// The errors of one file, so that its name need not be carried beside it.
struct Diagnosis: Sendable {
  /// The file's name, without its folder.
  let file: String

  func damaged(_ key: String?, expected: String? = nil, found: String? = nil) -> ModelError {
    ModelError(.damaged, file: file, key: key, expected: expected, found: found)
  }

  /// The system has no memory for `what`.
  func noMemory(_ key: String?, for what: String) -> ModelError {
    ModelError(.noMemory, file: file, key: key, expected: "memory for \(what)", found: "less")
  }

  func unsupported(_ key: String?, expected: String? = nil, found: String? = nil) -> ModelError {
    ModelError(.unsupported, file: file, key: key, expected: expected, found: found)
  }
}
