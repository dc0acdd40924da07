import DragomanTensors
import Foundation

@testable import DragomanModel

/// The activations that a reference engine recorded, by `line<i>/<name>`.
struct ActivationFile {
  private var items: [String: StoredItem] = [:]
  private let file: MappedFile
  private let memory = OwnedMemory()

  init(_ url: URL) throws {
    file = try MappedFile(contentsOf: url)
    let diagnosis = Diagnosis(file: url.lastPathComponent)
    for item in try NPZReader(diagnosis: diagnosis, memory: memory).items(file.bytes) {
      items[item.name] = item
    }
  }

  /// The recorded lines, for example `line0`.
  var lines: [String] {
    Set(items.keys.compactMap { $0.split(separator: "/").first.map(String.init) }).sorted()
  }

  /// The names recorded for a line, without it.
  func names(of line: String) -> [String] {
    items.keys.filter { $0.hasPrefix(line + "/") }.map { String($0.dropFirst(line.count + 1)) }
  }

  /// An array of float32.
  func floats(_ name: String) -> [Float]? {
    guard let item = items[name], item.type == .float32 else { return nil }
    return (0..<item.shape.count).map { item.bytes.loadUnaligned(fromByteOffset: 4 * $0, as: Float.self) }
  }

  /// An array of int32.
  func integers(_ name: String) -> [Int32]? {
    guard let item = items[name], item.type != .float32, item.bytes.count == 4 * item.shape.count else {
      return nil
    }
    return (0..<item.shape.count).map { item.bytes.loadUnaligned(fromByteOffset: 4 * $0, as: Int32.self) }
  }
}
