import Foundation
import Testing

@Suite("dragoman translate --json writes one object a line")
struct JSONProgramTests {
  /// The members of each object, in the order in which they stand.
  func objects(_ output: [UInt8]) throws -> [[String: Any]] {
    let lines = output.split(separator: 0x0A, omittingEmptySubsequences: false)
    #expect(lines.last?.isEmpty == true)
    return try lines.dropLast().map { line in
      try #require(try JSONSerialization.jsonObject(with: Data(line)) as? [String: Any])
    }
  }

  @Test("with index, text, languages, score and flags; with an error and no text for a failed line")
  func shape() async throws {
    let input = Array("We wait.\n\n".utf8) + [0xFF] + Array("\n\"\t\\\u{1}\n12 : 30".utf8)
    let (output, errors, ending) = try await run(translate + ["--json"], input: input)
    let objects = try objects(output)
    #expect(ending == .exited(1))
    #expect(errors.hasPrefix("dragoman: line 3, byte 10: notUTF8\n"))
    #expect(objects.map { $0["index"] as? Int } == [0, 1, 2, 3, 4])
    #expect(
      objects.allSatisfy {
        $0["sourceLanguage"] as? String == "en" && $0["targetLanguage"] as? String == "de"
      })
    #expect(Set(objects[0].keys) == ["index", "text", "sourceLanguage", "targetLanguage", "score", "flags"])
    #expect((objects[0]["score"] as? Double).map { $0 <= 0 } == true)
    #expect(objects[1]["text"] as? String == "")
    #expect(objects[1]["flags"] as? [String] == ["passedThrough"])
    #expect(Set(objects[2].keys) == ["index", "sourceLanguage", "targetLanguage", "error"])
    let error = try #require(objects[2]["error"] as? [String: Any])
    #expect(error["code"] as? String == "notUTF8")
    #expect(error["line"] as? Int == 3)
    #expect(error["byteOffset"] as? Int == 10)
    #expect(objects[4]["text"] as? String == "12 : 30")
  }

  @Test(
    "with --from a line that is clearly in another language is translated and marked, as a session marks it")
  func mismatch() async throws {
    let lines = ["The library is open until seven.", "Die Bibliothek ist bis sieben Uhr geöffnet.", "OK"]
    let input = Array((lines.joined(separator: "\n") + "\n").utf8)
    let (output, errors, ending) = try await run(translate + ["--json"], input: input)
    let flags = try objects(output).map { ($0["flags"] as? [String] ?? []).contains("languageMismatch") }
    #expect(flags == [false, true, false])
    #expect(errors == "" && ending == .exited(0))
  }

  @Test("in input order, each with the text that the line alone would have")
  func order() async throws {
    let plain = try await run(translate, input: (0..<300).map { "Item \($0) is ready.\n" }.joined())
    let json = try await run(
      translate + ["--json"], input: Array((0..<300).map { "Item \($0) is ready.\n" }.joined().utf8))
    let objects = try objects(json.output)
    #expect(objects.map { $0["index"] as? Int } == (0..<300).map { $0 })
    #expect(objects.map { ($0["text"] as? String ?? "?") + "\n" }.joined() == plain.output)
  }

  @Test("and --n-best writes an entry for every line")
  func nBest() async throws {
    let options = translate + ["--lines", "--n-best", "3"]
    let (output, _, ending) = try await run(options, input: "We wait.\n\nIt rains.\n")
    #expect(ending == .exited(0))
    let entries = output.split(separator: "\n").map { $0.components(separatedBy: " ||| ") }
    #expect(entries.allSatisfy { $0.count == 4 && $0[2].hasPrefix("F0= ") && Double($0[3]) != nil })
    #expect(Set(entries.map { $0[0] }) == ["0", "1", "2"])
    #expect(entries.filter { $0[0] == "1" }.count == 1)
    #expect(entries.map { Int($0[0]) ?? -1 } == entries.map { Int($0[0]) ?? -1 }.sorted())
  }
}
