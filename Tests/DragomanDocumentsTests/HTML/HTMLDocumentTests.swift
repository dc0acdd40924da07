import DragomanText
import Foundation
import Testing

@testable import DragomanDocuments

@Suite("An HTML page keeps everything but its texts")
struct HTMLDocumentTests {
  static let sentences = [
    DocumentCase(source: "", units: [], upperCased: ""),
    DocumentCase(source: "plain text", units: ["plain text"], upperCased: "PLAIN TEXT"),
    DocumentCase(
      source: "<h1>One</h1>\n  <p>\n   Two,\n   three.\n  </p>\n", units: ["One", "Two, three."],
      upperCased: "<h1>ONE</h1>\n  <p>\n   TWO, THREE.\n  </p>\n"),
    DocumentCase(
      source: "<P CLASS=x>a <B>b</B> <I >c</I >d</P>", units: ["a b cd"],
      upperCased: "<P CLASS=x>A <B>B</B> <I >C</I >D</P>"),
    DocumentCase(
      source: "<p>x &lt;y&gt; &amp; &quot;z&quot; &eacute;</p>", units: ["x <y> & \"z\" é"],
      upperCased: "<p>X &lt;Y&gt; &amp; \"Z\" É</p>"),
    DocumentCase(
      source: "Salt &amp; Pepper: it's &lt;5 minutes&gt; away \"now\".",
      units: ["Salt & Pepper: it's <5 minutes> away \"now\"."],
      upperCased: "SALT &amp; PEPPER: IT'S &lt;5 MINUTES&gt; AWAY \"NOW\"."),
    DocumentCase(
      source: "Write &amp;amp; in HTML.", units: ["Write &amp; in HTML."],
      upperCased: "WRITE &amp;AMP; IN HTML."),
    DocumentCase(source: "a&nbsp;b c\u{A0}d", units: ["a\u{A0}b c\u{A0}d"], upperCased: "A&nbsp;B C&nbsp;D"),
    DocumentCase(source: "a\u{A0}b", units: ["a\u{A0}b"], upperCased: "A\u{A0}B"),
    DocumentCase(source: "one<br>two", units: ["one two"], upperCased: "ONE<br>TWO"),
    DocumentCase(source: "one<br>\n  two", units: ["one two"], upperCased: "ONE<br>\n  TWO"),
    DocumentCase(source: "one<br><br>two", units: ["one", "two"], upperCased: "ONE<br><br>TWO"),
    DocumentCase(source: "<b>one<br></b>two", units: ["one two"], upperCased: "<b>ONE<br></b>TWO"),
    DocumentCase(source: "see <img src=a> this", units: ["see this"], upperCased: "SEE <img src=a> THIS"),
    DocumentCase(source: "a<!-- b -->c", units: ["ac"], upperCased: "A<!-- b -->C"),
    DocumentCase(source: "sub<wbr>way", units: ["subway"], upperCased: "SUB<wbr>WAY"),
    DocumentCase(source: "<p><img src=a>one</p>", units: ["one"], upperCased: "<p><img src=a>ONE</p>"),
    DocumentCase(source: "<b></b>x<i> </i>y", units: ["x y"], upperCased: "<b></b>X<i> </i>Y"),
    DocumentCase(source: "x <b> y </b> z", units: ["x y z"], upperCased: "X <b> Y</b>  Z"),
    DocumentCase(source: "H<sub>2</sub>O is wet", units: ["H2O is wet"], upperCased: "H<sub>2</sub>O IS WET"),
    DocumentCase(
      source: "<a href='/'>Home</a><a href=/b>About</a>", units: ["Home", "About"],
      upperCased: "<a href='/'>HOME</a><a href=/b>ABOUT</a>"),
    DocumentCase(
      source: "<ul><li>one<li>two <b>three</b></ul>", units: ["one", "two three"],
      upperCased: "<ul><li>ONE<li>TWO <b>THREE</b></ul>"),
    DocumentCase(
      source: "<table><tr><td>a<td>b</table>c", units: ["a", "b", "c"],
      upperCased: "<table><tr><td>A<td>B</table>C"),
    DocumentCase(
      source: "<title>a &amp; <b></title><p>c", units: ["a & <b>", "c"],
      upperCased: "<title>A &amp; &lt;B&gt;</title><p>C"),
    DocumentCase(source: "<a><div>x</div></a>y", units: ["x", "y"], upperCased: "<a><div>X</div></a>Y"),
    DocumentCase(source: "<p>12 + 3</p>", units: [], upperCased: "<p>12 + 3</p>"),
    DocumentCase(source: "a <zz-icon>b</zz-icon>", units: ["a b"], upperCased: "A <zz-icon>B</zz-icon>"),
    DocumentCase(source: "\u{FEFF}<p>x", units: ["x"], upperCased: "\u{FEFF}<p>X"),
    DocumentCase(
      source: "<p>x</p>\r\n<p>y\r\nz</p>", units: ["x", "y z"], upperCased: "<p>X</p>\r\n<p>Y Z</p>"),
  ]

  static let kept = [
    DocumentCase(
      source: "press <kbd>Ctrl+C</kbd> or run <code>a &lt; <i>b</i></code>.",
      units: ["press Ctrl+C or run a < b."],
      upperCased: "PRESS <kbd>Ctrl+C</kbd> OR RUN <code>a &lt; <i>b</i></code>."),
    DocumentCase(
      source: "the <span class=\"x notranslate\">Dragoman</span> tool", units: ["the Dragoman tool"],
      upperCased: "THE <span class=\"x notranslate\">Dragoman</span> TOOL"),
    DocumentCase(
      source: "<div translate=no>a<p>b</p></div>c", units: ["c"],
      upperCased: "<div translate=no>a<p>b</p></div>C"),
    DocumentCase(
      source: "<div translate=no>a<p translate=yes>b</p></div>", units: ["b"],
      upperCased: "<div translate=no>a<p translate=yes>B</p></div>"),
    DocumentCase(
      source: "<pre>a\nb</pre><script>if (a<b) c()</script><style>p{}</style>x<textarea>y</textarea>z",
      units: ["xz"],
      upperCased:
        "<pre>a\nb</pre><script>if (a<b) c()</script><style>p{}</style>X<textarea>y</textarea>Z"),
    DocumentCase(
      source: "<p>x <script>y</script> z</p>", units: ["x z"], upperCased: "<p>X <script>y</script> Z</p>"),
    DocumentCase(
      source: "<template><p>x</p></template>y", units: ["y"], upperCased: "<template><p>x</p></template>Y"),
    DocumentCase(
      source: "a <svg><text>b</text></svg> c", units: ["a c"], upperCased: "A <svg><text>b</text></svg> C"),
    DocumentCase(
      source: "<!DOCTYPE html><!-- a --><p>b", units: ["b"], upperCased: "<!DOCTYPE html><!-- a --><p>B"),
    DocumentCase(
      source: "<p><code>all_of_it</code></p>", units: [], upperCased: "<p><code>all_of_it</code></p>"),
    DocumentCase(source: "<?php a ?><p>x <? b ?> y", units: ["x y"], upperCased: "<?php a ?><p>X <? b ?> Y"),
  ]

  static let malformed = [
    DocumentCase(source: "a</foo>b c", units: ["ab c"], upperCased: "A</foo>B C"),
    DocumentCase(
      source: "<b>a<i>b</b>c</i>d", units: ["a", "b", "c", "d"], upperCased: "<b>A<i>B</b>C</i>D"),
    DocumentCase(source: "a <b>b", units: ["a", "b"], upperCased: "A <b>B"),
    DocumentCase(source: "a</p>b</br>c", units: ["a", "b", "c"], upperCased: "A</p>B</br>C"),
    DocumentCase(
      source: "a < b & c &bogus; &ampd", units: ["a < b & c &bogus; &d"],
      upperCased: "A &lt; B &amp; C &amp;BOGUS; &amp;D"),
    DocumentCase(source: "a<b", units: ["a"], upperCased: "A<b"),
    DocumentCase(source: "x<a href=\"y>z", units: ["x"], upperCased: "X<a href=\"y>z"),
    DocumentCase(
      source: "<table>a<tr>b<td>c</table>", units: ["a", "b", "c"], upperCased: "<table>A<tr>B<td>C</table>"),
    DocumentCase(source: "a\0b <i>c</i>", units: ["c"], upperCased: "a\0b <i>C</i>"),
    DocumentCase(source: "<p>a</body>b</html>c", units: ["abc"], upperCased: "<p>A</body>B</html>C"),
  ]

  @Test("Texts are found and replaced", arguments: sentences + kept + malformed)
  func upperCasing(_ testCase: DocumentCase) throws {
    let document = try HTMLDocument(Array(testCase.source.utf8))
    #expect(document.units.map(\.text) == testCase.units)
    let rendered = document.rendered(with: document.units.map(StubTranslator.upperCased))
    #expect(String(decoding: rendered, as: UTF8.self) == testCase.upperCased)
  }

  @Test("Untranslated and equal texts leave every byte", arguments: sentences + kept + malformed)
  func identity(_ testCase: DocumentCase) throws {
    let bytes = Array(testCase.source.utf8)
    let document = try HTMLDocument(bytes)
    #expect(document.rendered(with: document.units.map { _ in nil }) == bytes)
    #expect(document.rendered(with: document.units.map(StubTranslator.identity)) == bytes)
  }

  @Test("Links, emphasis and breaks follow their words")
  func reordered() throws {
    let source =
      #"<p>The <a href="/k?x=1&amp;y=2" id="q">old <b>red</b> boat</a> and the <i>new</i> one<br>left.</p>"#
    let document = try HTMLDocument(Array(source.utf8))
    #expect(document.units.map(\.text) == ["The old red boat and the new one left."])
    #expect(document.units[0].marks == [4..<16, 8..<11, 25..<28, 32..<32])
    let rendered = String(
      decoding: document.rendered(with: document.units.map(StubTranslator.reversed)), as: UTF8.self)
    #expect(
      rendered
        == #"<p>left.<br>one <i>new</i> the and <a href="/k?x=1&amp;y=2" id="q">boat <b>red</b> old</a> The</p>"#
    )
  }

  @Test(
    "A kept text that the translation lost is put back whole",
    arguments: [
      ("jetzt bitte", "jetzt <code>a&amp;b</code> bitte"), ("jetzt", "jetzt <code>a&amp;b</code>"),
      ("", "<code>a&amp;b</code>"),
      ("a&b!", "<code>a&amp;b</code>!"),
    ])
  func lostText(_ translation: String, _ expected: String) throws {
    let document = try HTMLDocument(Array("run <code>a&amp;b</code> now".utf8))
    let rendered = document.rendered(with: [TranslatedUnit(text: translation)])
    #expect(String(decoding: rendered, as: UTF8.self) == expected)
  }

  @Test(
    "A kept text stands once, where the translation has it, whatever else an engine linked with it",
    arguments: [
      // "bitte" is said to come from "foo() here", "Schau" from "See foo()".
      [TextLink(source: 4..<14, target: 6..<11), TextLink(source: 4..<9, target: 17..<22, isVerbatim: true)],
      [TextLink(source: 0..<9, target: 0..<5), TextLink(source: 4..<14, target: 6..<11)],
      [TextLink(source: 4..<9, target: 6..<11)],
      [],
    ])
  func keptOnce(_ links: [TextLink]) throws {
    let document = try HTMLDocument(Array("<p>See <code>foo()</code> here, please.</p>".utf8))
    #expect(document.units.map(\.text) == ["See foo() here, please."])
    let rendered = document.rendered(with: [TranslatedUnit(text: "Schau bitte hier foo().", links: links)])
    #expect(String(decoding: rendered, as: UTF8.self) == "<p>Schau bitte hier <code>foo()</code>.</p>")
  }

  @Test("Of two kept texts that the translation has the other way round each stands once")
  func keptCrossed() throws {
    let document = try HTMLDocument(Array("take <code>a1</code> or <code>b2</code> now".utf8))
    let rendered = document.rendered(with: [
      TranslatedUnit(
        text: "nimm b2 oder a1",
        links: [
          TextLink(source: 11..<13, target: 5..<7, isVerbatim: true),
          TextLink(source: 5..<7, target: 13..<15, isVerbatim: true),
        ])
    ])
    #expect(
      String(decoding: rendered, as: UTF8.self) == "nimm <code>b2</code> oder <code>a1</code>")
  }

  @Test("Attributes are translated where they are, in their quotation marks")
  func attributes() throws {
    let source = """
      <p title="a &amp; b">x <img alt='it is' src="c"><input placeholder=name title=""><b aria-label=" d ">y</b></p>
      """
    let document = try HTMLDocument(Array(source.utf8))
    #expect(document.units.map(\.text) == ["a & b", "x y", "it is", "name", "d"])
    var translations = document.units.map(StubTranslator.upperCased)
    translations[2].text = "it's"
    translations[3].text = "a \"b\""
    #expect(
      String(decoding: document.rendered(with: translations), as: UTF8.self) == """
        <p title="A &amp; B">X <img alt='it&#39;s' src="c"><input placeholder="a &quot;b&quot;" title="">\
        <b aria-label=" D ">Y</b></p>
        """)
    let without = try HTMLDocument(Array(source.utf8), options: .init(translatesAttributes: false))
    #expect(without.units.map(\.text) == ["x y"])
  }

  @Test("A text in another language than the page says so")
  func languages() throws {
    let source = "<html lang=en><p>a</p><p lang=fr>b <i lang=de>c</i></p><div lang=de><p>d</p></div></html>"
    let document = try HTMLDocument(Array(source.utf8))
    #expect(document.units.map(\.text) == ["a", "b c", "d"])
    #expect(document.units.map { $0.language?.minimalIdentifier } == [nil, "fr", "de"])
  }

  @Test("Bytes that are not UTF-8 are refused")
  func encoding() {
    #expect(throws: MarkupError.notUTF8) { try HTMLDocument([0x61, 0xFF]) }
  }
}
