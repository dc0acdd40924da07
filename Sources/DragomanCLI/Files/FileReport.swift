import Dragoman
import DragomanDocuments
import Foundation

/// What became of a file, for the summary and in JSON.
struct FileReport: Sendable {
  private let task: FileTask
  private let noun: String
  private let language: String?
  private let target: String
  private let outputName: String
  var stream: StreamReport

  init(_ job: FileJob, target: String, stream: StreamReport) {
    task = job.task
    noun = job.noun
    language = job.language
    outputName = job.outputName
    self.target = target
    self.stream = stream
  }

  /// Whether the input turned out not to fit its format, which leaves other files untouched.
  var isUnreadable: Bool {
    if case .unreadable = stream.end { true } else { false }
  }

  private var writesFile: Bool { task.destination != .standardOutput }

  /// What to say at the end, a line each. Nothing when all is well, and nothing about a broken pipe.
  func messages(signal: Int32) -> [String] {
    let next =
      writesFile && stream.writtenLines > 0
      ? "\nNext: the same command with --resume goes on behind \(noun) \(stream.writtenLines)" : ""
    var messages: [String] = []
    switch stream.end {
    case .endOfInput, .outputError(EPIPE): break
    case .readError(let error): messages.append(error.message + next)
    case .unreadable(let fault): messages.append(fault.message)
    case .signal: messages.append("stopped by \(signal == SIGTERM ? "SIGTERM" : "SIGINT")\(next)")
    case .failedLine: messages.append("stopped at the first \(noun) that cannot be translated\(next)")
    case .withoutThread: messages.append("not enough memory for a thread")
    case .outputError(let code):
      messages.append(
        "cannot write \(writesFile ? quoted(outputName) : outputName): \(systemMessage(code))\(next)")
    }
    guard stream.end != .failedLine else { return messages }
    let kept = stream.kept.filter { $0.key != .blank }.map { ($0.key.rawValue, $0.value) }
    messages += summary(of: kept, "were kept as they are")
    messages += summary(
      of: stream.failures.map { ($0.key.rawValue, $0.value) }, "could not be translated and were kept")
    let notable = stream.flags.filter { StreamReport.isNotable($0.key) }.map { ($0.key, $0.value) }
    messages += summary(of: notable, "deserve a look", sum: stream.notable.count).map {
      $0 + "; \(firstNotable)"
    }
    return messages
  }

  /// Which of them are the first, never what stands there, and how to see which are the others.
  private var firstNotable: String {
    let numbers = stream.notable.first.map(String.init).joined(separator: ", ")
    let first = "the first: \(noun) \(numbers)"
    return task.format == .text
      ? first + "\nNext: --json on standard output has the flags of each line" : first
  }

  /// - Parameter sum: How many they are together, where one can have several reasons.
  private func summary(
    of counts: [(reason: String, count: Int)], _ words: String, sum: Int? = nil
  ) -> [String] {
    guard !counts.isEmpty else { return [] }
    let list = counts.sorted { $0.reason < $1.reason }.map { "\($0.count) \($0.reason)" }.joined(
      separator: ", ")
    let sum = sum ?? counts.reduce(0) { $0 + $1.count }
    return ["\(task.source.name): \(sum) of \(stream.writtenLines) \(noun)s \(words): \(list)"]
  }

  /// The report as a line of JSON.
  var json: [UInt8] {
    var object = JSONObject()
    if case .file(let path) = task.source { object.add("file", path) }
    object.add("output", outputName)
    object.add("format", task.format.rawValue)
    object.add("isComplete", stream.end == .endOfInput)
    object.add("sourceLanguage", ifPresent: language)
    object.add("targetLanguage", target)
    object.add("\(noun)s", stream.writtenLines)
    object.add("failures", counts(stream.failures.map { ($0.key.rawValue, $0.value) }))
    object.add("kept", counts(stream.kept.map { ($0.key.rawValue, $0.value) }))
    object.add("flags", counts(stream.flags.map { ($0.key, $0.value) }))
    return object.line
  }

  private func counts(_ counts: [(name: String, count: Int)]) -> JSONObject {
    var object = JSONObject()
    for (name, count) in counts.sorted(by: { $0.name < $1.name }) { object.add(name, count) }
    return object
  }
}
