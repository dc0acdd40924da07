/// Names of tensors, as found in hostile files.
enum TensorName {
  /// The item that holds the training configuration.
  static let configuration = "special:model.yml"

  /// Most names are below 40 bytes.
  static let longest = 255

  /// The name these bytes spell; nil unless they are 1 to 255 printable ASCII characters without spaces.
  static func parse(_ bytes: UnsafeRawBufferPointer) -> String? {
    let name = String(decoding: bytes, as: UTF8.self)
    return isPlain(name) ? name : nil
  }

  /// Whether `name` is 1 to 255 printable ASCII characters without spaces.
  static func isPlain(_ name: String) -> Bool {
    (1...longest).contains(name.utf8.count) && name.utf8.allSatisfy { (0x21...0x7E).contains($0) }
  }
}
