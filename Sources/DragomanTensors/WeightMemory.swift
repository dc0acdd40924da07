#if canImport(Glibc)
  internal import Glibc
#elseif canImport(Musl)
  internal import Musl
#elseif canImport(Darwin)
  internal import Darwin
#endif

/// The memory of one model's packed weights, in blocks of huge pages.
///
/// On pages of 4 KiB the first touch of each page takes most of the time that packing takes, and decoding, which reads
/// all weights for each step, misses in the table of addresses. Not thread-safe: filled while a model is opened. Whoever
/// has weights in it keeps it alive.
package final class WeightMemory {
  /// What x86-64 and arm64 with 4 KiB pages call a huge page.
  private static let blockSize = 2 << 20

  private var blocks: [UnsafeMutableRawPointer] = []
  private var free: UnsafeMutableRawBufferPointer
  private let usesHugePages: Bool

  /// Memory for weights of about `expectedByteCount` bytes: those of a small model get no huge page.
  package init(expectedByteCount: Int) {
    usesHugePages = expectedByteCount >= 2 * Self.blockSize
    free = UnsafeMutableRawBufferPointer(start: nil, count: 0)
  }

  deinit {
    for block in blocks { block.deallocate() }
  }

  /// `byteCount` bytes on a cache line's boundary, not initialised.
  func allocate(_ byteCount: Int) -> UnsafeMutablePointer<Int8> {
    let size = (max(byteCount, 1) + 63) / 64 * 64
    if size > free.count { addBlock(size) }
    guard let start = free.baseAddress else { preconditionFailure("a block without memory") }
    free = UnsafeMutableRawBufferPointer(rebasing: free.dropFirst(size))
    return start.bindMemory(to: Int8.self, capacity: byteCount)
  }

  private func addBlock(_ leastSize: Int) {
    let size =
      usesHugePages ? (leastSize + Self.blockSize - 1) / Self.blockSize * Self.blockSize : leastSize
    let block = UnsafeMutableRawPointer.allocate(
      byteCount: size, alignment: usesHugePages ? Self.blockSize : 64)
    #if os(Linux)
      // Where the system has none to give, the memory is as good, only slower.
      if usesHugePages { madvise(block, size, MADV_HUGEPAGE) }
    #endif
    blocks.append(block)
    free = UnsafeMutableRawBufferPointer(start: block, count: size)
  }
}
