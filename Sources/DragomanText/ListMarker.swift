/// What numbers an item of a list in running text: "2.", "b)", "(3)".
struct ListMarker {
  private let isBracketed: Bool
  private let closing: UInt8
  private let isNumber: Bool
  private let value: Int

  /// Reads the marker that begins at an offset of a text and that white space follows; nil if there is none.
  init?(in bytes: [UInt8], at start: Int) {
    var at = start
    isBracketed = at < bytes.count && bytes[at] == UInt8(ascii: "(")
    at += isBracketed ? 1 : 0
    let first = at
    var number = 0
    while at < bytes.count, at - first < 3, (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(bytes[at]) {
      number = number * 10 + Int(bytes[at] - UInt8(ascii: "0"))
      at += 1
    }
    isNumber = at > first
    if !isNumber {
      guard at < bytes.count, (UInt8(ascii: "a")...UInt8(ascii: "z")).contains(bytes[at] | 0x20) else {
        return nil
      }
      number = Int(bytes[at])
      at += 1
    }
    value = number
    guard at + 1 < bytes.count, bytes[at] == UInt8(ascii: ".") || bytes[at] == UInt8(ascii: ")") else {
      return nil
    }
    closing = bytes[at]
    guard bytes[at + 1] == UInt8(ascii: " ") || bytes[at + 1] == UInt8(ascii: "\t") else { return nil }
  }

  /// Whether a list begins with it.
  var isFirst: Bool {
    isNumber ? value == 1 : value | 0x20 == Int(UInt8(ascii: "a"))
  }

  /// Whether this marks the item after that of `other`.
  func follows(_ other: ListMarker) -> Bool {
    isBracketed == other.isBracketed && closing == other.closing && isNumber == other.isNumber
      && value == other.value + 1
  }
}
