import CDragomanKernels
import Foundation
import XCTest

final class LayerNormTests: XCTestCase {
  private let seed: UInt64 = 99

  private func normalized(
    _ x: [Float], skip: [Float]?, gain: [Float], bias: [Float], on path: KernelPath
  ) -> (floats: [Float], bytes: [Int8]) {
    let d = gain.count
    var out = [Float](repeating: .nan, count: x.count)
    var bytes = [UInt8](repeating: 0, count: x.count)
    dgm_layer_norm(
      path.rawValue, x, skip, gain, bias, 1e-6, Int32(x.count / d), Int32(d), &out, 40, &bytes)
    return (out, path.values(bytes))
  }

  func testIsCloseToTheDefinitionAndTheSameOnEveryPath() {
    var generator = SeededGenerator(seed: seed)
    for (rows, d) in [(1, 16), (3, 32), (2, 48), (5, 256), (2, 512)] {
      let (x, skip) = (generator.floats(rows * d), generator.floats(rows * d))
      let (gain, bias) = (generator.floats(d), generator.floats(d))
      for skip in [nil, skip] {
        let result = expectSameBits("\(rows) x \(d), seed \(seed)") {
          normalized(x, skip: skip, gain: gain, bias: bias, on: $0).floats
        }
        expectSame("quantised \(rows) x \(d), seed \(seed)") {
          normalized(x, skip: skip, gain: gain, bias: bias, on: $0).bytes
        }
        var expected: [Double] = []
        for row in 0..<rows {
          let y = (0..<d).map { Double(x[row * d + $0]) + Double(skip?[row * d + $0] ?? 0) }
          let mean = y.reduce(0, +) / Double(d)
          let variance = y.map { ($0 - mean) * ($0 - mean) }.reduce(0, +) / Double(d)
          for i in 0..<d {
            expected.append(
              (y[i] - mean) / (variance + 1e-6).squareRoot() * Double(gain[i]) + Double(bias[i]))
          }
        }
        expectClose(result, expected, tolerance: 2e-6, "\(rows) x \(d), seed \(seed)")
      }
    }
  }

  /// The order of the sums is part of the contract, not only of one compiler's output.
  func testSumsRunInSixteenLanesAndTheFixedTree() {
    var generator = SeededGenerator(seed: seed)
    let d = 80
    let x = generator.floats(d, in: -1000...1000)
    func laneSum(_ values: [Float]) -> Float {
      var lanes = [Float](repeating: 0, count: 16)
      for (index, value) in values.enumerated() { lanes[index % 16] += value }
      for half in [8, 4, 2, 1] {
        for lane in 0..<half { lanes[lane] += lanes[lane + half] }
      }
      return lanes[0]
    }
    let mean = laneSum(x) / Float(d)
    let squares = x.map { value in
      let centred = value - mean
      return centred * centred
    }
    let deviation = (laneSum(squares) / Float(d) + 1e-6).squareRoot()
    let ones = [Float](repeating: 1, count: d)
    let zeros = [Float](repeating: 0, count: d)
    let result = normalized(x, skip: nil, gain: ones, bias: zeros, on: KernelPath.all[0]).floats
    XCTAssertEqual(result, x.map { ($0 - mean) / deviation + 0 }, "seed \(seed)")
  }

  func testWorksInPlaceOfEitherInput() {
    var generator = SeededGenerator(seed: seed)
    let (x, skip) = (generator.floats(64), generator.floats(64))
    let (gain, bias) = (generator.floats(32), generator.floats(32))
    for path in KernelPath.supported {
      let apart = normalized(x, skip: skip, gain: gain, bias: bias, on: path).floats
      var (inX, inSkip) = (x, skip)
      dgm_layer_norm(path.rawValue, inX, skip, gain, bias, 1e-6, 2, 32, &inX, 0, nil)
      dgm_layer_norm(path.rawValue, x, inSkip, gain, bias, 1e-6, 2, 32, &inSkip, 0, nil)
      XCTAssertEqual(inX, apart, "\(path)")
      XCTAssertEqual(inSkip, apart, "\(path)")
    }
  }

  func testQuantisesAsTheSeparateKernelDoes() {
    var generator = SeededGenerator(seed: seed)
    let x = generator.floats(96)
    let (gain, bias) = (generator.floats(48), generator.floats(48))
    for path in KernelPath.supported {
      let (floats, bytes) = normalized(x, skip: nil, gain: gain, bias: bias, on: path)
      var separate = [UInt8](repeating: 0, count: 96)
      dgm_quantize(path.rawValue, floats, 96, 40, &separate)
      XCTAssertEqual(bytes, path.values(separate), "\(path)")
    }
  }

  func testEqualNaNAndInfiniteInputsDoNotCrash() {
    let gain = [Float](repeating: 1, count: 16)
    let bias = [Float](repeating: 0.25, count: 16)
    for value in [Float(0), 5, .nan, .infinity, 3e38] {
      let x = [Float](repeating: value, count: 16)
      let result = expectSameBits("all \(value)") {
        normalized(x, skip: nil, gain: gain, bias: bias, on: $0).floats
      }
      expectSame("all \(value)") { normalized(x, skip: nil, gain: gain, bias: bias, on: $0).bytes }
      if abs(value) < 10 { XCTAssertEqual(result, bias) }
    }
  }
}
