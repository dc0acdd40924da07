import CDragomanKernels
import Foundation
import XCTest

final class RelativeAttentionTests: XCTestCase {
  private let seed: UInt64 = 47

  /// Rows at every position of one sentence, which all of them attend to.
  private struct Sentence {
    let length: Int
    let width: Int
    let heads: Int
    let reach: Int
    let q: [Float]
    let keys: [Float]
    let values: [Float]
    let keyDistances: [Float]
    let valueDistances: [Float]

    var size: Int { width / heads }

    init(length: Int, width: Int, heads: Int, reach: Int, using generator: inout SeededGenerator) {
      (self.length, self.width, self.heads, self.reach) = (length, width, heads, reach)
      q = generator.floats(length * width)
      keys = generator.floats(length * width)
      values = generator.floats(length * width)
      keyDistances = generator.floats((2 * reach + 1) * width / heads)
      valueDistances = generator.floats((2 * reach + 1) * width / heads)
    }

    private func row(of position: Int, seenFrom row: Int) -> Int {
      min(max(position - row, -reach), reach) + reach
    }

    /// What row `row` becomes, by the definition.
    func expected(_ row: Int) -> [Double] {
      var out: [Double] = []
      for head in 0..<heads {
        let scores = (0..<length).map { s in
          (0..<size).reduce(0.0) { sum, i in
            let key =
              Double(keys[s * width + head * size + i])
              + Double(keyDistances[self.row(of: s, seenFrom: row) * size + i])
            return sum + Double(q[row * width + head * size + i]) * key
          } / Double(size).squareRoot()
        }
        let exponentials = scores.map { exp($0 - (scores.max() ?? 0)) }
        let total = exponentials.reduce(0, +)
        for i in 0..<size {
          out.append(
            (0..<length).reduce(0.0) { sum, s in
              let value =
                Double(values[s * width + head * size + i])
                + Double(valueDistances[self.row(of: s, seenFrom: row) * size + i])
              return sum + exponentials[s] / total * value
            })
        }
      }
      return out
    }

    /// What the kernel makes of all rows.
    func attended(on path: KernelPath) -> [Float] {
      let capacity = (length + 15) / 16 * 16
      var block = [Float](repeating: .nan, count: width * capacity)
      var scratch = [Float](repeating: .nan, count: capacity)
      var out = [Float](repeating: .nan, count: length * width)
      dgm_transpose_keys(
        path.rawValue, keys, Int32(width), Int32(length), Int32(width), Int32(capacity), &block)
      block.withUnsafeBufferPointer { block in
        values.withUnsafeBufferPointer { values in
          keyDistances.withUnsafeBufferPointer { keyDistances in
            valueDistances.withUnsafeBufferPointer { valueDistances in
              guard let keys = block.baseAddress, let values = values.baseAddress,
                let keyTable = keyDistances.baseAddress, let valueTable = valueDistances.baseAddress
              else { return }
              let memory = dgm_memory(
                keys: keys, values: values, capacity: Int32(capacity), length: Int32(length))
              var distances = dgm_distances(keys: keyTable, values: valueTable, reach: Int32(reach))
              dgm_attention_relative(
                path.rawValue, q, Int32(width), [dgm_memory](repeating: memory, count: length), Int32(width),
                &distances, (0..<Int32(length)).map { $0 }, Int32(length), Int32(width), Int32(heads),
                1 / Float(size).squareRoot(), &scratch, &out)
            }
          }
        }
      }
      return out
    }
  }

  func testIsCloseToTheDefinitionAndTheSameOnEveryPath() {
    var generator = SeededGenerator(seed: seed)
    for (length, width, heads, reach) in [
      (1, 16, 1, 0), (5, 32, 2, 2), (16, 64, 2, 20), (33, 96, 3, 4), (40, 64, 4, 256),
    ] {
      let sentence = Sentence(length: length, width: width, heads: heads, reach: reach, using: &generator)
      let plain = sentence.attended(on: KernelPath.all[0])
      for row in 0..<length {
        for (i, expected) in sentence.expected(row).enumerated() {
          XCTAssertEqual(Double(plain[row * width + i]), expected, accuracy: 2e-5, "seed \(seed), row \(row)")
        }
      }
      for path in KernelPath.supported {
        XCTAssertEqual(
          sentence.attended(on: path).map(\.bitPattern), plain.map(\.bitPattern), "\(path), seed \(seed)")
      }
    }
  }
}
