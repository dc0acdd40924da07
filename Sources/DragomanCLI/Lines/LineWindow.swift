import Foundation

/// Why a stream of lines ends.
enum EndReason: Equatable, Sendable {
  case endOfInput
  /// The lines before the error have been written.
  case readError(ReadError)
  /// From some place on the input does not fit its format.
  case unreadable(FileFault)
  /// SIGINT or SIGTERM.
  case signal
  /// `--strict`, and a line failed.
  case failedLine
  /// Standard output cannot be written; `errno`.
  case outputError(Int32)
  /// Nothing was begun: the system has no memory for a thread.
  case withoutThread
}

/// What a line has become, ready to be written.
struct RenderedLine: Sendable {
  let bytes: [UInt8]
  let failure: LineFailure?
  var kept: KeptReason?
  /// What was noticed, where somebody counts that.
  var flags: [String] = []
}

/// The lines between the reader and the writer: handed to the engine, finished in any order, written in
/// order.
///
/// The reader reserves a place for each line and waits while the window is full; whoever finishes a line
/// fills its place; the writer takes finished lines from the front. At least one line fits, however long.
///
/// `@unchecked Sendable`: every stored variable is read and written between `condition.lock()` and
/// `unlock()` only, in the methods of this file.
final class LineWindow: @unchecked Sendable {
  /// How much may be outstanding, that is reserved and not yet taken.
  /// A thousand lines fill the batches of every worker, sorted by length. More of them cost memory alone: four thousand
  /// took six megabytes, and made no text faster by more than a twentieth.
  struct Limits: Sendable {
    var lines = 1024
    var bytes = 4 << 20
  }

  /// What the writer is to do next.
  enum Step: Sendable {
    case write([RenderedLine])
    /// Nothing is finished at the front: time to flush.
    case flush
    case end(EndReason)
  }

  /// A writer takes no more than this at once, so that places free up while it writes.
  private static let takenBytes = 64 * 1024

  private let limits: Limits
  private let condition = NSCondition()
  /// A ring: line `n` is in slot `n % limits.lines`.
  private var slots: [RenderedLine?]
  /// Bytes of source text of each slot's line.
  private var costs: [Int]
  private var reserved = 0
  private var taken = 0
  private var outstandingBytes = 0
  /// Set when the last line has been reserved.
  private var inputEnd: EndReason?
  /// Set when the stream is to end before its input does.
  private var stopReason: EndReason?
  private var waiting = (reader: false, writer: false)
  private var largest = (lines: 0, bytes: 0)

  init(limits: Limits = Limits()) {
    precondition(limits.lines > 0, "a window of \(limits.lines) lines")
    self.limits = limits
    slots = [RenderedLine?](repeating: nil, count: limits.lines)
    costs = [Int](repeating: 0, count: limits.lines)
  }

  /// The most lines and bytes that were outstanding at one time.
  var peak: (lines: Int, bytes: Int) { condition.withLock { largest } }

  // MARK: Reader

  /// Waits for a place for a line of `byteCount` bytes.
  ///
  /// - Returns: The line's index, counted from 0, or nil when the stream has been stopped.
  func reserve(byteCount: Int) -> Int? {
    condition.lock()
    defer { condition.unlock() }
    while stopReason == nil, isFull(for: byteCount) {
      waiting.reader = true
      condition.wait()
    }
    waiting.reader = false
    guard stopReason == nil else { return nil }
    let index = reserved
    costs[index % limits.lines] = byteCount
    outstandingBytes += byteCount
    reserved += 1
    largest = (max(largest.lines, reserved - taken), max(largest.bytes, outstandingBytes))
    return index
  }

  private func isFull(for byteCount: Int) -> Bool {
    let lines = reserved - taken
    return lines >= limits.lines || (lines > 0 && outstandingBytes + byteCount > limits.bytes)
  }

  /// No line will be reserved any more; the stream ends for this reason once all are written.
  func finishInput(_ reason: EndReason) {
    condition.withLock {
      inputEnd = reason
      condition.broadcast()
    }
  }

  // MARK: Anyone

  /// Puts a finished line into its place. After a stop nothing is accepted: what was finished by then is
  /// what gets written.
  func fill(_ index: Int, with line: RenderedLine) {
    condition.withLock {
      guard stopReason == nil else { return }
      let slot = index % limits.lines
      precondition(index >= taken && index < reserved && slots[slot] == nil, "line \(index) filled twice")
      slots[slot] = line
      if index == taken, waiting.writer { condition.broadcast() }
    }
  }

  /// Ends the stream after the lines that are finished at the front. The first reason stays.
  func stop(_ reason: EndReason) {
    condition.withLock {
      stopReason = stopReason ?? reason
      condition.broadcast()
    }
  }

  // MARK: Writer

  /// The finished lines at the front, as soon as there are any.
  ///
  /// - Parameter mayWait: False while the writer holds lines back; then it is told to flush rather than
  ///   made to wait.
  func nextStep(mayWait: Bool) -> Step {
    condition.lock()
    defer { condition.unlock() }
    while true {
      let lines = takeFinished()
      if !lines.isEmpty { return .write(lines) }
      if !mayWait { return .flush }
      if let stopReason { return .end(stopReason) }
      if let inputEnd, taken == reserved { return .end(inputEnd) }
      waiting.writer = true
      condition.wait()
      waiting.writer = false
    }
  }

  private func takeFinished() -> [RenderedLine] {
    var lines: [RenderedLine] = []
    var byteCount = 0
    while byteCount < Self.takenBytes, taken < reserved, let line = slots[taken % limits.lines] {
      slots[taken % limits.lines] = nil
      outstandingBytes -= costs[taken % limits.lines]
      taken += 1
      byteCount += line.bytes.count + 1  // Empty lines count, or they would be taken without end.
      lines.append(line)
    }
    if !lines.isEmpty, waiting.reader { condition.broadcast() }
    return lines
  }
}
