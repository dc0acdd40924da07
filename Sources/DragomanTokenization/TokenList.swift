package import FoundationEssentials

/// A network's own numbering of tokens: its entries are pieces as SentencePiece spells them, or words, or tokens that
/// tell the network something. Compared byte for byte: two spellings of a letter are two tokens.
package struct TokenList: Sendable {
  /// The most tokens of a list.
  package static let mostTokens = 1 << 20
  /// The longest token, in bytes.
  private static let longestToken = 512
  /// The largest file read, in bytes.
  private static let largestFile = 32 << 20

  /// The tokens' bytes; a token's id is its place.
  let spellings: [[UInt8]]
  /// The file's path, for errors.
  let file: String
  private let ids: [[UInt8]: Int32]

  /// Reads a list from a file: a JSON object of token to id, a JSON array in the order of the ids, or for any other
  /// content one token a line.
  ///
  /// - Throws: `notFound`; `damaged` when there is no token, one stands twice, or the ids are not 0, 1, 2 and so on.
  package init(contentsOf url: URL) throws(TokenizationError) {
    let check = SentencePieceModelCheck(file: url.path)
    let bytes = try check.bytes(of: url)
    switch bytes.first {
    case UInt8(ascii: "{"):
      try self.init(entries: try JSONTokens(bytes, check).object(), file: url.path)
    case UInt8(ascii: "[") where url.pathExtension == "json":
      try self.init(spellings: try JSONTokens(bytes, check).array(), file: url.path)
    default:
      var lines = bytes.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false)
      if lines.last?.isEmpty == true { lines.removeLast() }
      let spellings = lines.map { Array($0.last == UInt8(ascii: "\r") ? $0.dropLast() : $0) }
      try self.init(spellings: spellings, file: url.path)
    }
  }

  /// A list of tokens with their ids, in any order.
  ///
  /// - Throws: `damaged` when the ids are not 0, 1, 2 and so on, each once.
  package init(entries: [(token: [UInt8], id: Int)], file: String) throws(TokenizationError) {
    var spellings = [[UInt8]](repeating: [], count: min(entries.count, Self.mostTokens))
    var isTaken = [Bool](repeating: false, count: spellings.count)
    for (token, id) in entries {
      guard isTaken.indices.contains(id), !isTaken[id] else {
        throw TokenizationError(
          code: .damaged, file: file, key: "token \(id)",
          expected: "the ids 0 to \(entries.count - 1), each once, at most \(Self.mostTokens)",
          found: "another or one twice")
      }
      isTaken[id] = true
      spellings[id] = token
    }
    try self.init(spellings: spellings, file: file)
  }

  /// A list of tokens in the order of their ids.
  ///
  /// - Throws: `damaged` when there is none, more than 1,048,576, an empty one, or one twice.
  init(spellings: [[UInt8]], file: String) throws(TokenizationError) {
    func damaged(_ key: String?, _ expected: String, _ found: String) -> TokenizationError {
      TokenizationError(code: .damaged, file: file, key: key, expected: expected, found: found)
    }
    guard (1...Self.mostTokens).contains(spellings.count) else {
      throw damaged(nil, "1 to \(Self.mostTokens) tokens", "\(spellings.count)")
    }
    var ids = [[UInt8]: Int32](minimumCapacity: spellings.count)
    for (id, token) in spellings.enumerated() {
      guard (1...Self.longestToken).contains(token.count) else {
        throw damaged("token \(id)", "1 to \(Self.longestToken) bytes", "\(token.count)")
      }
      guard ids.updateValue(Int32(id), forKey: token) == nil else {
        throw damaged("token \(id)", "each token once", "one that was there before")
      }
    }
    self.spellings = spellings
    self.file = file
    self.ids = ids
  }

  /// Tokens in the list.
  package var count: Int { spellings.count }

  /// The token of an id, which is from 0 to one less than `count`.
  package func token(_ id: Int32) -> String { String(decoding: spellings[Int(id)], as: UTF8.self) }

  /// The id of the token spelled so; nil when there is none.
  package func id(of token: String) -> Int32? { ids[Array(token.utf8)] }

  /// The id of the token with these bytes; nil when there is none.
  func id(of token: [UInt8]) -> Int32? { ids[token] }

  /// The tokens of the form `>>xx<<`, which tell a network of many target languages which one is meant, without the
  /// brackets and sorted.
  package var targetLanguages: [String] {
    let open = Array(">>".utf8)
    let close = Array("<<".utf8)
    return spellings.lazy.filter {
      $0.count > 4 && $0.starts(with: open) && $0.suffix(2).elementsEqual(close)
    }
    .map { String(decoding: $0.dropFirst(2).dropLast(2), as: UTF8.self) }.sorted()
  }

  /// The list as a JSON array, in the order of the ids.
  package func json() -> Data {
    var bytes = Array("[".utf8)
    for (id, token) in spellings.enumerated() {
      bytes += Array((id == 0 ? "\n\"" : ",\n\"").utf8)
      for byte in token { bytes += Self.escaped(byte) }
      bytes.append(UInt8(ascii: "\""))
    }
    return Data(bytes + Array("\n]\n".utf8))
  }

  private static func escaped(_ byte: UInt8) -> [UInt8] {
    switch byte {
    case UInt8(ascii: "\""), UInt8(ascii: "\\"): [UInt8(ascii: "\\"), byte]
    case ..<0x20: Array("\\u00".utf8) + [0x30 + byte >> 4, Array("0123456789abcdef".utf8)[Int(byte & 15)]]
    default: [byte]
    }
  }
}
