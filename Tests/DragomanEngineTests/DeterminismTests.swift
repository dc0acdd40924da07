import DragomanModel
import DragomanPacks
import Foundation
import TestSupport
import Testing

@testable import DragomanEngine

@Suite("The same text gives the same bytes")
struct DeterminismTests {
  /// The translations, and the scores to the last bit.
  private func translate(
    _ texts: [String], engine: Engine, options: CallOptions = MicroPack.options()
  ) async throws -> [String] {
    try await engine.call(options, priority: .medium).translate(texts).map { "\($0.text)|\($0.score ?? 0)" }
  }

  /// The pack's translation of every line on its own, on one worker.
  private func alone(_ lines: [String], pack: OpenPack, options: CallOptions) async throws -> [String] {
    let engine = try Engine(pack: pack, workers: 1, kernels: .best)
    var results: [String] = []
    for line in lines { results += try await translate([line], engine: engine, options: options) }
    return results
  }

  /// Asserts that neither company, order, a long neighbour nor threads change a byte.
  private func expectIndependence(pack: OpenPack, options: CallOptions) async throws {
    let lines = try MicroPack.lines()
    #expect(lines.count == 300)
    let expected = try await alone(lines, pack: pack, options: options)
    let one = try Engine(pack: pack, workers: 1, kernels: .best)
    #expect(try await translate(lines, engine: one, options: options) == expected, "in one batch")

    var generator = SplitMix64(seed: 7)
    let order = lines.indices.shuffled(using: &generator)
    let shuffled = try await translate(order.map { lines[$0] }, engine: one, options: options)
    #expect(shuffled == order.map { expected[$0] }, "shuffled")

    let long = Array(repeating: "The harbour stays closed until the storm has passed,", count: 9).joined(
      separator: " ")
    let padded = try await translate([long] + lines, engine: one, options: options)
    #expect(Array(padded.dropFirst()) == expected, "beside a long one")

    for workers in [2, 8] {
      let engine = try Engine(pack: pack, workers: workers, kernels: .best)
      #expect(try await translate(lines, engine: engine, options: options) == expected, "\(workers) threads")
    }
  }

  @Test("int8: alone, together, shuffled, beside a long one, on 1, 2 and 8 threads", arguments: [1, 4])
  func int8(beam: Int) async throws {
    try await expectIndependence(
      pack: try MicroPack.int8(), options: MicroPack.options(beam: beam, usesShortlist: beam == 1))
  }

  @Test(
    "float32: alone, together, shuffled, beside a long one, on 1, 2 and 8 threads",
    arguments: [
      ("micro-ssru/model.npz", "micro-ssru/vocab.spm"),
      ("micro-selfattn/model.npz", "micro-selfattn/vocab.spm"),
      ("micro-selfattn/model.main8.bin", "micro-selfattn/vocab.spm"),
    ])
  func float32(model: String, vocabulary: String) async throws {
    let (pack, folder) = try MicroPack.of(model: model, vocabulary: vocabulary)
    defer { withExtendedLifetime(folder) {} }
    try await expectIndependence(pack: pack, options: MicroPack.options())
  }

  @Test("int8: every kernel path", arguments: [1, 4])
  func kernels(beam: Int) async throws {
    let lines = try MicroPack.lines()
    let pack = try MicroPack.int8()
    let options = MicroPack.options(beam: beam, usesShortlist: beam == 1)
    let plain = try #require(Kernels.supported.first { $0.name == "plain" })
    let expected = try await translate(
      lines, engine: try Engine(pack: pack, workers: 2, kernels: plain), options: options)
    for kernels in Kernels.supported where kernels != plain {
      let engine = try Engine(pack: pack, workers: 2, kernels: kernels)
      #expect(try await translate(lines, engine: engine, options: options) == expected, "\(kernels.name)")
    }
    print("kernel paths compared: \(Kernels.supported.map(\.name).joined(separator: ", "))")
  }

  @Test("int8 without static scales: every kernel path", arguments: ["micro-ssru/model.intgemm8.bin"])
  func dynamicKernels(model: String) async throws {
    let (pack, folder) = try MicroPack.of(
      model: model, vocabulary: "micro-ssru/vocab.spm", shortlist: "micro-ssru/lex.bin")
    defer { withExtendedLifetime(folder) {} }
    let lines = try MicroPack.lines()
    var outputs: Set<[String]> = []
    for kernels in Kernels.supported {
      outputs.insert(
        try await translate(lines, engine: try Engine(pack: pack, workers: 2, kernels: kernels)))
    }
    #expect(outputs.count == 1)
  }
}
