internal import DragomanTensors
package import Foundation

/// Writes a float `model.bin` of CTranslate2's anew with int8 weights, each row with a scale of its own, as
/// CTranslate2's own `int8` does. Everything else stays as it is.
package struct QuantizedCTranslateModel {
  private let mapped: MappedFile
  private let file: CTranslateFile
  private let diagnosis: Diagnosis

  /// From this version on a variable says what kind of numbers it has.
  private static let firstTypedVersion = 4

  /// The weights of `files`, which `WeightFile` has opened without a fault.
  ///
  /// - Throws: `ModelError`.
  package init(_ files: ModelFiles) throws(ModelError) {
    diagnosis = Diagnosis(file: files.weights.lastPathComponent)
    mapped = try MappedFile(model: files.weights, diagnosis)
    file = try CTranslateFile(mapped.bytes, diagnosis: diagnosis)
  }

  /// Writes the file to `url`, where there is none.
  ///
  /// - Throws: `ModelError` for weights that are not finite; whatever writing throws.
  package func write(to url: URL) throws {
    try Data().write(to: url, options: .withoutOverwriting)
    let output = try FileHandle(forWritingTo: url)
    defer { try? output.close() }
    // A scale of int16 weights goes with them.
    let weights = Set(file.variables.filter { isQuantizable($0.key, $0.value) }.keys)
    let kept = file.variables.keys.filter {
      !weights.contains(String($0.dropLast("_scale".count))) || !$0.hasSuffix("_scale")
    }
    var header = Data()
    header.append(number: UInt32(max(file.version, Self.firstTypedVersion)))
    header.append(name: file.network)
    header.append(number: UInt32(file.revision))
    header.append(number: UInt32(kept.count + weights.count))
    try output.write(contentsOf: header)
    for name in kept.sorted() {
      guard let variable = file.variables[name] else { continue }
      try output.write(contentsOf: weights.contains(name) ? quantized(name, variable) : copy(name, variable))
    }
    var end = Data()
    end.append(number: UInt32(file.aliases.count))
    for (alias, variable) in file.aliases.sorted(by: { $0.key < $1.key }) {
      end.append(name: alias)
      end.append(name: variable)
    }
    try output.write(contentsOf: end)
  }

  /// Whether `name` is a matrix that is multiplied with activations, or a table of embeddings.
  private func isQuantizable(_ name: String, _ variable: CTranslateFile.Variable) -> Bool {
    name.hasSuffix("/weight") && variable.dimensions.count == 2 && ![.int8, .int32].contains(variable.type)
  }

  private func copy(_ name: String, _ variable: CTranslateFile.Variable) -> Data {
    var data = Data()
    data.append(name, variable.dimensions, variable.type, variable.bytes)
    return data
  }

  /// A float variable as int8, and behind it the scales.
  private func quantized(
    _ name: String, _ variable: CTranslateFile.Variable
  ) throws(ModelError) -> Data {
    let (rows, columns) = (variable.dimensions[0], variable.dimensions[1])
    // Converted numbers go with this variable.
    let memory = OwnedMemory()
    defer { withExtendedLifetime(memory) {} }
    let variables = CTranslateVariables(file, memory: memory, diagnosis: diagnosis)
    let loader = TensorLoader(diagnosis: diagnosis, memory: memory)
    guard let item = try variables.matrix(name, rows: rows, columns: columns).table(name),
      let tensor = try loader.tensor(item), case .float32(let values, _) = tensor.storage
    else { throw diagnosis.unsupported(name, expected: "float weights", found: "\(variable.type)") }
    var bytes = [Int8](repeating: 0, count: rows * columns)
    var scales = [Float](repeating: 0, count: rows)
    bytes.withUnsafeMutableBufferPointer { bytes in
      scales.withUnsafeMutableBufferPointer { scales in
        StoredWeights.quantize(values, rows: rows, columns: columns, into: bytes, multipliers: scales)
      }
    }
    var data = Data()
    bytes.withUnsafeBytes { data.append(name, [rows, columns], .int8, $0) }
    scales.withUnsafeBytes { data.append("\(name)_scale", [rows], .float32, $0) }
    return data
  }
}

extension Data {
  fileprivate mutating func append<Number: FixedWidthInteger>(number: Number) {
    Swift.withUnsafeBytes(of: number.littleEndian) { append(contentsOf: $0) }
  }

  /// A name as `model.bin` has it: its length, its bytes, a zero.
  fileprivate mutating func append(name: String) {
    append(number: UInt16(name.utf8.count + 1))
    append(contentsOf: Array(name.utf8) + [0])
  }

  fileprivate mutating func append(
    _ name: String, _ dimensions: [Int], _ type: CTranslateFile.NumberType, _ bytes: UnsafeRawBufferPointer
  ) {
    append(name: name)
    append(number: UInt8(dimensions.count))
    for dimension in dimensions { append(number: UInt32(dimension)) }
    append(number: type.rawValue)
    append(number: UInt32(bytes.count))
    append(contentsOf: bytes)
  }
}
