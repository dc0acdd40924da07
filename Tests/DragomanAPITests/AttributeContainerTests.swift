import Foundation
import Testing

@testable import Dragoman

// The attributes that two containers have in common: a container does not tell its keys.

@Suite struct AttributeContainerTests {
  private enum ColourKey: AttributedStringKey {
    typealias Value = String
    static let name = "colour"
  }

  private enum SizeKey: AttributedStringKey {
    typealias Value = Int
    static let name = "size"
  }

  private static func container(
    colour: String? = nil, size: Int? = nil, link: String? = nil, language: String? = nil, skips: Bool? = nil
  ) -> AttributeContainer {
    var container = AttributeContainer()
    container[ColourKey.self] = colour
    container[SizeKey.self] = size
    container.link = link.flatMap { URL(string: $0) }
    container.languageIdentifier = language
    container.skipsTranslation = skips
    return container
  }

  @Test(
    "keeps what both have with equal values",
    arguments: [
      (container(), container(colour: "red"), container()),
      (container(colour: "red"), container(colour: "red"), container(colour: "red")),
      (container(colour: "red", size: 1), container(colour: "red"), container(colour: "red")),
      (container(colour: "red", size: 1), container(colour: "red", link: "a"), container(colour: "red")),
      (container(colour: "red", link: "a"), container(colour: "red", link: "b"), container(colour: "red")),
      (
        container(size: 2, language: "en", skips: false), container(size: 2, language: "de", skips: false),
        container(size: 2, skips: false)
      ),
      (container(colour: "red"), container(colour: "blue"), container()),
      (container(size: 1, link: "a"), container(size: 2, link: "a"), container(link: "a")),
    ])
  func common(first: AttributeContainer, second: AttributeContainer, expected: AttributeContainer) {
    #expect(first.common(with: second) == expected)
    #expect(second.common(with: first) == expected)
  }

  @Test("an attributed text is cut round what is skipped and joined again")
  func parts() throws {
    var text = AttributedString(" One  two\u{a0}three \n")
    let two = try #require(text.range(of: "two"))
    text[two].skipsTranslation = true
    let parts = AttributedParts(text)
    #expect(parts.texts == ["One", "three"])
    #expect(String(parts.joined(with: ["Eins", "drei"]).characters) == " Eins  two\u{a0}drei \n")
    #expect(parts.joined(with: ["One", "three"]) == text)
    #expect(AttributedParts(AttributedString()).texts.isEmpty)
  }
}
