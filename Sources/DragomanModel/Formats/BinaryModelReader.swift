/// Reads the tensors of a Marian `.bin` file.
///
/// The file is a version, a count, that many headers of four 64-bit numbers, all names, all shapes, a pad, and the data
/// blocks one after another. Everything is little-endian.
struct BinaryModelReader {
  let diagnosis: Diagnosis

  /// A network of 64 + 64 layers has about 4,000 tensors, with activation scales less than twice that.
  private static let mostTensors = 1 << 14
  /// Marian from 1.9 on pads blocks to multiples of this; older files are not padded.
  private static let blockAlignment = 256

  private struct Header {
    let nameLength: Int
    let type: UInt64
    let rank: Int
    let dataLength: Int
  }

  /// All tensors of the file `bytes`, in its order. They point into `bytes`.
  func items(_ bytes: UnsafeRawBufferPointer) throws(ModelError) -> [StoredItem] {
    var cursor = LittleEndianCursor(bytes)
    let headers = try headers(&cursor)
    let names = try names(headers, &cursor)
    let shapes = try shapes(headers, names, &cursor)
    guard let pad = cursor.nextSize(), cursor.nextSlice(pad) != nil else {
      throw diagnosis.damaged("padding", expected: "padding within \(bytes.count) bytes")
    }
    var items: [StoredItem] = []
    for (index, header) in headers.enumerated() {
      let name = names[index]
      guard let block = cursor.nextSlice(header.dataLength) else {
        throw diagnosis.damaged(
          name, expected: "\(header.dataLength) bytes at byte \(cursor.offset)",
          found: "a file of \(bytes.count) bytes")
      }
      items.append(try item(name, header, shapes[index], block))
    }
    guard cursor.offset == bytes.count else {
      throw diagnosis.damaged(nil, expected: "\(cursor.offset) bytes", found: "\(bytes.count) bytes")
    }
    return items
  }

  private func headers(_ cursor: inout LittleEndianCursor) throws(ModelError) -> [Header] {
    guard let version = cursor.next(UInt64.self), let count = cursor.nextSize() else {
      throw diagnosis.damaged(nil, expected: "a Marian model", found: "a file of less than 16 bytes")
    }
    guard version == 1 else {
      // A small number is a version (Marian encrypts with others); a large one is some other file's text.
      throw version < 256
        ? diagnosis.unsupported("version", expected: "1", found: "\(version) (encrypted)")
        : diagnosis.damaged(nil, expected: "a Marian .npz or .bin model", found: "some other file")
    }
    guard count <= Self.mostTensors else {
      throw diagnosis.damaged("tensors", expected: "at most \(Self.mostTensors)", found: "\(count)")
    }
    var headers: [Header] = []
    for index in 0..<count {
      guard let nameLength = cursor.nextSize(), let type = cursor.next(UInt64.self),
        let rank = cursor.nextSize(), let dataLength = cursor.nextSize(),
        (2...(TensorName.longest + 1)).contains(nameLength), (0...8).contains(rank)
      else { throw diagnosis.damaged("header \(index)", expected: "name, type, rank and size of a tensor") }
      headers.append(Header(nameLength: nameLength, type: type, rank: rank, dataLength: dataLength))
    }
    return headers
  }

  private func names(_ headers: [Header], _ cursor: inout LittleEndianCursor) throws(ModelError) -> [String] {
    var names: [String] = []
    for (index, header) in headers.enumerated() {
      guard let bytes = cursor.nextSlice(header.nameLength), bytes.last == 0,
        let name = TensorName.parse(UnsafeRawBufferPointer(rebasing: bytes.dropLast()))
      else { throw diagnosis.damaged("name \(index)", expected: "printable letters and a zero byte") }
      names.append(name)
    }
    return names
  }

  private func shapes(
    _ headers: [Header], _ names: [String], _ cursor: inout LittleEndianCursor
  ) throws(ModelError) -> [MatrixShape] {
    var shapes: [MatrixShape] = []
    for (header, name) in zip(headers, names) {
      var dimensions: [Int] = []
      for _ in 0..<header.rank {
        guard let dimension = cursor.next(Int32.self) else {
          throw diagnosis.damaged(name, expected: "a shape of \(header.rank) dimensions", found: "the end")
        }
        dimensions.append(Int(dimension))
      }
      guard let shape = MatrixShape(dimensions: dimensions) else {
        throw diagnosis.damaged(name, expected: "the shape of a matrix", found: "\(dimensions)")
      }
      shapes.append(shape)
    }
    return shapes
  }

  private func item(
    _ name: String, _ header: Header, _ shape: MatrixShape, _ block: UnsafeRawBufferPointer
  ) throws(ModelError) -> StoredItem {
    let type: ElementType
    switch MarianTypeCode.meaning(of: header.type) {
    case .readable(let readable): type = readable
    case .refused(let words): throw diagnosis.unsupported(name, expected: "portable weights", found: words)
    case .unknown:
      throw diagnosis.damaged(
        name, expected: "a type code", found: "0x" + String(header.type, radix: 16))
    }
    guard let size = type.byteCount(of: shape), size <= block.count, block.count - size < Self.blockAlignment
    else {
      throw diagnosis.damaged(
        name, expected: "\(shape.rows) x \(shape.columns) numbers of \(type)", found: "\(block.count) bytes")
    }
    return StoredItem(
      name: name, shape: shape, type: type, bytes: UnsafeRawBufferPointer(rebasing: block[..<size]))
  }
}

/// Marian's type codes: the low byte is the size of an element, the bits above it the class and the layout.
enum MarianTypeCode {
  /// What a type code stands for.
  enum Meaning: Hashable {
    case readable(ElementType)
    case refused(String)
    case unknown
  }

  /// Looks `code` up in the tables of marian-nmt and of browsermt's fork.
  static func meaning(of code: UInt64) -> Meaning {
    switch code {
    case 0x101: .readable(.int8)
    case 0x102: .readable(.other(name: "int16", size: 2))
    case 0x104: .readable(.other(name: "int32", size: 4))
    case 0x108: .readable(.other(name: "int64", size: 8))
    case 0x201: .readable(.other(name: "uint8", size: 1))
    case 0x202: .readable(.other(name: "uint16", size: 2))
    case 0x204: .readable(.other(name: "uint32", size: 4))
    case 0x208: .readable(.other(name: "uint64", size: 8))
    case 0x402: .readable(.float16)
    case 0x404: .readable(.float32)
    case 0x408: .readable(.float64)
    case 0x4101: .readable(.quantized8(.fork))
    case 0x10001: .readable(.quantized8(.mainline))
    case 0x4102, 0x10002: .refused("16-bit integer weights (intgemm16)")
    case 0x802: .refused("16-bit weights packed for FBGEMM")
    case 0x1801: .refused("8-bit weights packed for FBGEMM on AVX2")
    case 0x2801: .refused("8-bit weights packed for FBGEMM on AVX-512")
    case 0x18001: .refused("8-bit weights prepared for SSSE3 processors")
    case 0x11001: .refused("8-bit weights prepared for AVX2 processors")
    case 0x12001: .refused("8-bit weights prepared for AVX-512 processors")
    case 0x13001: .refused("8-bit weights prepared for AVX-512 VNNI processors")
    case 0x14002: .refused("16-bit weights prepared for SSE2 processors")
    case 0x11002: .refused("16-bit weights prepared for AVX2 processors")
    case 0x12002: .refused("16-bit weights prepared for AVX-512 processors")
    default: .unknown
    }
  }
}
