import Foundation
import TestSupport
import Testing

@testable import DragomanModel

@Suite("WeightFile")
struct WeightFileTests {
  @Test("opens each micro model in each form it comes in", arguments: micro)
  func opens(_ path: String, tensorCount: Int) throws {
    let file = try WeightFile(contentsOf: Fixtures.url(path))
    #expect(file.name == URL(filePath: path).lastPathComponent)
    #expect(file.tensorNames.count == tensorCount)
    #expect(file.configuration.width == 64)
  }

  /// Files and their tensors, the configuration not counted.
  static let micro = [
    ("micro-ssru/model.npz", 55), ("micro-ssru/model.f32.bin", 55), ("micro-ssru/model.intgemm8.bin", 55),
    ("micro-ssru/model.intgemm.alphas.bin", 77), ("micro-ssru/model.main8.bin", 55),
    ("micro-selfattn/model.npz", 60), ("micro-selfattn/model.main8.bin", 60),
    ("micro-prenorm/model.npz", 64), ("micro-prenorm/model.main8.bin", 64),
    ("micro-split/model.npz", 56), ("micro-split/model.intgemm.alphas.bin", 78),
  ]

  @Test("gives the same tensors from .npz and float32 .bin")
  func npzEqualsBin() throws {
    let npz = try WeightFile(contentsOf: Fixtures.url("micro-ssru/model.npz"))
    let bin = try WeightFile(contentsOf: Fixtures.url("micro-ssru/model.f32.bin"))
    #expect(npz.tensorNames == bin.tensorNames)
    #expect(npz.configuration == bin.configuration)
    for name in npz.tensorNames {
      let left = try npz.requiredTensor(name)
      let right = try bin.requiredTensor(name)
      #expect(left.rows == right.rows && left.columns == right.columns, "\(name)")
      #expect(try firstDifference(npz.floats(of: name), bin.floats(of: name)) == nil, "\(name)")
    }
  }

  @Test(
    "gives the int8 values that quantising the .npz gives, transposed save for embeddings",
    arguments: [
      ("micro-ssru", "model.intgemm8.bin"), ("micro-ssru", "model.intgemm.alphas.bin"),
      ("micro-ssru", "model.main8.bin"), ("micro-selfattn", "model.main8.bin"),
      ("micro-prenorm", "model.main8.bin"), ("micro-split", "model.intgemm.alphas.bin"),
    ])
  func int8EqualsQuantised(_ model: String, _ form: String) throws {
    let npz = try WeightFile(contentsOf: Fixtures.url("\(model)/model.npz"))
    let bin = try WeightFile(contentsOf: Fixtures.url("\(model)/\(form)"))
    var quantisedCount = 0
    for name in npz.tensorNames {
      let exact = try npz.requiredTensor(name)
      let stored = try bin.requiredTensor(name)
      #expect(exact.rows == stored.rows && exact.columns == stored.columns, "\(name)")
      let weights = try npz.floats(of: name)
      guard case .int8 = stored.storage else {
        #expect(try firstDifference(weights, bin.floats(of: name)) == nil, "\(name)")
        continue
      }
      let (values, multiplier, isTransposed) = try bin.int8(of: name)
      quantisedCount += 1
      #expect(isTransposed == !name.contains("Wemb"), "\(name)")
      #expect(multiplier == 127 / (weights.map(abs).max() ?? 0), "\(name)")
      var expected: [Int8] = []
      for weight in isTransposed ? transposed(weights, exact.rows, exact.columns) : weights {
        expected.append(Int8(min(max((weight * multiplier).rounded(.toNearestOrEven), -127), 127)))
      }
      #expect(firstDifference(expected, values) == nil, "\(name)")
    }
    #expect(quantisedCount >= 20)
  }

  @Test(
    "finds activation scales, also those that are quantised themselves",
    arguments: ["micro-ssru", "micro-split"])
  func activationScales(_ model: String) throws {
    let file = try WeightFile(contentsOf: Fixtures.url("\(model)/model.intgemm.alphas.bin"))
    let scales = try String(contentsOf: Fixtures.url("\(model)/alphas.yml"), encoding: .utf8)
      .split(separator: "\n").map { $0.split(separator: ": ") }
    #expect(scales.count == 21)
    for scale in scales {
      let expected = try #require(Float(scale[1]))
      #expect(try file.activationMultiplier(for: String(scale[0])) == expected, "\(scale[0])")
    }
    let embedding = model == "micro-split" ? "decoder_Wemb" : "Wemb"
    let quantised = try file.int8(of: "\(embedding)_QuantMultA")
    #expect(quantised.values == [127] && !quantised.isTransposed)
    let exact = try #require(try file.activationMultiplier(for: embedding))
    #expect(abs(127 / quantised.multiplier - exact) <= exact.ulp)
  }

  @Test("has no activation scales where the file has none")
  func noActivationScales() throws {
    let file = try WeightFile(contentsOf: Fixtures.url("micro-ssru/model.intgemm8.bin"))
    #expect(try file.activationMultiplier(for: "encoder_l1_self_Wq") == nil)
    #expect(try file.activationMultiplier(for: "Wemb") == nil)
  }

  @Test("names what is missing")
  func missing() throws {
    let file = try WeightFile(contentsOf: Fixtures.url("micro-ssru/model.npz"))
    #expect(file.tensor("encoder_l9_self_Wq") == nil)
    #expect(
      throws: ModelError(
        .damaged, file: "model.npz", key: "encoder_l9_self_Wq", expected: "a tensor of this name",
        found: "none")
    ) {
      try file.requiredTensor("encoder_l9_self_Wq")
    }
    #expect(throws: ModelError(.notFound, file: "absent.npz", expected: "a readable file", found: "none")) {
      try WeightFile(contentsOf: Fixtures.url("absent.npz"))
    }
    #expect(
      throws: ModelError(.notFound, file: "Fixtures", expected: "a readable file", found: "no regular file")
    ) {
      try WeightFile(contentsOf: Fixtures.folder)
    }
  }

  /// `[rows][columns]` as `[columns][rows]`.
  private func transposed(_ values: [Float], _ rows: Int, _ columns: Int) -> [Float] {
    (0..<columns).flatMap { column in (0..<rows).map { values[$0 * columns + column] } }
  }
}
