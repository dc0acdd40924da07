@testable import DragomanTokenization

extension SentencePieceModel {
  /// A small vocabulary of Marian's shape. Two merges lead from characters to `▁ab`.
  static func crafted(_ kind: Trainer.Kind = .unigram) -> SentencePieceModel {
    var model = SentencePieceModel()
    model.add("</s>", .control)
    model.add("<unk>", .unknown)
    for (rank, text) in ["▁ab", "ab", "▁", "a", "b", "c"].enumerated() {
      model.add(text, score: -Float(rank))
    }
    model.trainer.kind = kind
    return model
  }

  /// The same with other pieces behind.
  func appending(_ texts: [String], _ kind: Piece.Kind = .normal) -> SentencePieceModel {
    var model = self
    for text in texts { model.add(text, score: -20, kind) }
    return model
  }

  /// Adds a piece.
  mutating func add(_ text: String, score: Float = 0, _ kind: Piece.Kind = .normal) {
    pieces.append(Piece(text: texts.endIndex..<texts.endIndex, score: score, kind: kind))
    spell(pieces.count - 1, Array(text.utf8))
  }

  /// Gives a piece another text.
  mutating func spell(_ id: Int, _ text: [UInt8]) {
    texts += text
    pieces[id].text = texts.count - text.count..<texts.count
  }

  /// The same with another table.
  func with(table: [UInt8]) -> SentencePieceModel {
    var model = self
    model.normalizer.precompiledCharsmap = table[...]
    return model
  }

  /// Opens it as a file would be.
  func opened() throws -> Tokenizer {
    try Tokenizer(serialized(), check: SentencePieceModelCheck(file: "crafted"))
  }
}

/// A normalisation table, unit by unit.
struct CraftedTable {
  /// Four blocks of units that nothing leads to: each says that it follows itself by a byte that it does not.
  var units = [UInt32](repeating: 0x8000_0000, count: 1024)
  var replacements: [UInt8] = []

  /// A table in which the base of the root is 256.
  init() { units[0] = Self.unit(offset: 256) }

  /// Makes `label` lead from `base` to `target`, where a rule ends if there is a replacement.
  mutating func add(_ label: UInt8, from base: Int, to target: Int, replacement: String? = nil) {
    let position = base ^ Int(label)
    units[position] = Self.unit(label: label, offset: position ^ target, hasLeaf: replacement != nil)
    if let replacement {
      units[target] = 0x8000_0000 | UInt32(replacements.count)
      replacements += Array(replacement.utf8) + [0]
    }
  }

  /// The bytes of `precompiled_charsmap`.
  var bytes: [UInt8] {
    Self.littleEndian(UInt32(4 * units.count)) + units.flatMap(Self.littleEndian) + replacements
  }

  static func unit(label: UInt8 = 0, offset: Int, hasLeaf: Bool = false) -> UInt32 {
    UInt32(offset) << 10 | UInt32(label) | (hasLeaf ? 1 << 8 : 0)
  }

  static func littleEndian(_ word: UInt32) -> [UInt8] {
    (0..<4).map { UInt8(truncatingIfNeeded: word >> (8 * $0)) }
  }
}
