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
  /// The most units of the trie. The whole of NFKC has 60,000.
  static let mostUnits = 1 << 20

  private let units: [UInt32]
  /// The whole table; the replacements are its end, from `firstReplacement` on.
  private let bytes: [UInt8]
  private let firstReplacement: Int
  private let key: String
  private let file: String

  /// Takes a table apart; nil when it is empty, which is no table. `key` names its specification, for errors.
  init?(_ bytes: [UInt8], key: String, file: String) throws(TokenizationError) {
    guard !bytes.isEmpty else { return nil }
    self.key = "\(key).precompiled_charsmap"
    self.file = file
    let words = bytes.withUnsafeBytes { bytes in
      (0..<bytes.count / 4).map {
        UInt32(littleEndian: bytes.loadUnaligned(fromByteOffset: 4 * $0, as: UInt32.self))
      }
    }
    let size = words.first.map { Int($0) } ?? bytes.count
    guard size <= bytes.count - 4 else {
      throw TokenizationError(
        code: .damaged, file: file, key: self.key, expected: "a trie inside the table", found: "a larger one")
    }
    guard size > 0, size % 4 == 0, size / 4 <= Self.mostUnits else {
      throw TokenizationError(
        code: .damaged, file: file, key: self.key, expected: "1 to \(Self.mostUnits) units of 4 bytes",
        found: "\(size) bytes")
    }
    units = Array(words[1...size / 4])
    self.bytes = bytes
    firstReplacement = 4 + size
  }

  /// Checks that no look-up of any text leaves the table, and that none finds more or longer than there is room for.
  func check() throws(TokenizationError) {
    let children = Children(of: units)
    let root = Self.offset(of: units[0])
    try checkBlock(of: root)
    var isReached = [Bool](repeating: false, count: units.count)
    isReached[root] = true
    var reached = [root]
    // How many units lead to each base.
    var ways = [Int32](repeating: 0, count: units.count)
    var next = 0
    while next < reached.count {
      var child = children.first(of: reached[next])
      while child >= 0 {
        let base = child ^ Self.offset(of: units[child])
        try checkBlock(of: base)
        if Self.hasLeaf(units[child]) {
          try checkReplacement(at: Int(units[base] & 0x7fff_ffff))
        }
        ways[base] += 1
        if !isReached[base] {
          isReached[base] = true
          reached.append(base)
        }
        child = children.next(after: child)
      }
      next += 1
    }
    guard ways[root] == 0 else { throw endless() }
    try checkLengths(from: root, ways: ways, reached: reached.count, children)
  }

  /// Walks the bases in an order in which each comes after all that lead to it, with the longest way to it. Rules may
  /// share their ends, so the ways to a base differ; a base that never comes is on a circle.
  private func checkLengths(
    from root: Int, ways: [Int32], reached: Int, _ children: Children
  ) throws(TokenizationError) {
    var ways = ways
    var lengths = [Int32](repeating: 0, count: units.count)
    var rules = [Int32](repeating: 0, count: units.count)
    var ready = [root]
    var done = 0
    while let parent = ready.popLast() {
      done += 1
      var child = children.first(of: parent)
      while child >= 0 {
        let base = child ^ Self.offset(of: units[child])
        lengths[base] = max(lengths[base], lengths[parent] + 1)
        rules[base] = max(rules[base], rules[parent] + (Self.hasLeaf(units[child]) ? 1 : 0))
        guard lengths[base] <= Self.longestRule, rules[base] <= Self.mostNestedRules else {
          throw damaged(
            expected: "rules of \(Self.longestRule) bytes, \(Self.mostNestedRules) in one another, at most",
            found: "more")
        }
        ways[base] -= 1
        if ways[base] == 0 { ready.append(base) }
        child = children.next(after: child)
      }
    }
    guard done == reached else { throw endless() }
  }

  private func checkBlock(of base: Int) throws(TokenizationError) {
    guard base | 0xff < units.count else {
      throw damaged(expected: "an index below \(units.count)", found: "\(base | 0xff)")
    }
  }

  private func checkReplacement(at offset: Int) throws(TokenizationError) {
    let count = bytes.count - firstReplacement
    guard offset < count else {
      throw damaged(expected: "a replacement below \(count)", found: "\(offset)")
    }
    let start = firstReplacement + offset
    let limit = min(start + Self.longestReplacement + 1, bytes.count)
    var end = start
    var isASCII = true
    while end < limit, bytes[end] != 0 {
      isASCII = isASCII && bytes[end] < 0x80
      end += 1
    }
    guard end < limit else {
      throw damaged(
        expected: "a replacement of at most \(Self.longestReplacement) bytes", found: "a longer one")
    }
    guard isASCII || bytes.isUTF8(in: start..<end) else {
      throw damaged(expected: "replacements in UTF-8", found: "other bytes")
    }
  }

  private func endless() -> TokenizationError {
    damaged(expected: "rules with an end", found: "a circle")
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

  /// The units that follow each base, as one list a base: all of them are found in one pass over the trie.
  private struct Children {
    private var firsts: [Int32]
    private var nexts: [Int32]

    init(of units: [UInt32]) {
      firsts = [Int32](repeating: -1, count: units.count)
      nexts = firsts
      for (position, unit) in units.enumerated() {
        // The highest bit marks a unit that holds a value; no byte leads to it.
        let label = unit & 0x8000_00ff
        guard label <= 0xff else { continue }
        let base = position ^ Int(label)
        // A base outside the trie is refused where something leads to it.
        guard base < units.count else { continue }
        nexts[position] = firsts[base]
        firsts[base] = Int32(position)
      }
    }

    /// The first unit that follows `base`; negative for none.
    func first(of base: Int) -> Int { Int(firsts[base]) }

    /// The unit after `position` in the same list; negative at its end.
    func next(after position: Int) -> Int { Int(nexts[position]) }
  }
}
