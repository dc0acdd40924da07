import Dragoman
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
  /// How many lines were kept as they are though nothing went wrong, by reason.
  var kept: [KeptReason: Int] = [:]
  /// How often each thing was noticed.
  var flags: [String: Int] = [:]
  /// The lines in which something was noticed that deserves a look.
  private(set) var notable = NotableLines()

  /// Counts what was noticed in a line.
  mutating func add(_ lineFlags: [String], ofLine number: Int) {
    for flag in lineFlags { flags[flag, default: 0] += 1 }
    if lineFlags.contains(where: Self.isNotable) { notable.add(number) }
  }

  /// Whether a flag says more than that a text needs no translation.
  static func isNotable(_ flag: String) -> Bool {
    flag != TranslationSession.Diagnostics.Flag.passedThrough.rawValue
  }

  /// Takes over what was noticed in lines that were written earlier.
  mutating func restore(flags: [String: Int], notable: NotableLines) {
    self.flags = flags
    self.notable = notable
  }

  /// What to say at the end, a line each. Nothing when all is well, and nothing about a broken pipe.
  ///
  /// - Parameters:
  ///   - signal: The signal that ended the stream, where one did.
  ///   - failureWords: What became of the lines that failed.
  func messages(signal: Int32, failureWords: String) -> [String] {
    var messages: [String] = []
    let next = "next line: \(writtenLines + 1)\(isNextLinePartial ? " (a part of it has been written)" : "")"
    switch end {
    case .endOfInput, .outputError(EPIPE): break
    case .readError(let error): messages.append(error.message)
    case .unreadable(let fault): messages.append(fault.message)
    case .withoutThread: messages.append("not enough memory for a thread")
    case .signal: messages.append("stopped by \(signal == SIGTERM ? "SIGTERM" : "SIGINT"); \(next)")
    case .failedLine: messages.append("stopped at the first line that cannot be translated; \(next)")
    case .outputError(let code):
      messages.append("cannot write standard output: \(systemMessage(code)); \(next)")
    }
    guard end != .failedLine else { return messages }
    // That blank lines stay blank goes without saying.
    let counts = kept.filter { $0.key != .blank }.map { ($0.key.rawValue, $0.value) }
    messages += summary(of: counts, "were kept as they are")
    messages += summary(of: failures.map { ($0.key.rawValue, $0.value) }, failureWords)
    return messages
  }

  private func summary(of counts: [(reason: String, lines: Int)], _ words: String) -> [String] {
    guard !counts.isEmpty else { return [] }
    let list = counts.sorted { $0.reason < $1.reason }.map { "\($0.lines) \($0.reason)" }
    let sum = counts.reduce(0) { $0 + $1.lines }
    return ["\(sum) of \(writtenLines) lines \(words): \(list.joined(separator: ", "))"]
  }

  func exitStatus(signal: Int32) -> ExitStatus {
    switch end {
    case .endOfInput: failures.isEmpty ? .success : .someLinesFailed
    case .readError: .inputOutput
    case .unreadable(let fault): fault.status
    case .signal: signal == SIGTERM ? .terminated : .interrupted
    case .failedLine: .someLinesFailed
    case .outputError(EPIPE): .brokenPipe
    case .outputError: .inputOutput
    case .withoutThread: .noSpace
    }
  }
}

/// Lines that deserve a look: how many, and the numbers of the first.
struct NotableLines: Codable, Equatable, Sendable {
  private(set) var count = 0
  /// Counted from 1; no more than a summary names.
  private(set) var first: [Int] = []

  private static let named = 5

  mutating func add(_ number: Int) {
    count += 1
    if first.count < Self.named { first.append(number) }
  }
}
