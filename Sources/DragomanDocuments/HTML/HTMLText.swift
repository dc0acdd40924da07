/// The text of an HTML document as it is written: with references, and with tags that the parser passed over.
struct HTMLText {
  /// A part of a text.
  enum Part: Equatable {
    /// Bytes that stand for themselves.
    case literal(Range<Int>)
    /// A reference, with what it stands for.
    case reference(Range<Int>, [UInt8])
    /// A tag that has no effect.
    case ignoredTag(Range<Int>)
  }

  let bytes: [UInt8]
  let references: CharacterReferences

  /// The parts of the text in `range`.
  ///
  /// - Parameter tagsAreText: Whether `<` always stands for itself, as in a title.
  func parts(of range: Range<Int>, tagsAreText: Bool) -> [Part] {
    var parts: [Part] = []
    var literal = range.lowerBound
    var position = range.lowerBound
    let lastTagEnd = tagsAreText ? nil : bytes[range].lastIndex(of: UInt8(ascii: ">"))
    func endLiteral() {
      if position > literal { parts.append(.literal(literal..<position)) }
    }
    while position < range.upperBound {
      if bytes[position] == UInt8(ascii: "&") {
        let reference = CharacterReferences.range(at: position, in: bytes).clamped(to: range)
        if let meaning = references.meaning(of: bytes[reference]) {
          endLiteral()
          parts.append(.reference(reference, meaning))
          position = reference.upperBound
          literal = position
          continue
        }
      } else if let lastTagEnd, position < lastTagEnd, let tag = tag(at: position, within: range) {
        endLiteral()
        parts.append(.ignoredTag(tag))
        position = tag.upperBound
        literal = position
        continue
      }
      position += 1
    }
    endLiteral()
    return parts
  }

  /// What the text in `range` says: with `\n` for each line end, without ignored tags.
  func resolved(_ parts: [Part]) -> [UInt8] {
    var result: [UInt8] = []
    for part in parts {
      switch part {
      case .literal(let range):
        for offset in range {
          if bytes[offset] != UInt8(ascii: "\r") {
            result.append(bytes[offset])
          } else if offset + 1 == bytes.count || bytes[offset + 1] != UInt8(ascii: "\n") {
            result.append(UInt8(ascii: "\n"))
          }
        }
      case .reference(_, let meaning): result += meaning
      case .ignoredTag: break
      }
    }
    return result
  }

  /// The tag that begins at `position`, if one does.
  private func tag(at position: Int, within range: Range<Int>) -> Range<Int>? {
    guard bytes[position] == UInt8(ascii: "<"), HTMLText.nameStart(at: position, in: bytes[range]) != nil,
      let end = bytes[position..<range.upperBound].firstIndex(of: UInt8(ascii: ">"))
    else { return nil }
    return position..<end + 1
  }

  /// Where the name of the start or end tag begins that begins at `position`; nil if none does.
  static func nameStart(at position: Int, in bytes: ArraySlice<UInt8>) -> Int? {
    guard bytes.indices.contains(position), bytes[position] == UInt8(ascii: "<") else { return nil }
    var start = position + 1
    if bytes.indices.contains(start), bytes[start] == UInt8(ascii: "/") { start += 1 }
    guard bytes.indices.contains(start) else { return nil }
    switch bytes[start] {
    case UInt8(ascii: "A")...UInt8(ascii: "Z"), UInt8(ascii: "a")...UInt8(ascii: "z"): return start
    default: return nil
    }
  }

  /// The name of the tag in `range`, in lower case; nil if there is no whole tag.
  func tagName(in range: Range<Int>) -> String? {
    guard range.count > 2, bytes[range.upperBound - 1] == UInt8(ascii: ">"),
      let start = HTMLText.nameStart(at: range.lowerBound, in: bytes[range])
    else { return nil }
    let rest = bytes[start..<range.upperBound]
    let end = rest.firstIndex { $0 <= 0x20 || $0 == UInt8(ascii: "/") || $0 == UInt8(ascii: ">") } ?? start
    return String(decoding: bytes[start..<end], as: UTF8.self).lowercased()
  }
}
