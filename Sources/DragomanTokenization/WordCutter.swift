/// Cuts text at white space: for networks whose tokens are words.
struct WordCutter: Sendable {
  let tokens: TokenList
  let endOfSentence: Int32
  let unknown: Int32

  /// Takes `tokens` for words.
  ///
  /// - Throws: `damaged` without `</s>` or `<unk>`; `unsupported` when many are pieces of words.
  init(_ tokens: TokenList) throws(TokenizationError) {
    (endOfSentence, unknown) = try Numbering.specials(of: tokens)
    self.tokens = tokens
    let space = Array("▁".utf8)
    let joint = Array("@@".utf8)
    let pieces = tokens.spellings.count { $0.starts(with: space) }
    let codes = tokens.spellings.count { $0.count > 2 && $0.suffix(2).elementsEqual(joint) }
    func unsupported(_ found: String) -> TokenizationError {
      TokenizationError(
        code: .unsupported, file: tokens.file,
        expected: "words, or source.spm and target.spm beside it, which cut text into its pieces",
        found: found)
    }
    if pieces > tokens.count / 8 { throw unsupported("SentencePiece's pieces") }
    if codes > tokens.count / 8 { throw unsupported("subword-nmt's pieces") }
  }

  /// Hands each word's id and bytes to `body`.
  func encode(_ text: UnsafeBufferPointer<UInt8>, _ body: (_ id: Int32, _ range: Range<Int>) -> Void) {
    var place = 0
    while place < text.count {
      while place < text.count, Self.isSpace(text[place]) { place += 1 }
      let start = place
      while place < text.count, !Self.isSpace(text[place]) { place += 1 }
      if start < place { body(tokens.id(of: Array(text[start..<place])) ?? unknown, start..<place) }
    }
  }

  /// The words of `ids` with a space between them.
  func decode(_ ids: [Int32]) -> String {
    ids.lazy.filter { $0 != unknown && $0 != endOfSentence }.map(tokens.token).joined(separator: " ")
  }

  private static func isSpace(_ byte: UInt8) -> Bool { byte == 0x20 || (0x09...0x0D).contains(byte) }
}
