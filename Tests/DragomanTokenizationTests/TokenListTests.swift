import Foundation
import Testing

@testable import DragomanTokenization

@Suite("Lists of tokens")
struct TokenListTests {
  private let folder = FileManager.default.temporaryDirectory.appending(path: "tokens-\(UUID().uuidString)")

  init() throws { try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: false) }

  private func list(_ text: String, _ name: String = "vocab.json") throws -> TokenList {
    try list(Array(text.utf8), name)
  }

  private func list(_ bytes: [UInt8], _ name: String = "vocab.json") throws -> TokenList {
    let file = folder.appending(path: name)
    try Data(bytes).write(to: file)
    defer { try? FileManager.default.removeItem(at: file) }
    return try TokenList(contentsOf: file)
  }

  @Test("reads an object, an array and lines, to the same list")
  func forms() throws {
    let object = try list(#"{ "b":1 ,"</s>": 0, "\u25c1\ud83d\ude00\"\\\/\t": 2 }"#)
    let array = try list(#"["</s>", "b", "◁😀\"\\/\t"]"#)
    #expect(object.spellings == array.spellings && object.count == 3)
    #expect(try list(array.json().map { $0 }).spellings == array.spellings)
    let lines = try list("</s>\r\nb\n{\n", "vocab.txt")
    #expect(lines.spellings == ["</s>", "b", "{"].map { Array($0.utf8) })
    #expect(try list("[\n{\n", "shared_vocabulary.txt").count == 2)
  }

  @Test("takes two spellings of one letter for two tokens")
  func composition() throws {
    let list = try list("{\"é\": 0, \"e\u{301}\": 1}")
    #expect(list.count == 2 && list.id(of: Array("e\u{301}".utf8)) == 1 && list.id(of: "é") == 0)
  }

  @Test("finds the tokens that name target languages")
  func languages() throws {
    #expect(try list(#"["</s>", ">>fra<<", "▁>>", ">>deu<<", ">><<"]"#).targetLanguages == ["deu", "fra"])
  }

  @Test(
    "refuses what is no flat list of each id and token once",
    arguments: [
      "{}", "[]", "{", "{\"a\"", "{\"a\":", "{\"a\":0", "{\"a\":0,}", "{\"a\":0} x", "{\"a\":1}",
      "{\"a\":-1}",
      "{\"a\":0,\"b\":0}", "{\"a\":0,\"a\":1}", "{\"a\":0.5}", "{\"a\":99999999999999999999}",
      "{\"a\":{\"b\":0}}",
      "{\"\":0}", "{\"a\\x\":0}", "{\"\\ud800\":0}", "{\"\\u12\":0}", "{\"a\n\":0}", "[\"a\",\"a\"]", "[1]",
      "[\"a\"",
      "[" + String(repeating: "[", count: 100_000), "{\"a\":" + String(repeating: "{\"a\":", count: 100_000),
      "{\"\(String(repeating: "a", count: 513))\":0}",
    ])
  func hostile(text: String) throws {
    let error = try #require(throws: TokenizationError.self) { try list(text) }
    #expect(error.code == .damaged)
  }

  @Test("refuses bytes that are no UTF-8, and a list cut at any byte")
  func cut() throws {
    #expect(throws: TokenizationError.self) { try list(Array("[\"".utf8) + [0xFF] + Array("\"]".utf8)) }
    let whole = Array(#"{"</s>":0,"\u00e9":1}"#.utf8)
    for length in 0..<whole.count {
      #expect(throws: TokenizationError.self, "\(length)") { try list(Array(whole.prefix(length))) }
    }
  }
}

@Suite("Tokenizers with a network's own ids")
struct NumberedTokenizerTests {
  /// A vocabulary as SentencePiece numbers it where nobody asks otherwise: `<unk>` 0, `<s>` 1, `</s>` 2.
  private func usual() -> SentencePieceModel {
    var model = SentencePieceModel.crafted()
    model.pieces.insert(model.pieces[0], at: 2)
    model.pieces.swapAt(0, 1)
    model.pieces[1].kind = .control
    model.spell(1, Array("<s>".utf8))
    return model
  }

  private func tokens(_ names: [String]) throws -> TokenList {
    try TokenList(spellings: names.map { Array($0.utf8) }, file: "vocab.json")
  }

  private func tokenizer(_ model: SentencePieceModel, _ names: [String]) throws -> Tokenizer {
    let file = FileManager.default.temporaryDirectory.appending(path: "\(UUID().uuidString).spm")
    try Data(model.serialized()).write(to: file)
    defer { try? FileManager.default.removeItem(at: file) }
    return try Tokenizer(contentsOf: file, tokens: try tokens(names))
  }

  private static let names = ["c", ">>de<<", "b", "▁", "ab", "</s>", "▁ab", "a", "<unk>", "▁other", "<pad>"]

  @Test("text has the network's ids, whatever ids the pieces have")
  func encode() throws {
    for model in [usual(), .crafted()] {
      let tokenizer = try tokenizer(model, Self.names)
      #expect(tokenizer.vocabularySize == 11 && tokenizer.endOfSentence == 5 && tokenizer.unknown == 8)
      #expect(tokenizer.encode("ab c") == [6, 3, 0] && tokenizer.encode("x") == [3, 8])
      #expect(tokenizer.piece(6) == "▁ab" && tokenizer.id(of: ">>de<<") == 1)
    }
  }

  @Test("tokens that are no pieces are decoded as they are spelled")
  func decode() throws {
    let tokenizer = try tokenizer(usual(), Self.names)
    #expect(tokenizer.decode([6, 3, 0, 5]) == "ab c")
    #expect(tokenizer.decode([9, 6, 9, 0]) == "other ab otherc" && tokenizer.decode([8]) == "")
  }

  @Test("refuses a list without </s> or <unk>, or of another vocabulary")
  func otherList() throws {
    for names in [["a", "b", "<unk>"], ["a", "b", "</s>"], ["</s>", "<unk>", "a", "x", "y"]] {
      #expect(throws: TokenizationError.self) { try tokenizer(usual(), names) }
    }
  }

  @Test("words are what stands between white space")
  func words() throws {
    let tokenizer = try Tokenizer(words: try tokens(["</s>", "<unk>", "the", "house", "."]))
    #expect(tokenizer.encode(" the  green house . ") == [2, 1, 3, 4])
    #expect(tokenizer.decode([2, 3, 0]) == "the house" && tokenizer.piece(3) == "▁house")
    let text = Array("the house".utf8)
    #expect(text.withUnsafeBufferPointer(tokenizer.encodeWithRanges).ranges == [0..<3, 4..<9])
  }

  @Test("refuses to take pieces for words", arguments: ["▁the", "hou@@"])
  func piecesAsWords(token: String) throws {
    let error = try #require(throws: TokenizationError.self) {
      try Tokenizer(words: try tokens(["</s>", "<unk>", token, "a"]))
    }
    #expect(error.code == .unsupported && error.expected?.contains("source.spm") == true)
  }
}
