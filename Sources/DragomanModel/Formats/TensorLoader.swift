internal import DragomanTensors

/// Turns the blocks of a model file into tensors: converts, realigns and checks their numbers.
struct TensorLoader {
  let diagnosis: Diagnosis
  /// Takes converted and realigned numbers.
  let memory: OwnedMemory

  /// The tensor in `item`; nil if its type is none a parameter can have.
  func tensor(_ item: StoredItem) throws(ModelError) -> StoredTensor? {
    let storage: StoredTensor.Storage
    switch item.type {
    case .float16, .bfloat16, .float32, .float64:
      storage = .float32(try finite(floats(item), item.name), isTransposed: item.isTransposed)
    case .quantized8(let quantizer):
      storage = try quantized(item, quantizer)
    case .int8:
      guard let multipliers = item.multipliers else { return nil }
      storage = try quantized(item, multipliers)
    case .other:
      return nil
    }
    return StoredTensor(
      name: item.name, rows: item.shape.rows, columns: item.shape.columns, storage: storage)
  }

  private func finite(
    _ values: UnsafeBufferPointer<Float>, _ name: String
  ) throws(ModelError) -> UnsafePointer<Float> {
    guard StoredWeights.areFinite(values), let start = values.baseAddress else {
      throw diagnosis.damaged(name, expected: "finite numbers", found: "infinity or NaN")
    }
    return start
  }

  /// The numbers as aligned float32: in place where they already are.
  private func floats(_ item: StoredItem) throws(ModelError) -> UnsafeBufferPointer<Float> {
    let alignment = MemoryLayout<Float>.alignment
    if item.type == .float32, let start = item.bytes.baseAddress, Int(bitPattern: start) % alignment == 0 {
      return UnsafeBufferPointer(start: start.assumingMemoryBound(to: Float.self), count: item.shape.count)
    }
    let (size, overflows) = item.shape.count.multipliedReportingOverflow(by: MemoryLayout<Float>.size)
    guard !overflows, let block = memory.allocate(byteCount: size) else {
      throw diagnosis.noMemory(item.name, for: "\(item.shape.count) numbers")
    }
    let target = block.bindMemory(to: Float.self)
    switch item.type {
    case .float16: StoredWeights.widen(halves: item.bytes, to: target)
    case .bfloat16: StoredWeights.widen(brainHalves: item.bytes, to: target)
    case .float64: StoredWeights.narrow(doubles: item.bytes, to: target)
    default: UnsafeMutableRawBufferPointer(target).copyMemory(from: item.bytes)
    }
    return UnsafeBufferPointer(target)
  }

  /// int8 values and behind them the multiplier, checked.
  private func quantized(
    _ item: StoredItem, _ quantizer: ElementType.Quantizer
  ) throws(ModelError) -> StoredTensor.Storage {
    let isEmbedding = item.name.contains("Wemb")
    guard !isEmbedding || quantizer == .fork else {
      throw diagnosis.unsupported(
        item.name, expected: "float32 embeddings with type code 0x10001", found: "int8")
    }
    let values = UnsafeRawBufferPointer(rebasing: item.bytes[..<item.shape.count])
      .assumingMemoryBound(to: Int8.self)
    let start = try symmetric(values, item.name)
    let multiplier = item.bytes.loadUnaligned(fromByteOffset: item.shape.count, as: Float.self)
    guard multiplier > 0, multiplier.isFinite, (1 / multiplier).isFinite else {
      throw diagnosis.damaged(item.name, expected: "a finite multiplier above 0", found: "\(multiplier)")
    }
    return .int8(start, multipliers: .one(multiplier), isTransposed: !isEmbedding)
  }

  /// int8 values with a multiplier for each stored row, checked.
  private func quantized(
    _ item: StoredItem, _ multipliers: UnsafeRawBufferPointer
  ) throws(ModelError) -> StoredTensor.Storage {
    let start = try symmetric(item.bytes.assumingMemoryBound(to: Int8.self), item.name)
    let rows = item.isTransposed ? item.shape.columns : item.shape.rows
    guard multipliers.count == rows * MemoryLayout<Float>.size else {
      throw diagnosis.damaged(
        item.name, expected: "\(rows) multipliers", found: "\(multipliers.count) bytes of them")
    }
    guard let block = memory.allocate(byteCount: multipliers.count) else {
      throw diagnosis.noMemory(item.name, for: "\(rows) numbers")
    }
    block.copyMemory(from: multipliers)
    let numbers = block.bindMemory(to: Float.self)
    guard numbers.allSatisfy({ $0 > 0 && $0.isFinite && (1 / $0).isFinite }), let first = numbers.baseAddress
    else { throw diagnosis.damaged(item.name, expected: "finite multipliers above 0", found: "others") }
    return .int8(start, multipliers: .perRow(UnsafePointer(first)), isTransposed: item.isTransposed)
  }

  private func symmetric(
    _ values: UnsafeBufferPointer<Int8>, _ name: String
  ) throws(ModelError) -> UnsafePointer<Int8> {
    guard let start = values.baseAddress, StoredWeights.areSymmetric(values) else {
      throw diagnosis.damaged(name, expected: "values from -127 to 127", found: "-128")
    }
    return start
  }
}
