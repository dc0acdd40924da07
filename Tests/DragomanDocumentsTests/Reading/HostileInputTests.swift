import DragomanDocuments
import Testing

@Suite("Hostile input")
struct HostileInputTests {
  /// Enough for what takes the square of its time to stand out, without optimisation too.
  private static let byteCount = 1 << 15

  private static let options = DocumentOptions(targetLanguage: "de", columns: [.number(1)], fields: [["a"]])

  /// What each format's scanner stumbles over, with the head that lets it come there.
  private static let cases: [(FileFormat, head: String, repeated: [String], tail: String)] = [
    (
      .srt, "1\n00:00:01,000 --> 00:00:02,000\n",
      ["<i>", "</b>", "<", "{\\", "- a\n", "a ", "<i>a</b>", "9\n", "\n", "<i>{\\x}"], "z"
    ),
    (
      .vtt, "WEBVTT\n\n00:01.000 --> 00:02.000\n",
      ["<v A>", "</c>", "&", "&#", "<", "-->\n", "00:01.000 --> 00:02.000\n", "a\n"], "z"
    ),
    (
      .po, "msgid \"a\"\nmsgstr \"\"\n",
      ["msgid \"b\"\n", "msgstr \"\"\n", "#\n", "\"x\"\n", "\\", "msgstr[1] \"\"\n"], ""
    ),
    (
      .xliff, "<xliff version=\"1.2\" source-language=\"en\"><trans-unit><source>",
      ["&amp;", "<x/>", "<g>a</g>", "<!---->", "a ", "<ph>a</ph>b"],
      "z</source></trans-unit></xliff>"
    ),
    (.strings, "a = \"", ["\\", "a\"=\"b\";", "\\U00", "/*", "\";\n//"], "\";"),
    (
      .xcstrings, "{\"sourceLanguage\":\"en\",\"strings\":{\"k\":",
      ["{\"a\":", "[", "\\\\", " ", "{\"localizations\":{}},\"k\":"], "{}}}"
    ),
    (.json, "[\"", ["\\\"", "\\", "\",\"", "\\ud83d", "[", "\\u00e9"], "\"]"),
    (.jsonl, "{\"a\":\"b\"}\n", ["{\"a\":\"b\"}\n", "\n", "[[", "{\"a\":"], ""),
    (.csv, "a,b\n", ["\"", ",", "\"\"", "\"a\"b,", "\n", "\r"], "x"),
    (.tsv, "a\tb\n", ["\t", "\"\t", "\n", " "], "x"),
    (.text, "a", ["\n", "\r", "\r\n", " ", "a"], ""),
  ]

  @Test("much of anything is read or refused, and rendered", arguments: cases.indices)
  func much(index: Int) throws {
    let (format, head, repeated, tail) = Self.cases[index]
    for part in repeated {
      let body = String(repeating: part, count: Self.byteCount / part.utf8.count)
      let bytes = Array((head + body + tail).utf8)
      guard let document = try? DocumentReader.read(bytes, format: format, options: Self.options) else {
        continue
      }
      #expect(document.rendered(with: document.units.map { _ in nil }) == bytes)
      #expect(!document.rendered(with: document.units.map { TranslatedUnit(text: $0.text + "ü") }).isEmpty)
    }
  }

  @Test("files cut off anywhere are read or refused", arguments: FileFormat.allCases)
  func cutOff(format: FileFormat) throws {
    for (name, head, repeated, tail) in Self.cases where name == format {
      let bytes = Array((head + repeated.joined() + tail).utf8)
      for count in bytes.indices {
        let part = Array(bytes[..<count])
        let document = try? DocumentReader.read(part, format: format, options: Self.options)
        if let document { #expect(document.rendered(with: document.units.map { _ in nil }) == part) }
      }
    }
  }
}
