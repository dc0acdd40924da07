internal import CDragomanKernels

/// A copy of weights with inputs and outputs exchanged: for the few tensors that files keep the other way round.
package final class TransposedTable {
  /// The copy; valid while this object lives.
  package let matrix: WeightMatrix
  private let owner: AnyObject

  /// From int8 `[rows][columns]` to `[columns][rows]`.
  package init(
    _ values: UnsafePointer<Int8>, rows: Int, columns: Int, quantization: Float, activation: Float?
  ) {
    let copy = AlignedBuffer<Int8>()
    copy.reserve(rows * columns)
    dgm_transpose_i8(values, Int32(rows), Int32(columns), copy.pointer)
    owner = copy
    matrix = .int8(UnsafePointer(copy.pointer), quantization: .one(quantization), activation: activation)
  }

  /// From float32 `[rows][columns]` to `[columns][rows]`.
  package init(_ values: UnsafePointer<Float>, rows: Int, columns: Int) {
    let copy = AlignedBuffer<Float>()
    copy.reserve(rows * columns)
    dgm_transpose_f32(values, Int32(rows), Int32(columns), copy.pointer)
    owner = copy
    matrix = .float32(UnsafePointer(copy.pointer), isTransposed: false)
  }
}
