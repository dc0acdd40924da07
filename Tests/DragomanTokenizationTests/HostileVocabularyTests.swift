import Foundation
import Testing

@testable import DragomanTokenization

/// Damages vocabularies in every way and opens them. A crash ends the whole run, so reaching the end is the proof.
/// With `DRAGOMAN_LONG_TESTS=1` there are some ten thousand cases instead of some hundred.
@Suite("A damaged vocabulary")
struct HostileVocabularyTests {
  private static let isLong = ProcessInfo.processInfo.environment["DRAGOMAN_LONG_TESTS"] == "1"
  private static let fixtures = VocabularyFixture.golden.prefix(1) + VocabularyFixture.split

  @Test("cut anywhere is an error", arguments: fixtures)
  func truncated(fixture: VocabularyFixture) throws {
    let bytes = try fixture.bytes()
    let step = Self.isLong ? bytes.count / 4_000 : bytes.count / 60
    let lengths = Array(stride(from: 0, to: bytes.count, by: step)) + Array(bytes.count - 40..<bytes.count)
    for length in lengths {
      #expect(throws: TokenizationError.self, "cut to \(length) bytes") {
        _ = try Tokenizer(Array(bytes[..<length]), check: SentencePieceModelCheck(file: "cut"))
      }
    }
  }

  @Test("with any byte of its structure flipped is an error or encodes", arguments: fixtures)
  func flipped(fixture: VocabularyFixture) throws {
    let bytes = try fixture.bytes()
    let places = try structure(of: bytes)
    let step = Self.isLong ? 1 : Self.isLarge(bytes) ? 37 : 7
    let outcomes = try outcomes(of: stride(from: 0, to: places.count, by: step)) { place in
      var damaged = bytes
      damaged[places[place]] ^= 0xff
      return damaged
    }
    #expect(outcomes.refused > 0 && outcomes.opened > 0)
  }

  @Test("with 64 random bytes anywhere is an error or encodes", arguments: fixtures)
  func overwritten(fixture: VocabularyFixture) throws {
    let bytes = try fixture.bytes()
    let seeds = 0..<UInt64(Self.isLong ? 4_000 : Self.isLarge(bytes) ? 40 : 200)
    let outcomes = try outcomes(of: seeds) { seed in
      var generator = SplitMix64(seed: seed)
      var damaged = bytes
      let start = Int.random(in: 0...bytes.count - 64, using: &generator)
      for place in start..<start + 64 { damaged[place] = UInt8.random(in: 0...255, using: &generator) }
      return damaged
    }
    #expect(outcomes.refused > 0)
  }

  @Test("with some units of its normalisation table changed is an error or encodes", arguments: fixtures)
  func tableChanged(fixture: VocabularyFixture) throws {
    let bytes = try fixture.bytes()
    let model = try SentencePieceModelCheck(file: "").model(from: bytes)
    let seeds = 0..<UInt64(Self.isLong ? 4_000 : Self.isLarge(bytes) ? 20 : 100)
    let outcomes = try outcomes(of: seeds) { seed in
      var generator = SplitMix64(seed: seed)
      var damaged = model
      for _ in 0..<Int.random(in: 1...4, using: &generator) {
        let place = damaged.normalizer.precompiledCharsmap.indices.randomElement(using: &generator) ?? 0
        damaged.normalizer.precompiledCharsmap[place] ^= 1 << UInt8.random(in: 0...7, using: &generator)
      }
      return damaged.serialized()
    }
    #expect(outcomes.refused > 0 && outcomes.opened > 0)
  }

  @Test("with odd pieces and settings is an error or encodes", arguments: fixtures)
  func fieldsChanged(fixture: VocabularyFixture) throws {
    let bytes = try fixture.bytes()
    let model = try SentencePieceModelCheck(file: "").model(from: bytes)
    let seeds = 0..<UInt64(Self.isLong ? 4_000 : Self.isLarge(bytes) ? 20 : 100)
    let outcomes = try outcomes(of: seeds) { seed in
      var generator = SplitMix64(seed: seed)
      var odd = model
      odd.change(using: &generator)
      return odd.serialized()
    }
    #expect(outcomes.opened > 0)
  }

  private static func isLarge(_ bytes: [UInt8]) -> Bool { bytes.count > 100_000 }

  /// Opens every case, encodes and decodes the 200 lines with those that open, and counts.
  private func outcomes<Case>(
    of cases: some Sequence<Case>, _ damage: (Case) -> [UInt8]
  ) throws -> (refused: Int, opened: Int) {
    let lines = try VocabularyFixture.inputs()
    var outcomes = (refused: 0, opened: 0)
    for name in cases {
      do throws(TokenizationError) {
        let tokenizer = try Tokenizer(damage(name), check: SentencePieceModelCheck(file: "\(name)"))
        outcomes.opened += 1
        for line in lines { expectSound(tokenizer, line, "case \(name)") }
      } catch {
        outcomes.refused += 1
      }
    }
    print("damaged vocabularies: \(outcomes.refused) refused, \(outcomes.opened) opened and encoded")
    return outcomes
  }

  private func expectSound(_ tokenizer: Tokenizer, _ line: String, _ name: Comment) {
    let text = Array(line.utf8)
    let tokens = text.withUnsafeBufferPointer(tokenizer.encodeWithRanges)
    let areSound =
      tokens.ids.allSatisfy { 0..<Int32(tokenizer.vocabularySize) ~= $0 }
      && tokens.ranges.allSatisfy { $0.upperBound <= text.count }
      && zip(tokens.ranges, tokens.ranges.dropFirst()).allSatisfy { $0.upperBound <= $1.lowerBound }
    if !areSound { Issue.record(name) }
    _ = tokenizer.decode(tokens.ids)
  }

  /// Where the file's structure is: the beginning, everything after the pieces but the body of the normalisation
  /// table, and the beginning of the table.
  private func structure(of bytes: [UInt8]) throws -> [Int] {
    var reader = ProtobufReader(bytes, bytes.indices, file: "")
    var specifications = bytes.count
    var table = bytes.indices
    while let (number, value) = try reader.next() {
      guard case .bytes(let range) = value, number != 1 else { continue }
      specifications = min(specifications, range.lowerBound - 4)
      var fields = ProtobufReader(bytes, range, file: "")
      while number == 3, let (field, value) = try fields.next() {
        if case .bytes(let range) = value, field == 2 { table = range }
      }
    }
    return Array(0..<400) + Array(specifications..<table.lowerBound + 400)
      + Array(table.upperBound..<bytes.count)
  }
}

extension SentencePieceModel {
  /// Makes pieces and settings odd, within what the check takes for the most part.
  fileprivate mutating func change(using generator: inout SplitMix64) {
    trainer.kind = Bool.random(using: &generator) ? .bpe : .unigram
    trainer.treatsWhitespaceAsSuffix = Bool.random(using: &generator)
    normalizer.addsDummyPrefix = Bool.random(using: &generator)
    normalizer.removesExtraWhitespaces = Bool.random(using: &generator)
    normalizer.escapesWhitespaces = Bool.random(using: &generator)
    if Bool.random(using: &generator) { denormalizer = normalizer }
    if Int.random(in: 0..<8, using: &generator) == 0 { normalizer.precompiledCharsmap = [] }
    let scores: [Float] = [
      0, -0.0, 1, .greatestFiniteMagnitude, -.greatestFiniteMagnitude, .leastNonzeroMagnitude,
    ]
    for _ in 0..<Int.random(in: 0...400, using: &generator) {
      let id = Int.random(in: 2..<pieces.count, using: &generator)
      guard pieces[id].kind != .byte else { continue }
      pieces[id].score = scores.randomElement(using: &generator) ?? 0
      pieces[id].kind = [.normal, .userDefined, .unused, .normal].randomElement(using: &generator) ?? .normal
      if Int.random(in: 0..<400, using: &generator) == 0 { pieces[id].kind = .control }
      if Int.random(in: 0..<40, using: &generator) == 0 {
        spell(id, Array(text(of: pieces[id]) + text(of: pieces[id])))
      }
    }
  }
}

/// A seeded generator. Source: Steele, Lea, Flood 2014, "Fast splittable pseudorandom number generators".
struct SplitMix64: RandomNumberGenerator {
  private var state: UInt64

  init(seed: UInt64) { state = seed }

  mutating func next() -> UInt64 {
    state &+= 0x9e37_79b9_7f4a_7c15
    var mixed = state
    mixed = (mixed ^ (mixed >> 30)) &* 0xbf58_476d_1ce4_e5b9
    mixed = (mixed ^ (mixed >> 27)) &* 0x94d0_49bb_1331_11eb
    return mixed ^ (mixed >> 31)
  }
}
