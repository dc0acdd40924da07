import DragomanDocuments
import Testing

@Suite(".strings files")
struct AppleStringsTests {
  @Test("values are texts; keys, comments and spaces stay")
  func values() throws {
    let source = """
      /* The "title" = "x"; */
      "Open %@" = "Open \\"%@\\"\\nnow";
      // "no" = "no";
      bare.key = word ;   "k"="\\U00e9\\ud83d\\ude00" ; "alone";
      'single' = 'it\\'s';
      """
    #expect(try Rendering.texts(source, .strings) == ["Open \"%@\"\nnow", "word", "é😀", "it's"])
    #expect(
      try Rendering.rendered(source, .strings) { $0 == "word" ? "zwei Wörter" : $0 == "it's" ? "'n\\" : nil }
        == source.replacing("= word", with: "= \"zwei Wörter\"").replacing("'it\\'s'", with: "'\\'n\\\\'"))
  }

  @Test("a line end is written as the text had it")
  func lineEnds() throws {
    let source = "a = \"x\ny\";\nb = \"x\\ny\";\n"
    #expect(try Rendering.rendered(source, .strings) { $0 + "!" } == source.replacing("y\"", with: "y!\""))
  }

  @Test("UTF-16 with a byte order mark comes back as UTF-16", arguments: [true, false])
  func wide(isBigEndian: Bool) throws {
    func encoded(_ text: String) -> [UInt8] {
      ("\u{FEFF}" + text).utf16.flatMap { unit -> [UInt8] in
        let bytes = [UInt8(unit >> 8), UInt8(unit & 0xFF)]
        return isBigEndian ? bytes : bytes.reversed()
      }
    }
    let document = try DocumentReader.read(encoded("\"a\" = \"Äh 😀\";\r\n"), format: .strings)
    #expect(document.units.map(\.text) == ["Äh 😀"])
    #expect(document.rendered(with: [nil]) == encoded("\"a\" = \"Äh 😀\";\r\n"))
    #expect(document.rendered(with: [TranslatedUnit(text: "日")]) == encoded("\"a\" = \"日\";\r\n"))
  }

  @Test("half a unit of UTF-16 is refused")
  func halfUnit() {
    #expect(throws: DocumentError(line: 1, cause: .notUTF8)) {
      try DocumentReader.read([0xFF, 0xFE, 0x41], format: .strings)
    }
    #expect(throws: DocumentError(line: 1, cause: .notUTF8)) {
      try DocumentReader.read([0xFE, 0xFF, 0xD8, 0x00], format: .strings)
    }
  }

  @Test(
    "what is no such file is refused with its line",
    arguments: [
      ("\"a\" = \"b\"", 1, .malformed), ("\n\"a\" \"b\";", 2, .malformed), ("/* x", 1, .malformed),
      ("= 1;", 1, .malformed),
      ("a =", 1, .malformed), ("a = \n\"b", 2, .unclosedQuote), ("\"a\\", 1, .unclosedQuote),
      ("a = {b = c;};", 1, .malformed),
    ] as [(String, Int, DocumentError.Cause)])
  func broken(source: String, line: Int, cause: DocumentError.Cause) {
    #expect(throws: DocumentError(line: line, cause: cause)) { try Rendering.document(source, .strings) }
  }

  @Test(
    "whatever is not translated stays byte for byte, and translations come back",
    arguments: 0..<100 as Range<UInt64>)
  func random(seed: UInt64) throws {
    var text = RandomText(seed: seed)
    var source = text.element(["", "\u{FEFF}", "/* head; */\n"])
    for index in 0..<text.number(below: 6) {
      let value = text.text().map { character -> String in
        switch character {
        case "\"", "\\": return "\\\(character)"
        case "\n": return text.element(["\\n", "\n"])
        default: return String(character)
        }
      }.joined()
      source +=
        "\(text.element(["", "// \"c\" = \"d\";\n", "/* ** */ "]))\"key \(index)\"\(text.element([" = ", "=", " /* x */ = "]))"
      source += "\"\(value)\"\(text.element([";", " ;"]))\(text.element(["\n", "\r\n", "\n\n", " "]))"
    }
    try Rendering.check(source, .strings, seed: seed)
  }
}
