import Foundation

/// Lines done and lines a second, on standard error. It never shows any text of the user's.
struct ProgressMeter: Sendable {
  private let isTerminal: Bool
  /// Whether standard output is a terminal too, most likely the same one.
  private let sharesTerminal: Bool
  /// What is counted, and how many there are where that is known.
  private let noun: String
  private let total: Int?
  /// How many an earlier run had done, which say nothing about this one's rate.
  private let earlier: Int
  private let clock = ContinuousClock()
  private let start: ContinuousClock.Instant
  private var lastShown: ContinuousClock.Instant
  private var isOnScreen = false

  init(isTerminal: Bool, sharesTerminal: Bool, noun: String = "line", total: Int? = nil, earlier: Int = 0) {
    self.earlier = earlier
    self.noun = noun
    self.total = total
    self.isTerminal = isTerminal
    self.sharesTerminal = sharesTerminal
    start = clock.now
    lastShown = start
  }

  /// Five times a second in place on a terminal, else one plain line every ten seconds.
  mutating func show(lines: Int) {
    let now = clock.now
    guard now - lastShown >= (isTerminal ? .milliseconds(200) : .seconds(10)) else { return }
    lastShown = now
    draw(lines: lines, at: now)
  }

  /// Leaves the last state behind as a line of its own.
  mutating func finish(lines: Int) {
    draw(lines: lines, at: clock.now)
    if isTerminal { writeError("\n") }
    isOnScreen = false
  }

  /// Removes what is on screen, so that another message can stand there.
  mutating func clear() {
    if isOnScreen { writeError("\r\u{1B}[K") }
    isOnScreen = false
  }

  /// The same before output, where that goes to the terminal as well.
  mutating func clearSharedTerminal() {
    if sharesTerminal { clear() }
  }

  private mutating func draw(lines: Int, at now: ContinuousClock.Instant) {
    let seconds = (now - start) / .seconds(1)
    let rate = seconds > 0 ? Double(lines - earlier) / seconds : 0
    let count = total.map { "\(lines) of \($0)" } ?? "\(lines)"
    let words = (total ?? lines) == 1 ? noun : "\(noun)s"
    let state = "\(count) \(words), \(String(format: "%.1f", rate)) \(noun)s/s"
    if isTerminal {
      writeError("\r\u{1B}[K\(state)")
      isOnScreen = true
    } else {
      printError(state)
    }
  }
}
