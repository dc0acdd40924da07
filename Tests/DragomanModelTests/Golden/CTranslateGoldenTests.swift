import Foundation
import TestSupport
import Testing

@testable import DragomanModel

@Suite("CTranslate2 models against CTranslate2")
struct CTranslateGoldenTests {
  @Test(
    "float ids are the reference's",
    arguments: [
      "micro-selfattn/ct2-float16", "ctranslate/opennmt-float32", "ctranslate/opennmt-int16",
      "ctranslate/relative-float32",
    ])
  func float(path: String) throws {
    let model = try CTranslateModel(path)
    let worker = ModelWorker(model: try TranslationModel(model.files()), kernels: .best)
    let golden = try model.golden()
    #expect(golden.count >= 58)
    for line in golden {
      let result = try worker.translate([line.source], options: .golden())[0][0]
      #expect(result.ids == line.ids, "line \(line.number)")
    }
  }

  @Test(
    "int8 ids are the reference's but for values on the border between two",
    arguments: [
      "micro-selfattn/ct2-int8", "ctranslate/opennmt-int8", "ctranslate/framed-int8",
      "ctranslate/relative-int8",
    ])
  func int8(path: String) throws {
    let model = try CTranslateModel(path)
    let worker = ModelWorker(model: try TranslationModel(model.files()), kernels: .best)
    let golden = try model.golden()
    var equal = 0
    for line in golden where try worker.translate([line.source], options: .golden())[0][0].ids == line.ids {
      equal += 1
    }
    #expect(golden.count >= 58)
    #expect(Double(equal) >= 0.95 * Double(golden.count), "\(equal) of \(golden.count)")
  }

  @Test(
    "results are the same on all kernels and in a batch",
    arguments: ["ctranslate/framed-int8", "ctranslate/relative-int8"])
  func kernels(path: String) throws {
    let model = try CTranslateModel(path)
    let opened = try TranslationModel(model.files())
    let sources = try model.golden().prefix(24).map(\.source)
    let alone = try sources.map {
      try ModelWorker(model: opened, kernels: .best).translate([$0], options: .golden())[0]
    }
    for kernels in Kernels.supported {
      let worker = ModelWorker(model: opened, kernels: kernels)
      #expect(try worker.translate(sources, options: .golden()) == alone, "\(kernels.name)")
    }
  }

  @Test("with a map of the vocabulary ids are the reference's with it")
  func vocabularyMap() throws {
    let model = try CTranslateModel("ctranslate/opennmt-float32")
    var files = model.files()
    files.shortlist = model.folder.appending(path: "vmap.txt")
    let worker = ModelWorker(model: try TranslationModel(files), kernels: .best)
    let golden = try model.golden("greedy-vmap")
    #expect(golden.map(\.ids) != (try model.golden().map(\.ids)))
    for line in golden {
      let result = try worker.translate([line.source], options: .golden(shortlist: true))[0][0]
      #expect(result.ids == line.ids, "line \(line.number)")
    }
  }

  @Test(
    "refuses a map that is none",
    arguments: [
      ("no tab", "a b c\n"), ("two tabs", "a\tb\tc\n"), ("a long run", "a a a a a a a a a\tb\n"),
    ])
  func brokenMap(name: String, text: String) throws {
    let folder = try TemporaryFolder()
    var files = try CTranslateModel("ctranslate/opennmt-float32").files()
    files.shortlist = try folder.write(Array(text.utf8), to: "vmap.txt")
    let error = #expect(throws: ModelError.self) { try TranslationModel(files) }
    #expect(error?.file == "vmap.txt", "\(name)")
  }

  @Test("links count in the caller's source, whatever stands round it")
  func links() throws {
    for path in ["ctranslate/framed-int8", "ctranslate/opennmt-int8"] {
      let model = try CTranslateModel(path)
      let worker = ModelWorker(model: try TranslationModel(model.files()), kernels: .best)
      for line in try model.golden().prefix(20) {
        let result = try worker.translate([line.source], options: .golden())[0][0]
        #expect(result.sources.allSatisfy { (0..<Int32(line.source.count)).contains($0) }, "\(path)")
      }
    }
  }

  @Test("a source of EOS alone is translated, not trapped")
  func empty() throws {
    for path in ["ctranslate/framed-int8", "ctranslate/opennmt-int8", "micro-selfattn/ct2-int8"] {
      let model = try CTranslateModel(path)
      let files = model.files()
      let worker = ModelWorker(model: try TranslationModel(files), kernels: .best)
      #expect(try worker.translate([[files.endOfSentence]], options: .golden()).count == 1)
    }
  }
}
