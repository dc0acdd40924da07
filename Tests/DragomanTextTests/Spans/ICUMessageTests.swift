import Testing

@testable import DragomanText

@Suite("Messages of ICU's format")
struct ICUMessageTests {
  @Test(
    "The texts of branches are found, and those around them",
    arguments: [
      ("{count, plural, one {# file} other {# files}}", ["# file", "# files"]),
      (
        "You have {n, plural, =0 {no mail} one {one letter} other {# letters}} today.",
        ["You have ", "no mail", "one letter", "# letters", " today."]
      ),
      (
        "{g, select, female {She left} male {He left} other {They left}}",
        ["She left", "He left", "They left"]
      ),
      (
        "{g, select, f {{n, plural, one {her cat} other {her # cats}}} other {{n, plural, one {a cat} other {# cats}}}}",
        ["her cat", "her # cats", "a cat", "# cats"]
      ),
      (
        "{n,plural,offset:1 one{You and {name}} other{You and # more}}", ["You and {name}", "You and # more"]
      ),
      ("{n, selectordinal, one {#st} other {#th}}", ["#st", "#th"]),
      ("{n, plural, other {It's '{'free'}', isn''t it}}", ["It's '{'free'}', isn''t it"]),
      ("{n, plural,\n  one {a}\n  other {}\n}", ["a"]),
    ])
  func branches(message: String, expected: [String]) {
    #expect(texts(of: message) == expected)
  }

  /// What lies between a message's syntax, blank parts apart; nil where there is no syntax.
  private func texts(of message: String) -> [String]? {
    let bytes = Array(message.utf8)
    let syntax = SpanRecognizer().spans(in: message).filter { $0.kind == .syntax }.map(\.range)
    guard !syntax.isEmpty else { return nil }
    let gaps = zip([0] + syntax.map(\.upperBound), syntax.map(\.lowerBound) + [bytes.count])
    return gaps.map { String(decoding: bytes[$0..<$1], as: UTF8.self) }
      .filter { !$0.allSatisfy(\.isWhitespace) }
  }

  @Test(
    "What is malformed or has no branches is no message",
    arguments: [
      "Hello {name}", "{n, plural, one {#}}", "{n, plural, other {# files}", "{n, plural, other # files}",
      "{n, plural}", "{n, plurals, other {x}}", "{n, number, #}", "",
      String(repeating: "{n, plural, other {", count: 17) + String(repeating: "}}", count: 17),
      "{n, plural, other {a {b}",
    ])
  func refused(message: String) {
    #expect(texts(of: message) ?? [] == [])
  }

  @Test("Within branches other spans are found, and syntax and placeholders are theirs")
  func spansWithin() {
    #expect(
      spans(in: "See {n, plural, one {# of {total} at www.a.example} other {none}} now %s.")
        == ["{n, plural, one {", "#", "{total}", "www.a.example", "} other {", "}}", "%s"])
  }

  @Test("A malformed message is one span up to the next blank line")
  func malformed() {
    #expect(
      spans(in: "Keep %s in {n, plural, one {# file}\nlost\n\nGo to %s.") == [
        "Keep %s in {n, plural, one {# file}\nlost", "%s",
      ])
    #expect(spanKinds(in: "A {n, plural, one {x} others") == [.syntax])
  }

  @Test("Deep nesting up to the limit is read")
  func deep() {
    let depth = ICUMessageParser.depthLimit
    let message =
      String(repeating: "{n, plural, other {", count: depth) + "x" + String(repeating: "}}", count: depth)
    #expect(texts(of: message) == ["x"])
  }
}
