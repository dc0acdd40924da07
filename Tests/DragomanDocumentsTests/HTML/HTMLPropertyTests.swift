import Foundation
import TestSupport
import Testing

@testable import DragomanDocuments

@Suite("Whatever the page, nothing is lost or doubled")
struct HTMLPropertyTests {
  @Test("Identity leaves every byte of pages made at random", arguments: [UInt64(1), 2, 3])
  func identity(_ seed: UInt64) throws {
    var generator = HTMLGenerator(seed: seed)
    for round in 0..<700 {
      let source = round % 2 == 0 ? generator.wellFormed() : generator.malformed()
      try HTMLInvariants.check(Array(source.utf8), "seed \(seed) round \(round): \(source)")
    }
  }

  @Test(
    "Each tag comes out as often as it went in, and the words as they were translated",
    arguments: [UInt64(4), 5])
  func tags(_ seed: UInt64) throws {
    var generator = HTMLGenerator(seed: seed)
    for round in 0..<400 {
      let source = generator.wellFormed()
      let document = try HTMLDocument(Array(source.utf8))
      for translate in [StubTranslator.upperCased, StubTranslator.reversed] {
        let translations = document.units.map(translate)
        let output = document.rendered(with: translations)
        let again = try HTMLDocument(output)
        let context: Comment =
          "seed \(seed) round \(round): \(source) → \(String(decoding: output, as: UTF8.self))"
        #expect(HTMLInvariants.tags(output) == HTMLInvariants.tags(Array(source.utf8)), context)
        #expect(again.units.map { squeezed($0.text) } == translations.map { squeezed($0.text) }, context)
      }
    }
  }

  private func squeezed(_ text: String) -> String {
    text.filter { $0 != " " }
  }

  @Test(
    "A page made to take long is read or refused",
    arguments: [
      "<div>", "<b>", "<b>x<i>y</b>z", "<a>x", "<b><table>x", "&amp", "&", "<", "</", "<p>x", "<li><b>x</b>",
      "<tr>x", "x<br>", "<i>x</i>", "<code>x</code> ", "<img>x", "<title><a", "<!--", "x ", "<a x=", "\"'>",
      "&#", "<code>",
    ])
  func hostile(_ piece: String) throws {
    let source = Array(String(repeating: piece, count: HostileSize.bytes / piece.utf8.count).utf8)
    guard let document = try? HTMLDocument(source) else { return }
    let translations = document.units.map { TranslatedUnit(text: $0.text + " y") }
    #expect(document.rendered(with: translations).count >= source.count)
  }

  @Test("Ten thousand elements in one another are read", arguments: ["div", "b", "span translate=no"])
  func deep(_ tag: String) throws {
    let name = tag.prefix { $0 != " " }
    let source =
      String(repeating: "<\(tag)>", count: 10_000) + "x" + String(repeating: "</\(name)>", count: 10_000)
    try HTMLInvariants.check(Array(source.utf8), "\(tag)")
  }
}
