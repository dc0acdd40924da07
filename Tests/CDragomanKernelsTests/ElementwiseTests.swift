import CDragomanKernels
import Foundation
import XCTest

final class ElementwiseTests: XCTestCase {
  private let seed: UInt64 = 4242

  /// Values at which comparisons, rounding and exponentials change.
  private let special: [Float] = [
    0, -0.0, 0.5, -0.5, 1.5, 2.5, -2.5, 126.5, -126.5, 127, 127.5, -128, .leastNonzeroMagnitude, 1e-38,
    -1e-38, 86.4, 86.6,
    -86.4, -86.6, 88.7, 88.8, -88.8, 1e10, -1e10, 3.4e38, -3.4e38, .infinity, -.infinity, .nan, 0.99999994,
    1.0000001,
    -1, 4, -4, 3.9999998,
  ]

  private func activate(_ activation: dgm_activation, _ x: [Float], on path: KernelPath) -> [Float] {
    var out = x
    dgm_activate(path.rawValue, Int32(activation.rawValue), &out, Int32(x.count))
    return out
  }

  func testQuantisesToNearestEvenWithinBounds() {
    var generator = SeededGenerator(seed: seed)
    for count in Array(0...35) + [1536] {
      let x = generator.floats(count, in: -200...200)
      let result = expectSame("\(count) values, seed \(seed)") { path in
        var out = [UInt8](repeating: 77, count: count + 1)
        dgm_quantize(path.rawValue, x, Int32(count), 0.75, &out)
        XCTAssertEqual(out[count], 77, "\(path) wrote past the end")
        return path.values(Array(out.dropLast()))
      }
      let expected = x.map { Int8(min(max(($0 * 0.75).rounded(.toNearestOrEven), -127), 127)) }
      XCTAssertEqual(result, expected, "seed \(seed)")
    }
    let halves = (-300...300).map { Float($0) / 2 }
    let result = expectSame("halves") { path in
      var out = [UInt8](repeating: 0, count: halves.count)
      dgm_quantize(path.rawValue, halves, Int32(halves.count), 1, &out)
      return path.values(out)
    }
    XCTAssertEqual(result, halves.map { Int8(min(max($0.rounded(.toNearestOrEven), -127), 127)) })
  }

  func testQuantisesSpecialValuesAlikeAndNeverTo128() {
    for multiplier in special {
      let result = expectSame("multiplier \(multiplier)") { path in
        var out = [UInt8](repeating: 0, count: special.count)
        dgm_quantize(path.rawValue, special, Int32(special.count), multiplier, &out)
        return path.values(out)
      }
      XCTAssertFalse(result.contains(-128))
    }
  }

  func testLargestMagnitude() {
    var generator = SeededGenerator(seed: seed)
    for count in 0...50 {
      let x = generator.floats(count, in: -9...3)
      let result = expectSameBits("\(count) values, seed \(seed)") {
        [dgm_max_abs($0.rawValue, x, Int32(count))]
      }
      XCTAssertEqual(result, [x.map(abs).max() ?? 0], "seed \(seed)")
    }
    XCTAssertEqual(expectSameBits("NaN") { [dgm_max_abs($0.rawValue, [.nan, -3, .nan], 3)] }, [3])
    XCTAssertEqual(
      expectSameBits("infinity") { [dgm_max_abs($0.rawValue, [1, -.infinity], 2)] }, [.infinity])
  }

  func testAddition() {
    var generator = SeededGenerator(seed: seed)
    for count in 0...40 {
      let (x, y) = (generator.floats(count), generator.floats(count))
      let result = expectSameBits("\(count) values, seed \(seed)") { path in
        var out = x
        dgm_add(path.rawValue, out, y, Int32(count), &out)
        return out
      }
      XCTAssertEqual(result, zip(x, y).map(+))
    }
  }

  func testActivationsAreCloseToTheirDefinition() {
    var generator = SeededGenerator(seed: seed)
    let x = generator.floats(3000, in: -8...8) + generator.floats(500, in: -100...100)
    let definitions: [(dgm_activation, (Double) -> Double)] = [
      (DGM_RELU, { max($0, 0) }),
      (DGM_SWISH, { $0 / (1 + exp(-$0)) }),
      (DGM_GELU_ERF, { 0.5 * $0 * (1 + erf($0 / 2.0.squareRoot())) }),
      (DGM_GELU_SIGMOID, { $0 / (1 + exp(-1.702 * $0)) }),
    ]
    for (activation, definition) in definitions {
      let result = expectSameBits("activation \(activation.rawValue), seed \(seed)") {
        activate(activation, x, on: $0)
      }
      expectClose(
        result, x.map { definition(Double($0)) }, tolerance: 6e-7, "activation \(activation.rawValue)")
    }
  }

  func testActivationsOfSpecialValuesAndTails() {
    for activation in [DGM_RELU, DGM_SWISH, DGM_GELU_ERF, DGM_GELU_SIGMOID] {
      for count in 0...special.count {
        let x = Array(special.prefix(count))
        let result = expectSameBits("activation \(activation.rawValue)") { activate(activation, x, on: $0) }
        for (value, y) in zip(x, result) where value.isFinite {
          XCTAssertTrue(y.isFinite, "activation \(activation.rawValue) of \(value) is \(y)")
        }
      }
    }
  }

  /// With a cell of 1 and no input the SSRU's output is the sigmoid itself.
  private func sigmoid(_ x: [Float], on path: KernelPath) -> [Float] {
    let gates = [Float](repeating: 0, count: x.count) + x
    var (cells, out) = ([Float](repeating: 1, count: x.count), [Float](repeating: 0, count: x.count))
    dgm_ssru(path.rawValue, gates, &cells, [0], 1, Int32(x.count), &out)
    return out
  }

  func testSigmoidHasSmallRelativeErrorDownToItsSmallestValues() {
    let x = (0..<17600).map { Float($0) / 100 - 86 }
    let result = expectSameBits("sigmoid") { sigmoid(x, on: $0) }
    for (value, y) in zip(x, result) {
      let exact = 1 / (1 + exp(-Double(value)))
      XCTAssertLessThanOrEqual(abs(Double(y) - exact), 3e-7 * exact, "sigmoid(\(value)) is \(y)")
    }
  }

  func testSigmoidEndsInZeroAndOne() {
    let x: [Float] =
      [90, 1e5, 3.4e38, .infinity, -90, -1e5, -3.4e38, -.infinity] + .init(repeating: 0, count: 8)
    let result = expectSameBits("sigmoid") { sigmoid(x, on: $0) }
    XCTAssertEqual(Array(result.prefix(9)), [1, 1, 1, 1, 0, 0, 0, 0, 0.5])
    XCTAssertTrue(sigmoid(.init(repeating: .nan, count: 16), on: KernelPath.all[0]).allSatisfy { !($0 > 0) })
  }

  func testRecurrentStepUpdatesOnlyItsSlots() {
    var generator = SeededGenerator(seed: seed)
    let d = 48
    let slots: [Int32] = [3, 0, 4]
    let (gates, cells) = (generator.floats(3 * 2 * d, in: -6...6), generator.floats(5 * d))
    let result = expectSameBits("seed \(seed)") { path in
      var (after, out) = (cells, [Float](repeating: .nan, count: 3 * d))
      dgm_ssru(path.rawValue, gates, &after, slots, 3, Int32(d), &out)
      return after + out
    }
    var expected = cells.map(Double.init)
    var out: [Double] = []
    for row in 0..<3 {
      for i in 0..<d {
        let forget = 1 / (1 + exp(-Double(gates[(2 * row + 1) * d + i])))
        let cell = Int(slots[row]) * d + i
        expected[cell] = forget * expected[cell] + (1 - forget) * Double(gates[2 * row * d + i])
        out.append(max(expected[cell], 0))
      }
    }
    expectClose(result, expected + out, tolerance: 1e-6, "seed \(seed)")
    XCTAssertEqual(Array(result[d..<3 * d]), Array(cells[d..<3 * d]), "a slot that was not named changed")
  }

  func testEmbeddings() {
    var generator = SeededGenerator(seed: seed)
    let d = 32
    let (bytes, floats) = (generator.int8s(6 * d, in: -128...127), generator.floats(6 * d))
    let positions = generator.floats(4 * d)
    let (ids, rows): ([Int32], [Int32]) = ([5, -1, 0, 3, 3], [0, 0, 3, 1, 2])
    let (unscale, multiplier): (Float, Float) = (0.0123, 5.656854)
    let fromBytes = expectSameBits("int8, seed \(seed)") { path in
      var out = [Float](repeating: .nan, count: 5 * d)
      dgm_embed_i8(path.rawValue, bytes, unscale, multiplier, ids, positions, rows, 5, Int32(d), &out)
      return out
    }
    let fromFloats = expectSameBits("float32, seed \(seed)") { path in
      var out = [Float](repeating: .nan, count: 5 * d)
      dgm_embed_f32(path.rawValue, floats, multiplier, ids, positions, rows, 5, Int32(d), &out)
      return out
    }
    for (row, id) in ids.enumerated() {
      for i in 0..<d {
        let position = positions[Int(rows[row]) * d + i]
        let scaled = id < 0 ? 0 : Float(bytes[Int(id) * d + i]) * unscale * multiplier
        XCTAssertEqual(fromBytes[row * d + i], scaled + position, "seed \(seed)")
        let product = id < 0 ? 0 : floats[Int(id) * d + i] * multiplier
        XCTAssertEqual(fromFloats[row * d + i], product + position, "seed \(seed)")
      }
    }
  }

  func testPositionsAreTheSinusoidalTableWithAnglesInFloat() {
    for d in [16, 64, 256] {
      let (count, half) = (300, d / 2)
      var table = [Float](repeating: .nan, count: count * d)
      dgm_positions(&table, Int32(count), Int32(d), 1)
      let step = Float(log(10000.0)) / Float(half - 1)
      for i in 0..<half {
        let rate = Float(exp(Double(Float(i) * -step)))
        XCTAssertEqual(Double(rate), exp(-Double(i) * log(10000) / Double(half - 1)), accuracy: 1e-6)
        for position in 0..<count {
          let angle = Double(Float(position) * rate)
          XCTAssertEqual(Double(table[position * d + i]), sin(angle), accuracy: 6.1e-8)
          XCTAssertEqual(Double(table[position * d + half + i]), cos(angle), accuracy: 6.1e-8)
        }
      }
    }
  }

  func testFiniteness() {
    for count in [1, 15, 16, 17, 100] {
      let x = [Float](repeating: -3.4e38, count: count)
      XCTAssertEqual(dgm_all_finite(x, Int64(count)), 1)
      for bad in [Float.nan, .infinity, -.infinity] {
        for index in 0..<count {
          var y = x
          y[index] = bad
          XCTAssertEqual(dgm_all_finite(y, Int64(count)), 0, "\(bad) at \(index) of \(count)")
        }
      }
    }
    XCTAssertEqual(dgm_all_finite([.nan], 0), 1)
  }
}
