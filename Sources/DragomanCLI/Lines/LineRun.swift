import Foundation

/// A command that goes through its input line by line, from standard input or files to standard output.
struct LineRun: Sendable {
  let sources: [LineSource]
  let process: LineProcess
  /// What of the input is translated as one.
  var cutting = InputCutting.lines
  /// What became of a line that failed, for the summary.
  let failureWords: String
  var stopsAtFailure = false
  var progress: ProgressMeter?
  /// What else to say at the end, a message each.
  var remarks: @Sendable () -> [String] = { [] }

  /// The input that a command's operands name: standard input where there is none.
  ///
  /// - Returns: Nil where some of it cannot be read; that has been said then.
  static func sources(_ operands: [String]) -> [LineSource]? {
    let sources: [LineSource] =
      operands.isEmpty ? [.standardInput] : operands.map { $0 == "-" ? .standardInput : .file($0) }
    let problems = sources.compactMap(\.problem)
    problems.forEach { printError($0.message) }
    return problems.isEmpty ? sources : nil
  }

  /// Runs until the end of the input, an error or a signal, and says how it went on standard error.
  func run() async -> ExitStatus {
    let interruption: Int32
    do throws(SystemError) {
      interruption = try TerminationSignals.install()
    } catch {
      printError("cannot prepare for signals: \(error.message)")
      return .internalFault
    }
    let window = LineWindow()
    TerminationSignals.whenReceived(on: interruption) { window.stop(.signal) }
    let stream = LineStream(
      sources: sources, cutting: cutting, process: process,
      output: DescriptorOutput(descriptor: STDOUT_FILENO, interruption: interruption), window: window,
      stopsAtFailure: stopsAtFailure)
    let report = await stream.run(progress: progress)
    report.messages(signal: TerminationSignals.received, failureWords: failureWords).forEach {
      printError($0)
    }
    remarks().forEach { printError($0) }
    let status = report.exitStatus(signal: TerminationSignals.received)
    // The reading thread may still wait for input and workers may be in the middle of a step: the process
    // ends under them, without running any library's destructors.
    if report.end != .endOfInput { _exit(status.rawValue) }
    return status
  }
}
