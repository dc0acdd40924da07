internal import DragomanTensors
package import Foundation

/// Writes a float model anew with int8 weights: a `.safetensors` of the same names in which each output of a layer, and
/// each entry of an embedding table, has a multiplier of its own, 127 / its largest weight. Vectors stay float32.
package struct QuantizedModel {
  private let file: MappedFile
  /// Keeps what was inflated.
  private let memory = OwnedMemory()
  private let diagnosis: Diagnosis
  private let parts: [Part]

  /// A tensor to be written.
  private struct Part {
    let item: StoredItem
    /// What becomes of it.
    let form: Form
  }

  private enum Form {
    /// The bytes as they are.
    case bytes
    /// float32.
    case float32
    /// int8 and multipliers, `isTransposed` meaning that what is a column becomes a row.
    case int8(isTransposed: Bool)
  }

  /// The weights of `files`, which `WeightFile` has opened without a fault.
  ///
  /// - Throws: `ModelError`.
  package init(_ files: ModelFiles) throws(ModelError) {
    diagnosis = Diagnosis(file: files.weights.lastPathComponent)
    file = try MappedFile(model: files.weights, diagnosis)
    switch files.format {
    case .marian:
      let items = try NetworkContent(marian: file.bytes, diagnosis, memory: memory).items
      parts = items.map { item in
        let isMatrix = MarianWeight.isMatrix(item.name) && item.shape.rows > 1
        return Self.part(item, isMatrix: isMatrix, isTransposed: !MarianWeight.isTable(item.name))
      }
    case .ctranslate2: preconditionFailure("QuantizedCTranslateModel writes these")
    case .huggingFaceMarian:
      let items = try SafetensorsReader(diagnosis: diagnosis).items(file.bytes)
      parts = items.map { item in
        let isMatrix = item.shape.rows > 1 && !item.name.contains("embed_positions")
        return Self.part(item, isMatrix: isMatrix, isTransposed: false)
      }
    }
  }

  private static func part(_ item: StoredItem, isMatrix: Bool, isTransposed: Bool) -> Part {
    switch item.type {
    case .float16, .bfloat16, .float32, .float64:
      Part(item: item, form: isMatrix ? .int8(isTransposed: isTransposed) : .float32)
    case .int8, .quantized8, .other: Part(item: item, form: .bytes)
    }
  }

  /// Writes the file to `url`, where there is none.
  ///
  /// - Throws: `ModelError` for weights that are not finite; whatever writing throws.
  package func write(to url: URL) throws {
    try Data().write(to: url, options: .withoutOverwriting)
    let output = try FileHandle(forWritingTo: url)
    defer { try? output.close() }
    // float32 comes first, so that it lies at multiples of 4.
    let tensors = parts.flatMap(tensors).sorted { ($0.size, $1.name) > ($1.size, $0.name) }
    let header = header(tensors)
    try output.write(contentsOf: header)
    var places: [String: UInt64] = [:]
    var place = UInt64(header.count)
    for tensor in tensors {
      places[tensor.name] = place
      place += UInt64(tensor.byteCount)
    }
    for part in parts {
      for (name, data) in try contents(of: part) {
        guard let place = places[name] else { continue }
        try output.seek(toOffset: place)
        try output.write(contentsOf: data)
      }
    }
  }

  // MARK: - Layout

  /// A tensor of the new file.
  private struct Tensor {
    let name: String
    let type: String
    let shape: [Int]
    /// Bytes of one number.
    let size: Int

    var byteCount: Int { shape.reduce(size, *) }
  }

  private func tensors(of part: Part) -> [Tensor] {
    let item = part.item
    let (rows, columns) = (item.shape.rows, item.shape.columns)
    switch part.form {
    case .bytes:
      return item.type == .int8 ? [Tensor(name: item.name, type: "I8", shape: [rows, columns], size: 1)] : []
    case .float32: return [Tensor(name: item.name, type: "F32", shape: [rows, columns], size: 4)]
    case .int8(let isTransposed):
      let shape = isTransposed ? [columns, rows] : [rows, columns]
      return [
        Tensor(name: item.name, type: "I8", shape: shape, size: 1),
        Tensor(name: Self.scaleName(item), type: "F32", shape: [shape[0]], size: 4),
      ]
    }
  }

  private static func scaleName(_ item: StoredItem) -> String { item.name + SafetensorsReader.scaleSuffix }

  /// The length and the header, filled with spaces so that the numbers begin at a multiple of 8.
  private func header(_ tensors: [Tensor]) -> Data {
    var offset = 0
    var entries: [String] = []
    for tensor in tensors {
      let shape = tensor.shape.map(String.init).joined(separator: ",")
      let end = offset + tensor.byteCount
      entries.append(
        "\"\(tensor.name.jsonEscaped)\":{\"dtype\":\"\(tensor.type)\",\"shape\":[\(shape)],"
          + "\"data_offsets\":[\(offset),\(end)]}")
      offset = end
    }
    var text = Data("{\(entries.joined(separator: ","))}".utf8)
    text += Data(repeating: 0x20, count: (8 - text.count % 8) % 8)
    var length = UInt64(text.count).littleEndian
    return withUnsafeBytes(of: &length) { Data($0) } + text
  }

  // MARK: - Numbers

  /// The bytes of the tensors that `part` becomes.
  private func contents(of part: Part) throws(ModelError) -> [(name: String, data: Data)] {
    let item = part.item
    // Converted numbers go with this part.
    let memory = OwnedMemory()
    defer { withExtendedLifetime(memory) {} }
    switch part.form {
    case .bytes: return [(item.name, Data(item.bytes))]
    case .float32: return [(item.name, Data(UnsafeRawBufferPointer(try floats(item, memory))))]
    case .int8(let isTransposed):
      let (values, multipliers) = try quantized(item, isTransposed: isTransposed, memory)
      return [(item.name, values), (Self.scaleName(item), multipliers)]
    }
  }

  private func floats(
    _ item: StoredItem, _ memory: OwnedMemory
  ) throws(ModelError) -> UnsafeBufferPointer<Float> {
    let loader = TensorLoader(diagnosis: diagnosis, memory: memory)
    guard let tensor = try loader.tensor(item), case .float32(let values, _) = tensor.storage else {
      throw diagnosis.unsupported(item.name, expected: "float weights", found: "\(item.type)")
    }
    return UnsafeBufferPointer(start: values, count: item.shape.count)
  }

  private func quantized(
    _ item: StoredItem, isTransposed: Bool, _ memory: OwnedMemory
  ) throws(ModelError) -> (values: Data, multipliers: Data) {
    let values = try floats(item, memory)
    guard let start = values.baseAddress else { return (Data(), Data()) }
    var rows = item.shape.rows
    var columns = item.shape.columns
    var turned: [Float] = []
    if isTransposed {
      turned = [Float](unsafeUninitializedCapacity: values.count) { buffer, count in
        StoredWeights.transpose(
          start, rows: rows, columns: columns,
          into: UnsafeMutableBufferPointer(rebasing: buffer[..<values.count]))
        count = values.count
      }
      swap(&rows, &columns)
    }
    var bytes = [Int8](repeating: 0, count: values.count)
    var multipliers = [Float](repeating: 0, count: rows)
    bytes.withUnsafeMutableBufferPointer { bytes in
      multipliers.withUnsafeMutableBufferPointer { multipliers in
        turned.withUnsafeBufferPointer { turned in
          StoredWeights.quantize(
            turned.baseAddress.flatMap { isTransposed ? $0 : nil } ?? start, rows: rows, columns: columns,
            into: bytes, multipliers: multipliers)
        }
      }
    }
    return (bytes.withUnsafeBytes { Data($0) }, multipliers.withUnsafeBytes { Data($0) })
  }
}

extension String {
  /// The text inside a JSON text's quotes; it is printable ASCII.
  fileprivate var jsonEscaped: String { replacing("\\", with: "\\\\").replacing("\"", with: "\\\"") }
}
