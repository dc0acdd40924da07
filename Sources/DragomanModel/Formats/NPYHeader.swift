/// The header of a NumPy array file: type, order and shape of the numbers that follow it.
///
/// Source: numpy.lib.format, versions 1.0 and 2.0.
struct NPYHeader {
  /// NumPy's name of the element type, for example `<f4`.
  let descriptor: String
  let isFortranOrder: Bool
  let dimensions: [Int]
  /// Where the numbers start.
  let dataOffset: Int

  /// Reads the header of the array file `bytes`; nil if it has none that is sound.
  init?(_ bytes: UnsafeRawBufferPointer) {
    let file = LittleEndianBytes(bytes: bytes)
    guard let magic = file.slice(at: 0, count: 6), magic.elementsEqual([0x93] + Array("NUMPY".utf8)),
      let version = file.integer(UInt16.self, at: 6)
    else { return nil }
    let start: Int
    let length: Int
    switch version {
    case 1:
      guard let short = file.integer(UInt16.self, at: 8) else { return nil }
      (start, length) = (10, Int(short))
    case 2:
      guard let long = file.integer(UInt32.self, at: 8), long <= UInt16.max else { return nil }
      (start, length) = (12, Int(long))
    default:
      return nil
    }
    guard let text = file.slice(at: start, count: length) else { return nil }
    var parser = PythonDictionaryParser(text)
    guard let fields = parser.parse() else { return nil }
    (descriptor, isFortranOrder, dimensions) = fields
    dataOffset = start + length
  }
}

/// Reads `{'descr': '<f4', 'fortran_order': False, 'shape': (64, 64), }` and nothing else of Python.
private struct PythonDictionaryParser {
  private let text: UnsafeRawBufferPointer
  private var position = 0

  init(_ text: UnsafeRawBufferPointer) {
    self.text = text
  }

  /// The three fields, in any order, each exactly once; nil for anything else.
  mutating func parse() -> (descriptor: String, isFortranOrder: Bool, dimensions: [Int])? {
    var descriptor: String?
    var isFortranOrder: Bool?
    var dimensions: [Int]?
    guard accept("{") else { return nil }
    while !accept("}") {
      guard let key = string(), accept(":") else { return nil }
      switch key {
      case "descr" where descriptor == nil: descriptor = string()
      case "fortran_order" where isFortranOrder == nil: isFortranOrder = boolean()
      case "shape" where dimensions == nil: dimensions = tuple()
      default: return nil
      }
      if !accept(",") {
        guard accept("}") else { return nil }
        break
      }
    }
    skipBlanks()
    guard position == text.count, let descriptor, let isFortranOrder, let dimensions else { return nil }
    return (descriptor, isFortranOrder, dimensions)
  }

  private mutating func skipBlanks() {
    while position < text.count, text[position] == 0x20 || text[position] == 0x0A { position += 1 }
  }

  /// Steps over blanks and `word`, if it is next.
  private mutating func accept(_ word: StaticString) -> Bool {
    skipBlanks()
    let length = word.utf8CodeUnitCount
    guard length <= text.count - position else { return false }
    for i in 0..<length where text[position + i] != word.utf8Start[i] { return false }
    position += length
    return true
  }

  private mutating func string() -> String? {
    skipBlanks()
    guard position < text.count, text[position] == 0x27 || text[position] == 0x22 else { return nil }
    let quote = text[position]
    let start = position + 1
    guard let end = text[start...].firstIndex(of: quote) else { return nil }
    position = end + 1
    return String(decoding: text[start..<end], as: UTF8.self)
  }

  private mutating func boolean() -> Bool? {
    if accept("True") { return true }
    return accept("False") ? false : nil
  }

  private mutating func tuple() -> [Int]? {
    guard accept("(") else { return nil }
    var numbers: [Int] = []
    while !accept(")") {
      guard numbers.count < 8, let number = number() else { return nil }
      numbers.append(number)
      if !accept(",") {
        guard accept(")") else { return nil }
        break
      }
    }
    return numbers
  }

  private mutating func number() -> Int? {
    skipBlanks()
    var value = 0
    let start = position
    while position < text.count, (0x30...0x39).contains(text[position]) {
      // Twelve digits are more than any dimension has and cannot overflow.
      guard position - start < 12 else { return nil }
      value = value * 10 + Int(text[position] - 0x30)
      position += 1
    }
    return position > start ? value : nil
  }
}
