import Foundation

/// How long ago something was, in one round number: `3 days`.
struct Age: CustomStringConvertible, Equatable, Sendable {
  let seconds: Int

  /// - Parameter now: A clock may have been set back since; then the age is 0.
  init(of date: Date, now: Date) {
    seconds = max(0, Int(exactly: now.timeIntervalSince(date).rounded()) ?? 0)
  }

  var description: String {
    switch seconds {
    case ..<60: "less than a minute"
    case ..<3600: count(seconds / 60, "minute")
    case ..<86_400: count(seconds / 3600, "hour")
    default: count(seconds / 86_400, "day")
    }
  }

  private func count(_ number: Int, _ unit: String) -> String {
    "\(number) \(unit)\(number == 1 ? "" : "s")"
  }
}
