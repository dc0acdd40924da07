internal import DragomanText
internal import DragomanTokenization

/// The pieces of one side: a SentencePiece vocabulary, or every character for itself where no network translates.
enum Pieces: Sendable {
  case sentencePiece(Tokenizer)
  /// Ids are Unicode scalar values and two: 0 ends a sentence, 1 is never used.
  case scalars

  /// Ends a sentence of scalars.
  static let endOfScalars: Int32 = 0

  /// Appends the ids of `text`, without the end of the sentence.
  func encode(_ text: UnsafeBufferPointer<UInt8>, into ids: inout [Int32]) {
    switch self {
    case .sentencePiece(let tokenizer): tokenizer.encode(text, into: &ids)
    case .scalars:
      for scalar in String(decoding: text, as: UTF8.self).unicodeScalars { ids.append(Self.id(of: scalar)) }
    }
  }

  /// The ids of `text` and the bytes that each came from.
  func encodeWithRanges(_ text: UnsafeBufferPointer<UInt8>) -> TokenizedText {
    switch self {
    case .sentencePiece(let tokenizer): return tokenizer.encodeWithRanges(text)
    case .scalars:
      var result = TokenizedText(ids: [], ranges: [])
      var start = 0
      for scalar in String(decoding: text, as: UTF8.self).unicodeScalars {
        let end = start + UTF8.byteCount(scalar)
        result.ids.append(Self.id(of: scalar))
        result.ranges.append(start..<end)
        start = end
      }
      return result
    }
  }

  /// The text of `ids`.
  func decode(_ ids: [Int32]) -> String {
    switch self {
    case .sentencePiece(let tokenizer): return tokenizer.decode(ids)
    case .scalars:
      var text = String.UnicodeScalarView()
      for id in ids { text.append(Self.scalar(of: id)) }
      return String(text)
    }
  }

  /// The text of one piece, with `▁` for a space.
  func text(of id: Int32) -> String {
    switch self {
    case .sentencePiece(let tokenizer): return tokenizer.piece(id)
    case .scalars: return id == Self.id(of: " ") ? "▁" : String(Self.scalar(of: id))
    }
  }

  /// The id of what no piece covers, if there can be such.
  var unknown: Int32? {
    switch self {
    case .sentencePiece(let tokenizer): return tokenizer.unknown
    case .scalars: return nil
    }
  }

  /// The words in quotation marks that pass as they are, where there is a vocabulary to tell.
  func names(in sentence: Sentence) -> [Sentence.Span] {
    guard case .sentencePiece = self else { return [] }
    return QuotedNames(in: sentence, pieces: self).spans
  }

  /// What the model should see of a text's characters: all of them where there is no vocabulary.
  func plainText(of text: ArraySlice<UInt8>, replacesCapitals: Bool) -> PlainText {
    switch self {
    case .sentencePiece(let tokenizer):
      return PlainText(text, replacesCapitals: replacesCapitals) { scalar in
        !tokenizer.encode(String(scalar)).contains(tokenizer.unknown)
      }
    case .scalars: return PlainText([]) { _ in true }
    }
  }

  /// The id of the piece that is `text`; nil if it is none.
  func id(of text: String) -> Int32? {
    switch self {
    case .sentencePiece(let tokenizer): return tokenizer.id(of: text)
    case .scalars: return nil
    }
  }

  static func id(of scalar: Unicode.Scalar) -> Int32 { Int32(scalar.value) + 2 }

  private static func scalar(of id: Int32) -> Unicode.Scalar {
    Unicode.Scalar(UInt32(max(id - 2, 0))) ?? "\u{FFFD}"
  }
}

extension UTF8 {
  static func byteCount(_ scalar: Unicode.Scalar) -> Int {
    switch scalar.value {
    case ..<0x80: 1
    case ..<0x800: 2
    case ..<0x10000: 3
    default: 4
    }
  }
}
