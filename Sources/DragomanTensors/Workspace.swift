internal import CDragomanBLAS
internal import CDragomanKernels

/// The scratch memory of one worker, and the kernel path it runs on. Never shared between threads.
package final class Workspace {
  /// The path every kernel takes.
  package let path: KernelPath
  /// Quantised activations, `[rows][columns]`.
  let quantized = AlignedBuffer<UInt8>()
  /// The inner activations of a feed-forward block, quantised.
  let hidden = AlignedBuffer<UInt8>()
  /// One activation multiplier a row, for weights without a static one.
  let rowMultipliers = AlignedBuffer<Float>()
  /// Padding and products of the float32 path.
  let tile = AlignedBuffer<Float>()
  /// Attention scores of one row and head.
  let scores = AlignedBuffer<Float>()
  /// Notes what each product multiplies; nil but while scales are being measured.
  package var gauge: ActivationGauge?

  /// An empty workspace for `path`.
  package init(path: KernelPath) {
    precondition(path.isSupported)
    self.path = path
  }

  /// Makes room for products of up to `rows` rows with up to `inputs` inputs and `outputs` outputs each, and for
  /// attention over up to `positions` positions.
  package func reserve(rows: Int, inputs: Int, outputs: Int, positions: Int) {
    quantized.reserve(rows * inputs)
    hidden.reserve(rows * inputs)
    rowMultipliers.reserve(rows)
    tile.reserve(Int(dgm_affine_f32_scratch(Int32(outputs), Int32(inputs))))
    scores.reserve((positions + 15) / 16 * 16)
  }
}

/// The rows that share an activation scale where the weights bring none: one sentence's in the encoder, one row in
/// the decoder. Never a batch's, so that a result does not depend on its neighbours.
package struct RowGroups {
  let starts: UnsafePointer<Int32>
  let count: Int

  /// Groups `starts[g] ..< starts[g + 1]` for g in 0 ..< count.
  package init(starts: UnsafePointer<Int32>, count: Int) {
    self.starts = starts
    self.count = count
  }
}

/// The system's BLAS.
package enum BLAS {
  /// Its version and the processor core it chose.
  package static let description: String = {
    useOneThread
    return String(cString: dgm_blas_description())
  }()

  /// Limits the library to one thread, once per process: its idle threads spin, and workers are our threads.
  package static let useOneThread: Void = dgm_blas_use_one_thread()
}
