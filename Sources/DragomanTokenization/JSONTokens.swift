/// Reads the two JSON texts that lists of tokens are: an object of whole numbers and an array of texts, both flat.
///
/// Foundation's reader is of no use here: it takes two keys for one that differ only in how a letter is composed.
struct JSONTokens {
  private let bytes: [UInt8]
  private let check: SentencePieceModelCheck
  private var place = 0

  /// A reader of `bytes`; faults are those of `check`'s file.
  init(_ bytes: [UInt8], _ check: SentencePieceModelCheck) {
    self.bytes = bytes
    self.check = check
  }

  /// The keys of an object, each with its number, in their order.
  func object() throws(TokenizationError) -> [(token: [UInt8], id: Int)] {
    var reader = self
    var entries: [(token: [UInt8], id: Int)] = []
    try reader.expect("{")
    if !reader.takes("}") {
      repeat {
        guard entries.count < TokenList.mostTokens else { throw reader.fault("fewer tokens") }
        let token = try reader.text()
        try reader.expect(":")
        entries.append((token, try reader.number()))
      } while reader.takes(",")
      try reader.expect("}")
    }
    try reader.end()
    return entries
  }

  /// The texts of an array.
  func array() throws(TokenizationError) -> [[UInt8]] {
    var reader = self
    var texts: [[UInt8]] = []
    try reader.expect("[")
    if !reader.takes("]") {
      repeat {
        guard texts.count < TokenList.mostTokens else { throw reader.fault("fewer tokens") }
        texts.append(try reader.text())
      } while reader.takes(",")
      try reader.expect("]")
    }
    try reader.end()
    return texts
  }

  // MARK: - Parts

  private mutating func skipSpace() {
    while place < bytes.count, [0x20, 0x09, 0x0A, 0x0D].contains(bytes[place]) { place += 1 }
  }

  /// Steps over `character` if it is the next one.
  private mutating func takes(_ character: Unicode.Scalar) -> Bool {
    skipSpace()
    guard place < bytes.count, bytes[place] == UInt8(ascii: character) else { return false }
    place += 1
    return true
  }

  private mutating func expect(_ character: Unicode.Scalar) throws(TokenizationError) {
    guard takes(character) else { throw fault("'\(character)'") }
  }

  private mutating func end() throws(TokenizationError) {
    skipSpace()
    guard place == bytes.count else { throw fault("the end") }
  }

  /// A whole number of at most nine digits.
  private mutating func number() throws(TokenizationError) -> Int {
    skipSpace()
    let digits = bytes[place...].prefix(10).prefix { (0x30...0x39).contains($0) }
    guard (1...9).contains(digits.count) else { throw fault("a whole number") }
    place = digits.endIndex
    return digits.reduce(0) { $0 * 10 + Int($1 - 0x30) }
  }

  /// The UTF-8 of a text in quotes.
  private mutating func text() throws(TokenizationError) -> [UInt8] {
    try expect("\"")
    var text: [UInt8] = []
    while place < bytes.count {
      let byte = bytes[place]
      place += 1
      switch byte {
      case UInt8(ascii: "\""):
        guard String(validating: text, as: UTF8.self) != nil else { throw fault("UTF-8") }
        return text
      case UInt8(ascii: "\\"): text += try escape()
      case ..<0x20: throw fault("a text without control characters")
      default: text.append(byte)
      }
    }
    throw fault("the end of a text")
  }

  /// What an escape, after its backslash, stands for.
  private mutating func escape() throws(TokenizationError) -> [UInt8] {
    guard place < bytes.count else { throw fault("an escape") }
    let letter = bytes[place]
    place += 1
    switch letter {
    case UInt8(ascii: "\""), UInt8(ascii: "\\"), UInt8(ascii: "/"): return [letter]
    case UInt8(ascii: "b"): return [0x08]
    case UInt8(ascii: "f"): return [0x0C]
    case UInt8(ascii: "n"): return [0x0A]
    case UInt8(ascii: "r"): return [0x0D]
    case UInt8(ascii: "t"): return [0x09]
    case UInt8(ascii: "u"): return try scalar()
    default: throw fault("an escape")
    }
  }

  /// The character of four digits after `\u`, or of a pair of surrogates.
  private mutating func scalar() throws(TokenizationError) -> [UInt8] {
    var value = try codeUnit()
    if (0xD800..<0xDC00).contains(value) {
      guard place + 1 < bytes.count, bytes[place] == UInt8(ascii: "\\"), bytes[place + 1] == UInt8(ascii: "u")
      else { throw fault("a second surrogate") }
      place += 2
      let low = try codeUnit()
      guard (0xDC00..<0xE000).contains(low) else { throw fault("a second surrogate") }
      value = 0x10000 + (value - 0xD800) << 10 + (low - 0xDC00)
    }
    guard let scalar = Unicode.Scalar(value) else { throw fault("a character") }
    return Array(String(scalar).utf8)
  }

  private mutating func codeUnit() throws(TokenizationError) -> UInt32 {
    let digits = bytes[place...].prefix(4)
    guard digits.count == 4, let text = String(validating: digits, as: UTF8.self), !text.hasPrefix("+"),
      !text.hasPrefix("-"), let value = UInt32(text, radix: 16)
    else { throw fault("four hexadecimal digits") }
    place += 4
    return value
  }

  private func fault(_ expected: String) -> TokenizationError {
    check.damaged("byte \(place)", expected: expected, found: "something else")
  }
}
