/// Writes a Marian `.bin` file, byte for byte as browsermt's `marian-conv` does. `BinaryModelReader` tells its parts.
struct BinaryModelWriter {
  /// One block of numbers; its bytes are made when their turn comes.
  struct Item {
    let name: String
    let type: UInt64
    let dimensions: [Int]
    /// How many bytes `bytes` makes.
    let byteCount: Int
    /// Whether zeros fill the block up, as behind all but the configuration.
    let isPadded: Bool
    let bytes: () -> [UInt8]

    /// What it takes in the file.
    var storedByteCount: Int {
      isPadded ? (byteCount + BinaryModelWriter.alignment - 1) / alignment * alignment : byteCount
    }
  }

  private static let alignment = 256

  /// Hands the file to `write`, block after block. `items` are in the order of the file.
  func write<Failure: Error>(
    _ items: [Item], to write: (UnsafeRawBufferPointer) throws(Failure) -> Void
  ) throws(Failure) {
    try Self.hand(head(of: items), to: write)
    for item in items {
      var bytes = item.bytes()
      precondition(bytes.count == item.byteCount, "\(bytes.count) bytes of \(item.name)")
      bytes += repeatElement(0, count: item.storedByteCount - bytes.count)
      try Self.hand(bytes, to: write)
    }
  }

  /// Everything before the first block: headers, names, shapes, and zeros up to a multiple of 256.
  private func head(of items: [Item]) -> [UInt8] {
    var head: [UInt8] = []
    head.append(littleEndian: UInt64(1))
    head.append(littleEndian: UInt64(items.count))
    for item in items {
      let numbers = [
        UInt64(item.name.utf8.count + 1), item.type, UInt64(item.dimensions.count),
        UInt64(item.storedByteCount),
      ]
      for number in numbers { head.append(littleEndian: number) }
    }
    for item in items {
      head += item.name.utf8
      head.append(0)
    }
    for item in items {
      for dimension in item.dimensions { head.append(littleEndian: Int32(dimension)) }
    }
    let end = head.count + MemoryLayout<UInt64>.size
    // Where nothing is missing marian-conv fills a whole block.
    let padding = (end / Self.alignment + 1) * Self.alignment - end
    head.append(littleEndian: UInt64(padding))
    return head + repeatElement(0, count: padding)
  }

  private static func hand<Failure: Error>(
    _ bytes: [UInt8], to write: (UnsafeRawBufferPointer) throws(Failure) -> Void
  ) throws(Failure) {
    let result: Result<Void, Failure> = bytes.withUnsafeBytes { block in
      do throws(Failure) { return .success(try write(block)) } catch { return .failure(error) }
    }
    try result.get()
  }
}

extension [UInt8] {
  /// Adds a number's bytes, the lowest first.
  mutating func append(littleEndian number: some FixedWidthInteger) {
    Swift.withUnsafeBytes(of: number.littleEndian) { append(contentsOf: $0) }
  }

  /// Adds a number's bytes, the lowest first.
  mutating func append(littleEndian number: Float) { append(littleEndian: number.bitPattern) }
}
