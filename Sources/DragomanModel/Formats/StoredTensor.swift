package import DragomanTensors

/// One parameter of a network, where it lies in its file or in memory of the file's owner.
///
/// Valid while the `WeightFile` it came from lives; whoever keeps tensors keeps that too.
///
/// Unchecked Sendable: the pointers lead to memory that nobody writes between the end of `WeightFile.init` and its
/// `deinit` (a read-only mapping, or blocks filled in `init`).
package struct StoredTensor: @unchecked Sendable {
  /// The numbers of a tensor.
  package enum Storage {
    /// Aligned to 4 bytes at least, all finite. `[rows][columns]`, or with `isTransposed` `[columns][rows]`.
    case float32(UnsafePointer<Float>, isTransposed: Bool)
    /// Values in -127...127; weight = value / multiplier. A multiplier is 127 / max, finite and above 0, as is its
    /// reciprocal. `[rows][columns]`, or with `isTransposed` `[columns][rows]`: one output's weights after another.
    case int8(UnsafePointer<Int8>, multipliers: WeightMultipliers, isTransposed: Bool)
  }

  /// The name in the file, for example `encoder_l1_self_Wq`.
  package let name: String
  /// Rows of the logical shape; 1 for a vector. A weight is `[inputs, outputs]`, an embedding `[vocabulary, width]`.
  package let rows: Int
  /// Columns of the logical shape.
  package let columns: Int
  /// Where and how the numbers are stored.
  package let storage: Storage
}
