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

  @Test("an attributed text is cut at its line ends, and round what no sentence can hold")
  func parts() throws {
    var text = AttributedString(" One  two\u{a0}three \nfour five\n")
    for words in ["two", "four ", "five"] {
      let range = try #require(text.range(of: words))
      text[range].skipsTranslation = words == "five" ? nil : true
    }
    let parts = AttributedParts(AttributeRuns(text), cutsLines: true)
    #expect(parts.parts.map(\.text.text) == ["One  two\u{a0}three", "five"])
    #expect(parts.parts.map(\.skipped) == [[5..<8], []])
    let originals = parts.parts.map(\.text)
    #expect(parts.joined(with: originals).attributedString == text)
    let cut = AttributedParts(AttributeRuns(text), cutsLines: true, cutsSkipped: true)
    #expect(cut.parts.map(\.text.text) == ["One", "three", "five"])
    #expect(AttributedParts(AttributeRuns(AttributedString()), cutsLines: true).parts.isEmpty)
  }
}
