/// A JSON value with its place in the source.
struct JSONNode: Sendable {
  /// A member of an object.
  struct Member: Sendable {
    /// The name with its quotation marks.
    let name: Range<Int>
    let value: JSONNode
  }

  enum Kind: Sendable {
    case object([Member])
    case array([JSONNode])
    case string
    /// A number, true, false or null.
    case literal
  }

  let kind: Kind
  let range: Range<Int>
}

/// Reads JSON, keeping the place of each value.
///
/// - Source: RFC 8259. Levels inside each other are bounded, which section 9 allows.
struct JSONParser {
  private static let maximumDepth = 256

  private let bytes: [UInt8]
  private var position: Int

  /// The value that `bytes` are.
  ///
  /// - Throws: `malformed` or `tooDeep`.
  static func value(of bytes: [UInt8]) throws(DocumentError) -> JSONNode {
    var parser = JSONParser(bytes: bytes, position: bytes.textStart)
    let value = try parser.value(depth: 0)
    parser.skipSpace()
    guard parser.position == bytes.count else { throw parser.error() }
    return value
  }

  private mutating func value(depth: Int) throws(DocumentError) -> JSONNode {
    guard depth < Self.maximumDepth else { throw error(.tooDeep) }
    skipSpace()
    let start = position
    let kind: JSONNode.Kind
    switch peek {
    case UInt8(ascii: "{"): kind = .object(try members(depth: depth))
    case UInt8(ascii: "["): kind = .array(try elements(depth: depth))
    case UInt8(ascii: "\""):
      try skipString()
      kind = .string
    default:
      try skipLiteral()
      kind = .literal
    }
    return JSONNode(kind: kind, range: start..<position)
  }

  private mutating func members(depth: Int) throws(DocumentError) -> [JSONNode.Member] {
    var members: [JSONNode.Member] = []
    position += 1
    if try closes(with: UInt8(ascii: "}"), isFirst: true) { return members }
    repeat {
      skipSpace()
      let start = position
      try skipString()
      let name = start..<position
      skipSpace()
      guard peek == UInt8(ascii: ":") else { throw error() }
      position += 1
      members.append(JSONNode.Member(name: name, value: try value(depth: depth + 1)))
    } while try !closes(with: UInt8(ascii: "}"), isFirst: false)
    return members
  }

  private mutating func elements(depth: Int) throws(DocumentError) -> [JSONNode] {
    var elements: [JSONNode] = []
    position += 1
    if try closes(with: UInt8(ascii: "]"), isFirst: true) { return elements }
    repeat {
      elements.append(try value(depth: depth + 1))
    } while try !closes(with: UInt8(ascii: "]"), isFirst: false)
    return elements
  }

  /// Takes the closing bracket, or the comma without which there is no further element.
  private mutating func closes(with bracket: UInt8, isFirst: Bool) throws(DocumentError) -> Bool {
    skipSpace()
    if peek == bracket {
      position += 1
      return true
    }
    guard !isFirst else { return false }
    guard peek == UInt8(ascii: ",") else { throw error() }
    position += 1
    return false
  }

  private mutating func skipString() throws(DocumentError) {
    guard peek == UInt8(ascii: "\"") else { throw error() }
    position += 1
    while let byte = peek, byte >= 0x20 {
      position += 1
      if byte == UInt8(ascii: "\"") { return }
      if byte == UInt8(ascii: "\\") { try skipEscape() }
    }
    throw error()
  }

  private mutating func skipEscape() throws(DocumentError) {
    switch peek {
    case UInt8(ascii: "u"):
      let digits = bytes[position...].dropFirst().prefix(4)
      guard digits.count == 4, digits.allSatisfy({ $0.hexDigit != nil }) else { throw error() }
      position += 5
    case let byte? where JSONString.escapes.contains { $0.letter == byte }: position += 1
    default: throw error()
    }
  }

  private mutating func skipLiteral() throws(DocumentError) {
    let start = position
    while let byte = peek, byte.isLetterOrDigit || [0x2B, 0x2D, 0x2E].contains(byte) { position += 1 }
    let word = bytes[start..<position]
    let isNumber = word.first.map { $0 == UInt8(ascii: "-") || $0.isDigit } ?? false
    guard isNumber && word.contains(where: \.isDigit) || ["true", "false", "null"].contains(String(word))
    else { throw error() }
  }

  private mutating func skipSpace() {
    while let byte = peek, [0x20, 0x09, 0x0A, 0x0D].contains(byte) { position += 1 }
  }

  private var peek: UInt8? { position < bytes.count ? bytes[position] : nil }

  private func error(_ cause: DocumentError.Cause = .malformed) -> DocumentError {
    DocumentError(cause, at: position, in: bytes)
  }
}

extension UInt8 {
  var isDigit: Bool { (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(self) }

  var isLetterOrDigit: Bool { isDigit || (UInt8(ascii: "a")...UInt8(ascii: "z")).contains(self | 0x20) }

  /// What the byte is as a hexadecimal digit.
  var hexDigit: UInt32? {
    switch self {
    case UInt8(ascii: "0")...UInt8(ascii: "9"): UInt32(self - UInt8(ascii: "0"))
    case UInt8(ascii: "a")...UInt8(ascii: "f"): UInt32(self - UInt8(ascii: "a") + 10)
    case UInt8(ascii: "A")...UInt8(ascii: "F"): UInt32(self - UInt8(ascii: "A") + 10)
    default: nil
    }
  }
}
