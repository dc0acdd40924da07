import Foundation
import Testing

@Suite("dragoman translate --resume")
struct ResumeProgramTests {
  private static let sentences = TranslatedSentences.all

  /// Enough for a kill to find the program at work.
  private static func input(_ name: String) -> String {
    let texts = (0..<2500).map { "\(sentences[$0 % 5]) \(sentences[$0 * 3 % 5])" }
    switch name {
    case "a.csv": return "id,text\n" + texts.enumerated().map { "\($0),\"\($1)\"\n" }.joined()
    case "a.json": return "[" + texts.map { "\"\($0)\"" }.joined(separator: ",\n") + "]"
    default: return texts.map { $0 + "\n\n" }.joined()
    }
  }

  /// Starts, kills as soon as something has been noted, and says how many records or texts had been.
  private static func kill(_ arguments: [String], journal: String) throws -> Int {
    let program = try Program(arguments)
    program.closeInput()
    while !program.hasEnded {
      let notes = FileManager.default.contents(atPath: journal).map { $0.count { $0 == 0x0A } } ?? 0
      if notes > 1 { break }
      usleep(500)
    }
    program.interrupt(SIGKILL)
    _ = program.wait()
    let text = FileManager.default.contents(atPath: journal).map { String(decoding: $0, as: UTF8.self) } ?? ""
    #expect(!text.contains("boat") && !text.contains("Boot"))
    return text.matches(of: /"records":([0-9]+)/).last.flatMap { Int($0.output.1) } ?? 0
  }

  @Test("after a kill the rest is done and the file is the same", arguments: ["a.txt", "a.csv", "a.json"])
  func kill(name: String) async throws {
    let folder = try WorkFolder()
    defer { withExtendedLifetime(folder) {} }
    let path = try folder.write(name, Self.input(name))
    let options = translate + (name == "a.csv" ? ["--columns", "text"] : [])
    let whole = try await run(options + [path])
    let arguments = options + ["--output", folder.path("out"), "--resume", path]
    let done = try await onOwnThread {
      try Self.kill(arguments, journal: folder.path("out.part.journal"))
    }
    #expect(done > 0)
    #expect(folder.names == [name, "out.part", "out.part.journal"])
    #expect(folder.mode("out.part") == 0o600 && folder.mode("out.part.journal") == 0o600)
    let (_, errors, ending) = try await run(arguments)
    #expect(errors == "" && ending == .exited(0))
    #expect(folder.read("out") == whole.output)
    #expect(folder.names == [name, "out"])
  }

  @Test("SIGTERM leaves what has been done, and says how to go on")
  func terminated() async throws {
    let folder = try WorkFolder()
    defer { withExtendedLifetime(folder) {} }
    let path = try folder.write("a.txt", Self.input("a.txt"))
    let arguments = translate + ["--output", folder.path("out"), path]
    let result = try await onOwnThread {
      let program = try Program(arguments)
      while !program.hasEnded, folder.read("out.part.journal")?.contains("records") != true { usleep(500) }
      program.interrupt(SIGTERM)
      return program.finish()
    }
    #expect(result.ending == .exited(143))
    #expect(
      result.errors.contains("stopped by SIGTERM\nNext: the same command with --resume goes on behind line "))
    let again = try await run(arguments)
    #expect(again.ending == .exited(6) && again.errors.contains("go on with --resume, or remove it"))
    let resumed = try await run(arguments + ["--resume"])
    #expect(resumed.ending == .exited(0))
    #expect(folder.read("out") == (try await run(translate + [path])).output)
  }

  @Test("another input, other options and a damaged journal are refused with what to do")
  func refused() async throws {
    let folder = try WorkFolder()
    defer { withExtendedLifetime(folder) {} }
    let path = try folder.write("a.txt", Self.input("a.txt"))
    let arguments = translate + ["--output", folder.path("out"), "--resume", path]
    _ = try await onOwnThread { try Self.kill(arguments, journal: folder.path("out.part.journal")) }
    let options = try await run(arguments + ["--lines"])
    #expect(options.errors.contains("it was begun with other options") && options.ending == .exited(6))
    try folder.write("a.txt", Self.input("a.txt") + "More.\n")
    let input = try await run(arguments)
    #expect(input.errors.contains("the input has changed") && input.errors.contains("Next: remove '"))
    try folder.write("out.part.journal", "{}\n")
    let journal = try await run(arguments)
    #expect(journal.errors.contains("its journal is damaged") && journal.ending == .exited(6))
    #expect(folder.read("out") == nil)
  }

  @Test("where there is nothing to go on with, it begins")
  func nothing() async throws {
    let folder = try WorkFolder()
    defer { withExtendedLifetime(folder) {} }
    let path = try folder.write("a.json", "[\"We wait.\"]")
    let (_, errors, ending) = try await run(translate + ["--resume", "--in-place", path])
    #expect(errors == "" && ending == .exited(0))
    #expect(folder.read("a.json") == (try await TranslatedSentences()).translated("[\"We wait.\"]"))
  }
}
