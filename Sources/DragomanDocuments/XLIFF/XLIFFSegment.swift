import DragomanText
import Foundation

/// A source and its target.
struct XLIFFSegment: Sendable {
  struct Source: Sendable {
    let text: MarkedText
    /// The bytes of the text.
    let range: Range<Int>
    /// All bytes of the element's content: the text's, and codes before and behind it.
    let content: Range<Int>
  }

  struct Target: Sendable {
    /// The start tag, or the empty element's tag.
    let tag: Range<Int>
    var content: Range<Int>
    /// Where the element ends.
    var end: Int
  }

  /// The start tag of what holds both.
  let start: Range<Int>
  let language: String?
  /// Nil where the source is blank.
  var source: Source?
  var sourceTag = 0..<0
  /// Where a target that is missing goes.
  var sourceEnd = 0
  var target: Target?

  init(start: Range<Int>, language: String?) {
    self.start = start
    self.language = language
  }

  /// Adds the text and its places, unless there is a translation.
  func collect(into list: inout PlaceList, _ bytes: [UInt8], isASCII: Bool, mainLanguage: String?) {
    guard let source else { return }
    let outer = XMLTag(bytes: bytes[start])
    let isNew = state(of: outer, bytes).map { $0 == "initial" } ?? false
    guard target == nil || isNew || target.map({ isMissing($0, bytes) }) ?? true else { return }
    var unit = source.text.unit
    if let language, language != mainLanguage { unit.language = .init(identifier: language) }
    let place = target.map { $0.tag.lowerBound..<$0.end } ?? sourceEnd..<sourceEnd
    list.add([unit], filling: place) { [self] translations in
      translations.flatMap { written($0, source, bytes, isASCII: isASCII) }
    }
    if isNew, let value = outer.value(of: "state") {
      list.add(value, of: list.units.count - 1..<list.units.count) { _ in Array("translated".utf8) }
    }
  }

  private func state(of tag: XMLTag, _ bytes: [UInt8]) -> String? {
    tag.value(of: "state").map { String(bytes[$0]) }
  }

  private func isMissing(_ target: Target, _ bytes: [UInt8]) -> Bool {
    let state = state(of: XMLTag(bytes: bytes[target.tag]), bytes)
    return bytes[target.content].allSatisfy(XMLTag.isSpace) || state == "new" || state == "needs-translation"
  }

  /// The whole target, with the white space before it where it is put in.
  private func written(_ translation: TranslatedUnit, _ source: Source, _ bytes: [UInt8], isASCII: Bool)
    -> [UInt8]
  {
    let content =
      bytes[source.content.lowerBound..<source.range.lowerBound]
      + source.text.rendered(
        translation, markup: { $1 += bytes[$0] }, escape: { Self.escape($0, isASCII: isASCII, into: &$1) })
      + bytes[source.range.upperBound..<source.content.upperBound]
    let (before, tag, name) = startTag(bytes)
    return before + tag + content + "</".utf8 + name + [UInt8(ascii: ">")]
  }

  private func startTag(_ bytes: [UInt8]) -> (before: [UInt8], tag: [UInt8], name: [UInt8]) {
    guard let target else {
      let sourceName = XMLTag(bytes: bytes[sourceTag]).name
      let prefix = sourceName.lastIndex(of: UInt8(ascii: ":")).map { Array(sourceName[...$0]) } ?? []
      let name = prefix + "target".utf8
      let state = isSecondVersion(bytes) ? [] : Array(" state=\"translated\"".utf8)
      let space = bytes[..<sourceTag.lowerBound].reversed().prefix(while: XMLTag.isSpace).reversed()
      return (Array(space), [UInt8(ascii: "<")] + name + state + [UInt8(ascii: ">")], name)
    }
    let tag = XMLTag(bytes: bytes[target.tag])
    var written = Array(tag.bytes)
    if tag.isEmptyElement {
      written.removeLast(2)
      while written.last.map(XMLTag.isSpace) ?? false { written.removeLast() }
      written.append(UInt8(ascii: ">"))
    }
    if let value = tag.value(of: "state") {
      let offset = target.tag.lowerBound
      written.replaceSubrange(value.lowerBound - offset..<value.upperBound - offset, with: "translated".utf8)
    }
    return ([], written, Array(tag.name))
  }

  /// Whether the version is 2, where a target has no state.
  private func isSecondVersion(_ bytes: [UInt8]) -> Bool {
    XMLTag(bytes: bytes[start]).name.split(separator: UInt8(ascii: ":")).last?.elementsEqual("segment".utf8)
      ?? false
  }

  private static func escape(_ text: ArraySlice<UInt8>, isASCII: Bool, into output: inout [UInt8]) {
    guard !isASCII || text.allSatisfy({ $0 < 0x80 }) else {
      for scalar in String(text).unicodeScalars {
        if scalar.isASCII {
          escape([UInt8(scalar.value)], isASCII: false, into: &output)
        } else {
          output += "&#\(scalar.value);".utf8
        }
      }
      return
    }
    for byte in text {
      switch byte {
      case UInt8(ascii: "&"): output += "&amp;".utf8
      case UInt8(ascii: "<"): output += "&lt;".utf8
      case UInt8(ascii: ">"): output += "&gt;".utf8
      // A reader would make a line feed of it.
      case 0x0D: output += "&#13;".utf8
      // XML has no way to write these.
      case 0..<0x20 where byte != 0x09 && byte != 0x0A: break
      default: output.append(byte)
      }
    }
  }
}
