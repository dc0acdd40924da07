internal import DragomanTensors

/// What a reader finds in a model's files: the configuration, and every tensor under the name Marian has for it.
///
/// Each format makes one in an initialiser of its own; `TensorLoader` then checks the numbers.
struct NetworkContent {
  let configuration: MarianConfiguration
  /// Pointing into the mapped file or into the reader's memory.
  let items: [StoredItem]
}

extension NetworkContent {
  /// Reads a file of Marian's: `.npz`, `.bin`, or the `.safetensors` that quantising at import writes.
  ///
  /// - Throws: `damaged`, `unsupported`.
  init(
    marian bytes: UnsafeRawBufferPointer, _ diagnosis: Diagnosis, memory: OwnedMemory
  ) throws(ModelError) {
    var items: [StoredItem]
    switch Container(bytes) {
    case .zip: items = try NPZReader(diagnosis: diagnosis, memory: memory).items(bytes)
    case .safetensors: items = try Self.marianItems(SafetensorsReader(diagnosis: diagnosis).items(bytes))
    case .binary: items = try BinaryModelReader(diagnosis: diagnosis).items(bytes)
    }
    if let positions = items.first(where: { $0.name.hasSuffix("Wpos") }) {
      throw diagnosis.unsupported(
        positions.name, expected: "computed positions", found: "trained positions")
    }
    guard let configuration = items.first(where: { $0.name == TensorName.configuration }) else {
      throw diagnosis.damaged(TensorName.configuration, expected: "a configuration", found: "none")
    }
    self.init(configuration: try MarianConfiguration(configuration, diagnosis), items: items)
  }

  /// The items of a `.safetensors` with Marian's names: quantised weights lie there one output after another.
  private static func marianItems(_ items: [StoredItem]) -> [StoredItem] {
    items.map { item in
      item.multipliers != nil && !MarianWeight.isTable(item.name) ? item.transposed() : item
    }
  }

  /// How a file of Marian's is built.
  private enum Container {
    case zip, safetensors, binary

    init(_ bytes: UnsafeRawBufferPointer) {
      let start = LittleEndianBytes(bytes: bytes)
      if start.integer(UInt16.self, at: 0) == 0x4B50 {  // "PK"
        self = .zip
      } else if start.integer(UInt64.self, at: 0) != 1, start.integer(UInt8.self, at: 8) == UInt8(ascii: "{")
      {
        self = .safetensors
      } else {
        self = .binary
      }
    }
  }
}

/// What the names of Marian's parameters say about them.
enum MarianWeight {
  /// Whether `name` is that of a table with one row an entry of a vocabulary.
  static func isTable(_ name: String) -> Bool {
    name.hasSuffix("Wemb") || name == "decoder_ff_logit_out_Wt"
  }

  /// Whether `name` is that of weights which are multiplied with activations, or of an embedding table.
  static func isMatrix(_ name: String) -> Bool {
    isTable(name)
      || (name.split(separator: "_").last.map { $0.hasPrefix("W") && $0.utf8.count <= 2 } ?? false)
  }
}
