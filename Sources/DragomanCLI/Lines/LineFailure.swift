/// A line that could not be translated. It holds where the line is and why, never its text.
struct LineFailure: Equatable, Sendable {
  /// The reasons, as they stand in messages and in JSON.
  enum Code: String, CaseIterable, Sendable {
    case notUTF8
    case engineFault
  }

  let code: Code
  /// Counted from 1.
  let lineNumber: Int
  /// From the start of the input to the byte that is not UTF-8, or to the line's first one.
  let byteOffset: Int

  var message: String { "line \(lineNumber), byte \(byteOffset): \(code.rawValue)" }
}
