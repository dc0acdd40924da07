import DragomanText
import Foundation
import TestSupport
import Testing

@testable import DragomanDocuments

@Suite("Whatever the document, it stays the same document")
struct MarkdownPropertyTests {
  @Test("Identity leaves every byte, and translations leave the blocks", arguments: [UInt64(11), 12, 13])
  func structure(_ seed: UInt64) throws {
    var generator = MarkdownGenerator(seed: seed)
    for round in 0..<400 {
      let source = Array(generator.document().utf8)
      try check(source, "seed \(seed) round \(round): \(String(decoding: source, as: UTF8.self))")
    }
  }

  @Test("The same holds for the inputs that fuzzing starts from")
  func inputs() throws {
    let folder = Fixtures.url("fuzz/markdown")
    for file in try FileManager.default.contentsOfDirectory(atPath: folder.path).sorted() {
      try check(try Fixtures.bytes("fuzz/markdown/\(file)"), "\(file)")
    }
  }

  private func check(_ source: [UInt8], _ context: Comment) throws {
    let document = try MarkdownDocument(source)
    #expect(document.rendered(with: document.units.map { _ in nil }) == source, context)
    #expect(document.rendered(with: document.units.map(StubTranslator.identity)) == source, context)
    for translate in [StubTranslator.upperCased, StubTranslator.reversed] {
      let output = document.rendered(with: document.units.map(translate))
      #expect(try blocks(output) == blocks(source), "\(context) → \(String(decoding: output, as: UTF8.self))")
    }
  }

  @Test("Most texts made at random can be written in translation")
  func share() throws {
    var generator = MarkdownGenerator(seed: 14)
    var units = 0
    var written = 0
    for _ in 0..<400 {
      let document = try MarkdownDocument(Array(generator.document().utf8))
      for index in document.units.indices {
        var translations: [TranslatedUnit?] = document.units.map { _ in nil }
        let translation = StubTranslator.upperCased(document.units[index])
        guard translation.text != document.units[index].text else { continue }
        translations[index] = translation
        units += 1
        let source = document.rendered(with: document.units.map { _ in nil })
        written += document.rendered(with: translations) == source ? 0 : 1
      }
    }
    #expect(Double(written) > 0.99 * Double(units), "\(written) of \(units)")
  }

  @Test(
    "A document made to take long is read",
    arguments: [
      "*a ", "*a_b**c", "![", "[a](", "[", "> ", "- ", "`a``", "<", "<!a", "www.a ", "a@b ", "_a", "~a",
      "|a|\n|-|\n|x|\n",
      "[^1]", "[^1]: a\n\n", "[a]: b\n", "a\n", "  - a\n", "&amp;", "\\", "`a` ", "**a** ", "a  \n",
      "<b>a</b>", "[a](b) ", "> a  \n", "> a\n",
    ])
  func hostile(_ piece: String) throws {
    let source = Array(String(repeating: piece, count: HostileSize.bytes / piece.utf8.count).utf8)
    let document = try MarkdownDocument(source)
    let translations = document.units.map { TranslatedUnit(text: $0.text + " y") }
    #expect(!document.rendered(with: translations).isEmpty)
  }

  /// The kinds of a document's blocks, in order.
  private func blocks(_ document: [UInt8]) throws -> [MarkdownTree.Node.Kind] {
    try MarkdownTree(document[MarkdownFrontMatter.end(in: document)...]).blocks
  }
}
