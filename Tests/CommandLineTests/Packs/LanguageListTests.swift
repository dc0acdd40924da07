import Foundation
import Testing

@testable import DragomanCLI

@Suite("languages lists each language once, with what it is translated into")
struct LanguageListTests {
  static func pair(_ source: String, _ target: String) -> LanguageList.Pair {
    (Locale.Language(identifier: source), Locale.Language(identifier: target))
  }

  static let list = LanguageList(
    installed: [pair("en", "de"), pair("en", "de")],
    available: [pair("en", "de"), pair("de", "en"), pair("en", "pt-BR")])

  @Test("installed before available")
  func text() {
    #expect(
      Self.list.text == """
        TAG    LANGUAGE             INSTALLED INTO  AVAILABLE INTO
        de     German                               en
        en     English              de              pt-BR
        pt-BR  Portuguese (Brazil)

        """)
  }

  @Test("the same as a document")
  func json() throws {
    let entries = try #require(Self.list.json.members["languages"] as? [[String: Any]])
    #expect(entries.map { $0["tag"] as? String } == ["de", "en", "pt-BR"])
    #expect(entries.map { $0["installed"] as? [String] } == [[], ["de"], []])
    #expect(entries.map { $0["available"] as? [String] } == [["en"], ["pt-BR"], []])
    #expect(entries[2]["name"] as? String == "Portuguese (Brazil)")
  }
}
