import Foundation
import Testing

@Suite("dragoman translate changes only the texts of files")
struct FileFormatsProgramTests {
  /// A file's name, its content, the options that it needs, and what it becomes but for the sentences.
  struct Sample: Sendable, CustomTestStringConvertible {
    let name: String
    let options: [String]
    let content: String
    let result: String

    init(_ name: String, _ content: String, becoming result: String? = nil) {
      self.init(name, [], content, becoming: result)
    }

    init(_ name: String, _ options: [String], _ content: String, becoming result: String? = nil) {
      self.name = name
      self.options = options
      self.content = content
      self.result = result ?? content
    }

    var testDescription: String { name }
  }

  static let samples = [
    Sample(
      "a.srt",
      "\u{FEFF}1\r\n00:00:01,000 --> 00:00:02,000\r\n{\\an8}<i>We wait.</i>\r\n\r\n2\r\n00:00:03,000 --> 00:00:04,000\r\n- It rains.\r\n- Nobody came.\r\n"
    ),
    Sample(
      "a.vtt", "WEBVTT\n\nNOTE We wait\n\nintro\n00:01.000 --> 00:02.000 line:0\n<v Ada>Open the door.</v>\n"),
    Sample(
      "a.po",
      "msgid \"\"\nmsgstr \"Language: de\\n\"\n\n#, fuzzy\nmsgid \"It rains.\"\nmsgstr \"x\"\n\nmsgid \"We wait.\"\nmsgstr \"\"\n",
      becoming:
        "msgid \"\"\nmsgstr \"Language: de\\n\"\n\n#, fuzzy\nmsgid \"@It rains.\"\nmsgstr \"x\"\n\nmsgid \"@We wait.\"\nmsgstr \"We wait.\"\n"
    ),
    Sample(
      "a.xliff",
      "<xliff version=\"1.2\"><file source-language=\"en\"><body><trans-unit id=\"1\"><source>We wait.</source></trans-unit></body></file></xliff>",
      becoming:
        "<xliff version=\"1.2\"><file source-language=\"en\"><body><trans-unit id=\"1\"><source>@We wait.</source><target state=\"translated\">We wait.</target></trans-unit></body></file></xliff>"
    ),
    Sample(
      "a.strings", "/* It rains. */\n\"wait\" = \"We wait.\";\n".replacing("It rains.", with: "comment")),
    Sample(
      "a.xcstrings", "{\"sourceLanguage\":\"en\",\"strings\":{\"We wait.\":{}}}",
      becoming:
        "{\"sourceLanguage\":\"en\",\"strings\":{\"@We wait.\":{\"localizations\":{\"de\":{\"stringUnit\":{\"state\":\"translated\",\"value\":\"We wait.\"}}}}}}"
    ),
    Sample("a.json", "{ \"wait\" : \"We wait.\",\n\t\"n\": [1.50, \"It rains.\"] }"),
    Sample(
      "a.jsonl", ["--field", "title,body.text"],
      "{\"title\":\"We wait.\",\"id\":\"x\"}\n\n{\"body\":{\"text\":\"It rains.\"}}\r\n"),
    Sample("a.csv", ["--columns", "text"], "id;text\r\n1;\"We wait.\"\r\n2;It rains.\r\n"),
    Sample("a.tsv", ["--columns", "2"], "1\tWe wait.\n2\tIt rains."),
    Sample("a.html", "<p class='x'>We wait.</p>\n<!-- n --><p>It rains.</p>"),
    Sample("a.md", "# We wait.\n\n- It rains.\n- `Nobody came.`\n".replacing("Nobody came.", with: "code")),
    Sample("a.txt", "We wait.\n\n\t It rains.  \r\n"),
  ]

  @Test("to standard output, by name or by --format from standard input, and to a file", arguments: samples)
  func sample(_ sample: Sample) async throws {
    let sentences = try await TranslatedSentences()
    // What an @ stands before is no translation.
    let expected = sample.result.split(separator: "@", omittingEmptySubsequences: false).enumerated().map {
      index, part in
      guard index > 0, let source = TranslatedSentences.all.first(where: { part.hasPrefix($0) }) else {
        return sentences.translated(String(part))
      }
      return source + sentences.translated(String(part.dropFirst(source.count)))
    }.joined()
    let folder = try WorkFolder()
    defer { withExtendedLifetime(folder) {} }
    let path = try folder.write(sample.name, sample.content)
    let (output, errors, ending) = try await run(translate + sample.options + [path])
    #expect(output == expected && errors == "" && ending == .exited(0))
    let format = ["a.txt": "text", "a.md": "markdown"][sample.name] ?? String(sample.name.dropFirst(2))
    let piped = try await run(translate + sample.options + ["--format", format], input: sample.content)
    #expect(piped.output == expected && piped.ending == .exited(0))
    let written = try await run(translate + sample.options + ["--output", folder.path("out"), path])
    #expect(written.output == "" && written.errors == "" && written.ending == .exited(0))
    #expect(folder.read("out") == expected)
    #expect(folder.names == [sample.name, "out"].sorted())
  }

  @Test("without --from a file's language is what it says, or what its texts are in")
  func language() async throws {
    let folder = try WorkFolder()
    defer { withExtendedLifetime(folder) {} }
    let content = "[\"The boat is late.\", \"We wait.\", \"Nobody came.\", \"Open the door.\"]"
    let path = try folder.write("a.json", content)
    let (output, errors, ending) = try await run(["translate", "--to", "de", path])
    #expect(output == (try await TranslatedSentences()).translated(content))
    #expect(errors == "" && ending == .exited(0))
    let number = try await run(["translate", "--to", "de", try folder.write("b.json", "[\"1984\"]")])
    #expect(number.output == "" && number.ending == .exited(2))
    #expect(
      number.errors.contains("cannot tell the language of") && number.errors.contains("--from LANGUAGE"))
  }

  @Test("a record that does not fit is kept and named; the others are translated")
  func brokenRecord() async throws {
    let input = "{\"a\":\"We wait.\"}\n{\n{\"a\":\"It rains.\"}\n"
    let (output, errors, ending) = try await run(
      translate + ["--format", "jsonl", "--field", "a"], input: input)
    #expect(output == (try await TranslatedSentences()).translated(input))
    #expect(
      errors == """
        dragoman: standard input, line 2: malformed
        dragoman: standard input: 1 of 3 records could not be translated and were kept: 1 malformed

        """)
    #expect(ending == .exited(1))
  }

  @Test("what is not of the format is refused with the line, and never shows text")
  func wrongFormat() async throws {
    let folder = try WorkFolder()
    defer { withExtendedLifetime(folder) {} }
    let path = try folder.write("a.srt", "1\nSecret words\n")
    let (output, errors, ending) = try await run(translate + ["--format", "json", path])
    #expect(output == "" && ending == .exited(6))
    #expect(errors == "dragoman: cannot read '\(path)' as json: line 2: not well-formed\n")
    let column = try await run(translate + ["--columns", "x", try folder.write("b.csv", "a,b\n")])
    #expect(column.errors.contains("line 1: there is no column 'x'") && column.ending == .exited(2))
  }

  @Test(
    "options that do not go together are refused before anything is read",
    arguments: [
      (["--format", "doc"], "--format must be"), (["a.csv"], "csv and tsv need --columns"),
      (["a.jsonl"], "jsonl needs --field"),
      (["--resume", "a.srt"], "--resume needs --output or --in-place"),
      (["--in-place"], "--in-place needs FILEs"),
      (["a.srt", "b.srt"], "several FILEs need --output or --in-place"),
      (["--json", "a.srt"], "--json needs --output"),
      (["--output", "x", "--in-place", "a.srt"], "--output and --in-place exclude each other"),
      (["--columns", "a", "a.srt"], "--columns and --header are for csv and tsv"),
      (["--field", "a,,b", "a.jsonl"], "--field must be names"),
      (["--lines", "--n-best", "2", "a.srt"], "--n-best is for lines of text"),
    ])
  func usage(arguments: [String], message: String) async throws {
    let (output, errors, ending) = try await run(translate + arguments)
    #expect(output == "" && errors.hasPrefix("dragoman: \(message)") && ending == .exited(2))
  }

  @Test("a record comes out before the next one is sent")
  func slowProducer() async throws {
    let sentences = try await TranslatedSentences()
    let (lines, ending) = try await onOwnThread {
      let program = try Program(translate + ["--format", "csv", "--columns", "text"])
      var lines: [String?] = []
      for record in ["id,text\n", "1,We wait.\n", "2,\"It rains.\"\n"] {
        program.send(record)
        lines.append(program.readLine())
      }
      program.closeInput()
      return (lines, program.finish().ending)
    }
    let expected = ["id,text", "1,We wait.", "2,\"It rains.\""].map(sentences.translated)
    #expect(lines == expected && ending == .exited(0))
  }
}
