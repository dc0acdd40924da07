import Foundation
import Synchronization

/// Shows progress from whatever threads it is told on: a bar or lines on standard error, or JSON on standard
/// output.
final class ProgressReporter: Sendable {
  private let display: Mutex<ProgressDisplay>
  private let now: @Sendable () -> ContinuousClock.Instant
  private let write: @Sendable (String) -> Void

  /// - Parameters:
  ///   - now: The clock.
  ///   - write: Takes what is to be shown, in order, from one thread at a time.
  init(
    form: ProgressDisplay.Form, now: @escaping @Sendable () -> ContinuousClock.Instant = { .now },
    write: @escaping @Sendable (String) -> Void
  ) {
    display = Mutex(ProgressDisplay(form: form))
    self.now = now
    self.write = write
  }

  /// The reporter for standard error, as that is: a bar on a terminal, lines elsewhere.
  static func standardError() -> ProgressReporter {
    guard isatty(STDERR_FILENO) == 1 else {
      return ProgressReporter(form: .lines) { writeError("dragoman: \($0)") }
    }
    return ProgressReporter(form: .terminal(columns: terminalColumns)) { writeError($0) }
  }

  /// The reporter for programs, on standard output.
  static func json() -> ProgressReporter {
    ProgressReporter(form: .json) { writeWhole($0, to: STDOUT_FILENO) }
  }

  func show(_ step: PackStep) {
    display.withLock { if let text = $0.show(step, at: now()) { write(text) } }
  }

  func finish(_ pack: String) {
    display.withLock { if let text = $0.finish(pack) { write(text) } }
  }

  func wipe() {
    display.withLock { if let text = $0.wipe() { write(text) } }
  }

  /// At most 80, which is what the line is made for; where the terminal does not say, 80.
  private static var terminalColumns: Int {
    var size = winsize()
    let isKnown = ioctl(STDERR_FILENO, UInt(TIOCGWINSZ), &size) == 0 && size.ws_col > 0
    return isKnown ? min(80, Int(size.ws_col)) : 80
  }
}
