import Foundation
import TestSupport
import Testing

@testable import DragomanModel

@Suite("safetensors files")
struct SafetensorsTests {
  private func items(_ bytes: [UInt8]) throws -> [StoredItem] {
    try bytes.withUnsafeBytes { try SafetensorsReader(diagnosis: Diagnosis(file: "m")).items($0) }
  }

  private func fault(_ header: String, data: Int = 8) throws -> ModelError {
    let bytes = SafetensorsBuilder.file(header: header, data: [UInt8](repeating: 0, count: data))
    return try #require(throws: ModelError.self) { try items(bytes) }
  }

  private func entry(_ name: String, _ type: String, _ shape: [Int], _ offsets: [Int]) -> String {
    SafetensorsBuilder.entry(name, type, shape, offsets)
  }

  @Test("reads names, shapes and numbers; metadata is left")
  func sound() throws {
    var file = SafetensorsBuilder()
    file.set("b", "F32", [2, 3], rawBytes([Float](repeating: 2, count: 6)))
    file.set("a", "I8", [2, 3], [1, 2, 3, 4, 5, 6])
    file.set("a_scale", "F32", [2], rawBytes([Float](repeating: 4, count: 2)))
    let items = try items(file.bytes())
    #expect(items.map(\.name) == ["a", "b"])
    #expect(items[0].multipliers?.count == 8 && items[1].multipliers == nil)
    #expect(items[0].transposed().shape.rows == 3 && items[0].transposed().isTransposed)
  }

  @Test("every byte behind the header belongs to one tensor")
  func coverage() throws {
    let overlapping = "{\(entry("a", "F32", [1], [0, 4])),\(entry("b", "F32", [1], [2, 6]))}"
    #expect(try fault(overlapping).key == "b")
    let gap = "{\(entry("a", "F32", [1], [0, 4])),\(entry("b", "F32", [1], [5, 9]))}"
    #expect(try fault(gap, data: 9).key == "b")
    #expect(try fault("{\(entry("a", "F32", [1], [0, 4]))}").key == "header")
    #expect(try fault("{\(entry("a", "F32", [4], [0, 16]))}").key == "a")
    #expect(try fault("{\(entry("a", "F32", [1], [-4, 4]))}").key == "header")
    #expect(try fault("{\(entry("a", "F32", [1], [4, 0]))}").key == "a")
    #expect(try fault("{\(entry("a", "F32", [1], [0, 4, 8]))}").key == "header")
    #expect(try fault("{\(entry("a", "F32", [1], [0, Int.max]))}").key == "a")
  }

  @Test("a shape is as large as its data, whatever its product")
  func shapes() throws {
    for shape in [[3], [0], [-1], [Int.max], [Int.max, Int.max], [2, 2], [1 << 31, 1 << 31]] {
      #expect(try fault("{\(entry("a", "F32", shape, [0, 8]))}").key == "a", "\(shape)")
    }
    #expect(try fault("{\(entry("a", "F32", [1, 1, 1, 1, 1, 1, 1, 1, 2], [0, 8]))}").key == "header")
    #expect(try fault("{\(entry("a", "F32", [2, 1, 1], [0, 8]))}").code == .unsupported)
    #expect(try fault("{\(entry("a", "F9", [2], [0, 8]))}").found == "F9")
    #expect(try fault("{\(entry("a b", "F32", [2], [0, 8]))}").key == "header")
  }

  @Test(
    "refuses a header that is no JSON, without end, nested or too long",
    arguments: [
      "", "x", "{", "[1]", "{\"a\":1}", "{\"a\":{\"dtype\":\"F32\"}}",
      String(repeating: "{\"a\":", count: 100_000), "{\"a\":" + String(repeating: "[", count: 100_000),
      String(repeating: " ", count: (4 << 20) + 1),
    ])
  func hostileHeader(header: String) throws {
    #expect(try fault(header).key == "header")
  }

  @Test("refuses more tensors than any model has")
  func manyTensors() throws {
    let entries = (0..<20_000).map { entry("t\($0)", "F32", [1], [0, 4]) }
    #expect(try fault("{\(entries.joined(separator: ","))}").code == .unsupported)
  }

  @Test("refuses a file cut anywhere in its header, and lengths beyond it")
  func cut() throws {
    var file = SafetensorsBuilder()
    file.set("a", "F32", [2], rawBytes([Float](repeating: 2, count: 2)))
    let bytes = file.bytes()
    for length in 0..<bytes.count {
      #expect(throws: ModelError.self, "\(length)") { try items(Array(bytes.prefix(length))) }
    }
    for length in [UInt64.max, 1 << 62, UInt64(bytes.count), 0] {
      #expect(throws: ModelError.self) { try items(rawBytes([length]) + bytes.dropFirst(8)) }
    }
  }

  @Test("refuses multipliers that are too few, zero, negative or not finite, and the int8 without a negative")
  func multipliers() throws {
    let model = try HuggingFaceModel()
    let name = "model.encoder.layers.0.fc1.weight"
    var file = try SafetensorsBuilder(contentsOf: "\(HuggingFaceModel.folder)/model.safetensors")
    let folder = try TemporaryFolder()
    func fault(_ values: [Int8], _ scales: [Float]) throws -> ModelError {
      file.set(name, "I8", [128, 64], rawBytes(values))
      file.set(name + "_scale", "F32", [scales.count], rawBytes(scales))
      let url = try folder.write(file.bytes(), to: "model.safetensors")
      return try #require(throws: ModelError.self) { try TranslationModel(model.modelFiles(weights: url)) }
    }
    let zeros = [Int8](repeating: 0, count: 8192)
    #expect(try fault(zeros, [Float](repeating: 1, count: 127)).key == name + "_scale")
    for bad in [0, -1, Float.infinity, .nan, .leastNonzeroMagnitude] {
      let scales = [Float](repeating: 1, count: 127) + [bad]
      #expect(try fault(zeros, scales).code == .damaged, "\(bad)")
    }
    #expect(try fault([-128] + zeros.dropFirst(), [Float](repeating: 1, count: 128)).found == "-128")
  }

  @Test("refuses weights that are not finite", arguments: [Float.nan, .infinity, -.infinity])
  func notFinite(number: Float) throws {
    let model = try HuggingFaceModel()
    let name = "model.decoder.layers.0.fc2.weight"
    var file = try SafetensorsBuilder(contentsOf: "\(HuggingFaceModel.folder)/model.safetensors")
    var floats = try #require(file.tensors[name]).floats
    floats[77] = number
    file.set(name, "F32", [64, 128], rawBytes(floats))
    let folder = try TemporaryFolder()
    let files = model.modelFiles(weights: try folder.write(file.bytes(), to: "model.safetensors"))
    let error = try #require(throws: ModelError.self) { try TranslationModel(files) }
    #expect(error.code == .damaged && error.found == "infinity or NaN")
    #expect(throws: ModelError.self) {
      try QuantizedModel(files).write(to: folder.url.appending(path: "int8.safetensors"))
    }
  }

  @Test("withstands random bytes anywhere in the header", arguments: UInt64(0)..<40)
  func randomBytes(seed: UInt64) throws {
    var random = SplitMix64(seed: seed)
    var bytes = try Fixtures.bytes("\(HuggingFaceModel.folder)/model.safetensors")
    for _ in 0..<Int.random(in: 1...4, using: &random) {
      bytes[Int.random(in: 0..<6000, using: &random)] = UInt8.random(in: 0...255, using: &random)
    }
    let folder = try TemporaryFolder()
    let files = try HuggingFaceModel().modelFiles(weights: try folder.write(bytes, to: "model.safetensors"))
    do throws(ModelError) {
      _ = try TranslationModel(files)
    } catch {
      #expect(error.code != .notFound, "seed \(seed)")
    }
  }
}
