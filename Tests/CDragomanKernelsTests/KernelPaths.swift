import CDragomanKernels
import XCTest

/// The kernel paths by name, and which of them this processor runs.
struct KernelPath: Equatable, CustomStringConvertible {
  let rawValue: Int32
  let description: String

  static let all = [
    KernelPath(rawValue: Int32(DGM_PATH_PLAIN.rawValue), description: "plain"),
    KernelPath(rawValue: Int32(DGM_PATH_SSSE3.rawValue), description: "ssse3"),
    KernelPath(rawValue: Int32(DGM_PATH_AVX2.rawValue), description: "avx2"),
    KernelPath(rawValue: Int32(DGM_PATH_AVXVNNI.rawValue), description: "avx-vnni"),
    KernelPath(rawValue: Int32(DGM_PATH_AVX512VNNI.rawValue), description: "avx512-vnni"),
    KernelPath(rawValue: Int32(DGM_PATH_AMX.rawValue), description: "amx-int8"),
    KernelPath(rawValue: Int32(DGM_PATH_DOTPROD.rawValue), description: "neon-dotprod"),
    KernelPath(rawValue: Int32(DGM_PATH_I8MM.rawValue), description: "neon-i8mm"),
  ]

  /// Those that a processor of this architecture can have.
  static let ofThisArchitecture = all.filter { path in
    #if arch(arm64)
      path.rawValue == 0 || path.rawValue >= Int32(DGM_PATH_DOTPROD.rawValue)
    #else
      path.rawValue < Int32(DGM_PATH_DOTPROD.rawValue)
    #endif
  }

  static let supported = all.filter { dgm_path_supported($0.rawValue) != 0 }

  /// Activations as this path stores them: with its offset.
  func stored(_ activations: [Int8]) -> [UInt8] {
    let offset = dgm_activation_offset(rawValue)
    return activations.map { UInt8(truncatingIfNeeded: Int32($0) + offset) }
  }

  /// The reverse of `stored`.
  func values(_ stored: [UInt8]) -> [Int8] {
    let offset = dgm_activation_offset(rawValue)
    return stored.map { Int8(truncatingIfNeeded: Int32($0) - offset) }
  }
}

/// SplitMix64: the same numbers on every machine.
struct SeededGenerator: RandomNumberGenerator {
  private var state: UInt64

  init(seed: UInt64) { state = seed }

  mutating func next() -> UInt64 {
    state &+= 0x9E37_79B9_7F4A_7C15
    var z = state
    z = (z ^ (z >> 30)) &* 0xBF58_476D_1CE4_E5B9
    z = (z ^ (z >> 27)) &* 0x94D0_49BB_1331_11EB
    return z ^ (z >> 31)
  }

  mutating func floats(_ count: Int, in range: ClosedRange<Float> = -2...2) -> [Float] {
    (0..<count).map { _ in
      range.lowerBound + Float(next() >> 40) * 0x1p-24 * (range.upperBound - range.lowerBound)
    }
  }

  /// Longer arrays repeat a period of 1,021 numbers, a prime: no two columns are alike, and it is quick even in
  /// a debug build on an emulated processor.
  mutating func int8s(_ count: Int, in range: ClosedRange<Int> = -127...127) -> [Int8] {
    let period = (0..<min(count, 1021)).map { _ in
      Int8(range.lowerBound + Int(next() >> 33) % range.count)
    }
    var values = period
    values.reserveCapacity(count)
    while values.count < count { values += period.prefix(count - values.count) }
    return values
  }
}

/// Runs `kernel` on every path this processor has and expects the plain path's bits, NaN standing for any NaN.
/// Returns the plain path's result.
@discardableResult
func expectSameBits(
  _ what: @autoclosure () -> String, file: StaticString = #filePath, line: UInt = #line,
  _ kernel: (KernelPath) -> [Float]
) -> [Float] {
  let plain = kernel(KernelPath.all[0])
  for path in KernelPath.supported.dropFirst() {
    let result = kernel(path)
    guard result.count == plain.count else {
      XCTFail("\(path): \(what()): \(result.count) values for \(plain.count)", file: file, line: line)
      continue
    }
    let different = result.indices.first { index in
      result[index].bitPattern != plain[index].bitPattern && !(result[index].isNaN && plain[index].isNaN)
    }
    if let index = different {
      XCTFail(
        "\(path): \(what()): [\(index)] is \(result[index]), plain has \(plain[index])", file: file,
        line: line)
    }
  }
  return plain
}

/// As `expectSameBits`, for whole numbers.
@discardableResult
func expectSame<Value: Equatable>(
  _ what: @autoclosure () -> String, file: StaticString = #filePath, line: UInt = #line,
  _ kernel: (KernelPath) -> [Value]
) -> [Value] {
  let plain = kernel(KernelPath.all[0])
  for path in KernelPath.supported.dropFirst() {
    let result = kernel(path)
    if result != plain {
      let index = zip(result, plain).enumerated().first { $1.0 != $1.1 }?.offset
      XCTFail(
        "\(path): \(what()): differs from plain at \(index.map(String.init) ?? "its end")", file: file,
        line: line)
    }
  }
  return plain
}

/// Expects each value within `tolerance` of the double-precision one: absolutely below 1, relatively above.
func expectClose(
  _ values: [Float], _ expected: [Double], tolerance: Double, _ what: @autoclosure () -> String,
  file: StaticString = #filePath, line: UInt = #line
) {
  XCTAssertEqual(values.count, expected.count, what(), file: file, line: line)
  for (index, (value, wanted)) in zip(values, expected).enumerated()
  where !(abs(Double(value) - wanted) <= tolerance * max(1, abs(wanted))) {
    XCTFail("\(what()): [\(index)] is \(value), expected \(wanted)", file: file, line: line)
    return
  }
}

final class KernelPathTests: XCTestCase {
  /// The line that `tools/ci/emulated` reads, and those paths that this run says nothing about.
  func testNamesTheChosenPathAndThoseNotRun() {
    let best = dgm_path_best()
    print("kernel path: \(KernelPath.all.first { $0.rawValue == best }?.description ?? "unknown")")
    for path in KernelPath.ofThisArchitecture where !KernelPath.supported.contains(path) {
      print("kernel path not run, this processor lacks it: \(path)")
    }
    XCTAssertEqual(KernelPath.supported.last?.rawValue, best)
  }

  func testPlainIsAlwaysSupportedAndUnknownPathsNever() {
    XCTAssertNotEqual(dgm_path_supported(0), 0)
    XCTAssertEqual(dgm_path_supported(-1), 0)
    XCTAssertEqual(dgm_path_supported(8), 0)
    XCTAssertEqual(dgm_path_supported(.max), 0)
  }

  func testOnlyVNNIAndAMXOffsetActivations() {
    XCTAssertEqual(KernelPath.all.map { dgm_activation_offset($0.rawValue) }, [0, 0, 0, 128, 128, 128, 0, 0])
  }
}
