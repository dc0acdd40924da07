import DragomanTokenization
import Foundation
import TestSupport
import Testing

@testable import DragomanModel

@Suite("packs of the catalog against the exact-integer reference")
struct PackGoldenTests {
  @Test(
    "at least 97 of 100 lines are the reference's",
    arguments: [("en-de", "en-de.tiny.1.0"), ("de-en", "de-en.tiny.1.0")])
  func greedy(pair: String, pack: String) throws {
    let folder = Fixtures.folder.deletingLastPathComponent().deletingLastPathComponent().appending(
      path: "Models/\(pack)")
    let letters = pair.replacing("-", with: "")
    let tokenizer = try Tokenizer(contentsOf: folder.appending(path: "vocab.\(letters).spm"))
    let model = try TranslationModel(
      ModelFiles(
        weights: folder.appending(path: "model.\(letters).intgemm.alphas.bin"),
        shortlist: folder.appending(path: "lex.50.50.\(letters).s2t.bin"),
        sourceVocabularySize: tokenizer.vocabularySize, targetVocabularySize: tokenizer.vocabularySize,
        sharesVocabulary: true))
    let worker = ModelWorker(model: model, kernels: .best)
    let source = try lines("packs/\(pair)/golden.src")
    let golden = try lines("packs/\(pair)/golden.int8")
    #expect(source.count == golden.count && source.count >= 80)
    var different: [Int] = []
    for (number, line) in source.enumerated() {
      let ids = tokenizer.encode(line) + [tokenizer.endOfSentence]
      guard ids.count > 1 else {
        #expect(golden[number].isEmpty)
        continue
      }
      let result = try worker.translate([ids], options: .golden(shortlist: true))[0][0]
      if tokenizer.decode(result.ids) != golden[number] { different.append(number) }
    }
    #expect(different.count * 100 <= source.count * 3, "lines \(different)")
  }

  private func lines(_ path: String) throws -> [String] {
    var lines = try String(contentsOf: Fixtures.url(path), encoding: .utf8).components(separatedBy: "\n")
    if lines.last?.isEmpty == true { lines.removeLast() }
    return lines
  }
}
