import Foundation
import Testing

@testable import DragomanCLI

@Suite("PartialOutput")
struct PartialOutputTests {
  private let head = Journal.Head(input: "i", options: "o", packs: "p", engine: "e")

  private func open(_ folder: WorkFolder, resumes: Bool = true) throws -> PartialOutput {
    try PartialOutput.open(folder.path("out"), head: head, resumes: resumes, interruption: -1)
  }

  /// Writes some lines, each noted by itself, without an end.
  private func begin(_ folder: WorkFolder, _ lines: [String]) throws {
    let output = try open(folder)
    var report = StreamReport()
    for line in lines {
      _ = output.write(Array(line.utf8))
      report.writtenLines += 1
      report.failures = [.engineFault: 1]
      #expect(output.commit(report) == nil)
    }
  }

  @Test("what was noted is gone on with; what was written behind it is written again")
  func resume() throws {
    let folder = try WorkFolder()
    defer { withExtendedLifetime(folder) {} }
    try begin(folder, ["one\n", "two\n"])
    try folder.write("out.part", "one\ntwo\nthr", mode: 0o600)
    let output = try open(folder)
    #expect(output.earlier.writtenLines == 2 && output.earlier.failures == [.engineFault: 1])
    _ = output.write(Array("three\n".utf8))
    try output.finish()
    #expect(folder.read("out") == "one\ntwo\nthree\n" && folder.names == ["out"])
  }

  @Test(
    "a partial output that is shorter or other than noted is gone on with where it still is the same",
    arguments: [("one\n", 1), ("one\ntwX\n", 1), ("on", 0), ("", 0)])
  func damaged(part: String, records: Int) throws {
    let folder = try WorkFolder()
    defer { withExtendedLifetime(folder) {} }
    try begin(folder, ["one\n", "two\n"])
    try folder.write("out.part", part, mode: 0o600)
    let output = try open(folder)
    #expect(output.earlier.writtenLines == records)
    #expect(try output.contents() == Array("one\n".utf8.prefix(records * 4)))
  }

  @Test("which lines deserve a look is noted, the first ones")
  func notable() throws {
    var report = StreamReport()
    for number in 1...9 {
      report.add(number.isMultiple(of: 3) ? ["passedThrough"] : ["degenerate"], ofLine: number)
    }
    report.add([], ofLine: 10)
    #expect(report.notable.count == 6 && report.notable.first == [1, 2, 4, 5, 7])
    #expect(report.flags == ["passedThrough": 3, "degenerate": 6])
    let line = Journal.line(Journal.Entry(report, bytes: 0, hash: ""))
    let noted = try JSONDecoder().decode(Journal.Entry.self, from: Data(line)).report
    #expect(noted.notable == report.notable && noted.flags == report.flags)
  }

  @Test("a note that was not written whole is none")
  func cutNote() throws {
    let folder = try WorkFolder()
    defer { withExtendedLifetime(folder) {} }
    try begin(folder, ["one\n", "two\n"])
    let journal = folder.read("out.part.journal") ?? ""
    try folder.write("out.part.journal", String(journal.dropLast(9)), mode: 0o600)
    #expect(try open(folder).earlier.writtenLines == 1)
  }

  @Test("two at once are refused")
  func locked() throws {
    let folder = try WorkFolder()
    defer { withExtendedLifetime(folder) {} }
    let output = try open(folder)
    #expect(throws: FileFault.self) { try open(folder) }
    withExtendedLifetime(output) {}
  }

  @Test(
    "what makes a difference is named",
    arguments: [
      (Journal.Head(input: "x", options: "o", packs: "p", engine: "e"), "the input has changed"),
      (Journal.Head(input: "i", options: "x", packs: "p", engine: "e"), "it was begun with other options"),
      (Journal.Head(input: "i", options: "o", packs: "x", engine: "e"), "it was begun with other packs"),
      (
        Journal.Head(input: "i", options: "o", packs: "p", engine: "x"),
        "it was begun with another version of the engine"
      ),
    ])
  func difference(earlier: Journal.Head, reason: String) {
    #expect(head.difference(from: earlier) == reason)
    #expect(head.difference(from: head) == nil)
  }
}
