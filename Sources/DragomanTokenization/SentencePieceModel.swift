/// What Dragoman uses of a SentencePiece model, checked: made by `SentencePieceModelCheck` alone.
///
/// Source: `sentencepiece_model.proto` of SentencePiece 0.1.97, whose names these are.
struct SentencePieceModel {
  /// The id of `</s>` in Marian's vocabularies.
  static let endOfSentence: Int32 = 0
  /// The id of `<unk>` in Marian's vocabularies.
  static let unknown: Int32 = 1

  /// Who says which id `</s>` and `<unk>` have.
  enum Reserved {
    /// Marian: 0 and 1, since its ids are those of the pieces.
    case marian
    /// The model, since the network numbers the pieces anew.
    case own
  }

  /// One entry of the vocabulary; its id is its place.
  struct Piece {
    /// `ModelProto.SentencePiece.Type`.
    enum Kind: UInt64 {
      case normal = 1
      case unknown = 2
      case control = 3
      case userDefined = 4
      case unused = 5
      case byte = 6
    }

    /// Its UTF-8, as a part of `texts`.
    var text: Range<Int>
    /// Natural logarithm of a probability (unigram) or the negative rank of a merge (BPE).
    var score: Float = 0
    var kind = Kind.normal
  }

  /// `TrainerSpec`, of which only these fields matter after training.
  struct Trainer {
    /// `TrainerSpec.ModelType`, of which only these two serve translation.
    enum Kind: UInt64 {
      case unigram = 1
      case bpe = 2
    }

    var kind = Kind.unigram
    var treatsWhitespaceAsSuffix = false
    var fallsBackToBytes = false
    var unknownID: Int32?
    var endOfSentenceID: Int32?
    /// UTF-8 of what `<unk>` decodes to; nil for the library's own ` ⁇ `.
    var unknownSurface: ArraySlice<UInt8>?
    /// UTF-8.
    var endOfSentencePiece = Array("</s>".utf8)[...]
  }

  /// `NormalizerSpec`, without what only training needs.
  struct Normalizer {
    /// A trie of rules and their replacements: `NormalizationTable`. Empty for none.
    var precompiledCharsmap: ArraySlice<UInt8> = []
    var addsDummyPrefix = true
    var removesExtraWhitespaces = true
    var escapesWhitespaces = true
  }

  /// What the pieces' texts are parts of: the bytes of the file.
  var texts: [UInt8] = []
  var pieces: [Piece] = []
  var trainer = Trainer()
  var normalizer = Normalizer()
  var denormalizer: Normalizer?

  /// The UTF-8 of a piece.
  func text(of piece: Piece) -> ArraySlice<UInt8> { texts[piece.text] }

  /// Makes the trainer's ids of `</s>` and `<unk>` those that the pieces have.
  mutating func takeReservedIDs() {
    trainer.unknownID = pieces.firstIndex { $0.kind == .unknown }.map(Int32.init)
    trainer.endOfSentenceID = pieces.firstIndex {
      $0.kind == .control && text(of: $0) == trainer.endOfSentencePiece
    }.map(Int32.init)
  }

  /// The model as a file that holds nothing else: no self-test, which would run while loading, no unknown field, and
  /// nothing that two readers of protobuf could understand in two ways.
  func serialized() -> [UInt8] {
    let trainer = trainer.serialized()
    let normalizer = normalizer.serialized()
    let denormalizer = denormalizer?.serialized()
    let specifications = trainer.count + normalizer.count + (denormalizer?.count ?? 0)
    // Names and lengths of fields take ten bytes at most, each score four, each kind one.
    let capacity = pieces.reduce(specifications + 30) { $0 + $1.text.count + 40 }
    return [UInt8](capacity: capacity) { model in
      for piece in pieces {
        // A piece that does not say what it is is a normal one.
        let kind = piece.kind == .normal ? nil : piece.kind.rawValue
        let textSize = OutputSpan<UInt8>.size(ofBytes: piece.text.count)
        model.begin(1, count: textSize + 5 + (kind == nil ? 0 : 2))
        model.bytes(1, text(of: piece))
        model.float(2, piece.score)
        if let kind { model.varint(3, kind) }
      }
      model.bytes(2, trainer[...])
      model.bytes(3, normalizer[...])
      if let denormalizer {
        model.bytes(5, denormalizer[...])
      }
    }
  }
}

extension SentencePieceModel.Trainer {
  fileprivate func serialized() -> [UInt8] {
    [UInt8](capacity: 80 + (unknownSurface?.count ?? 0) + endOfSentencePiece.count) { message in
      message.varint(3, kind.rawValue)
      message.varint(24, treatsWhitespaceAsSuffix ? 1 : 0)
      message.varint(35, fallsBackToBytes ? 1 : 0)
      message.varint(40, UInt64(max(unknownID ?? SentencePieceModel.unknown, 0)))
      message.varint(42, UInt64(max(endOfSentenceID ?? SentencePieceModel.endOfSentence, 0)))
      if let unknownSurface {
        message.bytes(44, unknownSurface)
      }
      message.bytes(47, endOfSentencePiece)
    }
  }
}

extension SentencePieceModel.Normalizer {
  fileprivate func serialized() -> [UInt8] {
    [UInt8](capacity: 20 + precompiledCharsmap.count) { message in
      if !precompiledCharsmap.isEmpty {
        message.bytes(2, precompiledCharsmap)
      }
      message.varint(3, addsDummyPrefix ? 1 : 0)
      message.varint(4, removesExtraWhitespaces ? 1 : 0)
      message.varint(5, escapesWhitespaces ? 1 : 0)
    }
  }
}
