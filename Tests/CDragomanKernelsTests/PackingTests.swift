import CDragomanKernels
import XCTest

final class PackingTests: XCTestCase {
  private let seed: UInt64 = 7

  func testPackedLayout() {
    var generator = SeededGenerator(seed: seed)
    for (outputs, inputs) in [(1, 16), (16, 16), (17, 32), (50, 48), (33, 20), (16, 4)] {
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

  func testSpreadLayout() {
    var generator = SeededGenerator(seed: seed)
    for (outputs, inputs) in [(64, 16), (192, 48)] {
      let layer = AffineI8(outputs: outputs, inputs: inputs, using: &generator)
      XCTAssertEqual(layer.spread?.count, outputs * inputs)
      for (index, value) in (layer.spread ?? []).enumerated() {
        let (input, place) = index.quotientAndRemainder(dividingBy: outputs)
        let column = place / 64 * 64 + place % 16 / 4 * 16 + place % 64 / 16 * 4 + place % 4
        XCTAssertEqual(value, layer.weights[column * inputs + input], "seed \(seed)")
      }
    }
  }

  func testLayersPackedSideBySideAreOneLayer() {
    var generator = SeededGenerator(seed: seed)
    for (widths, inputs) in [([16, 32], 32), ([5, 30, 16], 20), ([1, 1, 1], 4), ([33, 15, 2], 16)] {
      let whole = AffineI8(outputs: widths.reduce(0, +), inputs: inputs, using: &generator)
      var packed = [Int8](repeating: 99, count: whole.packed.count)
      var sums = [Int32](repeating: 99, count: whole.outputs)
      var first = 0
      for width in widths {
        let weights = Array(whole.weights[first * inputs..<(first + width) * inputs])
        dgm_pack_i8(weights, Int32(first), Int32(width), Int32(inputs), &packed, &sums)
        first += width
      }
      XCTAssertEqual(packed, whole.packed, "\(widths) x \(inputs), seed \(seed)")
      XCTAssertEqual(sums, whole.columnSums, "\(widths) x \(inputs), seed \(seed)")
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
}
