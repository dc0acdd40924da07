import DragomanText

/// The text of one block, as it is translated.
struct MarkdownSentence {
  /// The text and its marks.
  let text: MarkedText
  /// The document's bytes that it stands for.
  let range: Range<Int>
  /// What the block has besides, before the text and behind it: images and other marks without text.
  let outer: (before: Range<Int>, after: Range<Int>)
  /// What is written in the place of a part of the document when the text is translated: links by their own text get
  /// the label that this text was.
  let replacements: [Range<Int>: [UInt8]]
  /// What the text's containers put before its lines, as ranges of the document.
  let prefixes: [Range<Int>]
  /// What the block's inlines are, apart from its text.
  let signature: MarkdownSignature
  let kind: MarkdownTree.Node.Kind

  /// The text of a block, or of the lines of it at `lines`, from its parts; nil if it has nothing to translate.
  init?(
    _ parts: [MarkdownInline], in content: MarkdownContent, at lines: Range<Int>, of bytes: [UInt8],
    kind: MarkdownTree.Node.Kind, signature: MarkdownSignature
  ) {
    var builder = MarkedTextBuilder()
    let replacements = MarkdownSentence.append(parts, in: content, of: bytes, to: &builder)
    guard let result = builder.finish(), result.text.hasTranslatedLetters else { return nil }
    text = result.text
    range = result.range
    let whole = content.place(of: lines)
    outer = (
      whole.lowerBound..<result.range.lowerBound,
      result.range.upperBound..<max(whole.upperBound, result.range.upperBound)
    )
    self.replacements = replacements
    self.signature = signature
    self.kind = kind
    prefixes = zip(content.places, content.places.dropFirst()).compactMap { place, next in
      // After a line end the next byte of the text is that of the next line.
      MarkdownSentence.prefix(after: place, before: next, in: bytes)
    }
  }

  /// Appends a block's parts to `builder`; what is written in the place of some of them.
  private static func append(
    _ parts: [MarkdownInline], in content: MarkdownContent, of bytes: [UInt8],
    to builder: inout MarkedTextBuilder
  ) -> [Range<Int>: [UInt8]] {
    var replacements: [Range<Int>: [UInt8]] = [:]
    let ends = MarkdownSentence.htmlEnds(parts, in: content)
    for (index, part) in parts.enumerated() {
      switch part {
      case .literal(let range): builder.append(bytes[content.place(of: range)])
      case .resolved(let meaning, let range): builder.appendResolved(meaning, at: content.place(of: range))
      case .open(let range): builder.open(content.place(of: range))
      case .close(let range, let label):
        let place = content.place(of: range)
        builder.close(place)
        if let label {
          let name = content.text[label].map { $0 == UInt8(ascii: "\n") ? 0x20 : $0 }
          replacements[place] = Array("][".utf8) + name + [UInt8(ascii: "]")]
        }
      case .void(let range, let partsWords):
        builder.appendVoid(content.place(of: range), partsWords: partsWords)
      case .kept(let text, let range): builder.appendKept(text, content.place(of: range))
      case .html(let range):
        switch ends[index] {
        case .open: builder.open(content.place(of: range))
        case .close: builder.close(content.place(of: range))
        case .void(let partsWords): builder.appendVoid(content.place(of: range), partsWords: partsWords)
        case nil: break
        }
      }
    }
    return replacements
  }

  private static func prefix(after place: Int, before next: Int, in bytes: [UInt8]) -> Range<Int>? {
    guard bytes[place] == UInt8(ascii: "\n") || bytes[place] == UInt8(ascii: "\r") else { return nil }
    let isPair =
      bytes[place] == UInt8(ascii: "\r") && place + 1 < bytes.count
      && bytes[place + 1] == UInt8(ascii: "\n")
    let start = place + (isPair ? 2 : 1)
    return start < next ? start..<next : nil
  }

  /// What an HTML tag in a text is to it.
  private enum HTMLPart {
    case open
    case close
    case void(partsWords: Bool)
  }

  /// Pairs the HTML tags that are properly nested among themselves and the rest; the others stand for themselves.
  private static func htmlEnds(_ parts: [MarkdownInline], in content: MarkdownContent) -> [Int: HTMLPart] {
    var ends: [Int: HTMLPart] = [:]
    var open: [(index: Int, name: String?)] = []
    let html = HTMLText(bytes: content.text, references: .none)
    for (index, part) in parts.enumerated() {
      switch part {
      case .open: open.append((index, nil))
      case .close:
        while let last = open.popLast(), last.name != nil {}
      case .html(let range):
        let name = html.tagName(in: range)
        let isEnd = range.count > 1 && content.text[range.lowerBound + 1] == UInt8(ascii: "/")
        let kind = name.map { HTMLElementKind(name: $0, isForeign: false) }
        ends[index] = .void(partsWords: kind == .void)
        if let name, isEnd, let last = open.last, last.name == name {
          open.removeLast()
          ends[last.index] = .open
          ends[index] = .close
        } else if let name, !isEnd, kind == .inline || kind == .keptInline {
          open.append((index, name))
        }
      case .literal, .resolved, .void, .kept: break
      }
    }
    return ends
  }

  /// The sentence's translation as it is written.
  ///
  /// - Parameter withoutPrefixes: Whether to leave out what the containers put before lines.
  func rendered(
    _ translation: TranslatedUnit, of bytes: [UInt8], escaper: MarkdownEscaper, withoutPrefixes: Bool
  ) -> [UInt8] {
    text.rendered(
      translation,
      markup: { range, output in
        if let replacement = replacements[range] {
          output += replacement
        } else if withoutPrefixes {
          write(range, of: bytes, to: &output)
        } else {
          output += bytes[range]
        }
      }, escape: escaper.write)
  }

  /// Appends a part of the document without what the containers put before lines.
  func write(_ range: Range<Int>, of bytes: [UInt8], to output: inout [UInt8]) {
    var low = 0
    var high = prefixes.count
    while low < high {
      let middle = (low + high) / 2
      if prefixes[middle].upperBound <= range.lowerBound { low = middle + 1 } else { high = middle }
    }
    var position = range.lowerBound
    while low < prefixes.count, prefixes[low].lowerBound < range.upperBound {
      if prefixes[low].lowerBound > position { output += bytes[position..<prefixes[low].lowerBound] }
      position = max(position, min(prefixes[low].upperBound, range.upperBound))
      low += 1
    }
    output += bytes[position..<range.upperBound]
  }
}
