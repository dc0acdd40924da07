package import FoundationEssentials

/// Splits text into the tokens of one vocabulary and joins tokens to text again: the pieces of a SentencePiece model,
/// with its ids or with those that a list of tokens gives them, or words between white space.
///
/// Normalisation is part of the vocabulary, so decoding an encoded text gives the normalised text.
package final class Tokenizer: Sendable {
  /// The longest text that can be encoded, in bytes: one mebibyte. The pipeline cuts sentences to kibibytes. The library
  /// needs about 300 bytes of memory for each, and counts the bytes of the normalised text, of which there are at most
  /// `3 * NormalizationTable.longestReplacement` as many, in 32 bits.
  package static let longestText = 1 << 20

  /// Number of pieces; ids run from 0 to one less.
  package let vocabularySize: Int
  /// The id that ends every sentence, `</s>`. The encoder's input mostly ends with it too; `encode` does not add it.
  package let endOfSentence: Int32
  /// The id of what no piece covers, `<unk>`.
  package let unknown: Int32

  private let method: Method

  /// How text becomes tokens.
  private enum Method {
    /// SentencePiece's pieces with its ids.
    case pieces(SentencePieceProcessor)
    /// SentencePiece's pieces with a network's ids.
    case numbered(SentencePieceProcessor, Numbering)
    /// Words, for networks that were trained without pieces.
    case words(WordCutter)
  }

  /// Opens one vocabulary file (`.spm`).
  ///
  /// The bytes may be hostile: they are checked whole, and the library gets a model written from what was checked.
  ///
  /// - Throws: `notFound` when the file cannot be read; `damaged` when it is no sound model; `unsupported` when it is
  ///   neither unigram nor BPE, or does not number `</s>` 0 and `<unk>` 1 as Marian's vocabularies do.
  package convenience init(contentsOf url: URL) throws(TokenizationError) {
    let check = SentencePieceModelCheck(file: url.path)
    try self.init(try check.bytes(of: url), check: check)
  }

  /// Opens a SentencePiece model (`.spm`) whose pieces have the ids that `tokens` gives them.
  ///
  /// - Throws: As `init(contentsOf:)`, whatever ids the model itself has; `damaged` when `tokens` lacks `</s>`, `<unk>`
  ///   or most of the pieces.
  package init(contentsOf url: URL, tokens: TokenList) throws(TokenizationError) {
    let check = SentencePieceModelCheck(file: url.path, reserved: .own)
    let model = try check.model(from: try check.bytes(of: url))
    let numbering = try Numbering(
      tokens, pieces: model.pieces.map { $0.kind == .unknown ? nil : Array(model.text(of: $0)) })
    method = .numbered(try Self.processor(model, check), numbering)
    vocabularySize = tokens.count
    endOfSentence = numbering.endOfSentence
    unknown = numbering.unknown
  }

  /// A vocabulary of words: what stands between white space is a token.
  ///
  /// - Throws: `damaged` when `tokens` lacks `</s>` or `<unk>`; `unsupported` when they are pieces that another program
  ///   cuts words into.
  package init(words tokens: TokenList) throws(TokenizationError) {
    let cutter = try WordCutter(tokens)
    method = .words(cutter)
    vocabularySize = tokens.count
    endOfSentence = cutter.endOfSentence
    unknown = cutter.unknown
  }

  private static func processor(
    _ model: SentencePieceModel, _ check: SentencePieceModelCheck
  ) throws(TokenizationError) -> SentencePieceProcessor {
    var lacksMemory = false
    let loaded = SentencePieceProcessor(model: model.serialized(), lacksMemory: &lacksMemory)
    guard !lacksMemory else {
      throw TokenizationError(
        code: .noMemory, file: check.file, expected: "memory for the vocabulary", found: "less")
    }
    guard let processor = loaded, processor.vocabularySize == model.pieces.count
    else {
      throw check.damaged(nil, expected: "a model that SentencePiece loads", found: "one it refuses")
    }
    return processor
  }

  /// Opens a vocabulary from the bytes of its file.
  init(_ bytes: [UInt8], check: SentencePieceModelCheck) throws(TokenizationError) {
    let model = try check.model(from: bytes)
    method = .pieces(try Self.processor(model, check))
    vocabularySize = model.pieces.count
    endOfSentence = SentencePieceModel.endOfSentence
    unknown = SentencePieceModel.unknown
  }

  /// Appends the ids of a text to `ids`, without the end of the sentence.
  ///
  /// - Parameters:
  ///   - text: UTF-8, which may hold NUL. An empty or blank text has no ids.
  ///   - ids: Keeps its capacity, so one array serves many texts without allocation.
  /// - Precondition: `text.count <= Tokenizer.longestText`.
  /// - Complexity: O(bytes × length of the longest piece) for unigram, O(bytes × log bytes) for BPE vocabularies; but
  ///   a run of unknown characters without byte fallback takes time with the square of its length (1 MiB: 20 s).
  package func encode(_ text: UnsafeBufferPointer<UInt8>, into ids: inout [Int32]) {
    Self.checkLength(of: text)
    let isDone: Bool
    switch method {
    case .pieces(let processor): isDone = processor.encode(text) { found, _ in ids.append(contentsOf: found) }
    case .numbered(let processor, let numbering):
      isDone = processor.encode(text) { found, _ in
        for piece in found { ids.append(numbering.network(piece)) }
      }
    case .words(let cutter):
      cutter.encode(text) { id, _ in ids.append(id) }
      isDone = true
    }
    if !isDone { ids.append(unknown) }
  }

  /// The ids of a text, without the end of the sentence.
  ///
  /// - Precondition: `text.utf8.count <= Tokenizer.longestText`.
  package func encode(_ text: String) -> [Int32] {
    var ids: [Int32] = []
    var text = text
    text.withUTF8 { encode($0, into: &ids) }
    return ids
  }

  /// The ids of a text, and the bytes of the text that each came from.
  ///
  /// - Parameter text: UTF-8, which may hold NUL.
  /// - Precondition: `text.count <= Tokenizer.longestText`.
  package func encodeWithRanges(_ text: UnsafeBufferPointer<UInt8>) -> TokenizedText {
    Self.checkLength(of: text)
    var result = TokenizedText(ids: [], ranges: [])
    switch method {
    case .pieces(let processor):
      if processor.append(text, to: &result) { return result }
    case .numbered(let processor, let numbering):
      guard processor.append(text, to: &result) else { break }
      result.ids = result.ids.map(numbering.network)
      return result
    case .words(let cutter):
      cutter.encode(text) { id, range in
        result.ids.append(id)
        result.ranges.append(range)
      }
      return result
    }
    return TokenizedText(ids: [unknown], ranges: [0..<text.count])
  }

  /// The text of some ids. Control pieces such as `</s>` have none, `<unk>` has the one that the vocabulary gives it.
  ///
  /// - Precondition: every id is from 0 to one less than `vocabularySize`.
  package func decode(_ ids: [Int32]) -> String {
    for id in ids { checkRange(of: id) }
    switch method {
    case .pieces(let processor): return processor.decode(ids) ?? ""
    case .numbered(let processor, let numbering): return numbering.text(of: ids, decode: processor.decode)
    case .words(let cutter): return cutter.decode(ids)
    }
  }

  /// The text of one piece as the vocabulary spells it, with `▁` for a space.
  ///
  /// - Precondition: `id` is from 0 to one less than `vocabularySize`.
  package func piece(_ id: Int32) -> String {
    checkRange(of: id)
    switch method {
    case .pieces(let processor): return processor.piece(id)
    case .numbered(_, let numbering): return numbering.tokens.token(id)
    case .words(let cutter): return "▁" + cutter.tokens.token(id)
    }
  }

  /// The id of a piece as the vocabulary spells it, byte for byte; nil when there is none.
  package func id(of piece: String) -> Int32? {
    switch method {
    case .pieces(let processor): processor.id(of: piece)
    case .numbered(_, let numbering): numbering.tokens.id(of: piece)
    case .words(let cutter): cutter.tokens.id(of: piece)
    }
  }

  private static func checkLength(of text: UnsafeBufferPointer<UInt8>) {
    precondition(text.count <= longestText, "a text of \(text.count) bytes, at most \(longestText)")
  }

  private func checkRange(of id: Int32) {
    precondition(id >= 0 && Int(id) < vocabularySize, "id \(id) in a vocabulary of \(vocabularySize)")
  }
}

/// The pieces of one text and where they came from.
package struct TokenizedText: Hashable, Sendable {
  /// The ids, without the end of the sentence.
  package var ids: [Int32]
  /// For each id its bytes in the text before normalisation; ascending, without overlaps. Pieces that the vocabulary
  /// makes of one character share it: the last has the range, the others are empty. What normalisation drops belongs
  /// to no piece or to a neighbour.
  package var ranges: [Range<Int>]

  /// Pieces from their parts, of which `ranges` is as long as `ids`.
  package init(ids: [Int32], ranges: [Range<Int>]) {
    self.ids = ids
    self.ranges = ranges
  }
}

extension SentencePieceProcessor {
  /// Appends the ids and ranges of a text; false when the library fails.
  fileprivate func append(_ text: UnsafeBufferPointer<UInt8>, to result: inout TokenizedText) -> Bool {
    encode(text) { ids, bounds in
      result.ids.append(contentsOf: ids)
      result.ranges = ids.indices.map { Int(bounds[2 * $0])..<Int(bounds[2 * $0 + 1]) }
    }
  }
}
