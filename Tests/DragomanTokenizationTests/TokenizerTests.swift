import Foundation
import Testing

@testable import DragomanTokenization

@Suite("Tokenizer")
struct TokenizerTests {
  @Test("gives the ids and pieces of the reference for every line", arguments: VocabularyFixture.golden)
  func encodesAsReference(fixture: VocabularyFixture) throws {
    let tokenizer = try Tokenizer(contentsOf: fixture.url)
    let lines = try VocabularyFixture.inputs()
    let golden = try fixture.goldenTokens()
    try #require(lines.count == 200 && golden.count == 200)
    for (number, (line, expected)) in zip(lines, golden).enumerated() {
      let ids = tokenizer.encode(line)
      #expect(ids == expected.ids, "line \(number)")
      // An unknown run is one id; the reference shows its text, the vocabulary `<unk>`.
      for (id, piece) in zip(ids, expected.pieces) where id != tokenizer.unknown {
        #expect(tokenizer.piece(id) == piece, "line \(number)")
      }
    }
  }

  @Test("gives the text of the reference for the ids of every line", arguments: VocabularyFixture.golden)
  func decodesAsReference(fixture: VocabularyFixture) throws {
    let tokenizer = try Tokenizer(contentsOf: fixture.url)
    for (number, expected) in try fixture.goldenTokens().enumerated() {
      let decoded = tokenizer.decode(expected.ids)
      #expect(Array(decoded.utf8) == Array(expected.decoded.utf8), "line \(number)")
    }
  }
}

extension TokenizerTests {
  private static let small = VocabularyFixture.golden[0]

  @Test("gives back what it decoded, once it is normalised", arguments: VocabularyFixture.golden)
  func roundTrips(fixture: VocabularyFixture) throws {
    let tokenizer = try Tokenizer(contentsOf: fixture.url)
    for (number, line) in try VocabularyFixture.inputs().enumerated() {
      let ids = tokenizer.encode(line)
      guard !ids.contains(tokenizer.unknown) else { continue }
      let text = tokenizer.decode(ids)
      #expect(tokenizer.decode(tokenizer.encode(text)) == text, "line \(number)")
    }
  }

  @Test("finds every piece by its bytes", arguments: VocabularyFixture.all)
  func findsPieces(fixture: VocabularyFixture) throws {
    let tokenizer = try Tokenizer(contentsOf: fixture.url)
    for id in 0..<Int32(tokenizer.vocabularySize) {
      #expect(tokenizer.id(of: tokenizer.piece(id)) == id)
    }
    #expect(tokenizer.id(of: "") == nil)
    #expect(tokenizer.id(of: "no piece has these words") == nil)
    #expect(tokenizer.id(of: "</s>") == tokenizer.endOfSentence)
    #expect(tokenizer.id(of: "<unk>") == tokenizer.unknown)
  }

  @Test("keeps pieces apart that Unicode calls equal")
  func comparesBytes() throws {
    let tokenizer = try SentencePieceModel.crafted().appending(["é", "e\u{301}"]).opened()
    #expect(tokenizer.id(of: "é") == 8)
    #expect(tokenizer.id(of: "e\u{301}") == 9)
  }

  @Test("gives the bytes that each piece came from", arguments: VocabularyFixture.golden)
  func givesRanges(fixture: VocabularyFixture) throws {
    let tokenizer = try Tokenizer(contentsOf: fixture.url)
    for (number, line) in try VocabularyFixture.inputs().enumerated() {
      let text = Array(line.utf8)
      let tokens = text.withUnsafeBufferPointer(tokenizer.encodeWithRanges)
      #expect(tokens.ids == tokenizer.encode(line), "line \(number)")
      #expect(tokens.ranges.allSatisfy { 0...text.count ~= $0.upperBound }, "line \(number)")
      for (range, following) in zip(tokens.ranges, tokens.ranges.dropFirst()) {
        #expect(range.upperBound <= following.lowerBound, "line \(number)")
      }
      // Where nothing is normalised the ranges spell the pieces.
      guard line.allSatisfy(\.isASCII), !line.contains("  "), line.first != " " else { continue }
      for (id, range) in zip(tokens.ids, tokens.ranges) where id != tokenizer.unknown && !range.isEmpty {
        let surface = String(decoding: text[range], as: UTF8.self)
        let piece = tokenizer.piece(id).replacing("▁", with: " ")
        #expect(piece == surface || piece == " " + surface || piece.hasPrefix("<0x"), "line \(number)")
      }
    }
  }

  @Test("appends to what is there and adds no end of the sentence")
  func appends() throws {
    let tokenizer = try Tokenizer(contentsOf: Self.small.url)
    var ids: [Int32] = [7]
    Array("Is this your umbrella?".utf8).withUnsafeBufferPointer { tokenizer.encode($0, into: &ids) }
    #expect(ids == [7] + tokenizer.encode("Is this your umbrella?"))
    #expect(!ids.contains(tokenizer.endOfSentence))
    let count = ids.count
    tokenizer.encode(UnsafeBufferPointer(start: nil, count: 0), into: &ids)
    #expect(ids.count == count)
    #expect(tokenizer.encode("").isEmpty && tokenizer.encode(" \t ").isEmpty)
    #expect(tokenizer.decode([]).isEmpty)
  }

  @Test("drops control pieces and shows unknown ones")
  func decodesReserved() throws {
    let tokenizer = try SentencePieceModel.crafted().opened()
    #expect(tokenizer.decode([0]).isEmpty)
    #expect(tokenizer.decode([2, 0, 7, 0]) == "abc")
    #expect(tokenizer.decode([2, 1]) == "ab ⁇ ")
  }

  @Test("encodes across NUL", arguments: VocabularyFixture.golden)
  func encodesNUL(fixture: VocabularyFixture) throws {
    let tokenizer = try Tokenizer(contentsOf: fixture.url)
    let ids = tokenizer.encode("late\0again")
    #expect(ids.starts(with: tokenizer.encode("late")))
    #expect(ids.count > tokenizer.encode("late").count)
    for text in ["\0", "\0\0\0", "a\0", "\0a"] {
      #expect(tokenizer.encode(text).allSatisfy { 0..<Int32(tokenizer.vocabularySize) ~= $0 })
    }
  }

  @Test("encodes a megabyte without a space", arguments: ["a", "qxzkvj", "é", "字"])
  func encodesLongText(unit: String) throws {
    let tokenizer = try Tokenizer(contentsOf: VocabularyFixture.split[0].url)
    let text = String(repeating: unit, count: Tokenizer.longestText / unit.utf8.count)
    let ids = tokenizer.encode(text)
    #expect(ids.count > text.utf8.count / 16)
    #expect(tokenizer.decode(ids) == text)
  }

  @Test("serves many threads at once")
  func servesThreads() async throws {
    let tokenizer = try Tokenizer(contentsOf: Self.small.url)
    let lines = try VocabularyFixture.inputs()
    let alone = lines.map { tokenizer.encode($0) }
    await withTaskGroup(of: [[Int32]].self) { group in
      for _ in 0..<8 { group.addTask { lines.map { tokenizer.encode($0) } } }
      for await ids in group { #expect(ids == alone) }
    }
  }

  @Test("says which file is missing or none")
  func namesFile() throws {
    let missing = Self.small.url.deletingLastPathComponent().appending(path: "missing.spm")
    let error = try #require(throws: TokenizationError.self) { try Tokenizer(contentsOf: missing) }
    #expect(error.code == .notFound && error.file == missing.path)
    let directory = Self.small.url.deletingLastPathComponent()
    let other = try #require(throws: TokenizationError.self) { try Tokenizer(contentsOf: directory) }
    #expect(other.code == .damaged && other.file == directory.path)
  }
}
