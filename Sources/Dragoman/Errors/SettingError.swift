import DragomanEngine
internal import Foundation

/// An environment variable says something that Dragoman does not know.
package struct SettingError: LocalizedError, Hashable, Sendable {
  /// The variable.
  package let variable: String
  /// What it may say.
  package let expected: String
  /// What it says.
  package let found: String

  init(_ error: EngineError) {
    variable = error.key ?? ""
    expected = error.expected ?? ""
    found = error.found ?? ""
  }

  /// Which variable is wrong, and what it may say, in English. Never nil.
  package var errorDescription: String? { "\(variable) is '\(found)'; it may be one of: \(expected)" }
}
