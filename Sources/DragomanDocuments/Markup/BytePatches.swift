/// A document's bytes with some ranges replaced.
struct BytePatches {
  private let bytes: [UInt8]
  private var patches: [(range: Range<Int>, replacement: [UInt8])] = []

  init(bytes: [UInt8]) {
    self.bytes = bytes
  }

  /// Replaces a range.
  ///
  /// - Precondition: It lies behind all ranges replaced before.
  mutating func append(_ range: Range<Int>, _ replacement: [UInt8]) {
    precondition(range.lowerBound >= patches.last?.range.upperBound ?? 0, "patches must be in order")
    patches.append((range, replacement))
  }

  /// Appends a part of the document to `output`, with what is replaced in it; a replaced range that is partly
  /// outside of it is not replaced.
  func write(_ range: Range<Int>, to output: inout [UInt8]) {
    var low = 0
    var high = patches.count
    while low < high {
      let middle = (low + high) / 2
      if patches[middle].range.lowerBound < range.lowerBound { low = middle + 1 } else { high = middle }
    }
    var position = range.lowerBound
    while low < patches.count, patches[low].range.upperBound <= range.upperBound {
      output += bytes[position..<patches[low].range.lowerBound]
      output += patches[low].replacement
      position = patches[low].range.upperBound
      low += 1
    }
    output += bytes[position..<range.upperBound]
  }
}
