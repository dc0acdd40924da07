import DragomanDocuments
import Testing

@Suite("PO catalogs")
struct PortableObjectTests {
  @Test("empty translations are filled; the header, what is there and obsolete entries stay")
  func empty() throws {
    let source = """
      # Head
      msgid ""
      msgstr ""
      "Language: de\\n"

      #: a.c:1
      #, c-format
      msgctxt "menu"
      msgid "Open %s"
      msgstr ""

      #, fuzzy
      msgid "Close"
      msgstr "Zu"

      #~ msgid "Old"
      #~ msgstr ""
      """
    #expect(try Rendering.texts(source, .po) == ["Open %s"])
    #expect(
      try Rendering.rendered(source, .po) { _ in "„%s\"\\\töffnen" }
        == source.replacing("Open %s\"\nmsgstr \"\"", with: "Open %s\"\nmsgstr \"„%s\\\"\\\\\\töffnen\""))
  }

  @Test("all plural forms are filled: the first with the singular, the others with the plural")
  func plurals() throws {
    let source = """
      msgid "%d file"
      msgid_plural "%d files"
      msgstr[0] ""
      msgstr[1] ""
      msgstr[2] "kept"
      """
    #expect(try Rendering.texts(source, .po) == ["%d file", "%d files"])
    #expect(
      try Rendering.rendered(source, .po) { "<\($0)>" }
        == source.replacing("[0] \"\"", with: "[0] \"<%d file>\"").replacing(
          "[1] \"\"", with: "[1] \"<%d files>\""))
    let single = "msgid \"a\"\nmsgid_plural \"b\"\nmsgstr[0] \"\"\n"
    #expect(
      try Rendering.rendered(single, .po) { $0.uppercased() }
        == single.replacing("[0] \"\"", with: "[0] \"B\""))
  }

  @Test("a text of several lines is written one a line, a long one is wrapped as the source is")
  func lines() throws {
    let source =
      "msgid \"\"\r\n\"One \"\r\n\"two\\n\"\r\n\"three\"\r\nmsgstr \"\"\r\n\"\"\r\n\r\nmsgid \"x\"\r\nmsgstr \"\"\r\n"
    #expect(try Rendering.texts(source, .po) == ["One two\nthree", "x"])
    let long = "eine sehr lange Zeile " + String(repeating: "mit Wörtern ", count: 8)
    let rendered = try Rendering.rendered(source, .po) { $0 == "x" ? long : "Eins\n" + long }
    #expect(rendered.hasSuffix("msgid \"x\"\r\nmsgstr \"\(long)\"\r\n"))
    #expect(rendered.contains("msgstr \"\"\r\n\"Eins\\n\"\r\n\"eine sehr"))
    #expect(Array(rendered.split(whereSeparator: { $0.isNewline })).dropLast().allSatisfy { $0.count < 80 })
  }

  @Test(
    "what is no catalog is refused with its line",
    arguments: [
      ("msgid \"a\"\nmsgfoo \"b\"", 2), ("\"alone\"", 1), ("msgid \"a", 1), ("msgid a", 1),
      ("msgid \"a\" b", 1), ("msgid \"\\q\"", 1),
      ("msgid \"a\\\"", 1), ("msgstr[x] \"\"", 1), ("msgstr[99999999999999999999] \"\"", 1), ("msgid", 1),
      ("msgid \"\\777\"", 1), ("msgid \"\\xff\"", 1),
    ])
  func broken(source: String, line: Int) {
    #expect(throws: DocumentError(line: line, cause: .malformed)) { try Rendering.document(source, .po) }
  }

  @Test(
    "what has been filled reads as it was meant, and nothing else changes",
    arguments: 0..<150 as Range<UInt64>)
  func random(seed: UInt64) throws {
    var text = RandomText(seed: seed)
    let lineEnd = text.element(["\n", "\r\n"])
    func literal(_ content: String) -> String {
      let escaped = content.unicodeScalars.map { scalar -> String in
        switch scalar {
        case "\"", "\\": "\\\(scalar)"
        case "\n": "\\n"
        case "\r": "\\r"
        case "\t": "\\t"
        default: String(scalar)
        }
      }
      guard text.chance(3) else { return "\"\(escaped.joined())\"" }
      return "\"\"" + escaped.map { lineEnd + "\"\($0)\"" }.joined()
    }
    var source = "msgid \"\"\(lineEnd)msgstr \"\"\(lineEnd)\"Language: xx\\n\"\(lineEnd)"
    var sources: [String] = []
    for _ in 0..<text.number(below: 5) {
      let content = text.text()
      sources.append(content)
      source +=
        lineEnd + text.element(["", "# note \"\(lineEnd)", "#, fuzzy\(lineEnd)", "msgctxt \"c\"\(lineEnd)"])
      source += "msgid \(literal(content))\(lineEnd)msgstr \"\"\(lineEnd)"
    }
    try Rendering.check(source, .po, isInPlace: false, seed: seed)
    #expect(try Rendering.texts(source, .po) == sources, "seed \(seed)")
    let filled = try Rendering.rendered(source, .po) { "é\($0)" }
    // Read with the roles changed, so that what has been filled is what is read.
    let swapped = filled.replacing("msgstr", with: "MSGID").replacing("msgid", with: "msgctxt").replacing(
      "MSGID", with: "msgid"
    ).replacing(lineEnd + lineEnd, with: lineEnd + "msgstr \"\"" + lineEnd + lineEnd)
    let texts = try Rendering.texts(swapped + "msgstr \"\"", .po).dropFirst()
    #expect(Array(texts) == sources.map { "é\($0)" }, "seed \(seed)")
  }
}
