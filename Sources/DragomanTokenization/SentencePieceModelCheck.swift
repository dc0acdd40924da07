/// Reads a SentencePiece model out of hostile bytes.
///
/// SentencePiece 0.1.97 follows the indices in a model without looking: a damaged normalisation table makes it read
/// outside its memory. So the library never sees a file. Here the file is read, field by field, every value that the
/// library relies on is checked, and `SentencePieceModel` writes a new model from these values alone.
struct SentencePieceModelCheck {
  /// The largest file read, in bytes. Vocabularies of 250,000 pieces have five mebibytes.
  static let largestFile = 32 << 20
  /// The most pieces of a vocabulary.
  static let mostPieces = 1 << 20
  /// The longest piece, in bytes: the library builds its trie by recursion over the bytes of a piece.
  static let longestPiece = 512
  /// The longest text that stands for `<unk>`, in bytes.
  static let longestUnknownSurface = 64

  /// The file's path, for errors.
  let file: String
  /// Which ids `</s>` and `<unk>` must have.
  var reserved = SentencePieceModel.Reserved.marian

  /// The model in the bytes of a file, every value of it checked.
  func model(from bytes: [UInt8]) throws(TokenizationError) -> SentencePieceModel {
    guard bytes.count <= Self.largestFile else {
      throw damaged(nil, expected: "at most \(Self.largestFile) bytes", found: "\(bytes.count)")
    }
    var model = SentencePieceModel(texts: bytes)
    model.pieces.reserveCapacity(bytes.count / 32)
    // A file cut between two fields is still a message, but trainers write the specifications after all pieces.
    var hasTrainer = false
    var hasNormalizer = false
    var reader = ProtobufReader(bytes, bytes.indices, file: file)
    while let (number, value) = try reader.next() {
      switch number {
      case 1:
        try readPiece(in: bytes, of: value, into: &model)
      case 2:
        hasTrainer = true
        try readTrainer(in: bytes, try range(of: value, "trainer_spec"), into: &model.trainer)
      case 3:
        hasNormalizer = true
        let range = try range(of: value, "normalizer_spec")
        try readNormalizer(in: bytes, range, "normalizer_spec", into: &model.normalizer)
      case 4:
        _ = try range(of: value, "self_test_data")
      case 5:
        let range = try range(of: value, "denormalizer_spec")
        var denormalizer = model.denormalizer ?? SentencePieceModel.Normalizer()
        try readNormalizer(in: bytes, range, "denormalizer_spec", into: &denormalizer)
        model.denormalizer = denormalizer
      default:
        try checkExtension(number, of: "the model")
      }
    }
    guard hasTrainer else { throw damaged("trainer_spec", expected: "one", found: "none") }
    guard hasNormalizer else { throw damaged("normalizer_spec", expected: "one", found: "none") }
    try check(model)
    if reserved == .own { model.takeReservedIDs() }
    return model
  }

  /// Checks the fields together.
  private func check(_ model: SentencePieceModel) throws(TokenizationError) {
    try checkTrainer(of: model)
    try checkPieces(of: model)
    try NormalizationTable(model.normalizer.precompiledCharsmap, key: "normalizer_spec", file: file)?.check()
    if let table = model.denormalizer?.precompiledCharsmap {
      try NormalizationTable(table, key: "denormalizer_spec", file: file)?.check()
    }
  }

  /// Refuses a field that the format does not have. From 200 on numbers are free for others.
  func checkExtension(_ number: UInt64, of owner: String) throws(TokenizationError) {
    guard number >= 200 else {
      throw damaged(nil, expected: "a field of \(owner)", found: "field \(number)")
    }
  }

  /// A fault of the bytes at `key`.
  func damaged(_ key: String?, expected: String, found: String) -> TokenizationError {
    TokenizationError(code: .damaged, file: file, key: key, expected: expected, found: found)
  }

  /// A sound value at `key` that Dragoman does not take.
  func unsupported(_ key: String?, expected: String, found: String) -> TokenizationError {
    TokenizationError(code: .unsupported, file: file, key: key, expected: expected, found: found)
  }
}

// MARK: - Values of the right wire type

extension SentencePieceModelCheck {
  /// The bytes of a string, a byte field or a message.
  func range(of value: ProtobufReader.Value, _ key: @autoclosure () -> String) throws(TokenizationError)
    -> Range<Int>
  {
    guard case .bytes(let range) = value else {
      throw damaged(key(), expected: "wire type 2", found: "another")
    }
    return range
  }

  /// A number or an enumeration's value.
  func varint(of value: ProtobufReader.Value, _ key: @autoclosure () -> String) throws(TokenizationError)
    -> UInt64
  {
    guard case .varint(let number) = value else {
      throw damaged(key(), expected: "wire type 0", found: "another")
    }
    return number
  }

  /// A Boolean.
  func flag(of value: ProtobufReader.Value, _ key: @autoclosure () -> String) throws(TokenizationError)
    -> Bool
  {
    let number = try varint(of: value, key())
    guard number <= 1 else { throw damaged(key(), expected: "0 or 1", found: "\(number)") }
    return number == 1
  }

  /// A 32-bit float, which must be finite.
  func float(of value: ProtobufReader.Value, _ key: @autoclosure () -> String) throws(TokenizationError)
    -> Float
  {
    guard case .fixed32(let bits) = value else {
      throw damaged(key(), expected: "wire type 5", found: "another")
    }
    let number = Float(bitPattern: bits)
    guard number.isFinite else { throw damaged(key(), expected: "a finite number", found: "\(number)") }
    return number
  }

  /// UTF-8 without NUL, of 1 to `longest` bytes.
  func text(
    in bytes: [UInt8], of value: ProtobufReader.Value, _ key: @autoclosure () -> String, longest: Int
  ) throws(TokenizationError) -> Range<Int> {
    let text = try range(of: value, key())
    guard (1...longest).contains(text.count) else {
      throw damaged(key(), expected: "1 to \(longest) bytes", found: "\(text.count)")
    }
    guard Self.isText(in: bytes, text) else {
      throw damaged(key(), expected: "UTF-8 without NUL", found: "other bytes")
    }
    return text
  }

  /// Whether the bytes of `range` are UTF-8 without NUL. Most pieces are a space mark, `▁`, and letters of ASCII.
  private static func isText(in bytes: [UInt8], _ range: Range<Int>) -> Bool {
    let start = range.lowerBound
    let isMarked =
      range.count >= 3 && bytes[start] == 0xE2 && bytes[start + 1] == 0x96 && bytes[start + 2] == 0x81
    var all: UInt8 = 0
    for place in (isMarked ? start + 3 : start)..<range.upperBound {
      if bytes[place] == 0 { return false }
      all |= bytes[place]
    }
    return all < 0x80 || bytes[range].isUTF8
  }
}

extension ArraySlice<UInt8> {
  /// Whether the bytes are whole UTF-8. A vocabulary asks for thousands of slices when it is opened, so no string is
  /// made.
  var isUTF8: Bool {
    do {
      _ = try UTF8Span(validating: span)
      return true
    } catch {
      return false
    }
  }
}
