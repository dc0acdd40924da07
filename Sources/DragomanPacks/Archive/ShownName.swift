/// A name or a phrase from a file that nobody vouches for, so that it can be shown: on one line, in one
/// direction, and not for ever.
enum ShownName {
  /// The most characters of a name that are shown.
  private static let longest = 200

  /// `bytes` with everything that is no visible character, space or part of UTF-8 written out: `\n`, `\u{202E}`,
  /// `\xFF`.
  static func text(of bytes: some Sequence<UInt8>) -> String {
    var text = ""
    var decoder = UTF8()
    var rest = Array(bytes)[...]
    var count = 0
    while let first = rest.first {
      guard count < longest else { return text + "…" }
      count += 1
      var iterator = rest.makeIterator()
      if case .scalarValue(let scalar) = decoder.decode(&iterator) {
        text += shown(scalar)
        rest = rest.dropFirst(scalar.utf8.count)
      } else {
        text += "\\x" + hexadecimal(UInt32(first), digits: 2)
        rest = rest.dropFirst()
      }
      decoder = UTF8()
    }
    return text
  }

  private static func shown(_ scalar: Unicode.Scalar) -> String {
    switch scalar {
    case "\n": return "\\n"
    case "\r": return "\\r"
    case "\t": return "\\t"
    case "\0": return "\\0"
    case "\\": return "\\\\"
    default: break
    }
    switch scalar.properties.generalCategory {
    case .control, .format, .surrogate, .privateUse, .unassigned, .lineSeparator, .paragraphSeparator:
      return "\\u{" + hexadecimal(scalar.value, digits: 1) + "}"
    default: return String(scalar)
    }
  }

  private static func hexadecimal(_ value: UInt32, digits: Int) -> String {
    let text = String(value, radix: 16, uppercase: true)
    return String(repeating: "0", count: max(0, digits - text.utf8.count)) + text
  }
}
