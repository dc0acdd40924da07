/// A line that could not be translated. It holds where the line is and why, never its text.
struct LineFailure: Equatable, Sendable {
  /// The reasons, as they stand in messages and in JSON.
  enum Code: String, CaseIterable, Sendable {
    case notUTF8
    case engineFault
    /// The packs for the line's language are not installed.
    case notInstalled
    /// No pack leads from the line's language to the one asked for.
    case unsupported
    /// The pack for it is damaged, or cannot be run.
    case unusablePack
    /// The record does not fit its format.
    case malformed
  }

  let code: Code
  /// Counted from 1.
  let lineNumber: Int
  /// From the start of the input to the byte that is not UTF-8, or to the line's first one.
  let byteOffset: Int
  /// Where it is, in place of the line and the byte.
  var place: String?

  var message: String { "\(place ?? "line \(lineNumber), byte \(byteOffset)"): \(code.rawValue)" }

  var json: JSONObject {
    var object = JSONObject()
    object.add("code", code.rawValue)
    object.add("line", lineNumber)
    object.add("byteOffset", byteOffset)
    return object
  }
}

/// Why a line was kept as it is though nothing went wrong, where lines are identified by themselves.
enum KeptReason: String, CaseIterable, Sendable {
  case blank
  /// Its language cannot be told.
  case undetermined
  /// It is in the language asked for.
  case sameLanguage
  /// It is a record without any of the fields that are translated.
  case noField

  /// The tag for a language that cannot be told.
  static let undeterminedTag = "und"
}
