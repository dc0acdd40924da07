import Foundation

/// Makes something of the lines of some sources and writes it to a descriptor: a thread reads and starts lines
/// as long as the window has room, they are finished in any order, a thread writes them in input order.
struct LineStream: Sendable {
  let sources: [LineSource]
  var cutting = InputCutting.lines
  let process: LineProcess
  let output: DescriptorOutput
  let window: LineWindow
  var stopsAtFailure = false

  /// Runs to the end of the input, or until the window is stopped.
  ///
  /// After an early end the reading thread may still wait for input; the process is expected to exit.
  func run(progress: ProgressMeter?) async -> StreamReport {
    Thread.detachNewThread { read() }
    let report = await withCheckedContinuation { continuation in
      Thread.detachNewThread {
        var writer = LineWriter(
          window: window, output: output, stopsAtFailure: stopsAtFailure, progress: progress)
        continuation.resume(returning: writer.run())
      }
    }
    if report.end != .endOfInput { process.cancel() }
    return report
  }

  private func read() {
    var reader = TextReader(sources, cutting: cutting)
    do throws(ReadError) {
      while let line = try reader.next() {
        guard let index = window.reserve(byteCount: line.byteCount) else { return }
        process.start(line, index) { window.fill(index, with: $0) }
      }
      window.finishInput(.endOfInput)
    } catch {
      window.finishInput(.readError(error))
    }
  }
}
