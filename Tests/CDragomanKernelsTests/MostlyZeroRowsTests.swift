import CDragomanKernels
import XCTest

final class MostlyZeroRowsTests: XCTestCase {
  private let seed: UInt64 = 20_240_611

  /// A row behind a ReLU is mostly zeros, whose weights are skipped; one with negative numbers is not such a row.
  func testMostlyZeroRowsHaveThePlainBits() {
    var generator = SeededGenerator(seed: seed)
    for inputs in [1024, 1536, 2048, 8192, 8208] {
      for (outputs, quads) in [
        (16, 0), (144, 1), (256, inputs / 20), (33, 9), (128, inputs / 8), (48, inputs / 6),
      ] {
        let layer = AffineI8(outputs: outputs, inputs: inputs, using: &generator)
        let multipliers = generator.floats(1, in: 1...90)
        var activations = [Int8](repeating: 0, count: inputs)
        let values = generator.int8s(4 * quads)
        for (index, value) in values.enumerated() {
          // Quads of one, two, three and four.
          let isThere = index % 4 <= index / 4 % 4
          activations[index / 4 * (inputs / 4 / max(quads, 1)) * 4 + index % 4] = isThere ? abs(value) : 0
        }
        for isNegative in [false, true] {
          if isNegative { activations[inputs - 1] = -127 }
          for rowMultipliers in [nil, multipliers] {
            let result = expectSameBits("\(outputs) x \(inputs), \(quads) quads, seed \(seed)") { path in
              layer.product(activations, rowMultipliers: rowMultipliers, on: path)
            }
            XCTAssertEqual(result, layer.expectedProduct(activations, rowMultipliers: rowMultipliers))
          }
        }
      }
    }
  }

  /// So many rows that they are taken in several parts, of which some are worth skipping zeros and some are not; in some
  /// rows everything is zero, and one is negative.
  func testManyMostlyZeroRowsHaveThePlainBits() {
    var generator = SeededGenerator(seed: seed)
    for (rows, inputs, outputs) in [
      (2, 1024, 48), (16, 1536, 16), (17, 1088, 80), (50, 1536, 48), (40, 1040, 32),
    ] {
      let layer = AffineI8(outputs: outputs, inputs: inputs, using: &generator)
      let multipliers = generator.floats(rows, in: 1...90)
      var activations = generator.int8s(rows * inputs)
      for row in 0..<rows {
        let isDense = row % 20 == 19 || (20..<37).contains(row)
        for quad in row * inputs / 4..<(row + 1) * inputs / 4 {
          let isThere = isDense || (row % 7 != 3 && generator.next() % 10 == 0)
          for index in 4 * quad..<4 * quad + 4 { activations[index] = isThere ? abs(activations[index]) : 0 }
        }
      }
      if rows > 40 { activations[41 * inputs] = -1 }
      for rowMultipliers in [nil, multipliers] {
        let result = expectSameBits("\(rows) x \(outputs) x \(inputs), seed \(seed)") { path in
          layer.product(activations, rowMultipliers: rowMultipliers, on: path)
        }
        XCTAssertEqual(result, layer.expectedProduct(activations, rowMultipliers: rowMultipliers))
        for path in KernelPath.supported {
          let padded = layer.product(activations, rowMultipliers: rowMultipliers, padding: 3, on: path)
          XCTAssertEqual(padded.filter { !$0.isNaN }, result, "\(path)")
        }
      }
    }
  }
}
