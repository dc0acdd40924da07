import DragomanTensors
import Foundation
import TestSupport
import Testing

@testable import DragomanModel

@Suite("Models quantised at import")
struct QuantizedModelTests {
  private func quantized(_ files: ModelFiles, in folder: TemporaryFolder) throws -> ModelFiles {
    var result = files
    result.weights = folder.url.appending(path: "model.int8.safetensors")
    try QuantizedModel(files).write(to: result.weights)
    return result
  }

  @Test("int8 of a MarianMT model translates most lines as float does, at less than a third of the size")
  func huggingFace() throws {
    let model = try HuggingFaceModel()
    let folder = try TemporaryFolder()
    let files = try quantized(model.modelFiles(), in: folder)
    #expect(try !WeightFile(files).isFloat)
    #expect(try model.agreement(model.translations(files), with: "hf-greedy").equal >= 130)
    let sizes = try [files, model.modelFiles()].map { try Data(contentsOf: $0.weights).count }
    #expect(sizes[0] * 3 < sizes[1])
  }

  @Test(
    "int8 of Marian's models translates most lines as float does",
    arguments: ["micro-ssru", "micro-selfattn", "micro-prenorm", "micro-split"])
  func marian(model: String) throws {
    let golden = GoldenFiles(model: model)
    let folder = try TemporaryFolder()
    var files = ModelFiles(
      weights: Fixtures.url("\(model)/model.npz"), shortlist: nil, sourceVocabularySize: 1000,
      targetVocabularySize: model == "micro-split" ? 1200 : 1000, sharesVocabulary: model != "micro-split")
    files = try quantized(files, in: folder)
    let worker = ModelWorker(model: try TranslationModel(files), kernels: .best)
    let sources = try golden.sources()
    let lines = try golden.greedy("numpy-f32-greedy").filter { sources[$0.number].count > 1 }
    let equal = try lines.count { line in
      try worker.translate([sources[line.number]], options: .golden())[0][0].ids == line.ids
    }
    #expect(equal >= 110, "\(equal) of \(lines.count)")
  }

  @Test("the result depends on nothing but the sentence")
  func batches() throws {
    let model = try HuggingFaceModel()
    let folder = try TemporaryFolder()
    let files = try quantized(model.modelFiles(), in: folder)
    let worker = ModelWorker(model: try TranslationModel(files), kernels: .best)
    let sources = try model.files.sources().filter { $0.count > 1 }.map(model.networkIDs)
    let together = try worker.translate(Array(sources[..<24]), options: .golden())
    for (source, result) in zip(sources, together) {
      #expect(try worker.translate([source], options: .golden())[0] == result)
    }
  }

  @Test("a weight is within half a step of its float, row by row; rows of zeros are zeros")
  func steps() throws {
    var file = try SafetensorsBuilder(contentsOf: "\(HuggingFaceModel.folder)/model.safetensors")
    let name = "model.shared.weight"
    let floats = try #require(file.tensors[name]).floats
    let folder = try TemporaryFolder()
    let model = try HuggingFaceModel()
    file.set("model.encoder.layers.0.fc1.weight", "F32", [128, 64], [UInt8](repeating: 0, count: 4 * 8192))
    var files = model.modelFiles(weights: try folder.write(file.bytes(), to: "model.safetensors"))
    files = try quantized(files, in: folder)
    let opened = try WeightFile(files)
    let tensor = try opened.requiredTensor("Wemb")
    guard case .int8(let values, let multipliers, false) = tensor.storage else {
      Issue.record("not int8")
      return
    }
    for row in 0..<tensor.rows {
      let wanted = floats[row * 64..<(row + 1) * 64]
      let step = (wanted.map(abs).max() ?? 0) / 127
      for (column, number) in wanted.enumerated() {
        let found = Float(values[row * 64 + column]) / multipliers[row]
        #expect(abs(found - number) <= step * 0.5001, "\(row), \(column)")
      }
    }
    let zeros = try opened.requiredTensor("encoder_l1_ffn_W1")
    guard case .int8(let none, _, true) = zeros.storage else {
      Issue.record("not int8")
      return
    }
    #expect((0..<8192).allSatisfy { none[$0] == 0 })
    withExtendedLifetime(opened) {}
  }
}
