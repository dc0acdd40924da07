import Foundation
import Testing

@Suite("dragoman translate keeps its memory", .serialized)
struct MemoryProgramTests {
  /// How many of the lines are sent: all with `DRAGOMAN_LONG_TESTS`, else one of twenty-five.
  private static let share = ProcessInfo.processInfo.environment["DRAGOMAN_LONG_TESTS"] == nil ? 25 : 1
  private static let allowance = 8 << 20

  private static let words = [
    "the", "boat", "is", "late", "because", "nobody", "came", "to", "open", "a", "door", "today",
  ]

  /// The `number`th of lines of twelve words that all differ.
  private static func line(_ number: Int) -> String {
    (0..<12).map { words[(number * 5 + $0 * (number % 11 + 1)) % 12] }.joined(separator: " ") + " \(number)."
  }

  /// Sends lines in packets of a hundred and takes their translations.
  private static func translate(_ lines: [String], by program: Program) {
    for start in stride(from: 0, to: lines.count, by: 100) {
      let packet = lines[start..<min(start + 100, lines.count)]
      program.send(packet.map { $0 + "\n" }.joined())
      for _ in packet { _ = program.readLine() }
    }
  }

  @Test("does not grow with its requests, equal or different, and forgets a long text")
  func growth() async throws {
    let share = Self.share
    let (memory, ending) = try await onOwnThread {
      let program = try Program(CommandLineTests.translate + ["--threads", "1"])
      var memory: [String: Int] = [:]
      func send(_ name: String, _ lines: [String]) {
        Self.translate(lines, by: program)
        memory[name] = program.anonymousMemory
      }
      let equal = Array(repeating: Self.line(0), count: 5_000 / share)
      send("1,000 equal lines", Array(equal.prefix(1_000 / share)))
      send("5,000 equal lines", Array(equal.dropFirst(1_000 / share)))
      send("1,000 different lines", (0..<1_000 / share).map(Self.line))
      send("5,000 different lines", (1_000 / share..<5_000 / share).map(Self.line))
      send("a text of 5,000 words", [(0..<5_000 / 12 / min(share, 5)).map(Self.line).joined(separator: " ")])
      send("a line after it", [Self.line(1)])
      program.closeInput()
      return (memory, program.finish().ending)
    }
    #expect(ending == .exited(0))
    func grown(from first: String, to second: String) -> Int {
      (memory[second] ?? .max) - (memory[first] ?? 0)
    }
    #expect(memory.values.allSatisfy { $0 > 0 })
    #expect(grown(from: "1,000 equal lines", to: "5,000 equal lines") < Self.allowance)
    #expect(grown(from: "1,000 different lines", to: "5,000 different lines") < Self.allowance)
    #expect(grown(from: "5,000 different lines", to: "a line after it") < Self.allowance)
  }
}
