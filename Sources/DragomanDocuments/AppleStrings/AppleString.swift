/// How a string of a `.strings` file is written.
struct AppleString: Sendable {
  /// The quotation mark; a bare word gets one, since its translation need not be one.
  private let mark: UInt8
  /// Whether line ends stand in it as they are.
  private let hasRawLineEnds: Bool

  /// As `literal` is written.
  init(like literal: ArraySlice<UInt8>) {
    mark = literal.first == UInt8(ascii: "'") ? UInt8(ascii: "'") : UInt8(ascii: "\"")
    hasRawLineEnds = literal.contains { $0 == 0x0A || $0 == 0x0D }
  }

  private static let escapes: [(letter: UInt8, byte: UInt8)] = [
    (UInt8(ascii: "n"), 0x0A), (UInt8(ascii: "r"), 0x0D), (UInt8(ascii: "t"), 0x09),
    (UInt8(ascii: "a"), 0x07),
    (UInt8(ascii: "b"), 0x08), (UInt8(ascii: "f"), 0x0C), (UInt8(ascii: "v"), 0x0B),
  ]

  /// The literal for `text`, with its quotation marks.
  func literal(_ text: String) -> [UInt8] {
    var literal = [mark]
    for byte in text.utf8 {
      let isLineEnd = byte == 0x0A || byte == 0x0D
      if byte == mark || byte == UInt8(ascii: "\\") {
        literal += [UInt8(ascii: "\\"), byte]
      } else if byte < 0x20, byte != 0x09, !(isLineEnd && hasRawLineEnds),
        let escape = Self.escapes.first(where: { $0.byte == byte })
      {
        literal += [UInt8(ascii: "\\"), escape.letter]
      } else {
        literal.append(byte)
      }
    }
    return literal + [mark]
  }

  /// What a literal or a bare word stands for; nil where that is no text: half a surrogate pair.
  static func text(of literal: ArraySlice<UInt8>) -> String? {
    guard let mark = literal.first, mark == UInt8(ascii: "\"") || mark == UInt8(ascii: "'") else {
      return String(literal)
    }
    var text: [UInt8] = []
    var units: [UInt16] = []
    var rest = literal.dropFirst().dropLast()
    while let byte = rest.popFirst() {
      let letter = byte == UInt8(ascii: "\\") ? rest.popFirst() : nil
      if letter == UInt8(ascii: "U") || letter == UInt8(ascii: "u"),
        let unit = number(&rest, radix: 16, digits: 4)
      {
        units.append(UInt16(truncatingIfNeeded: unit))
        continue
      }
      guard let pairs = String(validating: units, as: UTF16.self) else { return nil }
      text += pairs.utf8
      units = []
      if let letter { text += escaped(letter, &rest) } else { text.append(byte) }
    }
    guard let pairs = String(validating: units, as: UTF16.self) else { return nil }
    return String(validating: text + pairs.utf8, as: UTF8.self)
  }

  private static func escaped(_ letter: UInt8, _ rest: inout ArraySlice<UInt8>) -> [UInt8] {
    if let escape = escapes.first(where: { $0.letter == letter }) { return [escape.byte] }
    guard (UInt8(ascii: "0")...UInt8(ascii: "7")).contains(letter) else { return [letter] }
    var digits = [letter] + rest.prefix(2).prefix { (UInt8(ascii: "0")...UInt8(ascii: "7")).contains($0) }
    rest = rest.dropFirst(digits.count - 1)
    var slice = digits[...]
    digits = []
    let value = number(&slice, radix: 8, digits: 3) ?? 0
    // Beyond ASCII the number is one of NextStep's character set, which no file of today is in.
    return Unicode.Scalar(value).map { Array(String(Character($0)).utf8) } ?? digits
  }

  private static func number(_ rest: inout ArraySlice<UInt8>, radix: UInt32, digits: Int) -> UInt32? {
    let found = rest.prefix(digits).prefix { $0.hexDigit.map { $0 < radix } ?? false }
    guard !found.isEmpty else { return nil }
    rest = rest.dropFirst(found.count)
    return found.reduce(0) { $0 * radix + ($1.hexDigit ?? 0) }
  }
}
