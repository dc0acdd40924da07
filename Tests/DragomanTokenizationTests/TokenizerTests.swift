import DragomanTokenization
import Foundation
import Testing

@Suite("Tokenizer")
struct TokenizerTests {
  @Test("gives the ids and pieces of the reference for every line", arguments: VocabularyFixture.golden)
  func encodesAsReference(fixture: VocabularyFixture) throws {
    let tokenizer = try Tokenizer(contentsOf: fixture.url)
    let lines = try VocabularyFixture.inputs()
    let golden = try fixture.goldenTokens()
    try #require(lines.count == 200 && golden.count == 200)
    for (number, (line, expected)) in zip(lines, golden).enumerated() {
      let ids = tokenizer.encode(line)
      #expect(ids == expected.ids, "line \(number)")
      // An unknown run is one id; the reference shows its text, the vocabulary `<unk>`.
      for (id, piece) in zip(ids, expected.pieces) where id != tokenizer.unknown {
        #expect(tokenizer.piece(id) == piece, "line \(number)")
      }
    }
  }

  @Test("gives the text of the reference for the ids of every line", arguments: VocabularyFixture.golden)
  func decodesAsReference(fixture: VocabularyFixture) throws {
    let tokenizer = try Tokenizer(contentsOf: fixture.url)
    for (number, expected) in try fixture.goldenTokens().enumerated() {
      let decoded = tokenizer.decode(expected.ids)
      #expect(Array(decoded.utf8) == Array(expected.decoded.utf8), "line \(number)")
    }
  }
}
