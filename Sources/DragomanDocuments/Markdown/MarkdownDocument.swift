import DragomanText

/// A Markdown document of GitHub's kind, with tables, strikethrough, task lists, footnotes and front matter.
///
/// The text of each paragraph, heading and table cell is a unit; emphasis, links and inline HTML are marks in it, code,
/// addresses and what is other programs' syntax (``MarkdownForeignSyntax``) are kept, images stand at a gap. All else
/// (markers, code blocks, HTML blocks, link definitions, front matter between `---`) stays byte for byte. A line break
/// within a paragraph that has no meaning is a space in the unit, and a translated paragraph is written as one line; one
/// that is not translated keeps its lines.
///
/// cmark-gfm reads the document. A block whose bytes are not what the parser says is left as it is. Each translated
/// block is parsed again: if it would not be the same block with the same inlines and the translation's text, even
/// with everything escaped, the block's source stays.
package struct MarkdownDocument: Document {
  /// The texts, in the document's order.
  package let units: [DocumentUnit]

  private let bytes: [UInt8]
  private let sentences: [MarkdownSentence]
  /// Where the document begins behind its front matter.
  private let start: Int
  /// The kinds of all blocks, and for each sentence which of them it is.
  private let blocks: [MarkdownTree.Node.Kind]
  private let places: [Int]

  /// How many translations that break the document round them are taken out before all are.
  private static let maximumRepairs = 16

  /// Reads a document in UTF-8.
  ///
  /// - Throws: `notUTF8`; `tooComplex` for more than 1 GiB. No other input is refused.
  package init(_ document: [UInt8]) throws(MarkupError) {
    guard String(validating: document, as: UTF8.self) != nil else { throw .notUTF8 }
    guard document.count <= 1 << 30 else { throw .tooComplex }
    let start = MarkdownFrontMatter.end(in: document)
    let body = Array(document[start...])
    let tree = try MarkdownTree(body)
    bytes = document
    self.start = start
    blocks = tree.blocks
    var sentences = MarkdownDocument.sentences(
      of: tree, in: body, references: try CharacterReferences(in: body), document: document, start: start)
    sentences.sort { $0.0.range.lowerBound < $1.0.range.lowerBound }
    var end = start
    sentences = sentences.filter { sentence, _ in
      guard sentence.range.lowerBound >= end else { return false }
      end = sentence.range.upperBound
      return true
    }
    self.sentences = sentences.map(\.0)
    places = sentences.map(\.place)
    units = self.sentences.map(\.text.unit)
  }

  /// The sentences of `body`, which begins at `start` in `document`, each with the place of its block among all.
  private static func sentences(
    of tree: MarkdownTree, in body: [UInt8], references: CharacterReferences, document: [UInt8], start: Int
  ) -> [(MarkdownSentence, place: Int)] {
    let lines = MarkdownLines(of: body)
    var sentences: [(MarkdownSentence, place: Int)] = []
    var quotes: [Int] = []
    var place = -1
    for (index, node) in tree.nodes.enumerated() {
      quotes.append((node.parent.map { quotes[$0] } ?? 0) + (node.kind == .quote ? 1 : 0))
      place += node.kind.isBlock ? 1 : 0
      guard [.paragraph, .heading, .cell].contains(node.kind) else { continue }
      let inlines = tree.nodes[tree.descendants(of: index)]
      for content in lines.contents(of: node, quotes: quotes[index]) {
        let parts = MarkdownScanner.parts(
          of: inlines, in: content, references: references, isCell: node.kind == .cell)
        guard let parts else { continue }
        let syntax = MarkdownForeignSyntax(in: content.text)
        for run in MarkdownRuns(parts, of: inlines, in: content, syntax).runs {
          let sentence = MarkdownSentence(
            syntax.keeping(run.parts), in: content.moved(by: start), at: run.range, of: document,
            kind: node.kind, signature: MarkdownSignature(run.nodes))
          if let sentence { sentences.append((sentence, place)) }
        }
        break
      }
    }
    return sentences
  }

  /// The document with translations in the place of the texts; all else is the source's, byte for byte.
  ///
  /// A translation that is the same as its unit's text leaves the unit's bytes as they are.
  package func rendered(with translations: [TranslatedUnit?]) -> [UInt8] {
    precondition(translations.count == units.count, "each unit needs an entry")
    var written: [[UInt8]?] = zip(sentences, translations).map { sentence, translation in
      guard let translation, translation.text != sentence.text.text else { return nil }
      return MarkdownDocument.written(sentence, translation, of: bytes)
    }
    for _ in 0..<MarkdownDocument.maximumRepairs {
      let output = joined(written)
      guard let broken = firstBroken(in: output) else { return output }
      // The block that is no longer the same, or one before it, swallowed or lost something.
      guard let culprit = written.indices.last(where: { written[$0] != nil && places[$0] <= broken }) else {
        break
      }
      written[culprit] = nil
    }
    return bytes
  }

  /// The document with some sentences replaced.
  private func joined(_ written: [[UInt8]?]) -> [UInt8] {
    var output: [UInt8] = []
    var position = 0
    for (sentence, replacement) in zip(sentences, written) {
      guard let replacement else { continue }
      output += bytes[position..<sentence.range.lowerBound]
      output += replacement
      position = sentence.range.upperBound
    }
    return output + bytes[position...]
  }

  /// The first block of `output` that is of another kind than the source's; nil if all are the same.
  private func firstBroken(in output: [UInt8]) -> Int? {
    guard let found = try? MarkdownTree(output[start...]).blocks, found != blocks else { return nil }
    return zip(found, blocks).enumerated().first { $1.0 != $1.1 }?.offset ?? min(found.count, blocks.count)
  }

  /// The block's translation, with as few escapes as it needs; nil if it cannot be written.
  private static func written(
    _ sentence: MarkdownSentence, _ translation: TranslatedUnit, of bytes: [UInt8]
  ) -> [UInt8]? {
    for isThorough in [false, true] {
      let escaper = MarkdownEscaper(isThorough: isThorough, isCell: sentence.kind == .cell)
      let plain = sentence.rendered(translation, of: bytes, escaper: escaper, withoutPrefixes: true)
      guard MarkdownCheck(sentence, of: bytes).accepts(plain, translation) else { continue }
      if sentence.prefixes.isEmpty { return plain }
      return sentence.rendered(translation, of: bytes, escaper: escaper, withoutPrefixes: false)
    }
    return nil
  }
}
