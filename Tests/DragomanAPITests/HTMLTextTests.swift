import Dragoman
import Foundation
import Testing

@Suite("HTML pages are translated in place")
struct HTMLTextTests {
  @Test(
    "inline tags follow their words, void ones stay between the same words, attributes are the same bytes")
  func inline() async throws {
    let page =
      "<p>The <a href=\"/k?x=1&amp;y=2\" id='q'>old <b>red</b> boat</a> and the <i>new</i> one<br>left.</p>\n"
    let response = try await Pseudo.session().translate(html: page)
    #expect(
      response.targetText
        == "<p>[Ťĥéé <a href=\"/k?x=1&amp;y=2\" id='q'>ööļď <b>ŕééď</b> ƀööááť</a> ááñď ťĥéé <i>ñééŵ</i>"
        + " ööñéé<br>ļééƒť.]</p>\n")
    #expect(response.sourceText == page && response.attributedTargetText == nil)
    #expect(response.diagnostics.segmentCount == 1 && response.diagnostics.flags.isEmpty)
  }

  @Test("code, comments, notranslate and what is in another language stay as they are")
  func kept() async throws {
    let session = try Pseudo.session()
    for page in [
      "<pre>It rains</pre>", "<!-- It rains -->", "<p translate=no>It rains</p>",
      "<p lang=\"fr\">Il pleut.</p>",
      "<script>let a = \"It rains\"</script>", "<p class=\"x notranslate\">It rains</p>", "<br>",
      "<img alt=\"A boat\">",
    ] {
      let response = try await session.translate(html: page)
      #expect(response.targetText == page)
      #expect(response.diagnostics.flags == [.passedThrough] && response.diagnostics.segmentCount == 0)
    }
    let inline = try await session.translate(
      html: "Call <code>open it</code> &amp; wait, <span translate=no>Ada</span>.")
    #expect(inline.targetText.contains("<code>open it</code>") && inline.targetText.contains(">Ada</span>"))
    #expect(inline.targetText.contains("&amp;"))
  }

  @Test("terms, glossary and attributes are options of a page too")
  func options() async throws {
    let options = TranslationSession.TextOptions(
      keeping: ["Nordwind"], glossary: ["harbour": "Hafen <&>"], translatesAttributes: true)
    let response = try await Pseudo.session().translate(
      html: "<p title=\"A boat\"><b>Nordwind</b> in the harbour</p>", options: options)
    #expect(
      response.targetText == "<p title=\"[Åá ƀööááť]\">[<b>Nordwind</b> ííñ ťĥéé Hafen &lt;&amp;&gt;]</p>")
  }

  @Test("what is no page is refused or comes back as a plain text would")
  func refusals() async throws {
    let session = try Pseudo.session { $0.maximumInputBytes = 200_000 }
    #expect(await translationError { _ = try await session.translate(html: " \n") } == .nothingToTranslate)
    let long = String(repeating: "a", count: 200_001)
    #expect(await translationError { _ = try await session.translate(html: long) } == .inputTooLarge)
    let deep = String(repeating: "<b>", count: 60_000) + "It rains"
    let result = await error { _ = try await session.translate(html: deep) }
    #expect(result == nil || result as? TranslationError == .inputTooLarge)
    let malformed = try await session.translate(html: "<p>It <b>rains<p>now").targetText
    #expect(malformed == "<p>[Îíť] <b>[ŕááííñš]<p>[ñööŵ]")
  }

  @Test("without a source language it is that of the page's text")
  func identification() async throws {
    let store = try TestStore(installed: []) { $0.pseudoLanguages = true }
    let response = try await withTranslationSession(
      .init(target: Locale.Language(identifier: "en-XA")), runtime: store.runtime
    ) { session in
      try await session.translate(
        html: "<div class=\"the and of\"><p>Das Boot liegt heute im Hafen und wartet.</p></div>")
    }
    #expect(response.sourceLanguage == Locale.Language(identifier: "de"))
  }

  @Test("the real packs keep every tag and address", arguments: RealPacks.pairs)
  func realPacks(source: String, target: String) async throws {
    let page =
      source == "en"
      ? "<h1>The harbour</h1><p>Read <a href=\"/a\">the <em>short</em> guide</a> before you leave.<br>It rains.</p>"
      : "<h1>Der Hafen</h1><p>Lies <a href=\"/a\">die <em>kurze</em> Anleitung</a>, bevor du gehst.<br>Es regnet.</p>"
    let result = try await RealPacks.session(source, target).translate(html: page).targetText
    for tag in ["<h1>", "</h1>", "<p>", "</p>", "<a href=\"/a\">", "</a>", "<em>", "</em>", "<br>"] {
      #expect(result.components(separatedBy: tag).count == 2, "\(result)")
    }
    #expect(result != page)
  }
}
