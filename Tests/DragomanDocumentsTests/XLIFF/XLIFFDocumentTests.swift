import DragomanDocuments
import Testing

@Suite("XLIFF")
struct XLIFFDocumentTests {
  private static func first(_ units: String, encoding: String = "UTF-8") -> String {
    """
    <?xml version="1.0" encoding="\(encoding)"?>
    <xliff xmlns="urn:oasis:names:tc:xliff:document:1.2" version="1.2">
      <file source-language="en" target-language="de" datatype="plaintext" original="a"><body>
    \(units)
      </body></file>
    </xliff>
    """
  }

  private static func second(_ units: String) -> String {
    """
    <x:xliff xmlns:x="urn:oasis:names:tc:xliff:document:2.0" version="2.0" srcLang="en" trgLang="de"><x:file id="f">
    \(units)
    </x:file></x:xliff>
    """
  }

  @Test("targets that are missing, empty or new are filled; all else stays")
  func filling() throws {
    let source = Self.first(
      """
        <trans-unit id="1">
          <source>Open &amp; <![CDATA[<close>]]> it</source>
          <note>A note</note>
        </trans-unit>
        <trans-unit id="2"><source>Empty</source><target /></trans-unit>
        <trans-unit id="3"><source>New</source><target xml:lang='de' state='new'>New</target></trans-unit>
        <trans-unit id="4"><source>There</source><target>Da</target></trans-unit>
        <trans-unit id="5" translate="no"><source>KEEP</source></trans-unit>
        <group translate="no"><trans-unit id="6"><source>KEEP</source></trans-unit>
        <trans-unit id="7" translate="yes"><source>Yes</source><alt-trans><source>Z</source><target/></alt-trans></trans-unit></group>
        <trans-unit id="8"><source>  </source></trans-unit>
      """)
    let document = try Rendering.document(source, .xliff)
    #expect(document.units.map(\.text) == ["Open & <close> it", "Empty", "New", "Yes"])
    #expect(document.sourceLanguage == "en")
    let rendered = try Rendering.rendered(source, .xliff) { "ü<\($0)" }
    let expected = source.replacing(
      "it</source>",
      with: "it</source>\n    <target state=\"translated\">ü&lt;Open &amp; &lt;close&gt; it</target>"
    ).replacing("<target />", with: "<target>ü&lt;Empty</target>", maxReplacements: 1).replacing(
      "state='new'>New<", with: "state='translated'>ü&lt;New<"
    ).replacing("Yes</source>", with: "Yes</source><target state=\"translated\">ü&lt;Yes</target>")
    #expect(rendered == expected)
    #expect(try Rendering.texts(rendered, .xliff) == [])
    #expect(try Rendering.rendered(source, .xliff) { _ in nil } == source)
  }

  @Test("inline elements come along, each once, round their words")
  func inline() throws {
    let source = Self.first(
      #"<trans-unit id="1"><source><ph id="0">{a}</ph>The <g id="1">red</g> boat<x id="2"/> is <bpt id="3">&lt;b></bpt>late<ept id="3">&lt;/b></ept> in <mrk mtype="protected">PORT</mrk>.</source></trans-unit>"#
    )
    let document = try Rendering.document(source, .xliff)
    #expect(document.units.map(\.text) == ["The red boat is late in PORT."])
    #expect(document.units[0].kept == [24..<28])
    let rendered = String(
      decoding: document.rendered(with: [TranslatedUnit(text: "Das rote Boot ist spät in PORT.")]),
      as: UTF8.self)
    #expect(
      rendered.contains(
        #"<target state="translated"><ph id="0">{a}</ph>Das <g id="1">rote</g> Boot<x id="2"/> ist <bpt id="3">&lt;b></bpt>spät<ept id="3">&lt;/b></ept> in <mrk mtype="protected">PORT</mrk>.</target>"#
      ))
  }

  @Test("version 2: segments, their state, prefixes, pairs of codes")
  func versionTwo() throws {
    let source = Self.second(
      #"""
      <x:unit id="u"><x:segment state="initial"><x:source>A <x:pc id="1">big</x:pc> <x:sc id="2"/>dog<x:ec startRef="2"/></x:source></x:segment>
      <x:ignorable><x:source> </x:source></x:ignorable>
      <x:segment><x:source>No <x:mrk id="m" translate="no">Name</x:mrk></x:source><x:target/></x:segment></x:unit>
      <x:unit id="v" translate="no"><x:segment><x:source>K</x:source></x:segment></x:unit>
      """#)
    #expect(try Rendering.texts(source, .xliff) == ["A big dog", "No Name"])
    let rendered = try Rendering.rendered(source, .xliff) {
      $0 == "No Name" ? "Kein Name" : "Ein großer Hund"
    }
    let expected = source.replacing("state=\"initial\"", with: "state=\"translated\"").replacing(
      "<x:ec startRef=\"2\"/></x:source>",
      with:
        "<x:ec startRef=\"2\"/></x:source><x:target>Ein <x:pc id=\"1\">großer</x:pc> <x:sc id=\"2\"/>Hund<x:ec startRef=\"2\"/></x:target>"
    ).replacing(
      "<x:target/>", with: "<x:target>Kein <x:mrk id=\"m\" translate=\"no\">Name</x:mrk></x:target>")
    #expect(rendered == expected)
  }

  @Test("elements in odd places do not confuse: a segment within a source or a target, codes within codes")
  func oddPlaces() throws {
    let nested = Self.second(
      "<x:unit><x:segment><x:source>A <x:segment/>b</x:source></x:segment><x:segment><x:source>C</x:source><x:target>D<x:segment></x:segment></x:target></x:segment></x:unit>"
    )
    #expect(try Rendering.texts(nested, .xliff) == ["A b"])
    #expect(try Rendering.texts(try Rendering.rendered(nested, .xliff) { $0 }, .xliff) == [])
    let code = Self.first(
      "<trans-unit id=\"1\"><source>A <ph id=\"1\">x<sub>no</sub><bpt id=\"2\"/></ph>b</source></trans-unit>")
    #expect(try Rendering.texts(code, .xliff) == ["A b"])
    let rendered = try Rendering.rendered(code, .xliff) { $0 }
    #expect(rendered.contains(">A <ph id=\"1\">x<sub>no</sub><bpt id=\"2\"/></ph>b</target>"))
  }

  @Test("in another encoding, characters beyond ASCII are written as references")
  func encoding() throws {
    let source = Self.first("<trans-unit id=\"1\"><source>a</source></trans-unit>", encoding: "ISO-8859-1")
    #expect(try Rendering.rendered(source, .xliff) { _ in "ä&" }.contains(">&#228;&amp;</target>"))
    #expect(throws: DocumentError(line: 1, cause: .notUTF8)) {
      try Rendering.document(source.replacing(">a<", with: ">ä<"), .xliff)
    }
  }

  @Test("a document type, with entities or without, is refused where it stands")
  func documentType() {
    let bomb =
      "<?xml version=\"1.0\"?>\n<!DOCTYPE x [<!ENTITY a \"aaaaaaaaaa\"><!ENTITY b \"&a;&a;&a;\">]>\n<xliff version=\"1.2\">&b;</xliff>"
    #expect(throws: DocumentError(line: 2, cause: .documentType)) { try Rendering.document(bomb, .xliff) }
  }

  @Test(
    "what is no XLIFF is refused",
    arguments: [
      ("", 1, .malformed), ("<xliff version=\"1.2\">\n<a></xliff>", 2, .malformed),
      ("<xliff version=\"1.2\">&x;</xliff>", 1, .malformed),
      ("<xliff version=\"3.0\"/>", 1, .unknownVersion), ("<a/>", 1, .unknownVersion),
      (String(repeating: "<a>", count: 1 << 18), 1, .tooDeep),
    ] as [(String, Int, DocumentError.Cause)])
  func refused(source: String, line: Int, cause: DocumentError.Cause) {
    #expect(throws: DocumentError(line: line, cause: cause)) { try Rendering.document(source, .xliff) }
  }

  @Test(
    "segments of random form: nothing but targets is put in, tags are the source's",
    arguments: 0..<200 as Range<UInt64>)
  func random(seed: UInt64) throws {
    var text = RandomText(seed: seed)
    var units = ""
    for index in 0..<(1 + text.number(below: 4)) {
      // Without a word there would be nothing to translate.
      let content =
        text.element(["", "word"]) + Self.content(&text, depth: 0) + "end"
        + text.element(["", "<x id=\"9\"/>"])
      units +=
        "<trans-unit id=\"\(index)\">\(text.element(["", "\n  "]))<source>\(content)</source></trans-unit>\n"
    }
    let source = Self.first(units)
    let document = try Rendering.document(source, .xliff)
    #expect(document.rendered(with: document.units.map { _ in nil }) == Array(source.utf8), "seed \(seed)")
    let rendered = try Rendering.rendered(source, .xliff) { "ü \($0)" }
    // The targets, with the white space before them, are the only difference.
    let targets = #/\s*<target state="translated">.*?<\/target>/#.dotMatchesNewlines()
    #expect(rendered.replacing(targets, with: "") == source, "seed \(seed)")
    let swapped = rendered.replacing(#/<source>.*?<\/source>/#.dotMatchesNewlines(), with: "").replacing(
      "<target state=\"translated\">", with: "<source>"
    ).replacing("</target>", with: "</source>")
    #expect(try Rendering.texts(swapped, .xliff) == document.units.map { "ü \($0.text)" }, "seed \(seed)")
    let tags = { (text: String) in
      text.matches(of: #/<\/?(g|x|mrk|ph)[^>]*>/#).map { String($0.output.0) }.sorted()
    }
    #expect(tags(swapped) == tags(source), "seed \(seed)")
  }

  private static func content(_ text: inout RandomText, depth: Int) -> String {
    var content = ""
    for _ in 0..<(1 + text.number(below: 4)) {
      let words = text.text(separators: [" "]).replacing("&", with: "&amp;").replacing("<", with: "&lt;")
        .replacing(
          ">", with: "&gt;")
      switch text.number(below: depth > 2 ? 3 : 6) {
      case 0: content += "<x id=\"\(text.number(below: 9))\"/>"
      case 1: content += "<ph id=\"p\">{\(text.number(below: 9))}</ph>"
      case 3: content += "<g id=\"1\">\(Self.content(&text, depth: depth + 1))</g>"
      case 4: content += "<mrk mtype=\"x\">\(Self.content(&text, depth: depth + 1))</mrk> "
      default: content += words + text.element([" ", ""])
      }
    }
    return content
  }
}
