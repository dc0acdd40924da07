internal import CDragomanKernels

/// logits = h Eᵀ + b over the target vocabulary, or over chosen entries of it.
///
/// Immutable after `init` but for the packed form of the whole vocabulary, which callers that need it share
/// through `wholeVocabulary`.
package final class OutputLayer {
  private let table: WeightMatrix
  private let bias: AlignedBuffer<Float>
  /// In the bias's place where the products are divided before it is added.
  private let zeros: AlignedBuffer<Float>
  private let rowSums: AlignedBuffer<Int32>
  private let width: Int
  private let owner: AnyObject?
  private let name: String
  /// Entries in the target vocabulary.
  package let vocabulary: Int

  /// `table` `[vocabulary][width]`, not transposed; an int8 one needs a static activation multiplier or is quantised
  /// row by row. `bias` `[vocabulary]`; nil counts as zeros. `name` is what a measurement calls the table. `owner` is kept
  /// alive: what the table lies in, if that is not the model file.
  package init(
    _ table: WeightMatrix, bias: UnsafePointer<Float>?, vocabulary: Int, width: Int, name: String = "",
    owner: AnyObject? = nil
  ) {
    self.name = name
    self.table = table
    self.owner = owner
    self.vocabulary = vocabulary
    self.width = width
    self.bias = AlignedBuffer(zeroed: vocabulary)
    if let bias { self.bias.pointer.update(from: bias, count: vocabulary) }
    rowSums = AlignedBuffer()
    var hasRowMultipliers = false
    if case .int8(let rows, let quantization, _) = table {
      hasRowMultipliers = quantization.isPerRow
      rowSums.reserve(vocabulary)
      dgm_row_sums_i8(rows, Int32(vocabulary), Int32(width), rowSums.pointer)
    }
    zeros = AlignedBuffer(zeroed: hasRowMultipliers ? vocabulary : 0)
  }

  /// The whole layer as one product: packs int8 weights, so it is made once, by whoever needs it.
  package func wholeVocabulary() -> Affine {
    let transposed: WeightMatrix
    switch table {
    case .int8: transposed = table
    case .float32(let pointer, _): transposed = .float32(pointer, isTransposed: true)
    }
    return Affine(
      [Affine.Layer(transposed, bias: bias.pointer, outputs: vocabulary, name: name)], inputs: width)
  }

  /// out[c] = logit of entry candidates[c], for each row of `hidden` `[M][D]` that shares the candidates.
  /// `out` `[M][candidates]`; `candidates` within the vocabulary.
  package func logits(
    of hidden: Matrix, candidates: UnsafeBufferPointer<Int32>, into out: Matrix, using workspace: Workspace
  ) {
    precondition(hidden.columns == width && hidden.isDense)
    precondition(out.rows == hidden.rows && out.columns == candidates.count)
    guard let ids = candidates.baseAddress else { return }
    let path = workspace.path.rawValue
    for row in 0..<hidden.rows {
      let x = hidden.pointer + row * width
      let y = out.pointer + row * out.stride
      switch table {
      case .int8(let rows, let quantization, let activation):
        let multiplier = activation ?? Self.dynamicMultiplier(x, width: width, path: path)
        dgm_quantize(path, x, Int32(width), multiplier, workspace.quantized.pointer)
        switch quantization {
        case .one(let quantization):
          dgm_logits_i8(
            path, workspace.quantized.pointer, rows, rowSums.pointer, bias.pointer, Int32(width),
            1 / (multiplier * quantization), ids, Int32(candidates.count), y)
        case .perRow(let quantizations):
          dgm_logits_i8(
            path, workspace.quantized.pointer, rows, rowSums.pointer, zeros.pointer, Int32(width),
            1 / multiplier, ids, Int32(candidates.count), y)
          dgm_unscale_chosen(y, ids, Int32(candidates.count), quantizations, bias.pointer)
        }
      case .float32(let rows, _):
        dgm_logits_f32(path, x, rows, bias.pointer, Int32(width), ids, Int32(candidates.count), y)
      }
    }
  }

  private static func dynamicMultiplier(_ x: UnsafePointer<Float>, width: Int, path: Int32) -> Float {
    let largest = dgm_max_abs(path, x, Int32(width))
    return largest > 0 && largest.isFinite ? 127 / largest : 1
  }
}
