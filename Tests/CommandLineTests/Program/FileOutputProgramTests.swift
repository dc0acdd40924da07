import Foundation
import Testing

@Suite("dragoman translate writes files")
struct FileOutputProgramTests {
  @Test("in place: the file is replaced and keeps its mode; a symbolic link is refused")
  func inPlace() async throws {
    let folder = try WorkFolder()
    defer { withExtendedLifetime(folder) {} }
    let sentences = try await TranslatedSentences()
    let path = try folder.write("a.json", "[\"We wait.\"]", mode: 0o640)
    let text = try folder.write("b.txt", "It rains.\n", mode: 0o604)
    let (output, errors, ending) = try await run(translate + ["--in-place", path, text])
    #expect(output == "" && errors == "" && ending == .exited(0))
    #expect(folder.read("a.json") == sentences.translated("[\"We wait.\"]"))
    #expect(folder.read("b.txt") == sentences.translated("It rains.\n"))
    #expect(folder.mode("a.json") == 0o640 && folder.mode("b.txt") == 0o604)
    #expect(folder.names == ["a.json", "b.txt"])
    try FileManager.default.createSymbolicLink(atPath: folder.path("link.json"), withDestinationPath: path)
    let link = try await run(translate + ["--in-place", folder.path("link.json")])
    #expect(link.errors.contains("is a symbolic link") && link.ending == .exited(6))
  }

  @Test("several files go into a folder by their names; two of one name are refused")
  func folder() async throws {
    let folder = try WorkFolder()
    defer { withExtendedLifetime(folder) {} }
    let sentences = try await TranslatedSentences()
    let first = try folder.write("a.json", "[\"We wait.\"]")
    let second = try folder.write("b.strings", "a = \"It rains.\";\n")
    let (output, errors, ending) = try await run(
      translate + ["--output", folder.path("de"), "--json", first, second])
    #expect(errors == "" && ending == .exited(0))
    #expect(folder.read("de/a.json") == sentences.translated("[\"We wait.\"]"))
    #expect(folder.read("de/b.strings") == sentences.translated("a = \"It rains.\";\n"))
    let report =
      "{\"file\":\"\(first)\",\"output\":\"\(folder.path("de/a.json"))\",\"format\":\"json\",\"isComplete\":true,"
      + "\"sourceLanguage\":\"en\",\"targetLanguage\":\"de\",\"texts\":1,\"failures\":{},\"kept\":{},\"flags\":{}}"
    #expect(output.split(separator: "\n").first.map(String.init) == report)
    let twice = try await run(translate + ["--output", folder.path("de/"), first, first])
    #expect(twice.errors.contains("two FILEs would be written to") && twice.ending == .exited(2))
  }

  @Test("an output that cannot be written is named before anything is translated")
  func unwritable() async throws {
    let folder = try WorkFolder()
    defer { withExtendedLifetime(folder) {} }
    let path = try folder.write("a.json", "[\"We wait.\"]")
    for (output, reason) in [
      (folder.path("no/such/file"), "No such file or directory"), ("/dev/full", "it is no regular file"),
      (path, "is the input; use --in-place to replace it"),
    ] {
      let (_, errors, ending) = try await run(translate + ["--output", output, path])
      #expect(errors.contains(reason) && errors.contains("'\(output)'"))
      #expect(ending == .exited(output == path ? 2 : 6))
    }
    #expect(folder.names == ["a.json"])
  }

  @Test("lines that deserve a look are named by their numbers, the first ones, and never by what is in them")
  func notable() async throws {
    let folder = try WorkFolder()
    defer { withExtendedLifetime(folder) {} }
    // The small model makes nothing of this line, and all flags are its.
    let line = "Boat 4711 is 12 miles from 99 harbours."
    let path = try folder.write("a.txt", String(repeating: "We wait.\n\(line)\n", count: 6))
    let (output, errors, ending) = try await run(translate + ["--output", folder.path("out"), path])
    #expect(output == "" && ending == .exited(0))
    #expect(
      errors == """
        dragoman: '\(path)': 6 of 12 lines deserve a look: 6 degenerate, 6 numbersChanged, 6 untranslated; the \
        first: line 2, 4, 6, 8, 10
        Next: --json on standard output has the flags of each line

        """)
  }

  @Test("a file that cannot be read does not keep the others from being translated")
  func oneOfMany() async throws {
    let folder = try WorkFolder()
    defer { withExtendedLifetime(folder) {} }
    let broken = try folder.write("a.json", "[")
    let whole = try folder.write("b.json", "[\"We wait.\"]")
    let (_, errors, ending) = try await run(translate + ["--output", folder.path("de/"), broken, whole])
    #expect(
      errors == "dragoman: cannot read '\(broken)' as json: line 1: not well-formed\n" && ending == .exited(6)
    )
    let table = try folder.write("c.csv", "a\nWe wait.\n\"open\n")
    let unclosed = try await run(translate + ["--columns", "a", "--output", folder.path("de/"), table])
    #expect(
      unclosed.errors.contains("line 3: a quotation mark is not closed") && unclosed.ending == .exited(6))
    #expect(folder.read("de/b.json") == (try await TranslatedSentences()).translated("[\"We wait.\"]"))
    #expect(try FileManager.default.contentsOfDirectory(atPath: folder.path("de")) == ["b.json"])
  }
}
