import DragomanTensors
import DragomanTokenization
import Foundation
import TestSupport
import Testing

@testable import DragomanModel

/// A golden file of an int8 model, and how it was made.
struct Int8Golden: Sendable, CustomTestStringConvertible {
  let model: String
  let file: String
  let golden: String
  var shortlist: String?

  var testDescription: String { "\(model)/\(file) against \(golden)" }

  /// Lines where the engines part at a near-tie: exactly these on every processor, since the int8 path is exact.
  /// Nil for models whose output layer is float32: there a near-tie may go either way with the system's BLAS.
  var differing: Set<Int>?

  static let all = [
    Int8Golden(
      model: "micro-ssru", file: "model.intgemm.alphas.bin", golden: "numpy-int8alpha-greedy",
      differing: [174, 188]),
    Int8Golden(
      model: "micro-ssru", file: "model.intgemm.alphas.bin", golden: "numpy-int8alpha-lex-greedy",
      shortlist: "lex.bin", differing: [172, 174, 188]),
    Int8Golden(
      model: "micro-ssru", file: "model.intgemm.alphas.bin", golden: "numpy-int8alpha-lextight-greedy",
      shortlist: "lex.tight.bin", differing: [172, 174, 188]),
    Int8Golden(
      model: "micro-split", file: "model.intgemm.alphas.bin", golden: "numpy-int8alpha-greedy", differing: []),
    Int8Golden(
      model: "micro-split", file: "model.intgemm.alphas.bin", golden: "numpy-int8alpha-lex-greedy",
      shortlist: "lex.bin", differing: []),
    Int8Golden(
      model: "micro-split", file: "model.intgemm.alphas.bin", golden: "numpy-int8alpha-lextight-greedy",
      shortlist: "lex.tight.bin", differing: []),
    // No static scales: the largest value of a sentence, or of a row in the decoder, decides.
    Int8Golden(
      model: "micro-ssru", file: "model.intgemm8.bin", golden: "browsermt-int8shiftAll-greedy",
      differing: [27, 45, 47, 139, 186]),
    Int8Golden(model: "micro-ssru", file: "model.main8.bin", golden: "pymarian-int8-greedy"),
    Int8Golden(model: "micro-ssru", file: "model.main8.bin", golden: "numpy-int8dynamic-greedy"),
    Int8Golden(model: "micro-prenorm", file: "model.main8.bin", golden: "numpy-int8dynamic-greedy"),
    Int8Golden(model: "micro-selfattn", file: "model.main8.bin", golden: "numpy-int8dynamic-greedy"),
  ]
}

@Suite("int8 models against reference engines")
struct Int8GoldenTests {
  /// Float steps between the exact integer products differ by an ulp between engines and may move one value by one
  /// step, so whole outputs are not bit-exact: at least this many of 200 lines are.
  private static let equalLines = 185
  /// The largest gap between the two engines' pieces where a line first differs.
  private static let largestGap: Float = 0.15
  /// A sentence of 150 words, where position 300 multiplies a frequency's last bit. NumPy's float32 exponential is an ulp
  /// off in some frequencies of the position signal; the same reference with frequencies rounded from double gives our
  /// output on this line and on 174, as browsermt's engine does here.
  private static let longLine = 188
  private static let largestGapOfLongLine: Float = 0.25

  @Test("greedy output is the reference's but for near-ties", arguments: Int8Golden.all)
  func greedy(_ golden: Int8Golden) throws {
    let files = GoldenFiles(model: golden.model)
    let sources = try files.sources()
    let model = try files.open(golden.file, shortlist: golden.shortlist)
    let worker = ModelWorker(model: model, kernels: .best)
    let options = SearchOptions.golden(shortlist: golden.shortlist != nil)
    var differing: Set<Int> = []
    for line in try files.greedy(golden.golden) where sources[line.number].count > 1 {
      let source = sources[line.number]
      let result = try worker.translate([source], options: options)[0][0]
      guard result.ids != line.ids else { continue }
      differing.insert(line.number)
      let parting = try LogitGap(
        between: result.ids, and: line.ids, endOfSentence: 0, of: source, model: model,
        worker: worker, options: options)
      let largest = line.number == Self.longLine ? Self.largestGapOfLongLine : Self.largestGap
      #expect(abs(parting.gap) <= largest, "line \(line.number), step \(parting.step)")
    }
    #expect(differing.count <= 200 - Self.equalLines)
    if let expected = golden.differing { #expect(differing == expected) }
  }
}
