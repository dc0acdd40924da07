internal import CDragomanZlib

/// Reads the arrays of a `.npz` file: a ZIP archive with one `NAME.npy` per array.
struct NPZReader {
  let diagnosis: Diagnosis
  /// Takes the inflated members.
  let memory: OwnedMemory

  /// Deflate cannot do better (a match of 258 bytes in 2 bits).
  private static let largestDeflateRatio = 1032
  /// Weights hardly shrink. All members together may inflate to this many times the file, plus a fixed amount for
  /// small files of many equal numbers; so a small file cannot fill the memory.
  private static let largestArchiveRatio = 16
  private static let smallArchive = 16 << 20

  /// All arrays of the archive `bytes`, in its order. They point into `bytes` or into `memory`.
  func items(_ bytes: UnsafeRawBufferPointer) throws(ModelError) -> [StoredItem] {
    var items: [StoredItem] = []
    var budget = Self.smallArchive + Self.largestArchiveRatio * bytes.count
    for member in try ZIPDirectory(bytes, diagnosis: diagnosis).members {
      guard let fileName = TensorName.parse(member.name), fileName.hasSuffix(".npy"), fileName.utf8.count > 4
      else { throw diagnosis.damaged("ZIP member", expected: "a name of printable letters and .npy") }
      let name = String(fileName.dropLast(4))
      items.append(try item(name, contents(of: member, name, &budget)))
    }
    return items
  }

  /// The member's bytes, inflated if need be, their checksum verified.
  private func contents(
    of member: ZIPDirectory.Member, _ name: String, _ budget: inout Int
  ) throws(ModelError) -> UnsafeRawBufferPointer {
    let data = member.isDeflated ? try inflated(member, name, &budget) : member.data
    let checksum = data.baseAddress.map { dgm_crc32($0.assumingMemoryBound(to: UInt8.self), data.count) } ?? 0
    guard checksum == member.checksum else {
      throw diagnosis.damaged(
        name, expected: "CRC-32 \(hexadecimal(member.checksum))", found: hexadecimal(checksum))
    }
    return data
  }

  private func inflated(
    _ member: ZIPDirectory.Member, _ name: String, _ budget: inout Int
  ) throws(ModelError) -> UnsafeRawBufferPointer {
    guard member.size <= member.data.count * Self.largestDeflateRatio, member.size > 0,
      let source = member.data.baseAddress
    else {
      throw diagnosis.damaged(
        name, expected: "a size that \(member.data.count) deflated bytes can have", found: "\(member.size)")
    }
    budget -= member.size
    guard budget >= 0 else {
      throw diagnosis.unsupported(
        name, expected: "arrays of at most \(Self.largestArchiveRatio) times the file's size", found: "more")
    }
    guard let memory = memory.allocate(byteCount: member.size), let target = memory.baseAddress else {
      throw diagnosis.noMemory(name, for: "\(member.size) bytes")
    }
    let result = dgm_inflate_raw(
      source.assumingMemoryBound(to: UInt8.self), member.data.count,
      target.assumingMemoryBound(to: UInt8.self), member.size)
    switch UInt32(bitPattern: result) {
    case DGM_INFLATE_OK.rawValue: return UnsafeRawBufferPointer(memory)
    case DGM_INFLATE_NO_MEMORY.rawValue: throw diagnosis.noMemory(name, for: "inflating")
    default: throw diagnosis.damaged(name, expected: "\(member.size) bytes once inflated")
    }
  }

  /// The array in the array file `bytes`.
  private func item(_ name: String, _ bytes: UnsafeRawBufferPointer) throws(ModelError) -> StoredItem {
    guard let header = NPYHeader(bytes) else {
      throw diagnosis.damaged(name, expected: "a NumPy header of version 1 or 2")
    }
    guard let type = ElementType(numPy: header.descriptor) else {
      throw diagnosis.unsupported(
        name, expected: "little-endian numbers", found: "NumPy type \(header.descriptor)")
    }
    guard let shape = MatrixShape(dimensions: header.dimensions) else {
      throw diagnosis.unsupported(name, expected: "a matrix", found: "shape \(header.dimensions)")
    }
    guard !header.isFortranOrder || shape.rows == 1 || shape.columns == 1 else {
      throw diagnosis.unsupported(name, expected: "rows after one another", found: "Fortran order")
    }
    let data = UnsafeRawBufferPointer(rebasing: bytes[header.dataOffset...])
    guard let size = type.byteCount(of: shape), data.count == size else {
      throw diagnosis.damaged(
        name, expected: "\(shape.rows) x \(shape.columns) numbers of \(type)", found: "\(data.count) bytes")
    }
    return StoredItem(name: name, shape: shape, type: type, bytes: data)
  }

  private func hexadecimal(_ number: UInt32) -> String {
    String(number, radix: 16, uppercase: false)
  }
}

extension ElementType {
  /// The type NumPy names `descriptor`; nil if it is big-endian, structured or unknown.
  init?(numPy descriptor: String) {
    switch descriptor {
    case "<f2": self = .float16
    case "<f4": self = .float32
    case "<f8": self = .float64
    case "|i1", "<i1": self = .int8
    case "|u1", "<u1": self = .other(name: "uint8", size: 1)
    case "|b1": self = .other(name: "bool", size: 1)
    case "<i2": self = .other(name: "int16", size: 2)
    case "<u2": self = .other(name: "uint16", size: 2)
    case "<i4": self = .other(name: "int32", size: 4)
    case "<u4": self = .other(name: "uint32", size: 4)
    case "<i8": self = .other(name: "int64", size: 8)
    case "<u8": self = .other(name: "uint64", size: 8)
    default: return nil
    }
  }
}
