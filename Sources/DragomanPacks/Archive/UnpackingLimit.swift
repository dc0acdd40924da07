/// The most that may come out of a packed file, by how large that is: a small file cannot fill a disk.
///
/// Weights hardly shrink; of what real packs have, lists of tokens shrink most, to a quarter. So thirty-two times the
/// packed size is far over any model. The first 16 MiB are free: a small model of many equal numbers, as tests have
/// them, may pass.
struct UnpackingLimit {
  /// So much may come out of any file.
  static let freeBytes: Int64 = 16 << 20
  /// And so many bytes for each of the packed file.
  static let ratio: Int64 = 32
  /// No more than that however large the file is: 4 GiB, four times the largest Transformer for translation in float32.
  static let largestBytes: Int64 = 1 << 32

  /// The packed file's size.
  let packedBytes: Int64
  /// The most that may come out of it.
  let bytes: Int64

  /// The limit for a file of `packedBytes` bytes, of which `most` may come out in any case.
  init(packedBytes: Int64, most: Int64 = largestBytes) {
    self.packedBytes = packedBytes
    let free = Self.freeBytes + min(packedBytes, Self.largestBytes) * Self.ratio
    bytes = min(free, most, Self.largestBytes)
  }

  /// What is expected of a file that unpacks to more.
  var expectation: String { "at most \(bytes) bytes unpacked from \(packedBytes)" }
}
