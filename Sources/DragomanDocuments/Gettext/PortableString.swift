/// A string of a catalog: one literal, or several on lines of their own, which are one text.
struct PortableString: Sendable {
  /// From the first quotation mark to the last one.
  private(set) var range: Range<Int>
  private(set) var text: String
  private(set) var literalCount = 1
  /// The line end of the file.
  let lineEnd: [UInt8]

  /// Whether it stands on several lines.
  var isWrapped: Bool { literalCount > 1 }

  init(_ text: String, at range: Range<Int>, lineEnd: [UInt8]) {
    self.text = text
    self.range = range
    self.lineEnd = lineEnd
  }

  /// Adds the literal of the next line.
  mutating func add(_ text: String, at range: Range<Int>) {
    self.text += text
    self.range = self.range.lowerBound..<range.upperBound
    literalCount += 1
  }

  /// What the bytes between two quotation marks stand for; nil where that is no text.
  static func text(of content: ArraySlice<UInt8>) -> String? {
    var bytes: [UInt8] = []
    var rest = content
    while let byte = rest.popFirst() {
      guard byte == UInt8(ascii: "\\") else {
        bytes.append(byte)
        continue
      }
      guard let letter = rest.popFirst() else { return nil }
      if let escape = escapes.first(where: { $0.letter == letter }) {
        bytes.append(escape.byte)
      } else if letter == UInt8(ascii: "x") {
        guard let value = number(&rest, radix: 16, digits: 2) else { return nil }
        bytes.append(value)
      } else if (UInt8(ascii: "0")...UInt8(ascii: "7")).contains(letter) {
        rest = content[(rest.startIndex - 1)...]
        guard let value = number(&rest, radix: 8, digits: 3) else { return nil }
        bytes.append(value)
      } else {
        return nil
      }
    }
    return String(validating: bytes, as: UTF8.self)
  }

  private static func number(_ rest: inout ArraySlice<UInt8>, radix: UInt32, digits: Int) -> UInt8? {
    var value: UInt32?
    for _ in 0..<digits {
      guard let digit = rest.first?.hexDigit, digit < radix else { break }
      value = (value ?? 0) * radix + digit
      rest.removeFirst()
    }
    return value.flatMap { UInt8(exactly: $0) }
  }

  private static let escapes: [(letter: UInt8, byte: UInt8)] = [
    (UInt8(ascii: "n"), 0x0A), (UInt8(ascii: "t"), 0x09), (UInt8(ascii: "\""), UInt8(ascii: "\"")),
    (UInt8(ascii: "\\"), UInt8(ascii: "\\")), (UInt8(ascii: "r"), 0x0D), (UInt8(ascii: "a"), 0x07),
    (UInt8(ascii: "b"), 0x08), (UInt8(ascii: "f"), 0x0C), (UInt8(ascii: "v"), 0x0B),
  ]

  /// The columns that gettext's programs fill.
  private static let width = 77

  /// The literals for `text`: one a line of the text where it has several or where the source was wrapped and it
  /// is long, as gettext's own programs write them.
  static func literal(_ text: String, isWrapped: Bool, lineEnd: [UInt8]) -> [UInt8] {
    let lines = escapedLines(text, isWrapped: isWrapped)
    guard lines.count > 1 else { return quoted(lines.first ?? []) }
    return lines.reduce(quoted([])) { $0 + lineEnd + quoted($1) }
  }

  private static func quoted(_ content: [UInt8]) -> [UInt8] {
    [UInt8(ascii: "\"")] + content + [UInt8(ascii: "\"")]
  }

  private static func escapedLines(_ text: String, isWrapped: Bool) -> [[UInt8]] {
    var lines: [[UInt8]] = []
    var line: [UInt8] = []
    var lineWidth = 0
    var word: [UInt8] = []
    var wordWidth = 0
    func endWord() {
      if isWrapped, lineWidth > 0, lineWidth + wordWidth > width { endLine() }
      line += word
      lineWidth += wordWidth
      word = []
      wordWidth = 0
    }
    func endLine() {
      lines.append(line)
      line = []
      lineWidth = 0
    }
    for scalar in text.unicodeScalars {
      let escape = escapes.first { UInt32($0.byte) == scalar.value }
      word += escape.map { [UInt8(ascii: "\\"), $0.letter] } ?? Array(String(scalar).utf8)
      wordWidth += escape == nil ? 1 : 2
      if scalar == " " || scalar == "\n" { endWord() }
      if scalar == "\n" { endLine() }
    }
    endWord()
    if !line.isEmpty { endLine() }
    return lines
  }
}
