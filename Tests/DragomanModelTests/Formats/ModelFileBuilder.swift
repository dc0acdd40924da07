@testable import DragomanModel

/// Bytes in the order in which files store them.
struct ByteBuilder {
  private(set) var bytes: [UInt8] = []

  mutating func append<Number: FixedWidthInteger>(_ number: Number) {
    withUnsafeBytes(of: number.littleEndian) { bytes.append(contentsOf: $0) }
  }

  mutating func append(_ more: some Sequence<UInt8>) {
    bytes.append(contentsOf: more)
  }
}

/// The bytes of numbers as this machine, and every model file, stores them.
func rawBytes<Number>(_ numbers: [Number]) -> [UInt8] {
  numbers.withUnsafeBytes(Array.init)
}

/// A Marian `.bin` file, field by field, so that each field can be wrong.
struct BinaryModelBuilder {
  struct Item {
    var name: [UInt8]
    var type: UInt64
    var shape: [Int32]
    var data: [UInt8]

    init(_ name: String, _ type: UInt64, _ shape: [Int32], _ data: [UInt8]) {
      self.name = Array(name.utf8) + [0]
      self.type = type
      self.shape = shape
      self.data = data
    }
  }

  var version: UInt64 = 1
  var items: [Item]
  /// Older files do not pad their blocks.
  var isPadded = true
  /// Moves the data off its usual place.
  var extraPad = 0

  init(_ items: [Item], configuration: String = Sample.configuration) {
    let text = Array(configuration.utf8) + [0]
    self.items = items + [Item(TensorName.configuration, 0x101, [Int32(text.count)], text)]
  }

  func bytes() -> [UInt8] {
    let blocks = items.map { item in
      item.data + [UInt8](repeating: 0, count: isPadded ? (256 - item.data.count % 256) % 256 : 0)
    }
    var file = ByteBuilder()
    file.append(version)
    file.append(UInt64(items.count))
    for (item, block) in zip(items, blocks) {
      for field in [UInt64(item.name.count), item.type, UInt64(item.shape.count), UInt64(block.count)] {
        file.append(field)
      }
    }
    for item in items { file.append(item.name) }
    for dimension in items.flatMap(\.shape) { file.append(dimension) }
    let pad = 256 - (file.bytes.count + 8) % 256 + extraPad
    file.append(UInt64(pad))
    file.append([UInt8](repeating: 0, count: pad))
    for block in blocks { file.append(block) }
    return file.bytes
  }
}

/// A ZIP archive of stored or deflated members, field by field.
struct ZIPBuilder {
  struct Member {
    var name: String
    /// What the archive holds: deflated already if `method` is 8.
    var data: [UInt8]
    var contents: [UInt8]
    var method: UInt16 = 0
    var flags: UInt16 = 0
    var checksum: UInt32
    var declaredSize: UInt32
    /// NumPy's habit: sizes of 0xFFFFFFFF in the local header, the real ones in an extra field.
    var hasZIP64Header = false

    /// A member holding an array file, stored.
    init(_ name: String, _ contents: [UInt8]) {
      self.name = name
      self.contents = contents
      data = contents
      checksum = crc32(contents)
      declaredSize = UInt32(contents.count)
    }

    /// The same, in deflate's own uncompressed blocks.
    func deflatedWithoutCompression() -> Member {
      var member = self
      var stream = ByteBuilder()
      var rest = contents[...]
      while !rest.isEmpty {
        let block = rest.prefix(65_535)
        rest = rest.dropFirst(block.count)
        stream.append(UInt8(rest.isEmpty ? 1 : 0))
        stream.append(UInt16(block.count))
        stream.append(~UInt16(block.count))
        stream.append(block)
      }
      member.data = stream.bytes
      member.method = 8
      return member
    }
  }

  var members: [Member]
  var comment: [UInt8] = []

  func bytes() -> [UInt8] {
    var file = ByteBuilder()
    var directory = ByteBuilder()
    for member in members {
      let start = file.bytes.count
      let size = UInt32(member.data.count)
      file.append(UInt32(0x0403_4B50))
      for field in [20, member.flags, member.method, 0, 0] { file.append(UInt16(field)) }
      for field in [
        member.checksum, member.hasZIP64Header ? .max : size,
        member.hasZIP64Header ? .max : member.declaredSize,
      ] {
        file.append(field)
      }
      file.append(UInt16(member.name.utf8.count))
      file.append(UInt16(member.hasZIP64Header ? 20 : 0))
      file.append(Array(member.name.utf8))
      if member.hasZIP64Header {
        file.append(UInt16(1))
        file.append(UInt16(16))
        file.append(UInt64(member.declaredSize))
        file.append(UInt64(size))
      }
      file.append(member.data)

      directory.append(UInt32(0x0201_4B50))
      for field in [20, 20, member.flags, member.method, 0, 0] { directory.append(UInt16(field)) }
      for field in [member.checksum, size, member.declaredSize] { directory.append(field) }
      for field in [member.name.utf8.count, 0, 0, 0, 0] { directory.append(UInt16(field)) }
      directory.append(UInt32(0))
      directory.append(UInt32(start))
      directory.append(Array(member.name.utf8))
    }
    let start = file.bytes.count
    file.append(directory.bytes)
    file.append(UInt32(0x0605_4B50))
    for field in [0, 0, members.count, members.count] { file.append(UInt16(field)) }
    file.append(UInt32(directory.bytes.count))
    file.append(UInt32(start))
    file.append(UInt16(comment.count))
    file.append(comment)
    return file.bytes
  }
}

/// A NumPy array file.
func npy(_ descriptor: String, _ shape: String, _ data: [UInt8], fortranOrder: String = "False") -> [UInt8] {
  let dictionary = "{'descr': '\(descriptor)', 'fortran_order': \(fortranOrder), 'shape': \(shape), }"
  let padded = dictionary + String(repeating: " ", count: 117 - dictionary.utf8.count) + "\n"
  var file = ByteBuilder()
  file.append([0x93] + Array("NUMPY".utf8) + [1, 0])
  file.append(UInt16(padded.utf8.count))
  file.append(Array(padded.utf8))
  file.append(data)
  return file.bytes
}

/// The CRC-32 of ZIP archives, bit by bit.
private func crc32(_ bytes: [UInt8]) -> UInt32 {
  ~bytes.reduce(UInt32.max) { sum, byte in
    (0..<8).reduce(sum ^ UInt32(byte)) { sum, _ in sum & 1 == 1 ? sum >> 1 ^ 0xEDB8_8320 : sum >> 1 }
  }
}

/// The smallest sound model: a configuration, and a few tensors for the tests to bend.
enum Sample {
  static let configuration = """
    type: transformer
    dim-emb: 16
    transformer-heads: 1
    transformer-dim-ffn: 32
    dim-vocabs:
      - 8
      - 8
    tied-embeddings-all: true

    """

  /// A configuration with further lines.
  static func configuration(_ lines: String) -> String { configuration + lines + "\n" }

  static let values: [Float] = [1, -2, 0.5, 4, -0.25, 6]

  /// `.bin` item `W` of 2 x 3 float32.
  static var floats: BinaryModelBuilder.Item { .init("W", 0x404, [2, 3], rawBytes(values)) }

  /// `.bin` item of int8 values and a multiplier.
  static func quantised(
    _ name: String = "encoder_l1_self_Wq", _ type: UInt64 = 0x4101, values: [Int8] = [1, 2, 3, -4, 5, -127],
    multiplier: Float = 10
  ) -> BinaryModelBuilder.Item {
    .init(name, type, [2, 3], rawBytes(values) + rawBytes([multiplier]))
  }

  /// `.npz` members: the configuration and `W`, an array file.
  static func members(_ array: [UInt8]) -> [ZIPBuilder.Member] {
    let text = Array(configuration.utf8) + [0]
    return [
      .init("W.npy", array), .init("special:model.yml.npy", npy("|i1", "(\(text.count),)", text)),
    ]
  }

  static var npz: ZIPBuilder { ZIPBuilder(members: members(npy("<f4", "(2, 3)", rawBytes(values)))) }
}
