/// Reads a block's inline text along its parsed nodes: each node must be found where the one before it ends, and the
/// nodes must account for all bytes. So the parser's positions of inlines are not needed.
struct MarkdownScanner {
  /// What was read so far.
  private(set) var parts: [MarkdownInline] = []
  private let content: MarkdownContent
  private let references: CharacterReferences
  private let isCell: Bool
  private var position = 0
  private var open: [Opened] = []
  /// How many links had nothing behind their text that is theirs; finding that out may take a look at all the rest.
  private var bareLinks = 0

  private static let maximumBareLinks = 100

  /// A node whose content is being read.
  private struct Opened {
    let node: Int
    /// What must stand at the end of its content.
    let closing: [UInt8]
    /// Where its opening begins and ends.
    let opening: Range<Int>
    /// How many parts there were before it.
    let partCount: Int
  }

  init(_ content: MarkdownContent, references: CharacterReferences, isCell: Bool) {
    self.content = content
    self.references = references
    self.isCell = isCell
  }

  private var text: [UInt8] { content.text }

  /// The parts of a block's text; nil if the text is not what the nodes say.
  static func parts(
    of nodes: ArraySlice<MarkdownTree.Node>, in content: MarkdownContent, references: CharacterReferences,
    isCell: Bool
  ) -> [MarkdownInline]? {
    var scanner = MarkdownScanner(content, references: references, isCell: isCell)
    var skipped: Int?
    for index in nodes.indices {
      let node = nodes[index]
      // The text of an address is read with its link.
      if let skipped, node.parent == skipped { continue }
      skipped = nil
      while let last = scanner.open.last, last.node != node.parent {
        guard scanner.close(nodes[last.node].kind) else { return nil }
      }
      if node.kind == .link, scanner.byte(at: 0) != UInt8(ascii: "[") {
        guard index + 1 < nodes.endIndex, nodes[index + 1].kind == .text,
          scanner.readAddress(nodes[index + 1].literal)
        else { return nil }
        skipped = index
      } else {
        guard scanner.read(node, at: index) else { return nil }
      }
    }
    while let last = scanner.open.last {
      guard scanner.close(nodes[last.node].kind) else { return nil }
    }
    return scanner.position == content.text.count ? scanner.parts : nil
  }

  private func byte(at offset: Int) -> UInt8? {
    position + offset < text.count ? text[position + offset] : nil
  }

  private func starts(with bytes: some Collection<UInt8>) -> Bool {
    text[position...].starts(with: bytes)
  }

  private mutating func read(_ node: MarkdownTree.Node, at index: Int) -> Bool {
    switch node.kind {
    case .text: return readText(node.literal)
    case .softBreak, .hardBreak: return readBreak(isHard: node.kind == .hardBreak)
    case .code: return readCode(node.literal)
    case .html:
      guard !node.literal.isEmpty, starts(with: node.literal) else { return false }
      parts.append(.html(position..<position + node.literal.count))
      position += node.literal.count
      return true
    case .emphasis, .strong, .strikethrough: return openDelimiter(node.kind, at: index)
    case .link: return opened("[", closing: "]", at: index)
    case .image: return opened("![", closing: "]", at: index)
    case .footnote: return readFootnote()
    case .other, .paragraph, .heading, .cell, .quote, .task: return false
    }
  }

  private mutating func readText(_ literal: [UInt8]) -> Bool {
    var rest = literal[...]
    while let next = rest.first, let byte = byte(at: 0) {
      if byte == UInt8(ascii: "\\"), let escaped = self.byte(at: 1), MarkdownContent.isPunctuation(escaped) {
        guard escaped == next else { return false }
        parts.append(.resolved([escaped], position..<position + 2))
        position += 2
        rest.removeFirst()
      } else if byte == UInt8(ascii: "&"), let (meaning, length) = reference(), rest.starts(with: meaning) {
        parts.append(.resolved(meaning, position..<position + length))
        position += length
        rest = rest.dropFirst(meaning.count)
      } else {
        guard byte == next else { return false }
        appendLiteral()
        position += 1
        rest.removeFirst()
      }
    }
    return rest.isEmpty
  }

  private mutating func appendLiteral() {
    if case .literal(let range) = parts.last, range.upperBound == position {
      parts[parts.count - 1] = .literal(range.lowerBound..<position + 1)
    } else {
      parts.append(.literal(position..<position + 1))
    }
  }

  /// The reference at the position, which needs its semicolon here.
  private func reference() -> ([UInt8], Int)? {
    let range = CharacterReferences.range(at: position, in: text)
    guard text[range].last == UInt8(ascii: ";"), let meaning = references.meaning(of: text[range]) else {
      return nil
    }
    return (meaning, range.count)
  }

  private mutating func readBreak(isHard: Bool) -> Bool {
    let start = position
    if isHard, byte(at: 0) == UInt8(ascii: "\\") { position += 1 }
    while let byte = byte(at: 0), byte == 0x20 || byte == 0x09 { position += 1 }
    guard byte(at: 0) == UInt8(ascii: "\n") else { return false }
    position += 1
    parts.append(
      isHard ? .void(start..<position, partsWords: true) : .resolved([0x20], start..<position))
    return true
  }

  private mutating func readCode(_ literal: [UInt8]) -> Bool {
    let tick = UInt8(ascii: "`")
    let length = text[position...].prefix { $0 == tick }.count
    guard length > 0, let end = closingTicks(length, from: position + length) else { return false }
    var code = text[position + length..<end].map { $0 == UInt8(ascii: "\n") ? 0x20 : $0 }
    if isCell {
      code = MarkdownScanner.unescapedPipes(code)
    }
    if code.first == 0x20, code.last == 0x20, code.contains(where: { $0 != 0x20 }) {
      code = Array(code.dropFirst().dropLast())
    }
    guard code == literal else { return false }
    parts.append(.kept(String(decoding: literal, as: UTF8.self), position..<end + length))
    position = end + length
    return true
  }

  /// Where the next run of exactly `length` ticks begins.
  private func closingTicks(_ length: Int, from start: Int) -> Int? {
    var next = start
    while let tick = text[next...].firstIndex(of: UInt8(ascii: "`")) {
      let run = text[tick...].prefix { $0 == UInt8(ascii: "`") }.count
      if run == length { return tick }
      next = tick + run
    }
    return nil
  }

  private static func unescapedPipes(_ code: [UInt8]) -> [UInt8] {
    var result: [UInt8] = []
    for byte in code {
      if byte == UInt8(ascii: "|"), result.last == UInt8(ascii: "\\") { result.removeLast() }
      result.append(byte)
    }
    return result
  }

  private mutating func readAddress(_ literal: [UInt8]) -> Bool {
    let isBracketed = byte(at: 0) == UInt8(ascii: "<")
    let written = isBracketed ? [UInt8(ascii: "<")] + literal + [UInt8(ascii: ">")] : literal
    guard !literal.isEmpty, starts(with: written) else { return false }
    parts.append(.kept(String(decoding: literal, as: UTF8.self), position..<position + written.count))
    position += written.count
    return true
  }

  private mutating func readFootnote() -> Bool {
    guard starts(with: "[^".utf8), let end = text[position...].firstIndex(of: UInt8(ascii: "]")) else {
      return false
    }
    parts.append(.void(position..<end + 1, partsWords: false))
    position = end + 1
    return true
  }

  private mutating func openDelimiter(_ kind: MarkdownTree.Node.Kind, at index: Int) -> Bool {
    switch (kind, byte(at: 0)) {
    case (.emphasis, UInt8(ascii: "*")): opened("*", closing: "*", at: index)
    case (.emphasis, UInt8(ascii: "_")): opened("_", closing: "_", at: index)
    case (.strong, UInt8(ascii: "*")): opened("**", closing: "**", at: index)
    case (.strong, UInt8(ascii: "_")): opened("__", closing: "__", at: index)
    case (.strikethrough, UInt8(ascii: "~")):
      byte(at: 1) == UInt8(ascii: "~")
        ? opened("~~", closing: "~~", at: index) : opened("~", closing: "~", at: index)
    default: false
    }
  }

  private mutating func opened(_ opening: String, closing: String, at index: Int) -> Bool {
    guard starts(with: opening.utf8) else { return false }
    let range = position..<position + opening.utf8.count
    open.append(
      Opened(node: index, closing: Array(closing.utf8), opening: range, partCount: parts.count))
    parts.append(.open(range))
    position = range.upperBound
    return true
  }

  /// Reads the end of the node that was opened last.
  private mutating func close(_ kind: MarkdownTree.Node.Kind) -> Bool {
    guard let last = open.popLast(), starts(with: last.closing) else { return false }
    let start = position
    position += last.closing.count
    var label: Range<Int>?
    if kind == .link || kind == .image {
      if let end = MarkdownLinkTail.end(in: text, from: position) {
        position = end
      } else {
        bareLinks += 1
        guard bareLinks <= MarkdownScanner.maximumBareLinks else { return false }
        if starts(with: "[]".utf8) { position += 2 }
        label = last.opening.upperBound..<start
      }
    }
    if kind == .image {
      parts.removeSubrange(last.partCount...)
      parts.append(.void(last.opening.lowerBound..<position, partsWords: true))
    } else {
      parts.append(.close(start..<position, label: label))
    }
    return true
  }
}
