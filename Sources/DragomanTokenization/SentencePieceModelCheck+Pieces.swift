// The vocabulary itself.

extension SentencePieceModelCheck {
  /// The most user-defined pieces of which each begins the next. The library matches them into room for 64 and, when
  /// there are more, reads on behind it.
  static let mostNestedUserDefinedPieces = 64

  /// Reads one `pieces` and appends it.
  func readPiece(
    in bytes: [UInt8], of value: ProtobufReader.Value, into model: inout SentencePieceModel
  ) throws(TokenizationError) {
    let id = model.pieces.count
    guard id < Self.mostPieces else {
      throw unsupported("pieces", expected: "at most \(Self.mostPieces)", found: "more")
    }
    var piece = SentencePieceModel.Piece(text: 0..<0)
    var reader = ProtobufReader(bytes, try range(of: value, "pieces[\(id)]"), file: file)
    while let (number, value) = try reader.next() {
      switch number {
      case 1:
        piece.text = try text(in: bytes, of: value, "pieces[\(id)].piece", longest: Self.longestPiece)
      case 2:
        piece.score = try float(of: value, "pieces[\(id)].score")
      case 3:
        let type = try varint(of: value, "pieces[\(id)].type")
        guard let kind = SentencePieceModel.Piece.Kind(rawValue: type) else {
          throw damaged("pieces[\(id)].type", expected: "1 to 6", found: "\(type)")
        }
        piece.kind = kind
      default:
        try checkExtension(number, of: "a piece")
      }
    }
    guard !piece.text.isEmpty else {
      throw damaged("pieces[\(id)].piece", expected: "a piece", found: "none")
    }
    model.pieces.append(piece)
  }

  /// Checks the pieces together: which there must be, and that no two are the same.
  func checkPieces(of model: SentencePieceModel) throws(TokenizationError) {
    try checkReservedIDs(of: model)
    try checkBytePieces(of: model)
    try checkSpellings(of: model)
    try checkUserDefinedPieces(of: model)
    guard model.pieces.contains(where: { $0.kind == .normal }) else {
      throw damaged("pieces", expected: "a normal piece", found: "none")
    }
    // Single characters are where BPE begins. The library takes a control piece for no part of the text, and then
    // misses the character.
    if model.trainer.kind == .bpe {
      for (id, piece) in model.pieces.enumerated()
      where piece.kind == .control && model.text(of: piece).count(where: { $0 & 0xc0 != 0x80 }) == 1 {
        throw damaged("pieces[\(id)].piece", expected: "a control piece of more characters", found: "one")
      }
    }
  }

  /// Checks that each piece is spelled as no other is.
  private func checkSpellings(of model: SentencePieceModel) throws(TokenizationError) {
    let pieces = model.pieces
    // Ids by the hashes of their pieces: where another is already, in the next free place. No file can be made for
    // many of the same hash, since each process hashes in its own way.
    var places = [Int32](repeating: -1, count: 3 * pieces.count + 1)
    for (id, piece) in pieces.enumerated() {
      var hasher = Hasher()
      model.texts.withUnsafeBytes { hasher.combine(bytes: UnsafeRawBufferPointer(rebasing: $0[piece.text])) }
      var place = Int(UInt(bitPattern: hasher.finalize()) % UInt(places.count))
      while places[place] >= 0 {
        guard model.text(of: pieces[Int(places[place])]) != model.text(of: piece) else {
          throw damaged(
            "pieces[\(id)].piece", expected: "a piece of its own", found: "one that was there before")
        }
        place = place + 1 < places.count ? place + 1 : 0
      }
      places[place] = Int32(id)
    }
  }

  private func checkReservedIDs(of model: SentencePieceModel) throws(TokenizationError) {
    let unknown = Int(SentencePieceModel.unknown)
    let unknowns = model.pieces.indices.filter { model.pieces[$0].kind == .unknown }
    guard unknowns.count == 1 else {
      throw damaged("pieces", expected: "one piece of type unknown", found: "\(unknowns.count)")
    }
    guard reserved == .marian else { return }
    guard unknowns == [unknown] else {
      throw unsupported("pieces", expected: "<unk> as id \(unknown)", found: "id \(unknowns[0])")
    }
    let end = Int(SentencePieceModel.endOfSentence)
    guard model.pieces[end].kind == .control,
      model.text(of: model.pieces[end]) == model.trainer.endOfSentencePiece
    else {
      throw unsupported(
        "pieces[\(end)]", expected: "the control piece for the end of a sentence", found: "another")
    }
  }

  private func checkBytePieces(of model: SentencePieceModel) throws(TokenizationError) {
    let digits = Array("0123456789ABCDEF".utf8)
    var isThere = [Bool](repeating: false, count: 256)
    for (id, piece) in model.pieces.enumerated() where piece.kind == .byte {
      let key = "pieces[\(id)]"
      guard model.trainer.fallsBackToBytes else {
        throw damaged("\(key).type", expected: "no byte piece without trainer_spec.byte_fallback", found: "6")
      }
      // `<0xXX>`
      let text = Array(model.text(of: piece))
      guard text.count == 6, text.prefix(3) == [0x3c, 0x30, 0x78], text[5] == 0x3e,
        let high = digits.firstIndex(of: text[3]), let low = digits.firstIndex(of: text[4])
      else {
        throw damaged("\(key).piece", expected: "<0x00> to <0xFF>", found: "another text")
      }
      isThere[high * 16 + low] = true
    }
    let count = isThere.count { $0 }
    guard count == 256 || !model.trainer.fallsBackToBytes else {
      throw damaged("pieces", expected: "256 byte pieces", found: "\(count)")
    }
  }

  private func checkUserDefinedPieces(of model: SentencePieceModel) throws(TokenizationError) {
    let texts = model.pieces.filter { $0.kind == .userDefined }.map(model.text)
    // In this order a text comes right after those that begin it, so these are the ones on the stack.
    var beginnings: [ArraySlice<UInt8>] = []
    for text in texts.sorted(by: { $0.lexicographicallyPrecedes($1) }) {
      while let last = beginnings.last, !text.starts(with: last) { beginnings.removeLast() }
      beginnings.append(text)
      guard beginnings.count <= Self.mostNestedUserDefinedPieces else {
        throw damaged(
          "pieces",
          expected: "at most \(Self.mostNestedUserDefinedPieces) user-defined pieces in one another",
          found: "more")
      }
    }
  }
}
