/// What the character references (`&amp;`, `&#8211;`) of a document stand for, by HTML's rules for text.
struct CharacterReferences {
  private let meanings: [ArraySlice<UInt8>: [UInt8]]

  /// How many letters and digits a reference may have; the longest name has 31.
  private static let maximumLength = 40

  /// No references: `&` is always text.
  static let none = CharacterReferences(meanings: [:])

  private init(meanings: [ArraySlice<UInt8>: [UInt8]]) {
    self.meanings = meanings
  }

  /// Resolves all references in `bytes` at once.
  ///
  /// - Throws: `tooComplex`.
  init(in bytes: [UInt8]) throws(MarkupError) {
    var keys: Set<ArraySlice<UInt8>> = []
    var position = 0
    while let start = bytes[position...].firstIndex(of: UInt8(ascii: "&")) {
      let range = CharacterReferences.range(at: start, in: bytes)
      if range.count > 1 { keys.insert(bytes[range]) }
      position = range.upperBound
    }
    guard !keys.isEmpty else {
      meanings = [:]
      return
    }
    let separator = Array("<br>".utf8)
    let list = keys.sorted { $0.lexicographicallyPrecedes($1) }
    let tree = try HTMLTree([UInt8(ascii: "x")] + list.flatMap { separator + $0 })
    var meanings: [ArraySlice<UInt8>: [UInt8]] = [:]
    var place = -1
    for (index, node) in tree.nodes.enumerated() {
      if node.kind == .element, node.start.count == separator.count { place += 1 }
      if node.kind == .text, list.indices.contains(place) {
        meanings[list[place], default: []] += tree.text(of: index)
      }
    }
    self.meanings = meanings
  }

  /// Where the reference, or what may be one, ends that begins at `start`.
  static func range(at start: Int, in bytes: [UInt8]) -> Range<Int> {
    var end = start + 1
    let limit = min(bytes.count, end + maximumLength)
    if end < limit, bytes[end] == UInt8(ascii: "#") { end += 1 }
    while end < limit, isAlphanumeric(bytes[end]) { end += 1 }
    if end > start + 1, end < bytes.count, bytes[end] == UInt8(ascii: ";") { end += 1 }
    return start..<end
  }

  /// What the reference in `bytes` stands for, together with the letters and digits right after it; nil if none is
  /// known.
  func meaning(of reference: ArraySlice<UInt8>) -> [UInt8]? {
    meanings[reference]
  }

  private static func isAlphanumeric(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
      UInt8(ascii: "a")...UInt8(ascii: "z"):
      true
    default: false
    }
  }
}
