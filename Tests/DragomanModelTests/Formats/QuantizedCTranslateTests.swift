import Foundation
import TestSupport
import Testing

@testable import DragomanModel

@Suite("CTranslate2 models made int8")
struct QuantizedCTranslateTests {
  /// The variables of a file, as their types and bytes.
  private func variables(_ url: URL) throws -> [String: [UInt8]] {
    let bytes = [UInt8](try Data(contentsOf: url))
    return try bytes.withUnsafeBytes { bytes in
      try CTranslateFile(bytes, diagnosis: Diagnosis(file: "model.bin")).variables.mapValues {
        [$0.type.rawValue] + $0.dimensions.map { UInt8(truncatingIfNeeded: $0) } + Array($0.bytes)
      }
    }
  }

  @Test("are what CTranslate2 itself makes of the float model", arguments: ["opennmt", "relative"])
  func asCTranslate(name: String) throws {
    let folder = try TemporaryFolder()
    let written = folder.url.appending(path: "model.int8.bin")
    try QuantizedCTranslateModel(try CTranslateModel("ctranslate/\(name)-float32").files()).write(to: written)
    let ours = try variables(written)
    let theirs = try variables(Fixtures.url("ctranslate/\(name)-int8/model.bin"))
    #expect(Set(ours.keys) == Set(theirs.keys))
    for (name, bytes) in theirs { #expect(firstPlace(ours[name] ?? [], bytes) == nil, "\(name)") }
  }

  @Test("keep what older versions say in variables, and lose the scales of int16")
  func older() throws {
    let folder = try TemporaryFolder()
    for (path, version) in [("opennmt-int16", 6), ("opennmt-float32", 3)] as [(String, UInt32)] {
      let model = try CTranslateModel("ctranslate/\(path)")
      var builder = try CTranslateBuilder("ctranslate/\(path)/model.bin")
      if version < 6 { builder.makeOlder(version, endsSource: false) }
      var files = model.files(weights: try folder.write(builder.bytes(), to: "\(path).bin"))
      if version < 6 { files.configuration = nil }
      let written = folder.url.appending(path: "\(path).int8.bin")
      try QuantizedCTranslateModel(files).write(to: written)
      files.weights = written
      let worker = ModelWorker(model: try TranslationModel(files), kernels: .best)
      let golden = try CTranslateModel("ctranslate/opennmt-int8").golden()
      let equal = try golden.filter {
        try worker.translate([$0.source], options: .golden())[0][0].ids == $0.ids
      }
      #expect(equal.count * 100 >= golden.count * 90, "\(path): \(equal.count) of \(golden.count)")
    }
  }

  /// Where two arrays part; nil if they are equal.
  private func firstPlace(_ left: [UInt8], _ right: [UInt8]) -> Int? {
    left.count == right.count
      ? zip(left, right).enumerated().first { $0.element.0 != $0.element.1 }?.offset : -1
  }
}
