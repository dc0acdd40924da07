/// Whether a record of the Firefox registry is meant for a desktop release, by its `filter_expression`.
///
/// The registry's expressions are JEXL. Here is the part of it that says for whom a record is:
///
/// ```
/// expression = comparison { "&&" comparison } | comparison { "||" comparison }
/// comparison = operand [ ( "==" | "!=" ) operand ]
/// operand    = "!" operand | "(" expression ")" | 'text' | "text" | true | false | variable
/// variable   = env.channel, which is 'release', or env.appinfo.OS, which is 'Linux'
/// ```
///
/// Only texts are compared with texts and truth with truth, and only truth is joined. `&&` and `||` side by side
/// without brackets are refused: JEXL reads them from left to right, people do not. Anything else, transforms,
/// other variables, escapes, is no fault of the record, but nothing that can be answered here.
enum FilterExpression {
  /// The longest expression that is read, in bytes, and the deepest nesting.
  private static let longest = 1024, deepest = 16

  /// Why an expression cannot be evaluated.
  struct Refusal: Error, Hashable {
    /// What stands where something that can be read should.
    let found: String
  }

  /// Whether the record with this expression is for a desktop release; an empty one is for everybody.
  static func isForDesktopRelease(_ expression: String) throws(Refusal) -> Bool {
    guard expression.utf8.count <= longest else { throw Refusal(found: "a longer one") }
    var reader = Reader(Array(expression.utf8))
    guard try reader.next() != .end else { return true }
    reader = Reader(Array(expression.utf8))
    let value = try reader.expression(depth: 0)
    guard try reader.next() == .end else { throw reader.refusal }
    guard case .truth(let truth) = value else { throw Refusal(found: "a text") }
    return truth
  }

  /// What an expression has as its value.
  private enum Value: Equatable {
    case text([UInt8])
    case truth(Bool)
  }

  /// A word of an expression.
  private enum Token: Equatable {
    case end, open, close, not, equal, unequal, and, or
    case value(Value)
  }

  /// Reads an expression from its front.
  private struct Reader {
    private let bytes: [UInt8]
    private var index = 0
    /// Where the last token began.
    private var start = 0

    init(_ bytes: [UInt8]) { self.bytes = bytes }

    /// That what was read last cannot stand there.
    var refusal: Refusal {
      Refusal(found: start < bytes.count ? ShownName.text(of: bytes[start...].prefix(40)) : "its end")
    }

    mutating func expression(depth: Int) throws(Refusal) -> Value {
      var value = try comparison(depth: depth)
      var joint: Token?
      while true {
        let mark = index
        let token = try next()
        guard token == .and || token == .or else {
          index = mark
          return value
        }
        guard joint == nil || joint == token else { throw refusal }
        joint = token
        let right = try comparison(depth: depth)
        guard case .truth(let first) = value, case .truth(let second) = right else {
          throw Refusal(found: "a text beside && or ||")
        }
        value = .truth(token == .and ? first && second : first || second)
      }
    }

    private mutating func comparison(depth: Int) throws(Refusal) -> Value {
      let left = try operand(depth: depth)
      let mark = index
      let token = try next()
      guard token == .equal || token == .unequal else {
        index = mark
        return left
      }
      let right = try operand(depth: depth)
      switch (left, right) {
      case (.text, .text), (.truth, .truth): return .truth((left == right) == (token == .equal))
      default: throw Refusal(found: "a text compared with a truth")
      }
    }

    private mutating func operand(depth: Int) throws(Refusal) -> Value {
      guard depth < FilterExpression.deepest else { throw Refusal(found: "one that is nested deeper") }
      switch try next() {
      case .value(let value): return value
      case .not:
        guard case .truth(let truth) = try operand(depth: depth + 1) else {
          throw Refusal(found: "a text behind !")
        }
        return .truth(!truth)
      case .open:
        let value = try expression(depth: depth + 1)
        guard try next() == .close else { throw refusal }
        return value
      default: throw refusal
      }
    }

    mutating func next() throws(Refusal) -> Token {
      while index < bytes.count, [0x20, 0x09, 0x0A, 0x0D].contains(bytes[index]) { index += 1 }
      start = index
      guard index < bytes.count else { return .end }
      for (mark, token) in Self.marks where bytes[index...].starts(with: mark.utf8) {
        index += mark.utf8.count
        return token
      }
      let first = bytes[index]
      if first == UInt8(ascii: "'") || first == UInt8(ascii: "\"") { return .value(.text(try text(first))) }
      let word = bytes[index...].prefix(while: Self.isOfWord)
      index += word.count
      switch String(decoding: word, as: UTF8.self) {
      case "true": return .value(.truth(true))
      case "false": return .value(.truth(false))
      case "env.channel": return .value(.text(Array("release".utf8)))
      case "env.appinfo.OS": return .value(.text(Array("Linux".utf8)))
      default: throw refusal
      }
    }

    private mutating func text(_ quote: UInt8) throws(Refusal) -> [UInt8] {
      let rest = bytes[(index + 1)...]
      guard let end = rest.firstIndex(of: quote), !rest[..<end].contains(UInt8(ascii: "\\")) else {
        throw refusal
      }
      index = end + 1
      return Array(rest[..<end])
    }

    private static let marks: [(String, Token)] = [
      ("==", .equal), ("!=", .unequal), ("&&", .and), ("||", .or), ("(", .open), (")", .close), ("!", .not),
    ]

    private static func isOfWord(_ byte: UInt8) -> Bool {
      switch byte {
      case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
        UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "."), UInt8(ascii: "_"):
        true
      default: false
      }
    }
  }
}
