import Testing

@testable import DragomanDocuments

@Suite("What other programs read in a Markdown document stays byte for byte")
struct MarkdownForeignSyntaxTests {
  static let cases = [
    DocumentCase(
      source: "> [!NOTE]\n> one *two*\n> three\n\n> [!tip]- four\n",
      units: ["one two three", "[!tip]- four"],
      upperCased: "> [!NOTE]\n> ONE *TWO* THREE\n\n> [!tip]- FOUR\n"),
    DocumentCase(
      source: ":::note[a]\none\ntwo\n:::\n\n- b\n  ::: c\n  three\n  :::\n",
      units: ["one two", "b", "three"],
      upperCased: ":::note[a]\nONE TWO\n:::\n\n- B\n  ::: c\n  THREE\n  :::\n"),
    DocumentCase(
      source: "one\n$$\nx = \\frac{1}{2} \\text{for} y\n$$\ntwo  \n$$z$$\n*three*\n",
      units: ["one", "two", "three"],
      upperCased: "ONE\n$$\nx = \\frac{1}{2} \\text{for} y\n$$\nTWO  \n$$z$$\n*THREE*\n"),
    DocumentCase(
      source: "{{< a b=\"c\" >}}\none {{< d >}} two\n{{% /a %}}\n{% include e %} {{ f }}",
      units: ["one {{< d >}} two"],
      upperCased: "{{< a b=\"c\" >}}\nONE {{< d >}} TWO\n{{% /a %}}\n{% include e %} {{ f }}"),
    DocumentCase(
      source: "see [[a b]] and [[c|*d*]] x\n\n[[e\nf]]\n",
      units: ["see [[a b]] and [[c|d]] x", "[[e f]]"],
      upperCased: "SEE [[a b]] AND [[c|*d*]] X\n\n\\[[E F]]\n"),
    DocumentCase(
      source: "so $x_1 + *y*$ and $z$ cost $5 or $6, a $ b $ c, $$i^2$$, \\$j_k$ `$l` m$\n\n# n $o_p$\n",
      units: ["so $x_1 + y$ and $z$ cost $5 or $6, a $ b $ c, $$i^2$$, $j_k$ $l m$", "n $o_p$"],
      upperCased:
        "SO $x_1 + *y*$ AND $z$ COST $5 OR $6, A $ B $ C, $$i^2$$, $J_K$ `$l` M$\n\n# N $o_p$\n"),
    DocumentCase(
      source: "*a {{ b* c }} {{<d e=\"f\">}} g", units: ["a {{ b c }} {{}} g"],
      upperCased: "*A {{ B* C }} {{<d e=\"f\">}} G"),
  ]

  @Test("Alerts, containers, shortcodes, wiki links and mathematics", arguments: cases)
  func upperCasing(_ testCase: DocumentCase) throws {
    let document = try MarkdownDocument(Array(testCase.source.utf8))
    #expect(document.units.map(\.text) == testCase.units)
    let rendered = document.rendered(with: document.units.map(StubTranslator.upperCased))
    #expect(String(decoding: rendered, as: UTF8.self) == testCase.upperCased)
  }

  @Test(
    "What is never closed costs no more than its length",
    arguments: ["[[", "{{", "$x", "$$", "{%", "[!", ":::\n"])
  func unclosed(opening: String) throws {
    let source = String(repeating: opening, count: 20_000) + "\nend]]"
    let document = try MarkdownDocument(Array(source.utf8))
    #expect(document.rendered(with: document.units.map { _ in nil }) == Array(source.utf8))
  }
}
