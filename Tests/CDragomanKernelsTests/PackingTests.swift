import CDragomanKernels
import XCTest

final class PackingTests: XCTestCase {
  private let seed: UInt64 = 7

  func testPackedLayout() {
    var generator = SeededGenerator(seed: seed)
    for (outputs, inputs) in [(1, 16), (16, 16), (17, 32), (50, 48)] {
      let layer = AffineI8(outputs: outputs, inputs: inputs, using: &generator)
      XCTAssertEqual(layer.packed.count, (outputs + 15) / 16 * 16 * inputs)
      for (index, value) in layer.packed.enumerated() {
        let (block, line) = index.quotientAndRemainder(dividingBy: 16 * inputs)
        let (column, k) = (block * 16 + line % 64 / 4, line / 64 * 4 + line % 4)
        XCTAssertEqual(value, column < outputs ? layer.weights[column * inputs + k] : 0, "seed \(seed)")
      }
      for column in 0..<outputs {
        let sum = layer.weights[column * inputs..<(column + 1) * inputs].reduce(Int32(0)) { $0 + Int32($1) }
        XCTAssertEqual(layer.columnSums[column], sum, "seed \(seed)")
      }
    }
  }

  func testTranspose() {
    var generator = SeededGenerator(seed: seed)
    for (rows, columns) in [(1, 1), (3, 200), (64, 64), (65, 63), (130, 70)] {
      let matrix = generator.int8s(rows * columns)
      var out = [Int8](repeating: 0, count: rows * columns)
      dgm_transpose_i8(matrix, Int32(rows), Int32(columns), &out)
      let expected = (0..<columns).flatMap { column in (0..<rows).map { matrix[$0 * columns + column] } }
      XCTAssertEqual(out, expected, "\(rows) x \(columns), seed \(seed)")
    }
  }

  func testWeightsAreQuantisedTransposedToNearestEven() {
    var generator = SeededGenerator(seed: seed)
    let (inputs, outputs) = (16, 21)
    var weights = generator.floats(inputs * outputs, in: -3...3)
    weights.replaceSubrange(0..<8, with: [0.5, 1.5, 2.5, -0.5, -1.5, 1e30, -1e30, 126.5])
    for multiplier in [Float(1), 42.33, 0] {
      var q = [Int8](repeating: 0, count: inputs * outputs)
      dgm_quantize_weights_i8(weights, Int32(inputs), Int32(outputs), multiplier, &q)
      for column in 0..<outputs {
        for k in 0..<inputs {
          let scaled = weights[k * outputs + column] * multiplier
          let expected = Int8(min(max(scaled.rounded(.toNearestOrEven), -127), 127))
          XCTAssertEqual(q[column * inputs + k], expected, "\(scaled), seed \(seed)")
        }
      }
    }
  }
}
