/// One message of a catalog.
struct PortableEntry: Sendable {
  struct Translation: Sendable {
    /// The plural form's number; 0 where there are none.
    let form: Int
    var string: PortableString
  }

  private(set) var text: PortableString?
  private(set) var plural: PortableString?
  private(set) var translations: [Translation] = []

  /// The messages of a catalog, without obsolete ones.
  ///
  /// - Throws: `malformed`.
  static func all(of bytes: [UInt8]) throws(DocumentError) -> [PortableEntry] {
    var reader = Reader(bytes: bytes)
    for line in SourceLine.all(of: bytes) { try reader.take(line) }
    return reader.entries + [reader.entry]
  }

  private enum Part: Hashable { case context, text, plural, translation(Int) }

  private struct Reader {
    let bytes: [UInt8]
    let lineEnd: [UInt8]
    var entries: [PortableEntry] = []
    var entry = PortableEntry()
    /// Where a literal on the next line would belong.
    private var part: Part?

    init(bytes: [UInt8]) {
      self.bytes = bytes
      let feed = bytes.firstIndex(of: 0x0A)
      lineEnd = feed.map { $0 > 0 && bytes[$0 - 1] == 0x0D ? [0x0D, 0x0A] : [0x0A] } ?? [0x0A]
    }

    mutating func take(_ line: SourceLine) throws(DocumentError) {
      var start = line.content.lowerBound
      let end = line.content.upperBound
      func skipSpace() { while start < end, [0x20, 0x09].contains(bytes[start]) { start += 1 } }
      skipSpace()
      guard start < end, bytes[start] != UInt8(ascii: "#") else {
        part = nil
        return
      }
      let isContinued = bytes[start] == UInt8(ascii: "\"")
      if !isContinued {
        let word = bytes[start..<end].prefix { $0 != 0x20 && $0 != 0x09 && $0 != UInt8(ascii: "\"") }
        start = word.endIndex
        part = try part(named: String(word), at: word.startIndex)
        skipSpace()
      }
      let literal = try literal(from: start, to: end)
      guard let text = PortableString.text(of: bytes[literal].dropFirst().dropLast()) else {
        throw DocumentError(.malformed, at: start, in: bytes)
      }
      if isContinued {
        try add(text, at: literal)
      } else {
        begin(PortableString(text, at: literal, lineEnd: lineEnd))
      }
    }

    private mutating func part(named word: String, at offset: Int) throws(DocumentError) -> Part {
      switch word {
      case "msgctxt", "msgid":
        // A message that has translations is over.
        if !entry.translations.isEmpty {
          entries.append(entry)
          entry = PortableEntry()
        }
        return word == "msgid" ? .text : .context
      case "msgid_plural": return .plural
      case "msgstr": return .translation(0)
      default:
        let number =
          word.hasPrefix("msgstr[") && word.hasSuffix("]") ? Int(word.dropFirst(7).dropLast()) : nil
        guard let number, number >= 0 else { throw DocumentError(.malformed, at: offset, in: bytes) }
        return .translation(number)
      }
    }

    /// The literal that all of a line is, but for white space behind it.
    private func literal(from start: Int, to end: Int) throws(DocumentError) -> Range<Int> {
      var index = start + 1
      guard start < end, bytes[start] == UInt8(ascii: "\"") else {
        throw DocumentError(.malformed, at: start, in: bytes)
      }
      while index < end, bytes[index] != UInt8(ascii: "\"") {
        index += bytes[index] == UInt8(ascii: "\\") ? 2 : 1
      }
      guard index < end, bytes[(index + 1)..<end].allSatisfy({ [0x20, 0x09].contains($0) }) else {
        throw DocumentError(.malformed, at: start, in: bytes)
      }
      return start..<(index + 1)
    }

    private mutating func begin(_ string: PortableString) {
      switch part {
      case .text: entry.text = string
      case .plural: entry.plural = string
      case .translation(let form): entry.translations.append(Translation(form: form, string: string))
      case .context, nil: break
      }
    }

    private mutating func add(_ text: String, at range: Range<Int>) throws(DocumentError) {
      switch part {
      case .text: entry.text?.add(text, at: range)
      case .plural: entry.plural?.add(text, at: range)
      case .translation:
        entry.translations[entry.translations.count - 1].string.add(text, at: range)
      case .context: break
      case nil: throw DocumentError(.malformed, at: range.lowerBound, in: bytes)
      }
    }
  }
}
