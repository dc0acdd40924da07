import Foundation
import TestSupport
import Testing

@testable import DragomanModel

@Suite("A worker's search")
struct ModelWorkerTests {
  private let files = GoldenFiles(model: "micro-ssru")

  @Test("a cancelled search makes no further step, and the worker still works", arguments: [1, 4])
  func cancellation(beam: Int) throws {
    let worker = ModelWorker(model: try files.open("model.intgemm.alphas.bin"), kernels: .best)
    let sources = Array(try files.sources()[0..<8])
    let expected = try worker.translate(sources, options: .golden(beam: beam))
    var steps = 0
    #expect(throws: CancellationError.self) {
      _ = try worker.translate(
        sources, options: .golden(beam: beam), isCancelled: { steps == 3 },
        trace: { name, _ in if name.hasPrefix("dec_t"), name.hasSuffix("_out") { steps += 1 } })
    }
    #expect(steps == 3)
    #expect(try worker.translate(sources, options: .golden(beam: beam)) == expected)
  }

  @Test("the length limit is each sentence's own: 3 pieces for each of its source's, at least 8")
  func limit() throws {
    var options = SearchOptions()
    #expect(options.limit(forSourceLength: 2) == 8)
    #expect(options.limit(forSourceLength: 10) == 30)
    options.lengthFactor = 0.1
    options.minimumLength = 1
    let worker = ModelWorker(model: try files.open("model.intgemm.alphas.bin"), kernels: .best)
    let sources = Array(try files.sources()[0..<8]).sorted { $0.count < $1.count }
    let together = try worker.translate(sources, options: options)
    for (source, hypotheses) in zip(sources, together) {
      #expect(hypotheses[0].length <= options.limit(forSourceLength: source.count))
      #expect(!hypotheses[0].isComplete)
    }
  }

  @Test("sentences encoded in several parts give what each gives alone")
  func encodedParts() throws {
    let worker = ModelWorker(model: try files.open("model.intgemm.alphas.bin"), kernels: .best)
    let sources = try files.sources().filter { $0.count > 1 }
    #expect(sources.reduce(0) { $0 + $1.count } > 1000)
    let together = try worker.translate(sources, options: .golden())
    for (index, source) in sources.enumerated() {
      #expect(try worker.translate([source], options: .golden())[0] == together[index], "line \(index)")
    }
  }
}
