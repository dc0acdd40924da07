import DragomanTensors
import Foundation
import TestSupport
import Testing

@testable import DragomanModel

@Suite("StudentModel")
struct StudentModelTests {
  /// The file that the model becomes.
  private static func file(_ model: WeightFile, measured: [String: Float] = [:]) throws -> [UInt8] {
    var bytes: [UInt8] = []
    try withExtendedLifetime(model) {
      try StudentModel(model).write(measured: measured) { bytes += $0 }
    }
    return bytes
  }

  /// What `alphas.yml` of a micro model lists: the multipliers that its int8 file was made with.
  private static func multipliers(_ model: String) throws -> [String: Float] {
    let text = try String(contentsOf: Fixtures.url("\(model)/alphas.yml"), encoding: .utf8)
    return text.split(separator: "\n").reduce(into: [:]) { multipliers, line in
      let fields = line.components(separatedBy: ": ")
      if let number = fields.last.flatMap(Double.init) { multipliers[fields[0]] = Float(number) }
    }
  }

  @Test(
    "makes of a float model, byte for byte, the file that Marian's converter makes",
    arguments: [("micro-ssru", "model.f32.bin"), ("micro-split", "model.npz")])
  func rounds(_ model: String, _ form: String) throws {
    let float = try WeightFile(contentsOf: Fixtures.url("\(model)/\(form)"))
    let made = try Self.file(float, measured: try Self.multipliers(model))
    let wanted = try Fixtures.bytes("\(model)/model.intgemm.alphas.bin")
    // The text of the configuration is as the float file has it: padded otherwise in .npz.
    let common = made.count - (form.hasSuffix(".bin") ? 0 : 4096)
    #expect(form.hasSuffix(".npz") || made.count == wanted.count)
    let start = form.hasSuffix(".bin") ? 0 : 5120
    #expect(firstDifference(Array(made[start..<common]), Array(wanted[start..<common])) == nil)
  }

  @Test("writes a model of the form as it is", arguments: ["micro-ssru", "micro-split"])
  func keeps(_ model: String) throws {
    let url = Fixtures.url("\(model)/model.intgemm.alphas.bin")
    let file = try WeightFile(contentsOf: url)
    #expect(try StudentModel(file).obstacle == nil)
    #expect(firstDifference(try Self.file(file), [UInt8](try Data(contentsOf: url))) == nil)
  }

  @Test(
    "names the first weight that is not of the form, and what it is",
    arguments: [
      ("micro-ssru/model.f32.bin", "Wemb", "float32"), ("micro-ssru/model.main8.bin", "Wemb", "float32"),
      ("micro-ssru/model.intgemm8.bin", "Wemb", "none"),
      ("micro-split/model.npz", "decoder_Wemb", "float32"),
    ])
  func obstacles(_ path: String, _ name: String, _ found: String) throws {
    let file = try WeightFile(contentsOf: Fixtures.url(path))
    let obstacle = try #require(try StudentModel(file).obstacle)
    #expect(obstacle.code == .unsupported && obstacle.key == name && obstacle.found == found)
  }

  @Test("refuses to write a weight whose activations nobody measured")
  func missing() throws {
    var measured = try Self.multipliers("micro-ssru")
    measured["encoder_l2_ffn_W1"] = nil
    let file = try WeightFile(contentsOf: Fixtures.url("micro-ssru/model.f32.bin"))
    let error = #expect(throws: ModelError.self) { try Self.file(file, measured: measured) }
    #expect(error?.key == "encoder_l2_ffn_W1" && error?.code == .unsupported)
  }

  @Test("measures every multiplier near those of Marian's tools", arguments: ["micro-ssru", "micro-split"])
  func measures(_ model: String) throws {
    let golden = GoldenFiles(model: model)
    let open = try golden.open("model.npz")
    let sources = try golden.sources().filter { (2...20).contains($0.count) }.prefix(24)
    let measured = try ModelWorker(model: open, kernels: .best)
      .multipliers(for: Array(sources), options: .golden()) { false }
    let wanted = try Self.multipliers(model)
    #expect(measured.count == wanted.count)
    for (name, value) in wanted {
      // Another text was measured, so the largest activations are others.
      let ratio = try #require(measured[name]) / value
      #expect((0.5...2).contains(ratio), "\(name): \(ratio)")
    }
  }

  @Test(
    "gives zeros and tiny weights a multiplier that a reader accepts",
    arguments: [Float(0), Float(bitPattern: 30)])
  func zeros(_ largest: Float) throws {
    let tensor = [Float](repeating: largest, count: 6)
    try tensor.withUnsafeBufferPointer { buffer in
      let start = try #require(buffer.baseAddress)
      let quantized = QuantizedWeights(
        StoredTensor(name: "a_W", rows: 2, columns: 3, storage: .float32(start, isTransposed: false)),
        isTransposed: true)
      #expect(quantized.multiplier == 1 && quantized.values == [0, 0, 0, 0, 0, 0])
    }
  }

  @Test(
    "puts an output's weights behind one another, and rounds halves to even, whatever the order they lie in")
  func order() throws {
    let columns: [Float] = [127, 0.5, 1.5, -2.5, 3, -127]
    try columns.withUnsafeBufferPointer { buffer in
      let start = try #require(buffer.baseAddress)
      let rows = StoredTensor(name: "a_W", rows: 2, columns: 3, storage: .float32(start, isTransposed: false))
      #expect(QuantizedWeights(rows, isTransposed: true).values == [127, -2, 0, 3, 2, -127])
      #expect(QuantizedWeights(rows, isTransposed: false).values == [127, 0, 2, -2, 3, -127])
      let outputs = StoredTensor(
        name: "a_W", rows: 3, columns: 2, storage: .float32(start, isTransposed: true))
      #expect(QuantizedWeights(outputs, isTransposed: true).values == [127, 0, 2, -2, 3, -127])
    }
  }

  @Test("gives weights with a multiplier for each row the one of the largest")
  func rows() throws {
    let values: [Int8] = [127, -64, 127, 10]
    let multipliers: [Float] = [127, 12.7]
    try values.withUnsafeBufferPointer { values in
      try multipliers.withUnsafeBufferPointer { multipliers in
        let tensor = StoredTensor(
          name: "Wemb", rows: 2, columns: 2,
          storage: .int8(
            try #require(values.baseAddress), multipliers: .perRow(try #require(multipliers.baseAddress)),
            isTransposed: false))
        let quantized = QuantizedWeights(tensor, isTransposed: false)
        #expect(quantized.multiplier == 12.7)
        #expect(quantized.values == [13, -6, 127, 10])
      }
    }
  }
}
