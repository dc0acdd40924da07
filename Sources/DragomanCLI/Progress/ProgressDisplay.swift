import Foundation

/// What to write while packs are being installed; the same steps in one of three forms.
///
/// It keeps no clock and writes nothing itself: each call says what time it is and gets the text.
struct ProgressDisplay: Sendable {
  enum Form: Equatable, Sendable {
    /// One line, redrawn in place, on a terminal of so many columns.
    case terminal(columns: Int)
    /// A line at the start, at each quarter and at the end.
    case lines
    /// A JSON object a line.
    case json
  }

  /// Ten times a second are enough for eyes and for programs.
  private static let interval = Duration.milliseconds(100)

  private let form: Form
  private var current: PackStep?
  private var rate = TransferRate()
  private var lastShown: ContinuousClock.Instant?
  private var quartersShown = 0

  init(form: Form) { self.form = form }

  /// What to write for `step`, or nil for nothing.
  mutating func show(_ step: PackStep, at now: ContinuousClock.Instant) -> String? {
    guard step != current else { return nil }
    let isNewPack = current?.pack != step.pack
    let isNewPhase = isNewPack || current?.phase != step.phase
    if isNewPack { rate = TransferRate() }
    if isNewPhase { quartersShown = Self.quarters(of: step) }
    if step.phase == .downloading { rate.note(step.completedBytes, at: now) }
    current = step
    if form == .lines { return line(step, isNewPhase: isNewPhase) }
    // The last step of a phase is never left out, since nothing may come behind it for long.
    let isDue = lastShown.map { now - $0 >= Self.interval } ?? true
    guard isDue || (form == .json && (isNewPhase || step.completedBytes == step.totalBytes)) else {
      return nil
    }
    lastShown = now
    if case .terminal(let columns) = form { return "\r\u{1B}[K" + bar(step, columns: columns) }
    return String(decoding: step.json.line, as: UTF8.self)
  }

  /// What to write when a pack has been installed.
  mutating func finish(_ pack: String) -> String? {
    current = nil
    lastShown = nil
    switch form {
    case .terminal: return "\r\u{1B}[K"
    case .lines: return "\(pack): installed\n"
    case .json: return nil
    }
  }

  /// What to write before anything else is, when the installation ends otherwise.
  mutating func wipe() -> String? {
    defer { current = nil }
    guard case .terminal = form, current != nil else { return nil }
    lastShown = nil
    return "\r\u{1B}[K"
  }

  // MARK: Lines

  private mutating func line(_ step: PackStep, isNewPhase: Bool) -> String? {
    let total = ByteCount(step.totalBytes)
    guard step.phase == .downloading else {
      return isNewPhase ? "\(step.pack): \(step.phase.rawValue)\n" : nil
    }
    if isNewPhase {
      let size = step.totalBytes > 0 ? " \(total)" : ""
      let there = step.completedBytes > 0 ? ", of which \(ByteCount(step.completedBytes)) are here" : ""
      return "\(step.pack): downloading\(size)\(there)\n"
    }
    let quarters = Self.quarters(of: step)
    // The fourth is the end, which the next phase says.
    guard quarters > quartersShown, quarters < 4 else { return nil }
    quartersShown = quarters
    return "\(step.pack): \(quarters * 25) % of \(total)\n"
  }

  private static func quarters(of step: PackStep) -> Int {
    step.totalBytes > 0 ? Int(min(1, fraction(of: step)) * 4) : 0
  }

  private static func fraction(of step: PackStep) -> Double {
    step.totalBytes > 0 ? Double(step.completedBytes) / Double(step.totalBytes) : 0
  }

  // MARK: Terminal

  /// `id  [######------]  45 %  5.5 of 12.2 MB  3.1 MB/s  0:02`; where it is too narrow, the id is shortened
  /// first, then the last parts are left out.
  private func bar(_ step: PackStep, columns: Int) -> String {
    // In the last column a terminal may begin a new line, which could not be wiped.
    let room = max(0, columns - 1)
    let shortestName = 12
    var parts = step.phase == .downloading ? download(step) : [step.phase.rawValue]
    func nameRoom() -> Int { room - Self.joined(parts).count - 2 }
    while parts.count > 1, nameRoom() < min(step.pack.count, shortestName) { parts.removeLast() }
    let name = Self.shortened(step.pack, to: max(nameRoom(), shortestName))
    return String(Self.joined([name] + parts).prefix(room))
  }

  private func download(_ step: PackStep) -> [String] {
    var parts: [String] = []
    if step.totalBytes > 0 {
      let fraction = min(1, Self.fraction(of: step))
      let filled = Int(fraction * 12)
      parts.append("[\(String(repeating: "#", count: filled))\(String(repeating: "-", count: 12 - filled))]")
      parts.append(Self.padded("\(Int(fraction * 100)) %", to: 5))
      parts.append(ByteCount(step.completedBytes).description(of: ByteCount(step.totalBytes)))
    } else {
      parts.append("\(ByteCount(step.completedBytes))")
    }
    if let speed = rate.bytesPerSecond {
      parts.append("\(ByteCount(Int64(speed)))/s")
      if let left = Self.secondsLeft(step, speed) { parts.append(left) }
    }
    return parts
  }

  private static func joined(_ parts: [String]) -> String { parts.joined(separator: "  ") }

  private static func secondsLeft(_ step: PackStep, _ speed: Double) -> String? {
    let left = Double(step.totalBytes - step.completedBytes) / speed
    guard step.totalBytes > 0, left.isFinite, left >= 0, left < 360_000 else { return nil }
    let seconds = Int(left.rounded(.up))
    let (hours, minutes) = (seconds / 3600, seconds / 60 % 60)
    return hours > 0
      ? String(format: "%d:%02d:%02d", hours, minutes, seconds % 60)
      : String(format: "%d:%02d", minutes, seconds % 60)
  }

  private static func padded(_ text: String, to width: Int) -> String {
    String(repeating: " ", count: max(0, width - text.count)) + text
  }

  private static func shortened(_ text: String, to width: Int) -> String {
    text.count <= width ? text : text.prefix(width - 1) + "…"
  }
}
