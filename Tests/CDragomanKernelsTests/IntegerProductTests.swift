import CDragomanKernels
import XCTest

final class IntegerProductTests: XCTestCase {
  private let seed: UInt64 = 20_240_611

  func testPlainPathIsTheDefinition() {
    var generator = SeededGenerator(seed: seed)
    for (rows, outputs, inputs) in [(1, 1, 16), (2, 17, 32), (3, 16, 48), (5, 33, 64), (1, 40, 256)] {
      let layer = AffineI8(outputs: outputs, inputs: inputs, using: &generator)
      let activations = generator.int8s(rows * inputs)
      let multipliers = generator.floats(rows, in: 1...90)
      let plain = KernelPath.all[0]
      XCTAssertEqual(
        layer.product(activations, on: plain), layer.expectedProduct(activations), "seed \(seed)")
      XCTAssertEqual(
        layer.product(activations, rowMultipliers: multipliers, on: plain),
        layer.expectedProduct(activations, rowMultipliers: multipliers), "seed \(seed)")
    }
  }

  /// Every number of rows with all kinds of tiles, and every width of the last block.
  func testEveryShapeHasThePlainBits() {
    var generator = SeededGenerator(seed: seed)
    let inner = [16, 32, 48, 64, 112, 256, 528, 1536]
    let widths = [100, 16, 1, 33, 64, 128, 17, 97, 80]
    let shapes =
      (1...33).flatMap { rows in widths.prefix(3).map { (rows, $0) } }
      + (1...33).map { rows in (rows, widths[rows % widths.count]) } + (1...100).map { n in (1 + n % 13, n) }
      + [(48, 48), (49, 33), (100, 17), (130, 65)]
    for (index, (rows, outputs)) in shapes.enumerated() {
      let inputs = inner[index % (rows * outputs > 1200 ? 6 : inner.count)]
      let layer = AffineI8(outputs: outputs, inputs: inputs, using: &generator)
      let activations = generator.int8s(rows * inputs)
      let multipliers = index % 3 == 0 ? generator.floats(rows, in: 1...90) : nil
      let padding = index % 4
      expectSameBits("\(rows) x \(outputs) x \(inputs), seed \(seed)") { path in
        layer.product(activations, rowMultipliers: multipliers, padding: padding, on: path)
      }
      let multiplier = generator.floats(1, in: 0.1...100)[0]
      expectSame("relu, \(rows) x \(outputs) x \(inputs), seed \(seed)") { path in
        layer.positiveProduct(activations, multiplier: multiplier, on: path)
      }
    }
  }

  /// Activations beyond seven bits in some rows and places only, and more rows than are narrowed at once.
  func testFewLargeActivationsHaveThePlainBits() {
    var generator = SeededGenerator(seed: seed)
    for (rows, inputs, outputs) in [(1, 256, 33), (5, 48, 100), (127, 64, 16), (131, 32, 48), (300, 256, 17)]
    {
      let layer = AffineI8(outputs: outputs, inputs: inputs, using: &generator)
      var activations = generator.int8s(rows * inputs)
      for index in activations.indices {
        activations[index] = generator.next() % 40 == 0 ? activations[index] : activations[index] / 2
      }
      for multipliers in [nil, generator.floats(rows, in: 1...90)] {
        let result = expectSameBits("\(rows) x \(outputs) x \(inputs), seed \(seed)") { path in
          layer.product(activations, rowMultipliers: multipliers, on: path)
        }
        XCTAssertEqual(result, layer.expectedProduct(activations, rowMultipliers: multipliers))
      }
      expectSame("relu, \(rows) x \(outputs) x \(inputs), seed \(seed)") { path in
        layer.positiveProduct(activations, multiplier: 0.3, on: path)
      }
    }
  }

  func testExtremesAreExact() {
    for inputs in [16, 1536, 65_536] {
      for weight in [Int8(-128), -127, 127] {
        for activation in [Int8(-127), 127] {
          let layer = AffineI8(
            outputs: 18, inputs: inputs, weights: .init(repeating: weight, count: 18 * inputs),
            scales: .init(repeating: 1, count: 18), bias: .init(repeating: 0, count: 18))
          let activations = [Int8](repeating: activation, count: 9 * inputs)
          let exact = Float(Int32(weight) * Int32(activation) * Int32(inputs))
          let result = expectSameBits("\(weight) x \(activation) x \(inputs)") { path in
            layer.product(activations, on: path)
          }
          XCTAssertEqual(result, .init(repeating: exact, count: 9 * 18))
        }
      }
    }
  }

  func testEveryWeightTimesEveryActivationIsExact() {
    // Column c has the weight c - 128 in one place; row r the activation r - 127 there.
    let weights = (0..<256).flatMap { c in
      (0..<16).map { $0 == c % 16 ? Int8(truncatingIfNeeded: c - 128) : 0 }
    }
    let layer = AffineI8(
      outputs: 256, inputs: 16, weights: weights, scales: .init(repeating: 1, count: 256),
      bias: .init(repeating: 0, count: 256))
    let activations = (-127...127).flatMap { [Int8](repeating: Int8($0), count: 16) }
    let result = expectSameBits("all pairs") { layer.product(activations, on: $0) }
    let expected = (-127...127).flatMap { x in (-128...127).map { Float(x * $0) } }
    XCTAssertEqual(result, expected)
  }

  func testScalesOfAnySizeHaveThePlainBits() {
    var generator = SeededGenerator(seed: seed)
    var layer = AffineI8(outputs: 35, inputs: 64, using: &generator)
    let activations = generator.int8s(8 * 64) + [Int8](repeating: 0, count: 64)
    let special: [Float] = [
      0, -0.0, .leastNonzeroMagnitude, 1e-38, 1e38, .infinity, -.infinity, .nan, 3.4e38,
    ]
    layer.scales = (0..<35).map { special[$0 % special.count] }
    layer.bias = (0..<35).map { special[$0 / special.count % special.count] }
    expectSameBits("static") { layer.product(activations, on: $0) }
    expectSameBits("dynamic") {
      layer.product(activations, rowMultipliers: special, on: $0)
    }
    for multiplier in special {
      expectSame("relu, \(multiplier)") { layer.positiveProduct(activations, multiplier: multiplier, on: $0) }
    }
  }

  func testARowDoesNotDependOnTheOthers() {
    var generator = SeededGenerator(seed: seed)
    let layer = AffineI8(outputs: 70, inputs: 96, using: &generator)
    let activations = generator.int8s(29 * 96)
    let multipliers = generator.floats(29, in: 1...90)
    for path in KernelPath.supported {
      let together = layer.product(activations, rowMultipliers: multipliers, on: path)
      for row in 0..<29 {
        let alone = layer.product(
          Array(activations[row * 96..<(row + 1) * 96]), rowMultipliers: [multipliers[row]], on: path)
        XCTAssertEqual(Array(together[row * 70..<(row + 1) * 70]), alone, "\(path), row \(row), seed \(seed)")
      }
    }
  }

  func testNothingIsWrittenBesideTheOutput() {
    var generator = SeededGenerator(seed: seed)
    for outputs in [1, 15, 16, 31, 48, 65] {
      let layer = AffineI8(outputs: outputs, inputs: 32, using: &generator)
      let activations = generator.int8s(11 * 32)
      for path in KernelPath.supported {
        let padded = layer.product(activations, padding: 5, on: path)
        for row in 0..<11 {
          let padding = padded[row * (outputs + 5) + outputs..<(row + 1) * (outputs + 5)]
          XCTAssertTrue(padding.allSatisfy(\.isNaN), "\(path), \(outputs) columns")
        }
        XCTAssertEqual(layer.positiveProduct(activations, multiplier: 1, on: path).last, 99, "\(path)")
      }
    }
  }

  func testNoRowsWriteNothing() {
    var generator = SeededGenerator(seed: seed)
    let layer = AffineI8(outputs: 17, inputs: 16, using: &generator)
    expectSameBits("no rows") { layer.product([], on: $0) }
  }

  func testTheFusedFirstHalfIsTheThreeStepsOneByOne() {
    var generator = SeededGenerator(seed: seed)
    let layer = AffineI8(outputs: 50, inputs: 256, using: &generator)
    let activations = generator.int8s(19 * 256)
    for path in KernelPath.supported {
      var y = layer.product(activations, on: path)
      dgm_activate(path.rawValue, Int32(DGM_RELU.rawValue), &y, Int32(y.count))
      var bytes = [UInt8](repeating: 0, count: y.count)
      dgm_quantize(path.rawValue, y, Int32(y.count), 1.7, &bytes)
      XCTAssertEqual(
        layer.positiveProduct(activations, multiplier: 1.7, on: path).dropLast(), path.values(bytes)[...],
        "\(path), seed \(seed)")
    }
  }

  func testChosenLogits() {
    var generator = SeededGenerator(seed: seed)
    for (inputs, vocabulary) in [(16, 5), (32, 40), (48, 40), (80, 100), (256, 100), (272, 60), (1536, 20)] {
      let rows = generator.int8s(vocabulary * inputs, in: -128...127)
      let bias = generator.floats(vocabulary)
      let activation = generator.int8s(inputs)
      var sums = [Int32](repeating: 0, count: vocabulary)
      dgm_row_sums_i8(rows, Int32(vocabulary), Int32(inputs), &sums)
      for count in [0, 1, 2, 3, 4, 5, 7, 8, 9, 15, 16, 17, 31, 33, 50] {
        let ids = (0..<count).map { _ in Int32(generator.next() >> 33) % Int32(vocabulary) }
        let result = expectSameBits("\(count) of \(inputs), seed \(seed)") { path in
          var out = [Float](repeating: .nan, count: count + 1)
          dgm_logits_i8(
            path.rawValue, path.stored(activation), rows, sums, bias, Int32(inputs), 0.003, ids, Int32(count),
            &out)
          return out
        }
        XCTAssertTrue(result[count].isNaN, "wrote past the end")
        for (position, id) in ids.enumerated() {
          let row = rows[Int(id) * inputs..<(Int(id) + 1) * inputs]
          let sum = zip(row, activation).reduce(Int32(0)) { $0 + Int32($1.0) * Int32($1.1) }
          let scaled = Float(sum) * 0.003
          XCTAssertEqual(result[position], scaled + bias[Int(id)], "seed \(seed)")
        }
      }
    }
  }
}
