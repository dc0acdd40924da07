import Foundation
import Testing

@testable import DragomanCLI

@Suite("An age is one round number")
struct AgeTests {
  @Test(
    "of minutes, hours or days",
    arguments: [
      (-100, "less than a minute"), (59, "less than a minute"), (60, "1 minute"), (3599, "59 minutes"),
      (3600, "1 hour"), (86_399, "23 hours"), (86_400, "1 day"), (3 * 86_400 + 5, "3 days"),
    ] as [(Double, String)])
  func words(seconds: Double, text: String) {
    let now = Date(timeIntervalSinceReferenceDate: 700_000_000)
    #expect(Age(of: now - seconds, now: now).description == text)
  }
}
