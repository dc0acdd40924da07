import Foundation

/// Writes finished lines in input order: many with one write(2) when many are finished, a single one at
/// once when nothing else is.
struct LineWriter {
  private static let bufferSize = 64 * 1024

  private let window: LineWindow
  private let output: any LineOutput
  private let stopsAtFailure: Bool
  private var progress: ProgressMeter?
  private var buffer: [UInt8] = []
  /// Where each line in `buffer` ends.
  private var lineEnds: [Int] = []
  private var report: StreamReport

  init(
    window: LineWindow, output: any LineOutput, stopsAtFailure: Bool, progress: ProgressMeter?,
    earlier: StreamReport = StreamReport()
  ) {
    report = earlier
    self.window = window
    self.output = output
    self.stopsAtFailure = stopsAtFailure
    self.progress = progress
  }

  /// Writes until the stream ends.
  mutating func run() -> StreamReport {
    loop: while true {
      switch window.nextStep(mayWait: buffer.isEmpty) {
      case .write(let lines):
        if let end = append(lines) {
          report.end = end
          break loop
        }
      case .flush:
        if let end = flush() {
          report.end = end
          break loop
        }
      case .end(let reason):
        report.end = reason
        break loop
      }
    }
    window.stop(report.end)
    progress?.finish(lines: report.writtenLines)
    return report
  }

  /// - Returns: Why the stream ends here, or nil when it goes on.
  private mutating func append(_ lines: [RenderedLine]) -> EndReason? {
    for line in lines {
      if let failure = line.failure {
        progress?.clear()
        printError(failure.message)
        report.failures[failure.code, default: 0] += 1
        if stopsAtFailure { return flush() ?? .failedLine }
      }
      report.add(line.flags, ofLine: report.writtenLines + lineEnds.count + 1)
      if let reason = line.kept { report.kept[reason, default: 0] += 1 }
      buffer += line.bytes
      lineEnds.append(buffer.count)
      if buffer.count >= Self.bufferSize, let end = flush() { return end }
    }
    return nil
  }

  private mutating func flush() -> EndReason? {
    guard !lineEnds.isEmpty else { return nil }
    progress?.clearSharedTerminal()
    let (count, problem) = output.write(buffer)
    let wholeLines = problem == nil ? lineEnds.count : lineEnds.prefix { $0 <= count }.count
    report.writtenLines += wholeLines
    report.isNextLinePartial = count > (wholeLines == 0 ? 0 : lineEnds[wholeLines - 1])
    buffer.removeAll(keepingCapacity: buffer.capacity <= 4 * Self.bufferSize)
    lineEnds.removeAll(keepingCapacity: true)
    progress?.show(lines: report.writtenLines)
    switch problem {
    case .failed(let code): return .outputError(code)
    case .interrupted: return .signal
    case nil: return output.commit(report).map { .outputError($0) }
    }
  }
}
