import Testing

@testable import DragomanTokenization

@Suite("Normalisation table")
struct NormalizationTableTests {
  /// A change of a table that replaces `x` by `ab`, and `xy` by `c`.
  struct Fault: Sendable, CustomTestStringConvertible {
    let testDescription: String
    let change: @Sendable (inout CraftedTable) -> Void

    init(_ name: String, _ change: @escaping @Sendable (inout CraftedTable) -> Void) {
      testDescription = name
      self.change = change
    }
  }

  private static let x = UInt8(ascii: "x")
  private static let y = UInt8(ascii: "y")

  private static func sound() -> CraftedTable {
    var table = CraftedTable()
    table.add(x, from: 256, to: 512, replacement: "ab")
    table.add(y, from: 512, to: 768, replacement: "c")
    return table
  }

  private static let faults = [
    Fault("the root leads out") { $0.units[0] = CraftedTable.unit(offset: 1024) },
    Fault("the root leads out by a wide offset") { $0.units[0] = 0xffff_ff00 & ~(1 << 31) },
    Fault("a rule leads out") { $0.add(x, from: 256, to: 2048) },
    Fault("a block is cut") { $0.units.removeLast() },
    Fault("a rule of NUL leads out") { $0.add(0, from: 768, to: 4096) },
    Fault("a rule leads to itself") { $0.add(x, from: 256, to: 256) },
    Fault("two rules lead to each other") { $0.add(y, from: 512, to: 256) },
    Fault("a circle off the root") { $0.add(y, from: 512, to: 512) },
    Fault("a circle through the root and one off it") {
      $0.add(y, from: 512, to: 256)
      $0.add(UInt8(ascii: "z"), from: 512, to: 768)
      $0.add(x, from: 768, to: 768)
    },
    Fault("a replacement behind the end") { $0.units[512] = 0x8000_0000 | UInt32($0.replacements.count) },
    Fault("a replacement at the largest offset") { $0.units[512] = 0xffff_ffff },
    Fault("the last replacement has no end") { $0.replacements.removeLast() },
    Fault("no replacements") { $0.replacements = [] },
    Fault("a replacement that is not UTF-8") { $0.replacements[0] = 0xff },
    Fault("a replacement that begins within a character") {
      $0.add(x, from: 256, to: 512, replacement: "é")
      $0.units[512] += 1
    },
    Fault("a replacement that no rule has and that is not UTF-8") { $0.replacements += [0xff, 0] },
    Fault("a replacement that no rule has and that has no end") { $0.replacements += [0x61] },
    Fault("a replacement of 129 bytes") {
      $0.add(x, from: 256, to: 512, replacement: String(repeating: "a", count: 129))
    },
    Fault("33 rules in one another") { $0 = nested(rules: 33) },
    Fault("a rule of 257 bytes") { $0 = long(bytes: 257) },
  ]

  @Test("with an index that leads astray is refused", arguments: faults)
  func refuses(fault: Fault) throws {
    var table = Self.sound()
    fault.change(&table)
    let error = try #require(throws: TokenizationError.self) {
      try SentencePieceModel.crafted().with(table: table.bytes).opened()
    }
    #expect(error.code == .damaged)
    #expect(error.key == "normalizer_spec.precompiled_charsmap")
  }

  private static let sizes: [UInt32] = [0, 3, 4095, 4097, 4104, 0xffff_ffff]

  @Test("with a wrong size is refused", arguments: sizes)
  func refusesSize(size: UInt32) {
    let bytes = CraftedTable.littleEndian(size) + Self.sound().bytes.dropFirst(4)
    #expect(throws: TokenizationError.self) { try SentencePieceModel.crafted().with(table: bytes).opened() }
    for count in 1..<8 {
      #expect(throws: TokenizationError.self) {
        try SentencePieceModel.crafted().with(table: Array(bytes.prefix(count))).opened()
      }
    }
  }

  @Test("replaces by the longest rule")
  func replaces() throws {
    let tokenizer = try SentencePieceModel.crafted().with(table: Self.sound().bytes).opened()
    #expect(tokenizer.decode(tokenizer.encode("xaxyx")) == "abacab")
  }

  @Test("with as many and as long rules as there may be is taken")
  func takesLimits() throws {
    let tables = [Self.nested(rules: 32), Self.long(bytes: 256)]
    for (table, text) in zip(tables, [String(repeating: "x", count: 40), String(repeating: "x", count: 300)])
    {
      let tokenizer = try SentencePieceModel.crafted().with(table: table.bytes).opened()
      #expect(tokenizer.encode(text).isEmpty == false)
    }
    var table = Self.sound()
    table.add(Self.x, from: 256, to: 512, replacement: String(repeating: "a", count: 128))
    #expect(try SentencePieceModel.crafted().with(table: table.bytes).opened().encode("x").count == 129)
  }

  @Test("may begin a replacement within another")
  func sharesReplacements() throws {
    var table = Self.sound()
    table.units[512] += 1
    #expect(try SentencePieceModel.crafted().with(table: table.bytes).opened().encode("x") == [4, 6])
  }

  @Test("of the denormaliser is checked too")
  func checksDenormalizer() throws {
    var model = SentencePieceModel.crafted()
    var table = Self.sound()
    model.denormalizer = .init(
      precompiledCharsmap: table.bytes[...], addsDummyPrefix: false, escapesWhitespaces: false)
    #expect(try model.opened().decode([2]) == "ab")
    table.add(Self.x, from: 256, to: 2048)
    model.denormalizer?.precompiledCharsmap = table.bytes[...]
    let error = try #require(throws: TokenizationError.self) { try model.opened() }
    #expect(error.key == "denormalizer_spec.precompiled_charsmap")
  }

  /// Rules for `x`, `xx`, and so on.
  private static func nested(rules: Int) -> CraftedTable {
    chain(of: rules) { _ in "a" }
  }

  /// One rule for `bytes` times `x`.
  private static func long(bytes: Int) -> CraftedTable {
    chain(of: bytes) { $0 == bytes - 1 ? "a" : nil }
  }

  private static func chain(of count: Int, replacement: (Int) -> String?) -> CraftedTable {
    var table = CraftedTable()
    table.units = [UInt32](repeating: 0x8000_0000, count: 256 * (count + 2))
    table.units[0] = CraftedTable.unit(offset: 256)
    for place in 0..<count {
      table.add(x, from: 256 * (place + 1), to: 256 * (place + 2), replacement: replacement(place))
    }
    return table
  }
}
