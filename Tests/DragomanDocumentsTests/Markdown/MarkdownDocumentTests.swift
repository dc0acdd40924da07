import DragomanText
import Testing

@testable import DragomanDocuments

@Suite("A Markdown document keeps everything but its texts")
struct MarkdownDocumentTests {
  static let blocks = [
    DocumentCase(source: "", units: [], upperCased: ""),
    DocumentCase(source: "one\ntwo", units: ["one two"], upperCased: "ONE TWO"),
    DocumentCase(
      source: "one\r\ntwo\r\n\r\nthree\r\n", units: ["one two", "three"],
      upperCased: "ONE TWO\r\n\r\nTHREE\r\n"),
    DocumentCase(
      source: "# A *b* c #\n\nd\ne\n---\n\n## f#\n", units: ["A b c", "d e", "f#"],
      upperCased: "# A *B* C #\n\nD E\n---\n\n## F#\n"),
    DocumentCase(
      source: "- one\n- two\n  three\n\n  four\n  1. five\n* [ ] six\n* [x] seven\n",
      units: ["one", "two three", "four", "five", "six", "seven"],
      upperCased: "- ONE\n- TWO THREE\n\n  FOUR\n  1. FIVE\n* [ ] SIX\n* [x] SEVEN\n"),
    DocumentCase(
      source: "> one\n> two\n>\n> > three\nfour\n", units: ["one two", "three four"],
      upperCased: "> ONE TWO\n>\n> > THREE FOUR\n"),
    DocumentCase(
      source: "one  \ntwo\\\nthree\n> four  \n> five\n", units: ["one two three", "four five"],
      upperCased: "ONE  \nTWO\\\nTHREE\n> FOUR  \n> FIVE\n"),
    DocumentCase(
      source: "```c\nint a;\n```\n\n    code\n\n<div>\nhtml\n</div>\n\ntext\n\n***\n", units: ["text"],
      upperCased: "```c\nint a;\n```\n\n    code\n\n<div>\nhtml\n</div>\n\nTEXT\n\n***\n"),
    DocumentCase(
      source: "| a | b\\|c |\n|:--|---|\n| `d\\|e` f | **g** |\n", units: ["a", "b|c", "d|e f", "g"],
      upperCased: "| A | B\\|C |\n|:--|---|\n| `d\\|e` F | **G** |\n"),
    DocumentCase(
      source: "---\ntitle: one\n---\ntwo\n", units: ["two"], upperCased: "---\ntitle: one\n---\nTWO\n"),
    DocumentCase(
      source: "+++\ntitle = \"one\"\n---\n+++\ntwo\n", units: ["two"],
      upperCased: "+++\ntitle = \"one\"\n---\n+++\nTWO\n"),
    DocumentCase(source: "\u{FEFF}one\n", units: ["one"], upperCased: "\u{FEFF}ONE\n"),
    DocumentCase(
      source: "one[^n] two.\n\n[^n]: three\n", units: ["one two.", "three"],
      upperCased: "ONE[^n] TWO.\n\n[^n]: THREE\n"),
    DocumentCase(
      source: "[a]: http://x.example/ 'b'\nsee [a]\n", units: ["see a"],
      upperCased: "[a]: http://x.example/ 'b'\nSEE [A][a]\n"),
  ]

  static let inlines = [
    DocumentCase(
      source: "a *b **c*** _d_ __e__ ~~f~~ `g h` i", units: ["a b c d e f g h i"],
      upperCased: "A *B **C*** _D_ __E__ ~~F~~ `g h` I"),
    DocumentCase(
      source: "[a *b*](<u v> \"t\") [c](d(e)f 'g') [h](i)", units: ["a b c h"],
      upperCased: "[A *B*](<u v> \"t\") [C](d(e)f 'g') [H](i)"),
    DocumentCase(
      source: "[a][b] [c][] [d]\n\n[b]: x\n[c]: y\n[d]: z\n", units: ["a c d"],
      upperCased: "[A][b] [C][c] [D][d]\n\n[b]: x\n[c]: y\n[d]: z\n"),
    DocumentCase(source: "see ![alt *x*](y) it", units: ["see it"], upperCased: "SEE ![alt *x*](y) IT"),
    DocumentCase(
      source: "go <http://a.example> or www.b.example or c@d.example.",
      units: ["go http://a.example or www.b.example or c@d.example."],
      upperCased: "GO <http://a.example> OR www.b.example OR c@d.example."),
    DocumentCase(
      source: "a <b>c</b> d<br>e <!-- f --> g", units: ["a c d e g"],
      upperCased: "A <b>C</b> D<br>E <!-- f --> G"),
    DocumentCase(
      source: "a \\* b \\_c\\_ &amp; &copy; d_e 2 * 3", units: ["a * b _c_ & © d_e 2 * 3"],
      upperCased: "A * B \\_C\\_ & © D_E 2 * 3"),
    DocumentCase(source: "a &lt;b&gt; [c] d!", units: ["a <b> [c] d!"], upperCased: "A \\<B> [C] D!"),
    DocumentCase(source: "`all`", units: [], upperCased: "`all`"),
    DocumentCase(
      source: "\\# no heading\n\n1\\. no item", units: ["# no heading", "1. no item"],
      upperCased: "\\# NO HEADING\n\n1\\. NO ITEM"),
  ]

  @Test("Texts are found and replaced", arguments: blocks + inlines)
  func upperCasing(_ testCase: DocumentCase) throws {
    let document = try MarkdownDocument(Array(testCase.source.utf8))
    #expect(document.units.map(\.text) == testCase.units)
    let rendered = document.rendered(with: document.units.map(StubTranslator.upperCased))
    #expect(String(decoding: rendered, as: UTF8.self) == testCase.upperCased)
  }

  @Test("Untranslated and equal texts leave every byte", arguments: blocks + inlines)
  func identity(_ testCase: DocumentCase) throws {
    let bytes = Array(testCase.source.utf8)
    let document = try MarkdownDocument(bytes)
    #expect(document.rendered(with: document.units.map { _ in nil }) == bytes)
    #expect(document.rendered(with: document.units.map(StubTranslator.identity)) == bytes)
  }

  @Test("Links and emphasis follow their words")
  func reordered() throws {
    let document = try MarkdownDocument(Array("The [old *red* boat](/b) and `code` left".utf8))
    let rendered = document.rendered(with: document.units.map(StubTranslator.reversed))
    #expect(String(decoding: rendered, as: UTF8.self) == "left `code` and [boat *red* old](/b) The")
  }

  @Test(
    "A translation that looks like markup comes out as text",
    arguments: [
      ("# x", "\\# x"), ("- x", "\\- x"), ("12. x", "12\\. x"), ("> x", "\\> x"), ("*x*", "\\*x\\*"),
      ("<b>x", "\\<b>x"),
      ("`x`", "\\`x\\`"), ("&amp; x", "\\&amp; x"), ("[x]: y", "\\[x]: y"), ("[x](y)", "\\[x](y)"),
      ("a [x](y)", "a \\[x\\](y)"), ("a ![x](y)", "a \\!\\[x\\](y)"), ("===", "\\==="), ("x\n\ny", "x  y"),
      ("a\\", "a\\\\"),
    ])
  func escapes(_ translation: String, _ expected: String) throws {
    let document = try MarkdownDocument(Array("text\n".utf8))
    let rendered = document.rendered(with: [TranslatedUnit(text: translation)])
    #expect(String(decoding: rendered, as: UTF8.self) == expected + "\n")
    let again = try MarkdownDocument(rendered)
    #expect(again.units.count <= 1)
  }

  @Test("Bytes that are not UTF-8 are refused")
  func encoding() {
    #expect(throws: MarkupError.notUTF8) { try MarkdownDocument([0x61, 0xFF]) }
  }
}
