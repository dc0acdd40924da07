import Foundation
import TestSupport
import Testing

@testable import DragomanModel

@Suite("Shortlist")
struct ShortlistTests {
  /// Files with the sizes of their vocabularies.
  static let files = [
    ("micro-ssru/lex.bin", 1000, 1000), ("micro-ssru/lex.tight.bin", 1000, 1000),
    ("micro-split/lex.bin", 1000, 1200), ("micro-split/lex.tight.bin", 1000, 1200),
  ]

  @Test("gives the set that the rule gives, and leaves its scratch clean", arguments: files, [false, true])
  func equalsReference(_ file: (path: String, source: Int, target: Int), includesSourceIDs: Bool) throws {
    let shortlist = try Shortlist(
      contentsOf: Fixtures.url(file.path), sourceVocabularySize: file.source,
      targetVocabularySize: file.target,
      includesSourceIDs: includesSourceIDs)
    let reference = try ReferenceShortlist(Fixtures.bytes(file.path))
    var random = SplitMix64(seed: 3)
    for length in [0, 1, 2, 3, 5, 8, 20, 128, 1000] {
      let source = (0..<length).map { _ in Int32.random(in: 0..<Int32(file.source), using: &random) }
      let expected = reference.candidates(source, file.target, includesSourceIDs)
      let found = candidates(shortlist, source)
      #expect(firstDifference(found, expected) == nil, "seed 3, \(length) pieces")
      #expect(found.count % 8 == 0)
    }
  }

  @Test("ignores ids that are none")
  func foreignIDs() throws {
    let shortlist = try Shortlist(
      contentsOf: Fixtures.url("micro-ssru/lex.bin"), sourceVocabularySize: 1000, targetVocabularySize: 1000,
      includesSourceIDs: true)
    #expect(candidates(shortlist, [-1, .min, 1000, .max, 5]) == candidates(shortlist, [5]))
  }

  @Test("stops at the end of a vocabulary that is no multiple of 8", arguments: [1, 7, 8, 9, 63, 64, 65])
  func smallVocabulary(_ size: Int) throws {
    let file = ShortlistBuilder(first: 2, lists: [[0], [UInt32(size - 1)]])
    let shortlist = try open(file, source: 2, target: size)
    let found = candidates(shortlist, [1])
    #expect(found == found.sorted() && Set(found).count == found.count)
    #expect(found.count == min(size, 8) && found.last == Int32(size - 1))
    #expect(candidates(shortlist, []).count == min(size, 8))
  }

  @Test("takes the whole vocabulary where the file says so")
  func everything() throws {
    let shortlist = try open(ShortlistBuilder(first: .max, lists: [[], []]), source: 2, target: 100)
    #expect(candidates(shortlist, [0]) == Array(0..<100))
  }

  @Test("refuses what is damaged", arguments: damages)
  func damaged(_ what: String, _ key: String, _ file: ShortlistBuilder) throws {
    let error = try #require(throws: ModelError.self, "\(what)") { try open(file, source: 3, target: 20) }
    #expect(error.key == key, "\(what): \(error)")
  }

  static let damages: [(String, String, ShortlistBuilder)] = {
    func with(_ change: (inout ShortlistBuilder) -> Void) -> ShortlistBuilder {
      var builder = ShortlistBuilder(first: 2, lists: [[1, 2], [], [19]])
      change(&builder)
      return builder
    }
    return [
      ("another magic", "magic", with { $0.magic ^= 1 }),
      ("another checksum", "checksum", with { $0.checksumFlip = 1 }),
      ("no candidate that can end a sentence", "first", with { $0.first = 0 }),
      ("a list less", "offsets", ShortlistBuilder(first: 2, lists: [[1], [2]])),
      ("an id outside", "ids", with { $0.ids[2] = 20 }),
      ("the largest id", "ids", with { $0.ids[0] = .max }),
      ("falling offsets", "offsets", with { $0.offsets[1] = 3 }),
      ("a first offset above 0", "offsets", with { $0.offsets[0] = 1 }),
      ("a last offset below the ids", "offsets", with { $0.offsets[3] = 2 }),
      ("a last offset beyond the ids", "offsets", with { $0.offsets[3] = 4 }),
      ("the largest offset", "offsets", with { $0.offsets[1] = .max }),
      ("more ids declared", "size", with { $0.declaredIDs = 4 }),
      ("more ids than memory", "size", with { $0.declaredIDs = 1 << 62 }),
      ("more ids than numbers", "header", with { $0.declaredIDs = .max }),
      ("more lists than numbers", "header", with { $0.declaredOffsets = .max }),
    ]
  }()

  @Test("refuses a file cut anywhere in its tables")
  func cut() throws {
    let folder = try TemporaryFolder()
    let bytes = ShortlistBuilder(first: 2, lists: [[1, 2], [], [19]]).bytes()
    for length in 0..<bytes.count {
      let url = try folder.write(Array(bytes.prefix(length)), to: "lex.bin")
      #expect(throws: ModelError.self) {
        try Shortlist(
          contentsOf: url, sourceVocabularySize: 3, targetVocabularySize: 20, includesSourceIDs: true)
      }
    }
  }

  private func open(_ builder: ShortlistBuilder, source: Int, target: Int) throws -> Shortlist {
    let folder = try TemporaryFolder()
    return try Shortlist(
      contentsOf: folder.write(builder.bytes(), to: "lex.bin"), sourceVocabularySize: source,
      targetVocabularySize: target, includesSourceIDs: true)
  }

  /// The candidates, after a check that the scratch is zero again.
  private func candidates(_ shortlist: Shortlist, _ source: [Int32]) -> [Int32] {
    var marks = [UInt64](repeating: 0, count: shortlist.markWordCount)
    var out = [Int32](repeating: -1, count: shortlist.targetVocabularySize)
    let count = source.withUnsafeBufferPointer { source in
      marks.withUnsafeMutableBufferPointer { marks in
        out.withUnsafeMutableBufferPointer { out in shortlist.candidates(for: source, marks: marks, into: out)
        }
      }
    }
    #expect(marks.allSatisfy { $0 == 0 })
    #expect(out[count...].allSatisfy { $0 == -1 })
    return Array(out[..<count])
  }
}

/// The rule of a shortlist, with sets.
private struct ReferenceShortlist {
  let first: Int32
  let lists: [[Int32]]

  init(_ bytes: [UInt8]) {
    func word(_ index: Int) -> Int { (0..<8).reduce(0) { $0 | Int(bytes[index * 8 + $1]) << (8 * $1) } }
    first = Int32(word(2))
    let offsets = (0..<word(4)).map { word(6 + $0) }
    let ids = 48 + 8 * offsets.count
    lists = zip(offsets, offsets.dropFirst()).map { from, to in
      (from..<to).map { index in (0..<4).reduce(0) { $0 | Int32(bytes[ids + index * 4 + $1]) << (8 * $1) } }
    }
  }

  func candidates(_ source: [Int32], _ vocabularySize: Int, _ includesSourceIDs: Bool) -> [Int32] {
    var set = Set(0..<first)
    for id in source {
      set.formUnion(lists[Int(id)])
      if includesSourceIDs { set.insert(id) }
    }
    var next = first
    while set.count % 8 != 0, next < vocabularySize {
      set.insert(next)
      next += 1
    }
    return set.sorted()
  }
}

/// A shortlist file, field by field, with a sound checksum unless told otherwise.
struct ShortlistBuilder: Sendable {
  var magic: UInt64 = 0xF11A_48D5_0134_17F5
  var checksumFlip: UInt64 = 0
  var first: UInt64
  var offsets: [UInt64]
  var ids: [UInt32]
  var declaredOffsets: UInt64?
  var declaredIDs: UInt64?

  init(first: UInt64, lists: [[UInt32]]) {
    self.first = first
    ids = lists.flatMap(\.self)
    offsets = lists.reduce(into: [0]) { $0.append($0[$0.count - 1] + UInt64($1.count)) }
  }

  func bytes() -> [UInt8] {
    var body = ByteBuilder()
    let counts = [declaredOffsets ?? UInt64(offsets.count), declaredIDs ?? UInt64(ids.count)]
    for word in [first, 50] + counts + offsets { body.append(word) }
    for id in ids { body.append(id) }
    var sum: UInt64 = 0
    for start in stride(from: 0, to: body.bytes.count / 8 * 8, by: 8) {
      let word = (0..<8).reduce(UInt64(0)) { $0 | UInt64(body.bytes[start + $1]) << (8 * UInt64($1)) }
      sum ^= word &+ 0x9E37_79B9 &+ (sum << 6) &+ (sum >> 2)
    }
    var file = ByteBuilder()
    file.append(magic)
    file.append(sum ^ checksumFlip)
    file.append(body.bytes)
    return file.bytes
  }
}
