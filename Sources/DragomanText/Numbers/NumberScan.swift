/// Reads the numbers and currency symbols of a text.
struct NumberScan {
  private(set) var numbers: [NumberToken] = []
  /// The symbols, those of full width as the usual ones.
  private(set) var currencies: [UInt32] = []
  /// The numbers behind which a per-cent sign stands, with that sign.
  private(set) var percentages: [NumberToken] = []

  init(_ bytes: UnsafeBufferPointer<UInt8>) {
    guard let base = bytes.baseAddress else { return }
    let text = SpanText(bytes: bytes, base: base)
    var at = 0
    while at < bytes.count {
      let byte = bytes[at]
      if byte.isDigit {
        at = readNumber(in: text, at: at)
        readPercentSign(in: text, at: at)
      } else if byte < 0x80 {
        if byte == UInt8(ascii: "$") { currencies.append(0x24) }
        at += 1
      } else if let marker = text.markerEnd(at) {
        at = marker
      } else if let (scalar, next) = text.scalar(at: at) {
        at = scalar.decimalDigit == nil ? next : readNumber(in: text, at: at)
        if let symbol = scalar.currency { currencies.append(symbol) }
      } else {
        at += 1
      }
    }
  }

  /// Notes the per-cent sign behind the number that was read last, perhaps after a space; "5 %d" has none.
  private mutating func readPercentSign(in text: SpanText, at offset: Int) {
    let at = Self.skipSpace(in: text, at: offset)
    guard text[at] == UInt8(ascii: "%"), !text.isWord(at: at + 1), let number = numbers.last else { return }
    percentages.append(NumberToken(range: number.range.lowerBound..<at + 1, form: number.form))
  }

  /// Reads the number whose first digit is at an offset; returns where it ends. What no rule reads as one number, such
  /// as a date, is several.
  private mutating func readNumber(in text: SpanText, at start: Int) -> Int {
    var digits: [UInt8] = []
    var groups: [Range<Int>] = []
    var counts: [Int] = []
    var marks: [NumberMark] = []
    var at = start
    while true {
      let first = at
      let before = digits.count
      at = Self.readDigits(in: text, at: at, into: &digits)
      groups.append(first..<at)
      counts.append(digits.count - before)
      guard let (mark, next) = Self.mark(in: text, at: at, counts: counts, marks: marks) else { break }
      marks.append(mark)
      at = next
    }
    let (sign, signStart) = Self.sign(in: text, before: start)
    let form = NumberToken.Form(digits: digits, sign: sign, groups: counts, marks: marks)
    if !form.fractions.isEmpty {
      numbers.append(NumberToken(range: signStart..<at, form: form))
      return at
    }
    var place = 0
    for (group, count) in zip(groups, counts) {
      let part = Array(digits[place..<place + count])
      numbers.append(
        NumberToken(range: group, form: .init(digits: part, sign: .none, groups: [count], marks: [])))
      place += count
    }
    return at
  }

  /// The mark at an offset, behind which the number goes on, and where that is. A space or apostrophe only parts groups
  /// of three, a colon or "h" an hour from its minutes.
  private static func mark(
    in text: SpanText, at offset: Int, counts: [Int], marks: [NumberMark]
  ) -> (NumberMark, Int)? {
    if counts.count == 1, counts[0] <= 2, let minutes = minutes(in: text, at: offset) {
      return (.colon, minutes)
    }
    guard let (scalar, next) = text.scalar(at: offset), let mark = NumberMark(scalar),
      digit(in: text, at: next) != nil
    else { return nil }
    guard mark == .space || mark == .apostrophe else {
      return marks.last == .space || marks.last == .colon ? nil : (mark, next)
    }
    var following: [UInt8] = []
    _ = readDigits(in: text, at: next, into: &following, limit: 4)
    // More groups than any number has would be looked at again and again.
    let isGroup = following.count == 3 && counts[0] <= 3 && counts.count < 16
    let isAlike = counts.dropFirst().allSatisfy { $0 == 3 } && marks.allSatisfy { $0 == mark }
    return isGroup && isAlike ? (mark, next) : nil
  }

  /// Where the two digits of minutes behind an hour begin: "8:30", "8h30", "8 h 30".
  private static func minutes(in text: SpanText, at offset: Int) -> Int? {
    var at = offset
    if text[at] == UInt8(ascii: ":") {
      at += 1
    } else {
      at = skipSpace(in: text, at: at)
      guard text[at] == UInt8(ascii: "h") else { return nil }
      at = skipSpace(in: text, at: at + 1)
    }
    guard text[at].isDigit, text[at + 1].isDigit, !text.isWord(at: at + 2) else { return nil }
    return at
  }

  private static func skipSpace(in text: SpanText, at offset: Int) -> Int {
    guard let (scalar, next) = text.scalar(at: offset), NumberMark(scalar) == .space else { return offset }
    return next
  }

  // MARK: - Digits and signs

  private static func digit(in text: SpanText, at offset: Int) -> (UInt8, Int)? {
    let byte = text[offset]
    if byte < 0x80 { return byte.isDigit ? (byte - 0x30, offset + 1) : nil }
    guard let (scalar, next) = text.scalar(at: offset), let value = scalar.decimalDigit else { return nil }
    return (value, next)
  }

  private static func readDigits(
    in text: SpanText, at start: Int, into digits: inout [UInt8], limit: Int = .max
  ) -> Int {
    var at = start
    var count = 0
    while count < limit, let (value, next) = digit(in: text, at: at) {
      digits.append(value)
      at = next
      count += 1
    }
    return at
  }

  /// The sign before a number and where the number begins with it. A hyphen behind a word or number is none.
  private static func sign(in text: SpanText, before start: Int) -> (NumberToken.Sign, Int) {
    var sign = NumberToken.Sign.none
    var at = start
    // "-$5"
    if let symbol = text.scalar(before: at), symbol.currency != nil { at -= UTF8.width(symbol) }
    switch text.scalar(before: at) {
    case "-", "\u{2212}": sign = .minus
    case "+": sign = .plus
    default: return (.none, start)
    }
    at -= text[at - 1] < 0x80 ? 1 : 3
    let before = text[at - 1]
    let isAlone =
      before <= 0x20 || "([{\"'$".utf8.contains(before) || (before >= 0x80 && !text.isWord(before: at))
    return isAlone ? (sign, at) : (.none, start)
  }
}

extension Unicode.Scalar {
  /// Its value as a decimal digit of any script.
  fileprivate var decimalDigit: UInt8? {
    switch value {
    case 0x30...0x39: UInt8(value - 0x30)
    case 0x660...0x1FFF, 0xA620...0xABFF, 0xFF10...0xFF19, 0x1_0000...:
      properties.numericType == .decimal ? properties.numericValue.map { UInt8($0) } : nil
    default: nil
    }
  }

  /// The currency that it is a symbol of, as a number.
  fileprivate var currency: UInt32? {
    switch value {
    case 0x24, 0xA2...0xA5, 0x20A0...0x20CF: value
    case 0xFF04: 0x24
    case 0xFFE0: 0xA2
    case 0xFFE1: 0xA3
    case 0xFFE5: 0xA5
    case 0xFFE6: 0x20A9
    case 0x58F, 0x60B, 0x9F2...0x9F3, 0xE3F, 0x17DB: value
    default: nil
    }
  }
}
