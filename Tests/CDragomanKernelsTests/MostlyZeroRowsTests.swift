import CDragomanKernels
import XCTest

/// Rows behind a ReLU are mostly zeros, whose weights are skipped.
final class MostlyZeroRowsTests: XCTestCase {
  private let seed: UInt64 = 20_240_611

  /// `count` activations of which about one in `rarity` is not zero, and none negative.
  private func activations(_ count: Int, rarity: UInt64, using generator: inout SeededGenerator) -> [Int8] {
    generator.int8s(count).map { generator.next() % rarity == 0 ? abs($0) : 0 }
  }

  /// The product on all paths, with static and dynamic scales and with space between the rows.
  private func expectExact(_ activations: [Int8], _ layer: AffineI8, using generator: inout SeededGenerator) {
    let rows = activations.count / layer.inputs
    for multipliers in [nil, generator.floats(rows, in: 1...90)] {
      let shape = "\(rows) x \(layer.outputs) x \(layer.inputs), seed \(seed)"
      let result = expectSameBits(shape) { path in
        layer.product(activations, rowMultipliers: multipliers, on: path)
      }
      XCTAssertEqual(result, layer.expectedProduct(activations, rowMultipliers: multipliers), shape)
      for path in KernelPath.supported {
        let padded = layer.product(activations, rowMultipliers: multipliers, padding: 3, on: path)
        XCTAssertEqual(padded.filter { !$0.isNaN }, result, "\(path), \(shape)")
      }
    }
  }

  func testOneRowIsExactHoweverManyZerosItHas() {
    var generator = SeededGenerator(seed: seed)
    for (inputs, outputs) in [(64, 64), (1024, 128), (1040, 192), (16_384, 64), (16_400, 64)] {
      let layer = AffineI8(outputs: outputs, inputs: inputs, using: &generator)
      for rarity in [1, 2, 3, 6, 20, 400] {
        expectExact(activations(inputs, rarity: UInt64(rarity), using: &generator), layer, using: &generator)
      }
    }
  }

  func testOnlyOneActivationOfEachKindIsExact() {
    var generator = SeededGenerator(seed: seed)
    let layer = AffineI8(outputs: 64, inputs: 1024, using: &generator)
    for value in [Int8(1), 127, -1, -127] {
      for place in [0, 1, 7, 8, 15, 16, 1023] {
        var activations = [Int8](repeating: 0, count: 1024)
        activations[place] = value
        expectExact(activations, layer, using: &generator)
      }
    }
    expectExact(.init(repeating: 0, count: 1024), layer, using: &generator)
  }

  /// So many rows that they are taken in several parts, of which some are worth skipping zeros and some are not; in some
  /// rows everything is zero, and one has a negative number.
  func testManyRowsAreExactWhicheverOfThemAreMostlyZeros() {
    var generator = SeededGenerator(seed: seed)
    for (rows, inputs, outputs) in [(2, 1024, 128), (17, 1088, 64), (45, 1536, 64), (40, 1040, 64)] {
      let layer = AffineI8(outputs: outputs, inputs: inputs, using: &generator)
      var all: [Int8] = []
      for row in 0..<rows {
        let rarity: UInt64 = row % 20 == 19 || (20..<31).contains(row) ? 1 : row % 7 == 3 ? 1_000_000 : 30
        all += activations(inputs, rarity: rarity, using: &generator)
      }
      if rows > 40 { all[42 * inputs] = -1 }
      expectExact(all, layer, using: &generator)
    }
  }

  func testTheGreatestSumsAreExact() {
    var generator = SeededGenerator(seed: seed)
    for weight in [Int8(-128), 127] {
      let layer = AffineI8(
        outputs: 64, inputs: 1024, weights: .init(repeating: weight, count: 64 * 1024),
        scales: .init(repeating: 1, count: 64), bias: .init(repeating: 0, count: 64))
      expectExact((0..<1024).map { $0 % 4 == 0 ? 127 : 0 }, layer, using: &generator)
    }
  }
}
