import DragomanDocuments
import Testing

@Suite("JSON")
struct JSONDocumentTests {
  @Test("strings that are values are texts; names, numbers and all between them stay")
  func values() throws {
    let source = """
      { "open" : "Open" ,\t"n":[1.50e+3,"Two\\nlines",{"deep":"  "},true , null ],"":"\\u00e9t\\u00e9 \\ud83d\\ude00" }\n
      """
    #expect(try Rendering.texts(source, .json) == ["Open", "Two\nlines", "été 😀"])
    let rendered = try Rendering.rendered(source, .json) { $0 == "Open" ? "Öffnen \"x\"/\u{1}" : nil }
    #expect(
      rendered == source.replacing("\"Open\"", with: "\"\\u00d6ffnen \\\"x\\\"/\\u0001\""))
  }

  @Test("a file that escapes slashes goes on doing so, one that has letters beyond ASCII keeps them")
  func habits() throws {
    let rendered = try Rendering.rendered(#"["<\/b>", "é", "\u00e9"]"#, .json) { _ in "ä</i>" }
    #expect(rendered == #"["ä<\/i>", "ä<\/i>", "ä<\/i>"]"#)
  }

  @Test("half a surrogate pair is no text and stays")
  func halfPair() throws {
    #expect(try Rendering.texts(#"["\ud83d", "a\ude00b", "c"]"#, .json) == ["c"])
  }

  @Test(
    "broken JSON is refused with its line",
    arguments: [
      ("", 1), ("\n[1,]", 2), ("{\"a\"\n:\n}", 3), ("[\"a\nb\"]", 1), ("[\"\\x\"]", 1), ("[1] 2", 1),
      ("[\"\\u12G4\"]", 1),
      ("nul", 1), ("{\"a\" 1}", 1), ("[\"", 1), ("[\"\\", 1), ("-", 1), ("[\"\\u12", 1),
    ])
  func broken(source: String, line: Int) {
    #expect(throws: DocumentError(line: line, cause: .malformed)) { try Rendering.document(source, .json) }
  }

  @Test("more levels than are read are refused, however many", arguments: [257, 1 << 20])
  func deep(levels: Int) {
    for opening in ["[", "{\"a\":"] {
      #expect(throws: DocumentError(line: 1, cause: .tooDeep)) {
        try Rendering.document(String(repeating: opening, count: levels), .json)
      }
    }
  }

  @Test(
    "whatever is not translated stays byte for byte, and translations come back",
    arguments: 0..<200 as Range<UInt64>)
  func random(seed: UInt64) throws {
    var generator = RandomJSON(seed: seed)
    try Rendering.check(generator.document(), .json, seed: seed)
  }
}

/// JSON of random form, with random white space and escapes.
struct RandomJSON {
  var text: RandomText

  init(seed: UInt64) { text = RandomText(seed: seed) }

  mutating func document() -> String { space() + value(depth: 0) + space() }

  mutating func space() -> String { text.element(["", "", " ", "\n", "\t", "\r\n  "]) }

  mutating func value(depth: Int) -> String {
    switch text.number(below: depth > 3 ? 4 : 7) {
    case 0: return text.element(["0", "-1.50", "1e5", "true", "false", "null", "12345678901234567890"])
    case 1...3: return literal(text.text())
    case 4:
      let elements = (0..<text.number(below: 4)).map { _ in space() + value(depth: depth + 1) + space() }
      return "[\(elements.isEmpty ? space() : elements.joined(separator: ","))]"
    default:
      let members = (0..<text.number(below: 4)).map { _ in
        "\(space())\(literal(text.text()))\(space()):\(space())\(value(depth: depth + 1))\(space())"
      }
      return "{\(members.isEmpty ? space() : members.joined(separator: ","))}"
    }
  }

  mutating func literal(_ content: String) -> String {
    let escapesAll = text.chance(4)
    return "\""
      + content.unicodeScalars.map { scalar in
        switch scalar {
        case "\"", "\\": return "\\\(scalar)"
        case "\n": return text.chance(2) ? "\\n" : "\\u000A"
        case "\r": return "\\r"
        case "\t": return "\\t"
        case "/" where text.chance(2): return "\\/"
        case _ where escapesAll: return scalar.utf16.map { Self.escape($0) }.joined()
        default: return String(scalar)
        }
      }.joined() + "\""
  }

  private static func escape(_ unit: UInt16) -> String {
    let digits = String(unit, radix: 16, uppercase: unit % 2 == 0)
    return "\\u" + String(repeating: "0", count: 4 - digits.count) + digits
  }
}
