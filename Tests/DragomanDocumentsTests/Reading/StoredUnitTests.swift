import DragomanDocuments
import DragomanText
import Testing

@Suite("StoredUnit")
struct StoredUnitTests {
  @Test("translations come back as they were stored, each on one line")
  func lines() {
    let translations: [TranslatedUnit?] = [
      TranslatedUnit(
        text: "Äh\n\u{2028}\"x\"", links: [TextLink(source: 1..<3, target: 0..<2, isVerbatim: true)]), nil,
      TranslatedUnit(text: "", links: []),
    ]
    let lines = translations.map { StoredUnit($0).line }
    #expect(lines.allSatisfy { $0.last == 0x0A && $0.count { $0 == 0x0A } == 1 })
    #expect(StoredUnit.translations(in: lines.flatMap { $0 }) == translations)
  }

  @Test("anything else is none", arguments: ["[]", "{\"text\":1}", "x", "{\"text\":\"a\"}\n{"])
  func broken(text: String) {
    #expect(StoredUnit.translations(in: Array(text.utf8)) == nil)
  }
}
