import Foundation
import TestSupport

@testable import DragomanModel

/// A `.safetensors` file, tensor by tensor.
struct SafetensorsBuilder {
  struct Tensor {
    var type: String
    var shape: [Int]
    var data: [UInt8]

    /// The numbers of a float32 tensor.
    var floats: [Float] {
      data.withUnsafeBytes { bytes in
        (0..<bytes.count / 4).map { bytes.loadUnaligned(fromByteOffset: 4 * $0, as: Float.self) }
      }
    }
  }

  var tensors: [String: Tensor] = [:]

  init() {}

  /// Reads the fixture at `path`, which is sound.
  init(contentsOf path: String) throws {
    let bytes = try Fixtures.bytes(path)
    try bytes.withUnsafeBytes { bytes in
      for item in try SafetensorsReader(diagnosis: Diagnosis(file: path)).items(bytes) {
        let shape = item.shape.rows == 1 ? [item.shape.columns] : [item.shape.rows, item.shape.columns]
        set(item.name, "F32", shape, Array(item.bytes))
      }
    }
  }

  mutating func set(_ name: String, _ type: String, _ shape: [Int], _ data: [UInt8]) {
    tensors[name] = Tensor(type: type, shape: shape, data: data)
  }

  /// The header's entry for a tensor at `offset`.
  static func entry(_ name: String, _ type: String, _ shape: [Int], _ offsets: [Int]) -> String {
    "\"\(name)\":{\"dtype\":\"\(type)\",\"shape\":\(shape),\"data_offsets\":\(offsets)}"
  }

  /// A file of this header and this data.
  static func file(header: String, data: [UInt8] = []) -> [UInt8] {
    var file = ByteBuilder()
    file.append(UInt64(header.utf8.count))
    file.append(header.utf8)
    file.append(data)
    return file.bytes
  }

  func bytes() -> [UInt8] {
    var entries = ["\"__metadata__\":{\"format\":\"pt\"}"]
    var data: [UInt8] = []
    for (name, tensor) in tensors.sorted(by: { $0.key < $1.key }) {
      let range = [data.count, data.count + tensor.data.count]
      entries.append(Self.entry(name, tensor.type, tensor.shape, range))
      data += tensor.data
    }
    return Self.file(header: "{\(entries.joined(separator: ","))}", data: data)
  }
}
