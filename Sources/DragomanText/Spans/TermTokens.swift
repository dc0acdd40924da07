/// A text cut wherever a term may begin or end: between words, and at both sides of every character that is part of
/// no word.
struct TermTokens {
  /// Where each token begins, and the end of the text.
  private var bounds: [Int] = [0]

  var count: Int { bounds.count - 1 }

  subscript(index: Int) -> Range<Int> { bounds[index]..<bounds[index + 1] }

  /// The tokens of UTF-8.
  init(of bytes: UnsafeBufferPointer<UInt8>) {
    bounds.reserveCapacity(bytes.count / 4 + 2)
    var previous = Kind.other
    var at = 0
    while at < bytes.count {
      let (kind, length) = Self.kind(in: bytes, at: at)
      if at > 0, Self.isBound(between: previous, and: kind) { bounds.append(at) }
      previous = kind
      at += length
    }
    if at > 0 { bounds.append(bytes.count) }
  }

  /// What a scalar is to the words beside it.
  private enum Kind {
    /// A letter or digit of a script with spaces.
    case word
    /// Belongs to what stands before it.
    case mark
    /// Joins what stands beside it.
    case joiner
    /// Half of a flag.
    case flag
    case carriageReturn, lineFeed
    case other
  }

  private static func isBound(between first: Kind, and second: Kind) -> Bool {
    switch (first, second) {
    case (_, .mark), (_, .joiner), (.joiner, _), (.flag, .flag), (.carriageReturn, .lineFeed), (.word, .word):
      false
    // A mark ends a word as a letter does; behind a symbol or a character of a script without spaces it matters less
    // that a letter may follow than that no word is cut.
    case (.mark, .word): false
    default: true
    }
  }

  private static func kind(in bytes: UnsafeBufferPointer<UInt8>, at place: Int) -> (Kind, length: Int) {
    let first = bytes[place]
    if first < 0x80 {
      switch first {
      case 0x30...0x39, 0x41...0x5A, 0x61...0x7A: return (.word, 1)
      case 0x0D: return (.carriageReturn, 1)
      case 0x0A: return (.lineFeed, 1)
      default: return (.other, 1)
      }
    }
    let wanted = first >= 0xF0 ? 4 : first >= 0xE0 ? 3 : 2
    let length = min(wanted, bytes.count - place)
    var value = UInt32(first) & (0x7F >> UInt32(wanted))
    for offset in 1..<max(length, 1) { value = value << 6 | UInt32(bytes[place + offset] & 0x3F) }
    guard length == wanted, let scalar = Unicode.Scalar(value) else { return (.other, max(length, 1)) }
    return (kind(of: scalar), length)
  }

  private static func kind(of scalar: Unicode.Scalar) -> Kind {
    switch scalar.value {
    case 0x200D, 0x034F: return .joiner
    case 0x1F1E6...0x1F1FF: return .flag
    case 0x1F3FB...0x1F3FF, 0xFE00...0xFE0F, 0xE0020...0xE007F: return .mark
    default: break
    }
    switch scalar.properties.generalCategory {
    case .nonspacingMark, .spacingMark, .enclosingMark: return .mark
    case .uppercaseLetter, .lowercaseLetter, .titlecaseLetter, .modifierLetter, .otherLetter, .decimalNumber,
      .letterNumber, .otherNumber:
      return isUnspaced(scalar) ? .other : .word
    default: return .other
    }
  }

  /// Whether its script puts no spaces between words: Chinese, Japanese, Thai, Lao, Tibetan, Burmese, Khmer.
  private static func isUnspaced(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.value {
    case 0x0E00...0x0FFF, 0x1000...0x109F, 0x1780...0x17FF, 0x3005...0x30FF, 0x3100...0x312F, 0x31A0...0x31FF,
      0x3400...0x4DBF, 0x4E00...0x9FFF, 0xA9E0...0xA9FF, 0xAA60...0xAA7F, 0xF900...0xFAFF, 0xFF66...0xFF9F,
      0x1B000...0x1B16F, 0x20000...0x3FFFF:
      true
    default: false
    }
  }
}
