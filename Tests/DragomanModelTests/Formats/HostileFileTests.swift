import DragomanTensors
import Foundation
import TestSupport
import Testing

@testable import DragomanModel

/// Damaged copies of the micro models' files: each opens or throws a `ModelError`, and never ends the process.
///
/// Cases are drawn from fixed seeds. `DRAGOMAN_LONG_TESTS=1` runs thousands instead of hundreds.
@Suite("Hostile model files")
struct HostileFileTests {
  static let isLong = ProcessInfo.processInfo.environment["DRAGOMAN_LONG_TESTS"] == "1"

  static let models = [
    "micro-ssru/model.npz", "micro-ssru/model.f32.bin", "micro-ssru/model.intgemm8.bin",
    "micro-ssru/model.intgemm.alphas.bin", "micro-ssru/model.main8.bin", "micro-selfattn/model.npz",
    "micro-prenorm/model.main8.bin", "micro-split/model.intgemm.alphas.bin", "micro-split/model.npz",
  ]
  static let shortlists = ["micro-ssru/lex.bin", "micro-split/lex.tight.bin"]

  @Test("refuses a model cut at any boundary of its header", arguments: models)
  func cut(_ path: String) throws {
    let bytes = try Fixtures.bytes(path)
    let copy = try DamagedCopy(of: path)
    let boundaries = headerRanges(of: path, bytes).flatMap {
      [$0.lowerBound - 1, $0.lowerBound, $0.upperBound]
    }
    for boundary in Set(boundaries).sorted() where (0..<bytes.count).contains(boundary) {
      #expect(throws: ModelError.self, "cut at \(boundary)") {
        try WeightFile(contentsOf: copy.write(Array(bytes.prefix(boundary))))
      }
    }
  }

  @Test("withstands a flip of each header byte", arguments: models)
  func flips(_ path: String) throws {
    let bytes = try Fixtures.bytes(path)
    let copy = try DamagedCopy(of: path)
    let offsets = headerRanges(of: path, bytes).flatMap { Array($0) }
    var random = SplitMix64(seed: 5)
    let chosen = Self.isLong ? offsets : offsets.shuffled(using: &random).prefix(400).map { $0 }
    for offset in chosen {
      let flips: [UInt8] = Self.isLong ? [0xFF, 0x01, 0x80] : [0xFF]
      for flip in flips {
        try copy.damage(at: offset, [bytes[offset] ^ flip]) { url in
          openModel(url, "byte \(offset) flipped by \(flip)")
        }
      }
    }
  }

  @Test("withstands random bytes anywhere", arguments: models)
  func randomBlocks(_ path: String) throws {
    let bytes = try Fixtures.bytes(path)
    let copy = try DamagedCopy(of: path)
    // Most of a file is weights, so every other block hits a header.
    let header = headerRanges(of: path, bytes).flatMap { Array($0) }
    for seed in UInt64(0)..<(Self.isLong ? 4000 : 60) {
      var random = SplitMix64(seed: seed)
      let any = Int.random(in: 0..<bytes.count, using: &random)
      let start = seed % 2 == 0 ? any : header.randomElement(using: &random) ?? any
      let block = (0..<min(64, bytes.count - start)).map { _ in UInt8.random(in: 0...255, using: &random) }
      try copy.damage(at: start, block) { url in openModel(url, "seed \(seed)") }
    }
  }

  @Test("withstands random bytes in a shortlist, also with a checksum that fits", arguments: shortlists)
  func shortlistBlocks(_ path: String) throws {
    let bytes = try Fixtures.bytes(path)
    let folder = try TemporaryFolder()
    for seed in UInt64(0)..<(Self.isLong ? 4000 : 100) {
      var random = SplitMix64(seed: seed)
      var damaged = bytes
      let start = Int.random(in: 0..<bytes.count, using: &random)
      for offset in start..<min(start + 64, bytes.count) {
        damaged[offset] = .random(in: 0...255, using: &random)
      }
      if seed % 2 == 0 { damaged.replaceSubrange(8..<16, with: rawBytes([checksum(damaged)])) }
      let url = try folder.write(damaged, to: "lex.bin")
      openShortlist(url, path.hasPrefix("micro-split") ? 1200 : 1000, "seed \(seed)")
    }
  }

  @Test("withstands any configuration text")
  func configurations() throws {
    let folder = try TemporaryFolder()
    let letters = Array("abc: -[]{}'\"\\&*!|>%@`#?,~\n\n\t 0123\u{0}\u{1}é\u{85}\u{FEFF}".utf8)
    let sound = Array(Sample.configuration.utf8)
    for seed in UInt64(0)..<(Self.isLong ? 20_000 : 500) {
      var random = SplitMix64(seed: seed)
      var text = seed % 2 == 0 ? sound : []
      for _ in 0..<Int.random(in: 1...40, using: &random) {
        let letter = letters.randomElement(using: &random) ?? 0
        text.insert(letter, at: Int.random(in: 0...text.count, using: &random))
      }
      var builder = BinaryModelBuilder([])
      builder.items = [.init(TensorName.configuration, 0x101, [Int32(text.count)], text)]
      try openModel(folder.write(builder.bytes(), to: "model.bin"), "seed \(seed)")
    }
  }

  /// Opens a model and touches the ends of all tensors; the compiler knows that nothing but `ModelError` is thrown.
  private func openModel(_ url: URL, _ what: String) {
    do {
      let file = try WeightFile(contentsOf: url)
      withExtendedLifetime(file) {
        for tensor in file.tensorNames.compactMap(file.tensor) { touch(tensor, what) }
      }
      for name in file.tensorNames { _ = try? file.activationMultiplier(for: name) }
    } catch {
      #expect(error.file == url.lastPathComponent, "\(what): \(error)")
    }
  }

  private func touch(_ tensor: StoredTensor, _ what: String) {
    let last = tensor.rows * tensor.columns - 1
    let isSound =
      switch tensor.storage {
      case .float32(let values, _): values[0].isFinite && values[last].isFinite
      case .int8(let values, let multipliers, _):
        values[0] > -128 && values[last] > -128 && multipliers[0] > 0
      }
    #expect(isSound, "\(what): \(tensor.name)")
  }

  /// Opens a shortlist and asks it for candidates.
  private func openShortlist(_ url: URL, _ size: Int, _ what: String) {
    do {
      let shortlist = try Shortlist(
        contentsOf: url, sourceVocabularySize: 1000, targetVocabularySize: size, includesSourceIDs: true)
      var marks = [UInt64](repeating: 0, count: shortlist.markWordCount)
      var out = [Int32](repeating: 0, count: size)
      let source = (0..<Int32(1000)).map { $0 }
      let count = source.withUnsafeBufferPointer { source in
        marks.withUnsafeMutableBufferPointer { marks in
          out.withUnsafeMutableBufferPointer { out in
            shortlist.candidates(for: source, marks: marks, into: out)
          }
        }
      }
      #expect((1...size).contains(count) && marks.allSatisfy { $0 == 0 }, "\(what)")
    } catch {
      #expect(error.file == url.lastPathComponent, "\(what): \(error)")
    }
  }

  private func checksum(_ bytes: [UInt8]) -> UInt64 {
    Array(bytes[16...]).withUnsafeBytes { body in
      (0..<(body.count / 8)).reduce(0) { sum, index in
        let word = body.loadUnaligned(fromByteOffset: index * 8, as: UInt64.self)
        return sum ^ (word &+ 0x9E37_79B9 &+ (sum << 6) &+ (sum >> 2))
      }
    }
  }

  /// Where a file describes itself, field by field where that matters: everything but the weights.
  private func headerRanges(of path: String, _ bytes: [UInt8]) -> [Range<Int>] {
    path.hasSuffix(".npz") ? archiveHeaders(bytes) : binaryHeaders(bytes)
  }

  private func binaryHeaders(_ bytes: [UInt8]) -> [Range<Int>] {
    bytes.withUnsafeBytes { bytes in
      let count = Int(bytes.loadUnaligned(fromByteOffset: 8, as: UInt64.self))
      func field(_ item: Int, _ index: Int) -> Int {
        Int(bytes.loadUnaligned(fromByteOffset: 16 + 32 * item + 8 * index, as: UInt64.self))
      }
      var ranges = stride(from: 0, to: 16 + 32 * count, by: 8).map { $0..<($0 + 8) }
      for lengths in [(0..<count).map { field($0, 0) }, (0..<count).map { field($0, 2) * 4 }, [8]] {
        for length in lengths {
          ranges.append(ranges[ranges.count - 1].upperBound..<(ranges[ranges.count - 1].upperBound + length))
        }
      }
      // The configuration stands at the end.
      return ranges + [(bytes.count - field(count - 1, 3))..<bytes.count]
    }
  }

  private func archiveHeaders(_ bytes: [UInt8]) -> [Range<Int>] {
    var ranges: [Range<Int>] = []
    var position = 0
    while position + 4 <= bytes.count {
      func number(_ offset: Int, _ count: Int) -> Int {
        (0..<count).reduce(0) { $0 | Int(bytes[position + offset + $1]) << (8 * $1) }
      }
      switch number(0, 4) {
      case 0x0403_4B50:
        let names = number(26, 2) + number(28, 2)
        ranges.append(position..<(position + 30))
        // The name, then the header of the array.
        ranges.append((position + 30)..<(position + 30 + names + 128))
        position += 30 + names + number(18, 4)
      case 0x0201_4B50:
        let size = 46 + number(28, 2) + number(30, 2) + number(32, 2)
        ranges.append(position..<(position + size))
        position += size
      default:
        ranges.append(position..<bytes.count)
        position = bytes.count
      }
    }
    return ranges
  }
}

/// A copy of a fixture to damage. Damage is written into the copy and taken back, which is faster than a new copy; it is
/// not mapped meanwhile.
private final class DamagedCopy {
  private let folder: TemporaryFolder
  private let url: URL
  private let handle: FileHandle
  private let bytes: [UInt8]

  init(of path: String) throws {
    bytes = try Fixtures.bytes(path)
    folder = try TemporaryFolder()
    url = try folder.write(bytes, to: Fixtures.url(path).lastPathComponent)
    handle = try FileHandle(forUpdating: url)
  }

  /// Calls `body` with a file in which `block` stands at `offset`.
  func damage(at offset: Int, _ block: [UInt8], _ body: (URL) throws -> Void) throws {
    try write(block, at: offset)
    try body(url)
    try write(Array(bytes[offset..<(offset + block.count)]), at: offset)
  }

  /// A file of these bytes.
  func write(_ bytes: [UInt8]) throws -> URL {
    try folder.write(bytes, to: "cut")
  }

  private func write(_ block: [UInt8], at offset: Int) throws {
    try handle.seek(toOffset: UInt64(offset))
    try handle.write(contentsOf: Data(block))
  }
}
