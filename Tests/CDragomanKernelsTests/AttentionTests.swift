import CDragomanKernels
import Foundation
import XCTest

/// The keys and values of one sentence.
private struct Memory {
  let keys: [Float]
  let values: [Float]
  let length: Int
  let capacity: Int

  init(length: Int, spare: Int = 0, width: Int, using generator: inout SeededGenerator) {
    (self.length, capacity) = (length, (length + 15) / 16 * 16 + spare)
    keys = generator.floats(length * width)
    values = generator.floats(length * width)
  }
}

final class AttentionTests: XCTestCase {
  private let seed: UInt64 = 31

  /// dgm_attention with `rowMemory[r]` the memory of row r; what lies in unused key columns is NaN.
  private func attend(
    _ q: [Float], _ memories: [Memory], rowMemory: [Int], width: Int, heads: Int, on path: KernelPath
  ) -> (out: [Float], alignment: [Float]) {
    let rows = rowMemory.count
    let stride = (memories.map(\.capacity).max() ?? 0) + 3
    var out = [Float](repeating: .nan, count: rows * width)
    var alignment = [Float](repeating: .nan, count: rows * stride)
    var scratch = [Float](repeating: .nan, count: stride)
    var stores: [UnsafeMutablePointer<Float>] = []
    defer { stores.forEach { $0.deallocate() } }
    func stored(_ floats: [Float]) -> UnsafeMutablePointer<Float> {
      let store = UnsafeMutablePointer<Float>.allocate(capacity: floats.count)
      store.initialize(from: floats, count: floats.count)
      stores.append(store)
      return store
    }
    let blocks = memories.map { memory in
      var keys = [Float](repeating: .nan, count: width * memory.capacity)
      dgm_transpose_keys(
        path.rawValue, memory.keys, Int32(width), Int32(memory.length), Int32(width), Int32(memory.capacity),
        &keys)
      for i in keys.indices where i % memory.capacity >= memory.length { keys[i] = .nan }
      return dgm_memory(
        keys: stored(keys), values: stored(memory.values), capacity: Int32(memory.capacity),
        length: Int32(memory.length))
    }
    dgm_attention(
      path.rawValue, q, Int32(q.count / rows), rowMemory.map { blocks[$0] }, Int32(width), Int32(rows),
      Int32(width),
      Int32(heads), 1 / Float(width / heads).squareRoot(), &scratch, &out, &alignment, Int32(stride))
    return (out, alignment)
  }

  private func expected(_ q: [Float], _ memory: Memory, width: Int, heads: Int) -> (
    out: [Double], weights: [Double]
  ) {
    var (out, first): ([Double], [Double]) = ([], [])
    let size = width / heads
    for head in 0..<heads {
      let scores = (0..<memory.length).map { s in
        (0..<size).reduce(0.0) {
          $0 + Double(q[head * size + $1]) * Double(memory.keys[s * width + head * size + $1])
        }
          / Double(size).squareRoot()
      }
      let largest = scores.max() ?? 0
      let exponentials = scores.map { exp($0 - largest) }
      let weights = exponentials.map { $0 / exponentials.reduce(0, +) }
      if head == 0 { first = weights }
      for i in 0..<size {
        out.append(
          (0..<memory.length).reduce(0.0) {
            $0 + weights[$1] * Double(memory.values[$1 * width + head * size + i])
          })
      }
    }
    return (out, first)
  }

  func testIsCloseToTheDefinitionAndTheSameOnEveryPath() {
    var generator = SeededGenerator(seed: seed)
    for (length, width, heads) in [
      (1, 16, 1), (2, 32, 2), (15, 32, 1), (16, 64, 4), (17, 64, 2), (31, 96, 2), (33, 48, 1), (65, 64, 2),
      (300, 32, 2),
    ] {
      let memory = Memory(length: length, spare: length % 2 * 16, width: width, using: &generator)
      let q = generator.floats(width, in: -3...3)
      let what = "\(length) positions, \(width) wide, \(heads) heads, seed \(seed)"
      let out = expectSameBits(what) { path in
        attend(q, [memory], rowMemory: [0], width: width, heads: heads, on: path).out
      }
      let alignment = expectSameBits(what) { path in
        attend(q, [memory], rowMemory: [0], width: width, heads: heads, on: path).alignment
      }
      let exact = expected(q, memory, width: width, heads: heads)
      expectClose(out, exact.out, tolerance: 2e-6, what)
      expectClose(Array(alignment.prefix(length)), exact.weights, tolerance: 1e-6, what)
      XCTAssertTrue(alignment[length...].allSatisfy(\.isNaN), "wrote past the last position: \(what)")
    }
  }

  /// Rows that share a memory are taken together; a row must not notice.
  func testARowDoesNotDependOnTheRowsBesideIt() {
    var generator = SeededGenerator(seed: seed)
    let (width, heads) = (64, 2)
    let memories = [40, 3, 17, 290].map { Memory(length: $0, width: width, using: &generator) }
    let rowMemory = [0, 0, 0, 0, 0, 0, 0, 1, 2, 2, 2, 2, 1, 1, 0, 0, 0, 3, 3, 3, 3, 2]
    let stride = width + 5
    let q = generator.floats(rowMemory.count * stride, in: -3...3)
    for path in KernelPath.supported {
      let together = attend(q, memories, rowMemory: rowMemory, width: width, heads: heads, on: path)
      let alignmentStride = together.alignment.count / rowMemory.count
      for (row, memory) in rowMemory.enumerated() {
        let alone = attend(
          Array(q[row * stride..<(row + 1) * stride]), [memories[memory]], rowMemory: [0], width: width,
          heads: heads, on: path)
        XCTAssertEqual(
          Array(together.out[row * width..<(row + 1) * width]), alone.out, "\(path), row \(row), seed \(seed)"
        )
        let length = memories[memory].length
        XCTAssertEqual(
          Array(together.alignment[row * alignmentStride..<row * alignmentStride + length]),
          Array(alone.alignment.prefix(length)), "\(path), row \(row), seed \(seed)")
      }
    }
  }

  func testSpareCapacityChangesNothing() {
    var generator = SeededGenerator(seed: seed)
    var twin = generator
    let tight = Memory(length: 21, width: 32, using: &generator)
    let spacious = Memory(length: 21, spare: 400, width: 32, using: &twin)
    let q = generator.floats(32)
    for path in KernelPath.supported {
      XCTAssertEqual(
        attend(q, [tight], rowMemory: [0], width: 32, heads: 1, on: path).out,
        attend(q, [spacious], rowMemory: [0], width: 32, heads: 1, on: path).out, "\(path), seed \(seed)")
    }
  }

  func testHugeScoresPickOnePosition() {
    var generator = SeededGenerator(seed: seed)
    let memory = Memory(length: 5, width: 16, using: &generator)
    let q = memory.keys[32..<48].map { $0 * 1e6 }
    let exact = expected(Array(q), memory, width: 16, heads: 1)
    let out = expectSameBits("huge") {
      attend(Array(q), [memory], rowMemory: [0], width: 16, heads: 1, on: $0).out
    }
    expectClose(out, exact.out, tolerance: 1e-6, "seed \(seed)")
    for bad in [Float.nan, .infinity, 3e38] {
      expectSameBits("\(bad)") {
        attend(.init(repeating: bad, count: 16), [memory], rowMemory: [0], width: 16, heads: 1, on: $0).out
      }
    }
  }

  func testKeysAreTransposedAndTheRestZeroed() {
    var generator = SeededGenerator(seed: seed)
    for (length, width, capacity) in [(1, 16, 16), (16, 32, 16), (17, 48, 64), (40, 16, 48), (0, 16, 16)] {
      let stride = width + 7
      let rows = generator.floats(max(length, 1) * stride)
      let keys = expectSameBits("\(length) x \(width), seed \(seed)") { path in
        var keys = [Float](repeating: .nan, count: width * capacity)
        dgm_transpose_keys(
          path.rawValue, rows, Int32(stride), Int32(length), Int32(width), Int32(capacity), &keys)
        return keys
      }
      for i in 0..<width {
        for s in 0..<capacity {
          XCTAssertEqual(keys[i * capacity + s], s < length ? rows[s * stride + i] : 0, "seed \(seed)")
        }
      }
    }
  }

  func testAppendingKeysOneByOneIsTransposingThem() {
    var generator = SeededGenerator(seed: seed)
    let rows = generator.floats(20 * 32)
    var (whole, grown) = ([Float](repeating: 0, count: 32 * 32), [Float](repeating: 0, count: 32 * 32))
    dgm_transpose_keys(0, rows, 32, 20, 32, 32, &whole)
    for position in 0..<20 {
      dgm_append_key(Array(rows[position * 32..<(position + 1) * 32]), 32, 32, Int32(position), &grown)
    }
    XCTAssertEqual(grown, whole, "seed \(seed)")
  }
}
