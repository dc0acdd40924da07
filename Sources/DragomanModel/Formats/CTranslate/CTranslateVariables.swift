internal import DragomanTensors

/// Hands out the variables of a CTranslate2 model, each checked against the shape its name must have, and knows which
/// nobody asked for: a network with more parts than were read would be another network.
///
/// Weights are `[outputs][inputs]`. Quantised ones have a variable `<name>_scale` beside them: weight = value / scale.
final class CTranslateVariables {
  let diagnosis: Diagnosis
  let file: CTranslateFile
  private let memory: OwnedMemory
  private var unused: Set<String>

  /// What int16 weights of old files without a scale were multiplied with.
  private static let usualInt16Scale: Float = 1000

  /// `memory` takes converted numbers.
  init(_ file: CTranslateFile, memory: OwnedMemory, diagnosis: Diagnosis) {
    self.file = file
    self.memory = memory
    self.diagnosis = diagnosis
    unused = Set(file.variables.keys)
  }

  /// The name in the file of what `name` stands for; nil if there is nothing.
  func variable(_ name: String) -> String? {
    if file.variables[name] != nil { return name }
    if let found = file.aliases[name] { return found }
    // A variable's other name covers its scale.
    let suffix = "_scale"
    guard name.hasSuffix(suffix), let weight = file.aliases[String(name.dropLast(suffix.count))] else {
      return nil
    }
    return file.variables[weight + suffix] == nil ? nil : weight + suffix
  }

  /// Takes a variable that may be absent.
  private func take(_ name: String) -> CTranslateFile.Variable? {
    guard let variable = variable(name) else { return nil }
    unused.remove(variable)
    return file.variables[variable]
  }

  private func required(_ name: String, _ dimensions: [Int]) throws(ModelError) -> CTranslateFile.Variable {
    guard let variable = take(name) else {
      throw diagnosis.damaged(name, expected: "a variable of this name", found: "none")
    }
    guard variable.dimensions == dimensions else {
      throw diagnosis.damaged(
        name, expected: "shape \(dimensions)", found: "shape \(variable.dimensions)")
    }
    return variable
  }

  /// Counts variables as used that change nothing here.
  func ignore(_ names: [String]) {
    for name in names { _ = take(name) }
  }

  /// Refuses a network with variables that nobody asked for.
  func requireAllUsed() throws(ModelError) {
    guard let first = unused.min() else { return }
    throw diagnosis.unsupported(
      first, expected: "the parts of a plain Transformer",
      found: unused.count == 1 ? "this one more" : "this and \(unused.count - 1) more")
  }

  // MARK: - Numbers

  /// A single number; nil if there is none.
  func number(_ name: String) throws(ModelError) -> Float? {
    guard let variable = take(name) else { return nil }
    guard variable.count == 1 else {
      throw diagnosis.damaged(name, expected: "one number", found: "shape \(variable.dimensions)")
    }
    let bytes = LittleEndianBytes(bytes: variable.bytes)
    switch variable.type {
    case .int8: return bytes.integer(Int8.self, at: 0).map(Float.init)
    case .int16: return bytes.integer(Int16.self, at: 0).map(Float.init)
    case .int32: return bytes.integer(Int32.self, at: 0).map(Float.init)
    case .float32: return bytes.integer(UInt32.self, at: 0).map(Float.init(bitPattern:))
    case .float16, .bfloat16:
      throw diagnosis.unsupported(name, expected: "a whole number or float32", found: "\(variable.type)")
    }
  }

  /// A whole number within `limits`; `absent` if there is none.
  func integer(_ name: String, in limits: ClosedRange<Int>, default absent: Int) throws(ModelError) -> Int {
    guard let value = try number(name) else { return absent }
    guard let whole = Int(exactly: value), limits.contains(whole) else {
      throw diagnosis.unsupported(
        name, expected: "\(limits.lowerBound) to \(limits.upperBound)", found: "\(value)")
    }
    return whole
  }

  /// A truth value; `absent` if there is none.
  func flag(_ name: String, default absent: Bool = false) throws(ModelError) -> Bool {
    try number(name).map { $0 != 0 } ?? absent
  }

  /// Whether `name` is an int8, and so a truth value where it could be a number.
  func isInt8(_ name: String) -> Bool {
    variable(name).flatMap { file.variables[$0] }.map { $0.type == .int8 } ?? false
  }

  /// A word, stored as its bytes; nil if there is none.
  func word(_ name: String) throws(ModelError) -> String? {
    guard let variable = take(name) else { return nil }
    guard variable.type == .int8, variable.count <= TensorName.longest else {
      throw diagnosis.damaged(name, expected: "a short text", found: "\(variable.bytes.count) bytes")
    }
    return String(decoding: variable.bytes, as: UTF8.self)
  }

  // MARK: - Tensors

  /// Rows and columns of a matrix; nil if there is no such variable.
  func shape(_ name: String) throws(ModelError) -> (rows: Int, columns: Int)? {
    guard let variable = variable(name).flatMap({ file.variables[$0] }) else { return nil }
    guard variable.dimensions.count == 2 else {
      throw diagnosis.damaged(name, expected: "a matrix", found: "shape \(variable.dimensions)")
    }
    return (variable.dimensions[0], variable.dimensions[1])
  }

  /// A vector `[count]`.
  func vector(_ name: String, count: Int) throws(ModelError) -> CTranslateRows {
    let variable = try required(name, [count])
    return CTranslateRows(
      bytes: variable.bytes, type: try float(variable.type, name), rows: count, columns: 1)
  }

  /// A vector `[count]`, zeros if there is none.
  func bias(_ name: String, count: Int) throws(ModelError) -> CTranslateRows {
    guard variable(name) == nil else { return try vector(name, count: count) }
    let zeros = try block(count, name)
    zeros.update(repeating: 0)
    return CTranslateRows(bytes: UnsafeRawBufferPointer(zeros), type: .float32, rows: count, columns: 1)
  }

  /// Weights or a table `[rows][columns]`.
  func matrix(_ name: String, rows: Int, columns: Int) throws(ModelError) -> CTranslateRows {
    let variable = try required(name, [rows, columns])
    var matrix = CTranslateRows(bytes: variable.bytes, type: .float32, rows: rows, columns: columns)
    switch variable.type {
    case .int8:
      matrix.type = .int8
      matrix.multipliers = try multipliers(name + "_scale", count: rows)
    case .int16:
      matrix.bytes = try widened(variable, name)
    case .float32, .float16, .bfloat16, .int32:
      matrix.type = try float(variable.type, name)
    }
    return matrix
  }

  private func float(_ type: CTranslateFile.NumberType, _ name: String) throws(ModelError) -> ElementType {
    switch type {
    case .float32: return .float32
    case .float16: return .float16
    case .bfloat16: return .bfloat16
    case .int8, .int16, .int32:
      throw diagnosis.unsupported(name, expected: "float numbers", found: "\(type)")
    }
  }

  /// What int8 rows were multiplied with, one float32 for each: the file may have one for all.
  private func multipliers(_ name: String, count: Int) throws(ModelError) -> UnsafeRawBufferPointer {
    guard let variable = take(name) else {
      throw diagnosis.damaged(name, expected: "the scale of int8 weights", found: "none")
    }
    guard variable.type == .float32, variable.count == count || variable.count == 1 else {
      throw diagnosis.damaged(
        name, expected: "\(count) float32", found: "\(variable.count) \(variable.type)")
    }
    guard variable.count < count else { return variable.bytes }
    let block = try block(count, name)
    block.update(repeating: variable.bytes.loadUnaligned(as: Float.self))
    return UnsafeRawBufferPointer(block)
  }

  /// int16 weights as float32.
  private func widened(
    _ variable: CTranslateFile.Variable, _ name: String
  ) throws(ModelError) -> UnsafeRawBufferPointer {
    let scale = try number(name + "_scale") ?? Self.usualInt16Scale
    guard scale > 0, scale.isFinite, (1 / scale).isFinite else {
      throw diagnosis.damaged(name + "_scale", expected: "a finite number above 0", found: "\(scale)")
    }
    let floats = try block(variable.count, name)
    StoredWeights.widen(shorts: variable.bytes, scale: scale, to: floats)
    return UnsafeRawBufferPointer(floats)
  }

  private func block(_ count: Int, _ name: String) throws(ModelError) -> UnsafeMutableBufferPointer<Float> {
    let (size, overflows) = count.multipliedReportingOverflow(by: MemoryLayout<Float>.size)
    guard !overflows, let block = memory.allocate(byteCount: size) else {
      throw diagnosis.noMemory(name, for: "\(count) numbers")
    }
    return block.bindMemory(to: Float.self)
  }
}

/// Rows of a variable, of which a run can be taken as a tensor of its own.
struct CTranslateRows {
  /// `[rows][columns]`, at any alignment.
  var bytes: UnsafeRawBufferPointer
  var type: ElementType
  let rows: Int
  let columns: Int
  /// For int8: one float32 a row.
  var multipliers: UnsafeRawBufferPointer?

  /// The run `range` as the weights `name` of a layer that has so many outputs.
  func weights(_ name: String, _ range: Range<Int>) -> StoredItem? {
    item(name, range, dimensions: [range.count, columns])?.transposed()
  }

  /// All rows as the table `name`.
  func table(_ name: String) -> StoredItem? { item(name, 0..<rows, dimensions: [rows, columns]) }

  /// The run `range` of a vector as the vector `name`.
  func vector(_ name: String, _ range: Range<Int>) -> StoredItem? {
    item(name, range, dimensions: [1, range.count])
  }

  private func item(_ name: String, _ range: Range<Int>, dimensions: [Int]) -> StoredItem? {
    guard let shape = MatrixShape(dimensions: dimensions) else { return nil }
    func run(_ bytes: UnsafeRawBufferPointer) -> UnsafeRawBufferPointer {
      let size = bytes.count / rows
      return UnsafeRawBufferPointer(rebasing: bytes[range.lowerBound * size..<range.upperBound * size])
    }
    return StoredItem(
      name: name, shape: shape, type: type, bytes: run(bytes), multipliers: multipliers.map(run))
  }
}
