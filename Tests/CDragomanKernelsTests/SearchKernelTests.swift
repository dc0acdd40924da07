import CDragomanKernels
import Foundation
import XCTest

final class SearchKernelTests: XCTestCase {
  private let seed: UInt64 = 1234

  private func argmax(_ x: [Float], _ what: @autoclosure () -> String) -> Int32 {
    expectSame(what()) { [dgm_argmax($0.rawValue, x, Int32(x.count))] }[0]
  }

  private func top(_ k: Int, of x: [Float], _ what: @autoclosure () -> String) -> (
    indices: [Int], values: [Float]
  ) {
    var values: [Float] = []
    let indices = expectSame(what()) { path in
      var (places, found) = ([Int32](repeating: -7, count: k + 1), [Float](repeating: .nan, count: k + 1))
      let count = dgm_top_k(path.rawValue, x, Int32(x.count), Int32(k), &places, &found)
      XCTAssertEqual(places[k], -7, "wrote past the end")
      values = Array(found.prefix(Int(count)))
      return places.prefix(Int(count)).map(Int.init)
    }
    return (indices, values)
  }

  func testTheFirstOfTheLargestWins() {
    var generator = SeededGenerator(seed: seed)
    for count in Array(1...70) + [1000] {
      // Few different values, so there are ties in and across lanes.
      let x = generator.int8s(count, in: -3...3).map(Float.init)
      let largest = x.max()
      XCTAssertEqual(
        argmax(x, "\(count) values, seed \(seed)"), Int32(x.firstIndex { $0 == largest } ?? -1),
        "seed \(seed)")
    }
    XCTAssertEqual(argmax([-0.0, 0], "zeros"), 0)
  }

  func testNaNNeverWins() {
    XCTAssertEqual(argmax([.nan], "NaN alone"), 0)
    XCTAssertEqual(argmax([.nan, .nan, .nan], "NaN alone"), 0)
    XCTAssertEqual(argmax([.nan, -5, .nan, -4], "NaN among others"), 3)
    XCTAssertEqual(argmax([.nan, -.infinity, .nan, -.infinity], "minus infinity"), 1)
    XCTAssertEqual(argmax([-.infinity, -.infinity], "minus infinity"), 0)
    XCTAssertEqual(argmax([1, .infinity, .nan, .infinity], "infinity"), 1)
    let masked = [Float](repeating: -.infinity, count: 40) + [-3e38]
    XCTAssertEqual(argmax(masked, "all but the last masked"), 40)
  }

  func testTheLargestInFallingOrderEarlierFirst() {
    var generator = SeededGenerator(seed: seed)
    for count in [0, 1, 5, 63, 64, 65, 200, 700] {
      for k in [1, 2, 4, 12, 70] {
        for ties in [true, false] {
          let x = ties ? generator.int8s(count, in: -9...9).map(Float.init) : generator.floats(count)
          let sorted = x.indices.sorted { (x[$0], $1) > (x[$1], $0) }.prefix(k)
          let (indices, values) = top(k, of: x, "\(k) of \(count), seed \(seed)")
          XCTAssertEqual(indices, Array(sorted), "\(k) of \(count), seed \(seed)")
          XCTAssertEqual(values, sorted.map { x[$0] }, "\(k) of \(count), seed \(seed)")
        }
      }
    }
  }

  func testTheLargestLeaveOutNaNAndMinusInfinity() {
    let x: [Float] = [.nan, -.infinity, 3, .nan, .infinity, 3, -.infinity, -1]
    let (indices, values) = top(6, of: x, "special values")
    XCTAssertEqual(indices, [4, 2, 5, 7])
    XCTAssertEqual(values, [.infinity, 3, 3, -1])
    let long =
      [Float](repeating: .nan, count: 100) + [-.infinity, 2] + [Float](repeating: -.infinity, count: 100)
    XCTAssertEqual(top(3, of: long, "one among many").indices, [101])
  }

  func testLogSumExp() {
    var generator = SeededGenerator(seed: seed)
    for count in [1, 2, 15, 16, 17, 33, 1000, 8000] {
      for span in [Float(0.5), 20, 300] {
        let x = generator.floats(count, in: -span...span)
        let result = expectSameBits("\(count) values, seed \(seed)") {
          [dgm_log_sum_exp($0.rawValue, x, Int32(count))]
        }
        let largest = Double(x.max() ?? 0)
        let exact = largest + log(x.reduce(0.0) { $0 + exp(Double($1) - largest) })
        expectClose(result, [exact], tolerance: 1e-6, "\(count) values, seed \(seed)")
      }
    }
    for (x, expected) in [
      ([Float](), -Float.infinity), ([-.infinity, -.infinity], -.infinity), ([1, .infinity], .infinity),
      ([-.infinity, 7], 7), ([3e38, -3e38], 3e38),
    ] {
      let result = expectSameBits("\(x)") { [dgm_log_sum_exp($0.rawValue, x, Int32(x.count))] }
      XCTAssertEqual(result, [expected], "\(x)")
    }
    XCTAssertTrue(expectSameBits("NaN") { [dgm_log_sum_exp($0.rawValue, [.nan, 1], 2)] }[0].isNaN)
  }

  func testFloatLogits() {
    var generator = SeededGenerator(seed: seed)
    for k in [16, 48, 256] {
      let (rows, bias, a) = (generator.floats(30 * k), generator.floats(30), generator.floats(k))
      for count in [0, 1, 3, 4, 5, 17] {
        let ids = (0..<count).map { _ in Int32(generator.next() >> 33) % 30 }
        let result = expectSameBits("\(count) of width \(k), seed \(seed)") { path in
          var out = [Float](repeating: .nan, count: count)
          dgm_logits_f32(path.rawValue, a, rows, bias, Int32(k), ids, Int32(count), &out)
          return out
        }
        let exact = ids.map { id in
          (0..<k).reduce(Double(bias[Int(id)])) { $0 + Double(a[$1]) * Double(rows[Int(id) * k + $1]) }
        }
        expectClose(result, exact, tolerance: 2e-5, "\(count) of width \(k), seed \(seed)")
      }
    }
  }
}
