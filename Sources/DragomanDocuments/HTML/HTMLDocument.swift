import DragomanText
import Foundation

/// An HTML page, or a part of one.
///
/// Elements such as links and emphasis are marks in a text; paragraphs, headings, cells and the like bound texts, as
/// two line breaks one after the other do. What is in `code`, `kbd`, `samp`, `var`, `pre`, scripts, styles, text areas,
/// templates, SVG, MathML and elements with `translate="no"` or the class `notranslate` is kept, and so are comments.
/// Gumbo reads the document; what it says is checked against the bytes, and where the two disagree, as they may in
/// malformed pages, the bytes are left as they are. Tags are never moved out of one text into another.
package struct HTMLDocument: Document {
  /// What of a page is translated.
  package struct Options: Hashable, Sendable {
    /// Whether the attributes `title`, `alt`, `placeholder` and `aria-label` are translated.
    package var translatesAttributes: Bool

    /// Options from their parts.
    package init(translatesAttributes: Bool = true) {
      self.translatesAttributes = translatesAttributes
    }
  }

  /// The texts and attributes, in the document's order. A unit has a language if it is not the one of `<html lang>`.
  package let units: [DocumentUnit]

  private let byteOrderMark: [UInt8]
  private let bytes: [UInt8]
  private let places: [Place]

  /// Where a unit is.
  private enum Place {
    case sentence(MarkedText, Range<Int>, namesSpaces: Bool)
    case attribute(Range<Int>, quote: UInt8?)

    var range: Range<Int> {
      switch self {
      case .sentence(_, let range, _), .attribute(let range, _): range
      }
    }
  }

  /// Reads a page, or a part of one, in UTF-8.
  ///
  /// - Throws: `notUTF8`; `tooComplex`. No other input is refused, and a document without text has no units.
  package init(_ document: [UInt8], options: Options = Options()) throws(MarkupError) {
    guard String(validating: document, as: UTF8.self) != nil else { throw .notUTF8 }
    let mark: [UInt8] = [0xEF, 0xBB, 0xBF]
    byteOrderMark = document.starts(with: mark) ? mark : []
    let bytes = Array(document.dropFirst(byteOrderMark.count))
    self.bytes = bytes
    let text = HTMLText(bytes: bytes, references: try CharacterReferences(in: bytes))
    var collector = HTMLPieceCollector(
      text: text, tree: try HTMLTree(bytes), translatesAttributes: options.translatesAttributes)
    var sentences = HTMLSentences(text: text, pieces: collector.pieces())
    let languages = collector.languages.map { name in
      name.isEmpty || name == collector.languages[0] ? nil : Locale.Language(identifier: name)
    }
    var found: [(Place, DocumentUnit)] = []
    let name = Array("&nbsp;".utf8)
    for sentence in sentences.sentences() {
      var unit = sentence.text.unit
      unit.language = languages[sentence.language]
      let namesSpaces =
        unit.text.utf8.contains(0xC2) && !bytes[sentence.range].split(separator: name).dropFirst().isEmpty
      found.append((.sentence(sentence.text, sentence.range, namesSpaces: namesSpaces), unit))
    }
    var attributesEnd = 0
    for attribute in collector.attributes.sorted(by: { $0.range.lowerBound < $1.range.lowerBound })
    where hasLetters(attribute.text) && attribute.range.lowerBound >= attributesEnd {
      attributesEnd = attribute.range.upperBound
      let unit = DocumentUnit(text: attribute.text, language: languages[attribute.language])
      found.append((.attribute(attribute.range, quote: attribute.quote), unit))
    }
    found.sort { $0.0.range.lowerBound < $1.0.range.lowerBound }
    places = found.map(\.0)
    units = found.map(\.1)
  }

  /// The document with translations in the place of the texts; all else is the source's, byte for byte.
  ///
  /// In a translation `&`, `<` and `>` are written as references, in an attribute also the quotation mark that is
  /// round it; a no-break space is written `&nbsp;` if the text that it replaces has one so. A translation that is the
  /// same as its unit's text leaves the unit's bytes as they are.
  package func rendered(with translations: [TranslatedUnit?]) -> [UInt8] {
    precondition(translations.count == units.count, "each unit needs an entry")
    var patches = BytePatches(bytes: bytes)
    for (index, translation) in translations.enumerated() {
      guard case .attribute(let range, let quote) = places[index], let translation,
        translation.text != units[index].text
      else { continue }
      patches.append(range, HTMLDocument.attribute(Array(translation.text.utf8), quote: quote))
    }
    var output = byteOrderMark
    var position = 0
    for (index, translation) in translations.enumerated() {
      guard case .sentence(let text, let range, let namesSpaces) = places[index], let translation,
        translation.text != units[index].text
      else { continue }
      patches.write(position..<range.lowerBound, to: &output)
      output += text.rendered(
        translation, markup: { patches.write($0, to: &$1) },
        escape: { HTMLDocument.escape($0, quote: nil, namesSpaces: namesSpaces, to: &$1) })
      position = range.upperBound
    }
    patches.write(position..<bytes.count, to: &output)
    return output
  }

  private static func attribute(_ text: [UInt8], quote: UInt8?) -> [UInt8] {
    var output: [UInt8] = quote == nil ? [UInt8(ascii: "\"")] : []
    escape(text[...], quote: quote ?? UInt8(ascii: "\""), namesSpaces: false, to: &output)
    return output + (quote == nil ? [UInt8(ascii: "\"")] : [])
  }

  private static func escape(
    _ text: ArraySlice<UInt8>, quote: UInt8?, namesSpaces: Bool, to output: inout [UInt8]
  ) {
    var position = text.startIndex
    while position < text.endIndex {
      let byte = text[position]
      switch byte {
      case UInt8(ascii: "&"): output += "&amp;".utf8
      case UInt8(ascii: "<"): output += "&lt;".utf8
      case UInt8(ascii: ">"): output += "&gt;".utf8
      case UInt8(ascii: "\"") where quote == byte: output += "&quot;".utf8
      case UInt8(ascii: "'") where quote == byte: output += "&#39;".utf8
      case 0xC2 where namesSpaces && text[position...].starts(with: [0xC2, 0xA0]):
        output += "&nbsp;".utf8
        position += 1
      default: output.append(byte)
      }
      position += 1
    }
  }
}
