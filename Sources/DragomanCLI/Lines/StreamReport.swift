import Foundation

/// What a stream of lines did, for the summary and the exit status.
struct StreamReport: Equatable, Sendable {
  var end = EndReason.endOfInput
  /// Lines that were written whole, failed ones included.
  var writtenLines = 0
  /// Whether a part of the line after those was written too: whoever reads the output took no more.
  var isNextLinePartial = false
  /// How many lines could not be translated, by reason.
  var failures: [LineFailure.Code: Int] = [:]

  /// What to say at the end, a line each. Nothing when all is well, and nothing about a broken pipe.
  ///
  /// - Parameter signal: The signal that ended the stream, where one did.
  func messages(signal: Int32) -> [String] {
    var messages: [String] = []
    let next = "next line: \(writtenLines + 1)\(isNextLinePartial ? " (a part of it has been written)" : "")"
    switch end {
    case .endOfInput, .outputError(EPIPE): break
    case .readError(let error): messages.append(error.message)
    case .signal: messages.append("stopped by \(signal == SIGTERM ? "SIGTERM" : "SIGINT"); \(next)")
    case .failedLine: messages.append("stopped at the first line that cannot be translated; \(next)")
    case .outputError(let code):
      messages.append("cannot write standard output: \(systemMessage(code)); \(next)")
    }
    let failed = failures.values.reduce(0, +)
    if failed > 0, end != .failedLine {
      let reasons = failures.sorted { $0.key.rawValue < $1.key.rawValue }
      let list = reasons.map { "\($0.value) \($0.key.rawValue)" }.joined(separator: ", ")
      messages.append("\(failed) of \(writtenLines) lines could not be translated and were kept: \(list)")
    }
    return messages
  }

  func exitStatus(signal: Int32) -> ExitStatus {
    switch end {
    case .endOfInput: failures.isEmpty ? .success : .someLinesFailed
    case .readError: .inputOutput
    case .signal: signal == SIGTERM ? .terminated : .interrupted
    case .failedLine: .someLinesFailed
    case .outputError(EPIPE): .brokenPipe
    case .outputError: .inputOutput
    }
  }
}
