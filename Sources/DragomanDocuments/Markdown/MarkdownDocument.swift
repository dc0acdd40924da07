import DragomanText

/// A Markdown document of GitHub's kind, with tables, strikethrough, task lists, footnotes and front matter.
///
/// The text of each paragraph, heading and table cell is a unit; emphasis, links and inline HTML are marks in it, code
/// and addresses are kept, images stand at a gap. All else (markers, code blocks, HTML blocks, link definitions, front
/// matter between `---`) stays byte for byte. A line break within a paragraph that has no meaning is a space in the
/// unit, and a translated paragraph is written as one line; one that is not translated keeps its lines.
///
/// cmark-gfm reads the document. A block whose bytes are not what the parser says is left as it is. Each translated
/// block is parsed again: if it would not be the same block with the same inlines and the translation's text, even
/// with everything escaped, the block's source stays.
package struct MarkdownDocument: Document {
  /// The texts, in the document's order.
  package let units: [DocumentUnit]

  private let bytes: [UInt8]
  private let sentences: [MarkdownSentence]

  /// Reads a document in UTF-8.
  ///
  /// - Throws: `notUTF8`; `tooComplex` for more than 1 GiB. No other input is refused.
  package init(_ document: [UInt8]) throws(MarkupError) {
    guard String(validating: document, as: UTF8.self) != nil else { throw .notUTF8 }
    guard document.count <= 1 << 30 else { throw .tooComplex }
    let start = MarkdownFrontMatter.end(in: document)
    let body = Array(document[start...])
    let tree = try MarkdownTree(body)
    let references = try CharacterReferences(in: body)
    let lines = MarkdownLines(of: body)
    bytes = document
    var sentences: [MarkdownSentence] = []
    var quotes: [Int] = []
    for (index, node) in tree.nodes.enumerated() {
      quotes.append((node.parent.map { quotes[$0] } ?? 0) + (node.kind == .quote ? 1 : 0))
      guard [.paragraph, .heading, .cell].contains(node.kind) else { continue }
      let inlines = tree.nodes[tree.descendants(of: index)]
      for content in lines.contents(of: node, quotes: quotes[index]) {
        let parts = MarkdownScanner.parts(
          of: inlines, in: content, references: references, isCell: node.kind == .cell)
        guard let parts else { continue }
        let sentence = MarkdownSentence(
          parts, in: content.moved(by: start), of: document, kind: node.kind,
          signature: MarkdownSignature(inlines))
        if let sentence { sentences.append(sentence) }
        break
      }
    }
    sentences.sort { $0.range.lowerBound < $1.range.lowerBound }
    var end = start
    self.sentences = sentences.filter { sentence in
      guard sentence.range.lowerBound >= end else { return false }
      end = sentence.range.upperBound
      return true
    }
    units = self.sentences.map(\.text.unit)
  }

  /// The document with translations in the place of the texts; all else is the source's, byte for byte.
  ///
  /// A translation that is the same as its unit's text leaves the unit's bytes as they are.
  package func rendered(with translations: [TranslatedUnit?]) -> [UInt8] {
    precondition(translations.count == units.count, "each unit needs an entry")
    var output: [UInt8] = []
    var position = 0
    for (sentence, translation) in zip(sentences, translations) {
      guard let translation, translation.text != sentence.text.text,
        let written = MarkdownDocument.written(sentence, translation, of: bytes)
      else { continue }
      output += bytes[position..<sentence.range.lowerBound]
      output += written
      position = sentence.range.upperBound
    }
    return output + bytes[position...]
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
