import Dragoman
import Foundation

/// Makes something of what a feed reads and writes it to an output: a thread reads and starts lines as long as the
/// window has room, they are finished in any order, a thread writes them in input order.
struct LineStream: Sendable {
  /// Reads and starts lines until there are none or the window has been stopped; then it says how the input ended.
  let feed: @Sendable (LineWindow) -> Void
  /// Drops what has been started.
  let cancel: @Sendable () -> Void
  let output: any LineOutput
  let window: LineWindow
  var stopsAtFailure = false
  /// What an earlier run has written.
  var earlier = StreamReport()

  /// Runs to the end of the input, or until the window is stopped.
  ///
  /// After an early end the reading thread may still wait for input; the process is expected to exit.
  func run(progress: ProgressMeter?) async -> StreamReport {
    guard ProgramThread.start("dragoman-read", { feed(window) }) else { return withoutThread }
    let report = await withCheckedContinuation { continuation in
      let isStarted = ProgramThread.start("dragoman-write") {
        var writer = LineWriter(
          window: window, output: output, stopsAtFailure: stopsAtFailure, progress: progress, earlier: earlier
        )
        continuation.resume(returning: writer.run())
      }
      if !isStarted { continuation.resume(returning: withoutThread) }
    }
    if report.end != .endOfInput { cancel() }
    return report
  }

  /// The report of a run that could not begin.
  private var withoutThread: StreamReport {
    var report = earlier
    report.end = .withoutThread
    return report
  }
}

extension LineStream {
  /// A stream of the texts of some sources.
  init(
    sources: [LineSource], cutting: InputCutting = .lines, process: LineProcess, output: any LineOutput,
    window: LineWindow,
    stopsAtFailure: Bool = false
  ) {
    self.init(
      feed: { window in
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
      }, cancel: process.cancel, output: output, window: window, stopsAtFailure: stopsAtFailure)
  }
}
