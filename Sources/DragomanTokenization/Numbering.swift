/// Between the ids of a SentencePiece model and those that a network has for the same pieces.
struct Numbering: Sendable {
  let tokens: TokenList
  /// The network's id of `</s>`.
  let endOfSentence: Int32
  /// The network's id of `<unk>`.
  let unknown: Int32
  /// By the SentencePiece id; `unknown` for a piece that the network does not have.
  private let toNetwork: [Int32]
  /// By the network's id; -1 for a token that is no piece.
  private let toPiece: [Int32]

  /// Finds each piece's token.
  ///
  /// - Parameter pieces: What SentencePiece spells them as, by id; nil for its `<unk>`.
  /// - Throws: `damaged` without a token `</s>` or `<unk>`, or when hardly a piece is a token: then the files are not
  ///   of one model.
  init(_ tokens: TokenList, pieces: [[UInt8]?]) throws(TokenizationError) {
    (endOfSentence, unknown) = try Self.specials(of: tokens)
    self.tokens = tokens
    var toPiece = [Int32](repeating: -1, count: tokens.count)
    var toNetwork = [Int32](repeating: unknown, count: pieces.count)
    var found = 0
    for (piece, spelling) in pieces.enumerated() {
      guard let spelling, let id = tokens.id(of: spelling), id != unknown else { continue }
      toNetwork[piece] = id
      toPiece[Int(id)] = Int32(piece)
      found += 1
    }
    // Of pieces for two languages a list for one of them has fewer than half.
    let fewer = min(pieces.count, tokens.count)
    guard found * 2 > fewer else {
      throw TokenizationError(
        code: .damaged, file: tokens.file, expected: "the pieces of the SentencePiece model beside it",
        found: "\(found) of \(fewer)")
    }
    self.toPiece = toPiece
    self.toNetwork = toNetwork
  }

  /// The ids of `</s>` and `<unk>` in `tokens`.
  static func specials(
    of tokens: TokenList
  ) throws(TokenizationError) -> (endOfSentence: Int32, unknown: Int32) {
    guard let endOfSentence = tokens.id(of: "</s>"), let unknown = tokens.id(of: "<unk>") else {
      throw TokenizationError(
        code: .damaged, file: tokens.file, expected: "the tokens </s> and <unk>", found: "not both")
    }
    return (endOfSentence, unknown)
  }

  /// The network's id of a piece.
  func network(_ piece: Int32) -> Int32 { toNetwork[Int(piece)] }

  /// The text of `ids`: runs of pieces as SentencePiece decodes them, other tokens as they are spelled. `<unk>` has
  /// none.
  func text(of ids: [Int32], decode: ([Int32]) -> String?) -> String {
    var text = ""
    var run: [Int32] = []
    var opensWithSpace = false
    func endRun() {
      guard !run.isEmpty else { return }
      // SentencePiece drops the space before the first piece; behind other tokens it has to stay.
      if opensWithSpace, !text.isEmpty { text += " " }
      text += decode(run) ?? ""
      run.removeAll()
    }
    for id in ids where id != unknown && id != endOfSentence {
      let piece = toPiece[Int(id)]
      if piece >= 0 {
        if run.isEmpty { opensWithSpace = tokens.token(id).hasPrefix("▁") }
        run.append(piece)
      } else {
        endRun()
        let spelled = tokens.token(id).replacing("▁", with: " ")
        text += text.isEmpty ? String(spelled.drop { $0 == " " }) : spelled
      }
    }
    endRun()
    return text
  }
}
