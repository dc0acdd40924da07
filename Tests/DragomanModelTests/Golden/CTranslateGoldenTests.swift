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

  /// Lines where the engines part at a near-tie: exactly these on every processor, since the int8 path is exact.
  ///
  /// On x86 CTranslate2 adds 128 to a scaled activation before it rounds, in float32, which moves one that lies within
  /// 8e-6 of a half; 50, 171 and 186 are such. On 4 its own two best logits are 0.007 apart. It parts from itself as
  /// nearly: on 122 without AVX2, on 50 with AVX2 but without MKL.
  private static let nearTies: [String: Set<Int>] = ["micro-selfattn/ct2-int8": [4, 50, 171, 186]]
  /// The largest gap between the two engines' pieces where a line first differs.
  private static let largestGap: Float = 0.1

  @Test(
    "int8 ids are the reference's but for near-ties",
    arguments: [
      "micro-selfattn/ct2-int8", "ctranslate/opennmt-int8", "ctranslate/framed-int8",
      "ctranslate/relative-int8",
    ])
  func int8(path: String) throws {
    let model = try CTranslateModel(path)
    let opened = try TranslationModel(model.files())
    let worker = ModelWorker(model: opened, kernels: .best)
    let golden = try model.golden()
    #expect(golden.count >= 58)
    var differing: Set<Int> = []
    for line in golden {
      let ids = try worker.translate([line.source], options: .golden())[0][0].ids
      guard ids != line.ids else { continue }
      differing.insert(line.number)
      let parting = try LogitGap(
        between: ids, and: line.ids, endOfSentence: model.files().endOfSentence, of: line.source,
        model: opened, worker: worker, options: .golden())
      #expect(
        (0...Self.largestGap).contains(parting.gap), "line \(line.number), step \(parting.step)")
    }
    #expect(differing == Self.nearTies[path, default: []])
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
