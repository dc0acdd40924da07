import Foundation
import Testing

@testable import DragomanText

/// Texts of a language, a line each, with `¦` where one sentence ends and the next begins.
struct SentenceCases: CustomTestStringConvertible, Sendable {
  let language: String
  let lines: [String]

  init(_ language: String, _ table: String) {
    self.language = language
    lines = table.split(separator: "\n").map(String.init)
  }

  var testDescription: String { language }
}

@Suite("Sentences of nine languages")
struct SentenceCasesTests {
  private static let tables = [
    SentenceCases("en", english), SentenceCases("de", german), SentenceCases("es", spanish),
    SentenceCases("fr", french),
    SentenceCases("pt", portuguese), SentenceCases("it", italian), SentenceCases("nl", dutch),
    SentenceCases("ja", japanese),
    SentenceCases("zh", chinese),
  ]

  @Test("Each text is split where its table says, and comes back byte for byte", arguments: tables)
  func cases(table: SentenceCases) {
    for line in table.lines {
      let expected = line.split(separator: "¦").map { $0.trimmingCharacters(in: .whitespaces) }
      let text = line.replacing("¦", with: "")
      let document = SourceDocument(text, language: .init(identifier: table.language), mode: .paragraphs)
      let found = document.segments.indices.map(document.text(at:))
      #expect(found == expected)
      #expect(document.joined(with: found, target: document.language) == text)
    }
  }

  @Test("There are 250 texts at least")
  func count() {
    #expect(Self.tables.reduce(0) { $0 + $1.lines.count } >= 250)
  }
}
