import DragomanTensors
import DragomanTokenization
import Foundation
import TestSupport
import Testing

@testable import DragomanModel

@Suite("float32 models against reference engines")
struct Float32GoldenTests {
  /// Where a near-tie goes the other way: none. A line listed here must say which logits tie.
  private static let nearTies: [String: Set<Int>] = [:]

  @Test(
    "greedy ids are the reference's, scores within tolerance",
    arguments: [
      ("micro-ssru", "model.npz"), ("micro-ssru", "model.f32.bin"), ("micro-selfattn", "model.npz"),
      ("micro-prenorm", "model.npz"), ("micro-split", "model.npz"),
    ])
  func greedy(model: String, file: String) throws {
    let files = GoldenFiles(model: model)
    let golden = try files.greedy("numpy-f32-greedy")
    let sources = try files.sources()
    let worker = ModelWorker(model: try files.open(file), kernels: .best)
    #expect(golden.count == 200 && sources.count == 200)
    for line in golden where sources[line.number].count > 1 {
      let result = try worker.translate([sources[line.number]], options: .golden())[0][0]
      if Self.nearTies[model]?.contains(line.number) == true { continue }
      #expect(result.ids == line.ids, "line \(line.number)")
      let score = try #require(line.score)
      let tolerance = max(1e-3, 1e-4 * abs(score))
      #expect(abs(Double(result.logProbability) - score) <= tolerance, "line \(line.number)")
    }
  }

  @Test(
    "beam 4 gives the reference's n-best list", arguments: ["micro-ssru", "micro-selfattn", "micro-split"])
  func beam(model: String) throws {
    let files = GoldenFiles(model: model)
    let golden = try files.alternatives("pymarian-f32-beam4.nbest")
    let sources = try files.sources()
    let tokenizer = try files.targetTokenizer()
    let worker = ModelWorker(model: try files.open("model.npz"), kernels: .best)
    var compared = 0
    for (number, alternatives) in golden where sources[number].count > 1 {
      let results = try worker.translate([sources[number]], options: .golden(beam: 4))[0]
      #expect(results.count == alternatives.count, "line \(number)")
      for (result, alternative) in zip(results, alternatives) {
        let tolerance = max(1e-3, 1e-4 * abs(alternative.score))
        #expect(abs(Double(result.logProbability) - alternative.score) <= tolerance, "line \(number)")
        #expect(result.ids.map(tokenizer.piece) == alternative.pieces, "line \(number)")
        compared += 1
      }
    }
    #expect(compared > 700)
  }

  @Test("every activation is within tolerance", arguments: Fixtures.models)
  func activations(model: String) throws {
    let files = GoldenFiles(model: model)
    let golden = try ActivationFile(Fixtures.url("\(model)/golden/activations-f32.npz"))
    let opened = try files.open("model.npz")
    let worker = ModelWorker(model: opened, kernels: .best)
    for line in golden.lines {
      var compared: Set<String> = []
      let source = try #require(golden.integers("\(line)/src_ids"))
      _ = try worker.translate(
        [source], options: .golden(),
        trace: { name, values in
          guard let expected = golden.floats("\(line)/\(name)") else { return }
          compared.insert(name)
          #expect(expected.count == values.rows * values.columns, "\(line)/\(name)")
          #expect(largestDifference(expected, values) <= 1e-4, "\(line)/\(name)")
        })
      let known = golden.names(of: line).filter { !$0.contains("_ids") && !$0.contains("_top10") }
      // The reference records SSRU cells, which are read from the state after the step, on their own.
      #expect(Set(known.filter { !$0.hasSuffix("_cell") }) == compared, "\(line)")
    }
  }
}

/// The largest absolute difference between `expected` and `values`, row by row.
func largestDifference(_ expected: [Float], _ values: Matrix) -> Float {
  var largest: Float = 0
  for row in 0..<values.rows {
    for column in 0..<values.columns {
      let value = values.pointer[row * values.stride + column]
      largest = max(largest, abs(value - expected[row * values.columns + column]))
    }
  }
  return largest
}
