#if canImport(FoundationEssentials)
  internal import FoundationEssentials
#else
  internal import Foundation
#endif

/// Reads the tensors of a `.safetensors` file: a length, a JSON header of that length, and the numbers.
///
/// Source: the format's description in the safetensors repository, whose rules are all kept: the header names every
/// byte behind it once. int8 tensors with a companion `<name>_scale` carry one multiplier for each of their rows, as
/// CTranslate2 has them: weight = value / multiplier.
struct SafetensorsReader {
  let diagnosis: Diagnosis

  /// What an int8 tensor's multipliers have behind its name.
  static let scaleSuffix = "_scale"
  /// Bytes before the header.
  private static let lengthSize = 8
  /// 64 layers with 26 tensors each on both sides are 3,328.
  private static let mostTensors = 16_384
  private static let longestHeader = 4 << 20
  private static let header = "header"

  /// All tensors of the file `bytes`, in the order of their names. They point into `bytes`.
  ///
  /// - Throws: `damaged`; `unsupported` for a tensor that is no matrix.
  func items(_ bytes: UnsafeRawBufferPointer) throws(ModelError) -> [StoredItem] {
    let file = LittleEndianBytes(bytes: bytes)
    guard let length = file.size(at: 0), length <= Self.longestHeader,
      let header = file.slice(at: Self.lengthSize, count: length)
    else {
      throw diagnosis.damaged(
        Self.header, expected: "a length of at most \(Self.longestHeader) bytes that are there",
        found: file.size(at: 0).map(String.init) ?? "another")
    }
    let entries = try entries(header)
    let data = UnsafeRawBufferPointer(rebasing: bytes[(Self.lengthSize + length)...])
    try checkCoverage(of: entries, byteCount: data.count)
    var items: [String: StoredItem] = [:]
    for (name, entry) in entries { items[name] = try item(name, entry, data) }
    return try withMultipliers(items)
  }

  /// The header's entries, the names checked.
  private func entries(_ header: UnsafeRawBufferPointer) throws(ModelError) -> [String: Entry] {
    let decoded: [String: HeaderValue]
    do {
      decoded = try JSONDecoder().decode([String: HeaderValue].self, from: Data(header))
    } catch {
      throw diagnosis.damaged(Self.header, expected: "JSON of tensors with dtype, shape, data_offsets")
    }
    guard decoded.count <= Self.mostTensors else {
      throw diagnosis.unsupported(
        Self.header, expected: "at most \(Self.mostTensors) tensors", found: "\(decoded.count)")
    }
    var entries: [String: Entry] = [:]
    for (name, value) in decoded {
      guard case .tensor(let entry) = value else { continue }
      guard TensorName.isPlain(name) else {
        throw diagnosis.damaged(Self.header, expected: "names of 1 to 255 printable letters")
      }
      entries[name] = entry
    }
    return entries
  }

  /// Checks that the tensors lie one behind another and fill the file.
  private func checkCoverage(of entries: [String: Entry], byteCount: Int) throws(ModelError) {
    var end = 0
    let order = entries.sorted {
      ($0.value.start, $0.value.end, $0.key) < ($1.value.start, $1.value.end, $1.key)
    }
    for (name, entry) in order {
      guard entry.start == end, entry.end >= entry.start, entry.end <= byteCount else {
        throw diagnosis.damaged(
          name, expected: "data from byte \(end) on, within \(byteCount) bytes",
          found: "\(entry.start) to \(entry.end)")
      }
      end = entry.end
    }
    guard end == byteCount else {
      throw diagnosis.damaged(Self.header, expected: "tensors of \(byteCount) bytes", found: "\(end)")
    }
  }

  private func item(
    _ name: String, _ entry: Entry, _ data: UnsafeRawBufferPointer
  ) throws(ModelError) -> StoredItem {
    guard let type = ElementType(safetensors: entry.type) else {
      throw diagnosis.unsupported(
        name, expected: "F32, F16, BF16, F64 or I8", found: entry.type)
    }
    guard let shape = MatrixShape(dimensions: entry.shape) else {
      throw diagnosis.unsupported(name, expected: "a matrix", found: "shape \(entry.shape)")
    }
    guard let size = type.byteCount(of: shape), entry.end - entry.start == size else {
      throw diagnosis.damaged(
        name, expected: "\(shape.rows) x \(shape.columns) numbers of \(type)",
        found: "\(entry.end - entry.start) bytes")
    }
    return StoredItem(
      name: name, shape: shape, type: type,
      bytes: UnsafeRawBufferPointer(rebasing: data[entry.start..<entry.end]))
  }

  /// Gives int8 tensors the multipliers that lie beside them.
  private func withMultipliers(_ items: [String: StoredItem]) throws(ModelError) -> [StoredItem] {
    var result: [StoredItem] = []
    for (name, item) in items.sorted(by: { $0.key < $1.key }) {
      if item.type == .int8, let scale = items[name + Self.scaleSuffix] {
        guard scale.type == .float32, scale.shape.count == item.shape.rows else {
          throw diagnosis.damaged(
            scale.name, expected: "\(item.shape.rows) numbers of float32",
            found: "\(scale.shape.count) of \(scale.type)")
        }
        var item = item
        item.multipliers = scale.bytes
        result.append(item)
      } else if !name.hasSuffix(Self.scaleSuffix) || items[String(name.dropLast(6))]?.type != .int8 {
        result.append(item)
      }
    }
    return result
  }
}

/// Where a tensor lies and what it is.
private struct Entry {
  let type: String
  let shape: [Int]
  let start: Int
  let end: Int
}

/// A value of the header: a tensor, or what stands under `__metadata__`.
private enum HeaderValue: Decodable {
  case tensor(Entry)
  case metadata

  private enum Key: String, CodingKey {
    case type = "dtype"
    case shape
    case offsets = "data_offsets"
  }

  init(from decoder: any Swift.Decoder) throws {
    if decoder.codingPath.last?.stringValue == "__metadata__" {
      self = .metadata
      return
    }
    let values = try decoder.container(keyedBy: Key.self)
    let offsets = try values.decode([Int].self, forKey: .offsets)
    let shape = try values.decode([Int].self, forKey: .shape)
    guard offsets.count == 2, offsets[0] >= 0, shape.count <= 8 else {
      throw DecodingError.dataCorruptedError(
        forKey: .offsets, in: values, debugDescription: "two offsets and at most eight dimensions")
    }
    self = .tensor(
      Entry(
        type: try values.decode(String.self, forKey: .type), shape: shape, start: offsets[0], end: offsets[1])
    )
  }
}

extension ElementType {
  /// The type safetensors names `name`; nil if it is unknown.
  init?(safetensors name: String) {
    switch name {
    case "F16": self = .float16
    case "BF16": self = .bfloat16
    case "F32": self = .float32
    case "F64": self = .float64
    case "I8": self = .int8
    case "U8", "BOOL": self = .other(name: name, size: 1)
    case "I16", "U16": self = .other(name: name, size: 2)
    case "I32", "U32": self = .other(name: name, size: 4)
    case "I64", "U64": self = .other(name: name, size: 8)
    default: return nil
    }
  }
}
