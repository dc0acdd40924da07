/// A JSON object whose members stand in the order in which they were added.
///
/// Foundation's encoder sorts members or leaves their order open, and a line of output is read by people too.
struct JSONObject: Sendable {
  private var bytes: [UInt8] = [UInt8(ascii: "{")]

  /// The object, with a newline behind it.
  var line: [UInt8] { bytes + [UInt8(ascii: "}"), 0x0A] }

  mutating func add(_ name: String, _ value: String) {
    addName(name)
    append(string: value)
  }

  mutating func add(_ name: String, _ value: Int) {
    addName(name)
    bytes += String(value).utf8
  }

  mutating func add(_ name: String, _ value: Int64) {
    addName(name)
    bytes += String(value).utf8
  }

  mutating func add(_ name: String, _ value: Bool) {
    addName(name)
    bytes += (value ? "true" : "false").utf8
  }

  /// Nothing where there is no value.
  mutating func add(_ name: String, ifPresent value: String?) {
    if let value { add(name, value) }
  }

  /// The shortest digits that give `value` back; a value that is not finite has no JSON and becomes null.
  mutating func add(_ name: String, _ value: Double) {
    addName(name)
    bytes += (value.isFinite ? value.description : "null").utf8
  }

  mutating func add(_ name: String, _ value: JSONObject) {
    addName(name)
    bytes += value.bytes
    bytes.append(UInt8(ascii: "}"))
  }

  mutating func add(_ name: String, _ values: [String]) {
    addName(name)
    addList(values) { $0.append(string: $1) }
  }

  mutating func add(_ name: String, _ values: [JSONObject]) {
    addName(name)
    addList(values) {
      $0.bytes += $1.bytes
      $0.bytes.append(UInt8(ascii: "}"))
    }
  }

  private mutating func addList<Value>(_ values: [Value], append: (inout JSONObject, Value) -> Void) {
    bytes.append(UInt8(ascii: "["))
    for (position, value) in values.enumerated() {
      if position > 0 { bytes.append(UInt8(ascii: ",")) }
      append(&self, value)
    }
    bytes.append(UInt8(ascii: "]"))
  }

  private mutating func addName(_ name: String) {
    if bytes.count > 1 { bytes.append(UInt8(ascii: ",")) }
    append(string: name)
    bytes.append(UInt8(ascii: ":"))
  }

  /// - Source: RFC 8259, section 7: quotation mark, reverse solidus and U+0000 to U+001F must be escaped.
  private mutating func append(string: String) {
    bytes.append(UInt8(ascii: "\""))
    for byte in string.utf8 {
      switch byte {
      case UInt8(ascii: "\""), UInt8(ascii: "\\"):
        bytes.append(UInt8(ascii: "\\"))
        bytes.append(byte)
      case 0..<0x20:
        let digits = String(byte, radix: 16)
        bytes += "\\u\(String(repeating: "0", count: 4 - digits.count))\(digits)".utf8
      default:
        bytes.append(byte)
      }
    }
    bytes.append(UInt8(ascii: "\""))
  }
}
