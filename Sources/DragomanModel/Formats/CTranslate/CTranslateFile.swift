/// What a CTranslate2 `model.bin` holds: named variables and other names for them. Versions 2 to 6.
///
/// The file is a version, the name and revision of a network's description, a count, the variables one after another,
/// another count, and pairs of names. Everything is little-endian, and nothing is aligned.
struct CTranslateFile {
  /// A named block of numbers, its size already checked against its shape and type.
  struct Variable {
    /// Each at least 1, with a product that is an `Int`; empty for one number.
    let dimensions: [Int]
    let type: NumberType
    /// Exactly as many bytes as shape and type ask for, at any alignment.
    let bytes: UnsafeRawBufferPointer

    var count: Int { bytes.count / type.size }
  }

  /// CTranslate2's codes for how numbers are stored.
  enum NumberType: UInt8 {
    case float32 = 0
    case int8 = 1
    case int16 = 2
    case int32 = 3
    case float16 = 4
    case bfloat16 = 5

    var size: Int {
      switch self {
      case .int8: 1
      case .int16, .float16, .bfloat16: 2
      case .float32, .int32: 4
      }
    }

    /// The type of numbers in files before version 4, which say no more than a number's size.
    init?(size: UInt8) {
      switch size {
      case 1: self = .int8
      case 2: self = .int16
      case 4: self = .float32
      default: return nil
      }
    }
  }

  /// The file's version, 2 to 6.
  let version: Int
  /// The name of the network's description, for example `TransformerSpec`.
  let network: String
  /// The description's revision.
  let revision: Int
  let variables: [String: Variable]
  /// For each other name the variable it stands for.
  let aliases: [String: String]

  /// A network of 64 + 64 layers has about 3,500 variables.
  private static let mostVariables = 1 << 14
  private static let highestRank = 8

  /// Whether a file of this kind may begin so: a version, and then a short text with its length.
  static func isBeginning(of bytes: UnsafeRawBufferPointer) -> Bool {
    let file = LittleEndianBytes(bytes: bytes)
    guard let version = file.integer(UInt32.self, at: 0), (1...64).contains(version),
      let length = file.integer(UInt16.self, at: 4), (2...64).contains(length),
      let name = file.slice(at: 6, count: Int(length))
    else { return false }
    return name.last == 0 && name.dropLast().allSatisfy { (0x21...0x7E).contains($0) }
  }

  /// Reads the file `bytes`, into which the variables point.
  init(_ bytes: UnsafeRawBufferPointer, diagnosis: Diagnosis) throws(ModelError) {
    var reader = CTranslateCursor(bytes, diagnosis)
    version = Int(try reader.number(UInt32.self, "version"))
    guard (2...6).contains(version) else {
      throw diagnosis.unsupported("version", expected: "2 to 6", found: "\(version)")
    }
    network = try reader.name("network")
    revision = Int(try reader.number(UInt32.self, "revision"))
    variables = try Self.variables(&reader, version: version)
    aliases = version < 3 ? [:] : try Self.aliases(&reader, of: variables)
    guard reader.isAtEnd else {
      throw diagnosis.damaged(nil, expected: "\(reader.offset) bytes", found: "\(bytes.count) bytes")
    }
  }

  private static func variables(
    _ reader: inout CTranslateCursor, version: Int
  ) throws(ModelError) -> [String: Variable] {
    var variables: [String: Variable] = [:]
    for _ in 0..<(try reader.count("variables", most: mostVariables)) {
      let name = try reader.name("variable \(variables.count)")
      guard variables[name] == nil else {
        throw reader.diagnosis.damaged(name, expected: "each name once", found: "it twice")
      }
      variables[name] = try variable(name, &reader, version: version)
    }
    return variables
  }

  private static func variable(
    _ name: String, _ reader: inout CTranslateCursor, version: Int
  ) throws(ModelError) -> Variable {
    let rank = Int(try reader.number(UInt8.self, name))
    guard rank <= highestRank else {
      throw reader.diagnosis.damaged(name, expected: "at most \(highestRank) dimensions", found: "\(rank)")
    }
    var dimensions: [Int] = []
    for _ in 0..<rank { dimensions.append(Int(try reader.number(UInt32.self, name))) }
    let code = try reader.number(UInt8.self, name)
    guard let type = version < 4 ? NumberType(size: code) : NumberType(rawValue: code) else {
      throw reader.diagnosis.unsupported(name, expected: "numbers of a known type", found: "type \(code)")
    }
    let stated = Int(try reader.number(UInt32.self, name))
    let size = dimensions.reduce(type.size as Int?) { size, dimension in
      guard let size, dimension > 0 else { return nil }
      let (product, overflows) = size.multipliedReportingOverflow(by: dimension)
      return overflows ? nil : product
    }
    guard let size, size == (version < 4 ? stated * type.size : stated) else {
      throw reader.diagnosis.damaged(
        name, expected: "the size of \(type) numbers of shape \(dimensions)", found: "\(stated)")
    }
    guard let bytes = reader.slice(size) else {
      throw reader.diagnosis.damaged(
        name, expected: "\(size) bytes at byte \(reader.offset)", found: "the end of the file")
    }
    return Variable(dimensions: dimensions, type: type, bytes: bytes)
  }

  private static func aliases(
    _ reader: inout CTranslateCursor, of variables: [String: Variable]
  ) throws(ModelError) -> [String: String] {
    var aliases: [String: String] = [:]
    for _ in 0..<(try reader.count("aliases", most: mostVariables)) {
      let alias = try reader.name("alias \(aliases.count)")
      let named = try reader.name(alias)
      guard variables[alias] == nil, aliases[alias] == nil else {
        throw reader.diagnosis.damaged(alias, expected: "each name once", found: "it twice")
      }
      // One that stands for another alias stands for what that stands for, so no chain is ever followed.
      let variable = aliases[named] ?? named
      guard variables[variable] != nil else {
        throw reader.diagnosis.damaged(alias, expected: "another name of a variable", found: named)
      }
      aliases[alias] = variable
    }
    return aliases
  }
}

/// A position in a `model.bin`, with an error for what is not there.
private struct CTranslateCursor {
  let diagnosis: Diagnosis
  private var cursor: LittleEndianCursor

  init(_ bytes: UnsafeRawBufferPointer, _ diagnosis: Diagnosis) {
    cursor = LittleEndianCursor(bytes)
    self.diagnosis = diagnosis
  }

  var offset: Int { cursor.offset }
  var isAtEnd: Bool { cursor.offset == cursor.bytes.count }

  mutating func slice(_ count: Int) -> UnsafeRawBufferPointer? { cursor.nextSlice(count) }

  mutating func number<Number: FixedWidthInteger>(
    _ type: Number.Type, _ key: String
  ) throws(ModelError) -> Number {
    guard let number = cursor.next(type) else {
      throw diagnosis.damaged(key, expected: "a number at byte \(offset)", found: "the end of the file")
    }
    return number
  }

  mutating func count(_ key: String, most: Int) throws(ModelError) -> Int {
    let count = Int(try number(UInt32.self, key))
    guard count <= most else {
      throw diagnosis.damaged(key, expected: "at most \(most)", found: "\(count)")
    }
    return count
  }

  /// A length, that many bytes, the last of them zero.
  mutating func name(_ key: String) throws(ModelError) -> String {
    let length = Int(try number(UInt16.self, key))
    guard length > 0, let bytes = cursor.nextSlice(length), bytes.last == 0,
      let name = TensorName.parse(UnsafeRawBufferPointer(rebasing: bytes.dropLast()))
    else {
      throw diagnosis.damaged(key, expected: "printable letters and a zero byte at byte \(offset)")
    }
    return name
  }
}
