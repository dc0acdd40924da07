/// A named block of numbers in a model file, its size already checked against its shape and type.
struct StoredItem {
  let name: String
  let shape: MatrixShape
  let type: ElementType
  /// The numbers without padding: exactly `type.byteCount(of: shape)` bytes, at any alignment.
  let bytes: UnsafeRawBufferPointer
  /// Whether `bytes` are `[columns][rows]`: as PyTorch has the weights of an affine layer.
  var isTransposed = false
  /// For int8 weights: one float32 for each row as stored, what the row was multiplied with before it was rounded.
  var multipliers: UnsafeRawBufferPointer?
}

extension StoredItem {
  /// The same numbers under another name.
  func named(_ name: String) -> StoredItem {
    StoredItem(
      name: name, shape: shape, type: type, bytes: bytes, isTransposed: isTransposed, multipliers: multipliers
    )
  }

  /// The same numbers, read as `[columns][rows]`: the shape is exchanged, the bytes stay.
  func transposed() -> StoredItem {
    StoredItem(
      name: name, shape: shape.transposed, type: type, bytes: bytes, isTransposed: !isTransposed,
      multipliers: multipliers)
  }
}

/// Rows and columns, each at least 1 and at most `Int32.max`, with a product that is an `Int`.
struct MatrixShape: Hashable, Sendable {
  let rows: Int
  let columns: Int

  var count: Int { rows * columns }
  /// Rows and columns exchanged.
  var transposed: MatrixShape { MatrixShape(rows: columns, columns: rows) }

  private init(rows: Int, columns: Int) {
    self.rows = rows
    self.columns = columns
  }

  /// The shape with these dimensions; nil if they are not a matrix.
  ///
  /// As in Marian a vector of n is [1, n]; further leading dimensions must be 1.
  init?(dimensions: [Int]) {
    let limits = 1...Int(Int32.max)
    guard dimensions.count <= 8, dimensions.allSatisfy(limits.contains),
      dimensions.dropLast(2).allSatisfy({ $0 == 1 })
    else { return nil }
    columns = dimensions.last ?? 1
    rows = dimensions.count > 1 ? dimensions[dimensions.count - 2] : 1
  }
}

/// How a model file stores numbers.
enum ElementType: Hashable, Sendable {
  case float16
  case bfloat16
  case float32
  case float64
  case int8
  /// intgemm's portable layout: int8 values, then one float32 multiplier.
  case quantized8(Quantizer)
  /// A type no parameter of a network may have, here only stepped over.
  case other(name: String, size: Int)

  /// Which program wrote quantised weights: they differ in what they quantise and transpose.
  enum Quantizer: Hashable, Sendable {
    /// browsermt's fork (type code 0x4101), which quantises embeddings too and stores them as they are.
    case fork
    /// marian-nmt from 1.9.58 on (type code 0x10001), which leaves embeddings in float32.
    case mainline
  }

  /// Bytes of a tensor of this shape; nil if it is larger than any size.
  func byteCount(of shape: MatrixShape) -> Int? {
    let (product, overflows) = shape.count.multipliedReportingOverflow(by: size)
    guard !overflows else { return nil }
    guard case .quantized8 = self else { return product }
    let (total, overflowsToo) = product.addingReportingOverflow(MemoryLayout<Float>.size)
    return overflowsToo ? nil : total
  }

  private var size: Int {
    switch self {
    case .int8, .quantized8: 1
    case .float16, .bfloat16: 2
    case .float32: 4
    case .float64: 8
    case .other(_, let size): size
    }
  }
}

extension ElementType: CustomStringConvertible {
  var description: String {
    switch self {
    case .float16: "float16"
    case .bfloat16: "bfloat16"
    case .float32: "float32"
    case .float64: "float64"
    case .int8: "int8 without multiplier"
    case .quantized8: "int8"
    case .other(let name, _): name
    }
  }
}
