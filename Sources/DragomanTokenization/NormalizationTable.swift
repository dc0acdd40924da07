/// The rules of a normaliser, `precompiled_charsmap`: which bytes of a text are replaced, and by what.
///
/// The size of the trie in bytes, 32 bits; the trie, a double array of 32-bit units; then the replacements, each with
/// a NUL at its end. All little-endian. The library looks a text up as follows and checks no index:
///
///     position = offset(unit[0])
///     for each byte: position ^= byte; stop unless label(unit[position]) == byte
///                    leaf = hasLeaf(unit[position]); position ^= offset(unit[position])
///                    if leaf: the rule so far is replaced by the string at value(unit[position])
///
/// So the places to check are the *bases*, the positions after an offset is applied: from a base any byte may come, so
/// all 256 units of its block must be there; and a unit is the child of exactly one base, its position ^ its label.
///
/// Source: `Normalizer` in `normalizer.cc` of SentencePiece 0.1.97 and darts-clone 0.32.
struct NormalizationTable {
  /// The longest replacement, in bytes. The longest of NFKC, U+FDFA, has 33.
  static let longestReplacement = 128
  /// The longest text that a rule replaces, in bytes. It bounds the time of a look-up.
  static let longestRule = 256
  /// The most rules of which each begins the next. The library collects them in room for 32 and, when there are more,
  /// reads on behind it.
  static let mostNestedRules = 32
  /// The most units of the trie. The whole of NFKC has 45,000.
  static let mostUnits = 1 << 20

  private let units: [UInt32]
  /// The end of the table.
  private let replacements: ArraySlice<UInt8>
  private let key: String
  private let file: String

  /// Takes a table apart; nil when it is empty, which is no table. `key` names its specification, for errors.
  init?(_ bytes: ArraySlice<UInt8>, key: String, file: String) throws(TokenizationError) {
    guard !bytes.isEmpty else { return nil }
    self.key = "\(key).precompiled_charsmap"
    self.file = file
    let size = bytes.count < 4 ? bytes.count : bytes.withUnsafeBytes { Int(Self.word(0, of: $0)) }
    guard size <= bytes.count - 4 else {
      throw TokenizationError(
        code: .damaged, file: file, key: self.key, expected: "a trie inside the table", found: "a larger one")
    }
    guard size > 0, size % 4 == 0, size / 4 <= Self.mostUnits else {
      throw TokenizationError(
        code: .damaged, file: file, key: self.key, expected: "1 to \(Self.mostUnits) units of 4 bytes",
        found: "\(size) bytes")
    }
    units = bytes.withUnsafeBytes { bytes in
      [UInt32](unsafeUninitializedCapacity: size / 4) { units, count in
        count = size / 4
        for unit in 0..<count { units.initializeElement(at: unit, to: Self.word(unit + 1, of: bytes)) }
      }
    }
    replacements = bytes.dropFirst(4 + size)
  }

  private static func word(_ place: Int, of bytes: UnsafeRawBufferPointer) -> UInt32 {
    UInt32(littleEndian: bytes.loadUnaligned(fromByteOffset: 4 * place, as: UInt32.self))
  }

  /// Checks that no look-up of any text leaves the table, and that none finds more or longer than there is room for.
  func check() throws(TokenizationError) {
    try checkReplacements()
    let root = Self.offset(of: units[0])
    try checkBlock(of: root)
    var ways = Ways(Children(of: units))
    _ = try follow(root, depth: 0, &ways)
  }

  /// Checks what `base`, which is `depth` bytes from the root, leads to, and returns the longest way from it. Rules may
  /// share their ends, so each base is followed once, whatever leads to it; on a circle the depth finds no end.
  private func follow(_ base: Int, depth: Int, _ ways: inout Ways) throws(TokenizationError) -> Way {
    if let known = ways[base] { return known }
    guard depth <= Self.longestRule else { throw longRule() }
    var longest = Way()
    var following = ways.children.first(of: base)
    while let child = following {
      let unit = units[child]
      let next = child ^ Self.offset(of: unit)
      try checkBlock(of: next)
      let endsRule = Self.hasLeaf(unit)
      if endsRule { try checkReplacement(at: Int(units[next] & 0x7fff_ffff)) }
      // Most units are the last of their rule.
      let way = ways.children.isLast(next) ? Way() : try follow(next, depth: depth + 1, &ways)
      longest.length = max(longest.length, way.length + 1)
      longest.rules = max(longest.rules, way.rules + (endsRule ? 1 : 0))
      following = ways.children.next(after: child, of: base)
    }
    guard longest.length <= Self.longestRule, longest.rules <= Self.mostNestedRules else { throw longRule() }
    ways[base] = longest
    return longest
  }

  private func checkBlock(of base: Int) throws(TokenizationError) {
    guard base | 0xff < units.count else {
      throw damaged(expected: "an index below \(units.count)", found: "\(base | 0xff)")
    }
  }

  /// Checks all replacements at once: with these, each that begins where a character does is sound.
  private func checkReplacements() throws(TokenizationError) {
    var start = replacements.startIndex
    for (place, byte) in zip(replacements.indices, replacements) where byte == 0 {
      guard place - start <= Self.longestReplacement else { throw longReplacement() }
      start = place + 1
    }
    guard start == replacements.endIndex else { throw longReplacement() }
    guard replacements.isUTF8 else { throw damaged(expected: "replacements in UTF-8", found: "other bytes") }
  }

  private func checkReplacement(at offset: Int) throws(TokenizationError) {
    guard offset < replacements.count else {
      throw damaged(expected: "a replacement below \(replacements.count)", found: "\(offset)")
    }
    guard replacements[replacements.startIndex + offset] & 0xc0 != 0x80 else {
      throw damaged(expected: "replacements in UTF-8", found: "the middle of a character")
    }
  }

  private func longReplacement() -> TokenizationError {
    damaged(expected: "replacements of at most \(Self.longestReplacement) bytes", found: "a longer one")
  }

  private func longRule() -> TokenizationError {
    damaged(
      expected: "rules of \(Self.longestRule) bytes, \(Self.mostNestedRules) in one another, at most",
      found: "more")
  }

  private func damaged(expected: String, found: String) -> TokenizationError {
    TokenizationError(code: .damaged, file: file, key: key, expected: expected, found: found)
  }
}

// MARK: - Units

extension NormalizationTable {
  /// What takes a position to its base: 22 bits, times 256 when bit 9 is set.
  private static func offset(of unit: UInt32) -> Int {
    Int((unit >> 10) << ((unit & (1 << 9)) >> 6))
  }

  /// Whether a rule ends at the unit.
  private static func hasLeaf(_ unit: UInt32) -> Bool { unit & (1 << 8) != 0 }

  /// The units that follow each base, as one list a base: all of them are found in one pass over the trie. A list has
  /// the labels, since a unit of it is the base with another last byte.
  private struct Children {
    /// One more than the first label after each base; 0 for none.
    private var firsts: [UInt16]
    /// One more than the label behind that of each unit; 0 at the end of its list.
    private var nexts: [UInt16]

    init(of units: [UInt32]) {
      firsts = [UInt16](repeating: 0, count: units.count)
      nexts = firsts
      for (position, unit) in units.enumerated() {
        // The highest bit marks a unit that holds a value; no byte leads to it.
        let label = unit & 0x8000_00ff
        guard label <= 0xff else { continue }
        let base = position ^ Int(label)
        // A base outside the trie is refused where something leads to it.
        guard base < units.count else { continue }
        nexts[position] = firsts[base]
        firsts[base] = UInt16(label) + 1
      }
    }

    /// How many bases there may be.
    var count: Int { firsts.count }

    /// Whether nothing follows `base`.
    func isLast(_ base: Int) -> Bool { firsts[base] == 0 }

    /// The first unit that follows `base`.
    func first(of base: Int) -> Int? { unit(of: base, firsts[base]) }

    /// The unit after `position` among those that follow `base`.
    func next(after position: Int, of base: Int) -> Int? { unit(of: base, nexts[position]) }

    private func unit(of base: Int, _ label: UInt16) -> Int? { label == 0 ? nil : base ^ Int(label - 1) }
  }

  /// The longest way from a base.
  private struct Way {
    /// Bytes to the last unit.
    var length = 0
    /// Rules that end at one of them, the most on any way.
    var rules = 0
  }

  /// The longest way from each base that has been followed.
  private struct Ways {
    let children: Children
    /// One more than the length, and the rules above ten bits; 0 for a base that has not been followed.
    private var known: [UInt16]

    init(_ children: Children) {
      self.children = children
      known = [UInt16](repeating: 0, count: children.count)
    }

    subscript(base: Int) -> Way? {
      get {
        let way = known[base]
        return way == 0 ? nil : Way(length: Int(way & 0x3ff) - 1, rules: Int(way >> 10))
      }
      set { known[base] = newValue.map { UInt16($0.length + 1) | UInt16($0.rules) << 10 } ?? 0 }
    }
  }
}
