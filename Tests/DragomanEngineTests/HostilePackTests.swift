import DragomanModel
import DragomanPacks
import Foundation
import TestSupport
import Testing

@testable import DragomanEngine

/// A pack is hostile input: whatever bytes its files hold, opening it throws a typed error, or it translates.
@Suite("Damaged packs never crash the engine")
struct HostilePackTests {
  /// Damaged copies of each file; thousands with `DRAGOMAN_LONG_TESTS`.
  private static let cases =
    ProcessInfo.processInfo.environment["DRAGOMAN_LONG_TESTS"] == nil ? 60 : 2000

  private static let lines = ["Did you hear that noise?", "We are out of milk. 7 👍🏽"]

  /// Overwrites 64 bytes at a random place of one file, and translates with what opens.
  @Test(
    "64 random bytes anywhere in any file",
    arguments: [
      ["micro-ssru/model.intgemm.alphas.bin", "micro-ssru/vocab.spm", "micro-ssru/lex.bin"],
      ["micro-ssru/model.f32.bin", "micro-ssru/vocab.spm"],
      ["micro-ssru/model.intgemm8.bin", "micro-ssru/vocab.spm"],
      ["micro-selfattn/model.main8.bin", "micro-selfattn/vocab.spm"],
      ["micro-prenorm/model.npz", "micro-prenorm/vocab.spm"],
    ])
  func randomBlocks(paths: [String]) async throws {
    var opened = 0
    for (file, path) in paths.enumerated() {
      let original = try Fixtures.bytes(path)
      for number in 0..<Self.cases {
        let seed = UInt64(file) << 32 | UInt64(number)
        var generator = SplitMix64(seed: seed)
        var bytes = original
        let start = Int.random(in: 0..<bytes.count, using: &generator)
        for place in start..<min(start + 64, bytes.count) {
          bytes[place] = UInt8.random(in: 0...255, using: &generator)
        }
        if try await translates(paths, replacing: file, by: bytes, seed: seed) { opened += 1 }
      }
    }
    print("\(paths[0]): \(opened) of \(paths.count * Self.cases) damaged packs opened and translated")
  }

  /// Weights that are finite but so large that every layer overflows.
  @Test("weights that overflow give some text", arguments: ["micro-ssru/model.f32.bin"])
  func overflow(path: String) async throws {
    var bytes = try Fixtures.bytes(path)
    var generator = SplitMix64(seed: 3)
    let huge = withUnsafeBytes(of: Float.greatestFiniteMagnitude.bitPattern.littleEndian) { Array($0) }
    for _ in 0..<2000 {
      // Between the header and the configuration, which stands last.
      let place = Int.random(in: bytes.count / 20..<bytes.count / 5, using: &generator) * 4
      bytes.replaceSubrange(place..<place + 4, with: huge)
    }
    #expect(try await translates([path, "micro-ssru/vocab.spm"], replacing: 0, by: bytes, seed: 3))
  }

  /// Whether the pack opens; if it does, it must answer.
  private func translates(_ paths: [String], replacing file: Int, by bytes: [UInt8], seed: UInt64)
    async throws -> Bool
  {
    let folder = try TemporaryFolder()
    let pack = try MicroPack.of(files: paths, in: folder) {
      $0 == file ? bytes : try Fixtures.bytes(paths[$0])
    }
    let engine: Engine
    do {
      engine = try Engine(pack: pack, workers: 1, kernels: .best)
    } catch {
      return false
    }
    let answers = try await engine.call(MicroPack.options(), priority: .medium).translate(Self.lines)
    #expect(answers.count == Self.lines.count, "seed \(seed)")
    return true
  }
}
