internal import CDragomanKernels

/// Loops over weights as files store them.
package enum StoredWeights {
  /// Whether no value is infinite or NaN.
  package static func areFinite(_ values: UnsafeBufferPointer<Float>) -> Bool {
    guard let start = values.baseAddress else { return true }
    return dgm_all_finite(start, Int64(values.count)) != 0
  }

  /// Whether no value is -128, the one int8 whose negative is none; the kernels rely on that.
  package static func areSymmetric(_ values: UnsafeBufferPointer<Int8>) -> Bool {
    guard let start = values.baseAddress else { return true }
    return dgm_is_symmetric_i8(start, Int64(values.count)) != 0
  }

  /// Converts little-endian IEEE 754 binary16 at any alignment, exactly.
  ///
  /// - Precondition: `halves` has two bytes for each element of `floats`.
  package static func widen(halves: UnsafeRawBufferPointer, to floats: UnsafeMutableBufferPointer<Float>) {
    precondition(halves.count == floats.count * 2, "\(halves.count) bytes for \(floats.count) halves")
    guard let source = halves.baseAddress, let target = floats.baseAddress else { return }
    dgm_widen_f16(source, Int64(floats.count), target)
  }

  /// Converts little-endian int16 at any alignment to value / `scale`.
  ///
  /// - Precondition: `shorts` has two bytes for each element of `floats`.
  package static func widen(
    shorts: UnsafeRawBufferPointer, scale: Float, to floats: UnsafeMutableBufferPointer<Float>
  ) {
    precondition(shorts.count == floats.count * 2, "\(shorts.count) bytes for \(floats.count) int16")
    guard let source = shorts.baseAddress, let target = floats.baseAddress else { return }
    dgm_widen_i16(source, Int64(floats.count), scale, target)
  }

  /// Converts little-endian bfloat16 at any alignment, exactly.
  ///
  /// - Precondition: `halves` has two bytes for each element of `floats`.
  package static func widen(
    brainHalves halves: UnsafeRawBufferPointer, to floats: UnsafeMutableBufferPointer<Float>
  ) {
    precondition(halves.count == floats.count * 2, "\(halves.count) bytes for \(floats.count) halves")
    guard let source = halves.baseAddress, let target = floats.baseAddress else { return }
    dgm_widen_bf16(source, Int64(floats.count), target)
  }

  /// Rounds finite `values` `[rows][columns]` to int8, each row with its own multiplier, 127 / its largest value.
  ///
  /// - Precondition: `out` has room for all values, `multipliers` for one number a row.
  package static func quantize(
    _ values: UnsafePointer<Float>, rows: Int, columns: Int, into out: UnsafeMutableBufferPointer<Int8>,
    multipliers: UnsafeMutableBufferPointer<Float>
  ) {
    precondition(out.count == rows * columns && multipliers.count == rows)
    guard let bytes = out.baseAddress, let numbers = multipliers.baseAddress else { return }
    dgm_quantize_rows(values, Int64(rows), Int64(columns), bytes, numbers)
  }

  /// Exchanges rows and columns of `values` `[rows][columns]`.
  ///
  /// - Precondition: `out` has room for all values.
  package static func transpose(
    _ values: UnsafePointer<Float>, rows: Int, columns: Int, into out: UnsafeMutableBufferPointer<Float>
  ) {
    precondition(out.count == rows * columns)
    guard let target = out.baseAddress else { return }
    dgm_transpose_f32(values, Int32(rows), Int32(columns), target)
  }

  /// Converts little-endian binary64 at any alignment, rounding to nearest; beyond float32 is infinite.
  ///
  /// - Precondition: `doubles` has eight bytes for each element of `floats`.
  package static func narrow(
    doubles: UnsafeRawBufferPointer, to floats: UnsafeMutableBufferPointer<Float>
  ) {
    precondition(doubles.count == floats.count * 8, "\(doubles.count) bytes for \(floats.count) doubles")
    guard let source = doubles.baseAddress, let target = floats.baseAddress else { return }
    dgm_narrow_f64(source, Int64(floats.count), target)
  }
}
