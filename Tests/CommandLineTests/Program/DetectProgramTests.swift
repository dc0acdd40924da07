import Foundation
import Testing

@Suite("dragoman detect says which language each line is in")
struct DetectProgramTests {
  /// The tag and the confidence of each line of output.
  func findings(_ output: String) throws -> [(tag: String, confidence: Double)] {
    #expect(output.isEmpty || output.hasSuffix("\n"))
    return try output.split(separator: "\n").map { line in
      let parts = line.split(separator: "\t")
      #expect(parts.count == 2 && parts[1].count == 4)
      return (String(parts[0]), try #require(Double(parts[1])))
    }
  }

  @Test("A-16: greetings are told, short and shared words honestly, names and code not at all")
  func shortTexts() async throws {
    let lines = [
      "Guten Morgen", "Le mot de passe est faux", "nice hat", "Fenster", "OK", "12:30", "QT_WRAP_UI", "の",
    ]
    let (output, errors, ending) = try await run(["detect"], input: lines.joined(separator: "\n"))
    let findings = try findings(output)
    #expect(findings.map(\.tag) == ["de", "fr", "und", "und", "und", "und", "und", "ja"])
    #expect(findings.prefix(2).allSatisfy { $0.confidence >= 0.7 })
    #expect(findings[2...6].allSatisfy { $0.confidence < 0.9 })
    #expect(errors == "" && ending == .exited(0))
  }

  @Test("one line for each line, blank ones too, in their order, from files and standard input")
  func lines() async throws {
    let sentences = ["Das Dach ist undicht.", "", "El tejado gotea.", " ", "The roof is leaking."]
    let tags = ["de", "und", "es", "und", "en"]
    let file = try TemporaryFile((0..<500).map { sentences[$0 % 5] + "\n" }.joined())
    defer { withExtendedLifetime(file) {} }
    let (output, errors, ending) = try await run(["detect", file.path, "-"], input: sentences[0])
    #expect(try findings(output).map(\.tag) == (0...500).map { tags[$0 % 5] })
    #expect(errors == "" && ending == .exited(0))
    let none = try await run(["detect"])
    #expect(none.output == "" && none.errors == "" && none.ending == .exited(0))
  }

  @Test("--json has the candidates")
  func json() async throws {
    let (output, _, ending) = try await run(
      ["detect", "--json"], input: "El tejado gotea.\n早安。\n\n這個軟體的設定頁面還沒有翻譯完成。\n")
    let objects = try output.split(separator: "\n").map { try PackWorld.document($0 + "\n") }
    #expect(objects.map { $0["index"] as? Int } == [0, 1, 2, 3])
    #expect(objects.map { $0["language"] as? String } == ["es", "und", "und", "zh-Hant"])
    for object in objects {
      #expect(Set(object.keys) == ["index", "language", "confidence", "candidates"])
      let candidates = try #require(object["candidates"] as? [[String: Any]])
      #expect(candidates.count <= 3)
      let confidences = candidates.compactMap { $0["confidence"] as? Double }
      #expect(confidences.count == candidates.count && confidences == confidences.sorted(by: >))
      #expect(object["confidence"] as? Double == confidences.first ?? 0)
    }
    let chinese = try #require(objects[1]["candidates"] as? [[String: Any]])
    #expect(chinese.map { $0["language"] as? String } == ["zh", "ja"])
    #expect(ending == .exited(0))
  }

  @Test("a line that is not UTF-8 is reported, and so is a file that cannot be read")
  func faults() async throws {
    let input = Array("Das Dach ist undicht.\n".utf8) + [0x61, 0xFF, 0x0A]
    let text = try await run(["detect"], input: input)
    #expect(String(decoding: text.output, as: UTF8.self).hasSuffix("\nund\t0.00\n"))
    #expect(
      text.errors == """
        dragoman: line 2, byte 23: notUTF8
        dragoman: 1 of 2 lines could not be read: 1 notUTF8

        """)
    #expect(text.ending == .exited(1))
    let json = try await run(["detect", "--json"], input: input)
    #expect(
      String(decoding: json.output, as: UTF8.self).hasSuffix(
        "\n{\"index\":1,\"error\":{\"code\":\"notUTF8\",\"line\":2,\"byteOffset\":23}}\n"))
    let missing = try await run(["detect", "/nonexistent/a"])
    #expect(missing.errors == "dragoman: cannot read '/nonexistent/a': No such file or directory\n")
    #expect(missing.output == "" && missing.ending == .exited(6))
  }

  @Test("each line is told as soon as it is read")
  func streaming() async throws {
    try await onOwnThread {
      let program = try Program(["detect"])
      for (line, tag) in [("Das Dach ist undicht.", "de"), ("OK", "und"), ("El tejado gotea.", "es")] {
        program.send(line + "\n")
        #expect(program.readLine()?.hasPrefix(tag + "\t") == true)
      }
      program.closeInput()
      #expect(program.finish().ending == .exited(0))
    }
  }
}
