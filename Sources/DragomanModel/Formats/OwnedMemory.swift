#if canImport(Glibc)
  internal import Glibc
#elseif canImport(Musl)
  internal import Musl
#elseif canImport(Darwin)
  internal import Darwin
#endif

/// The memory of what could not be used where it lies in the mapped file: inflated members, converted and realigned
/// numbers. All of it is freed together.
final class OwnedMemory {
  private var blocks: [UnsafeMutableRawPointer] = []

  /// `byteCount` uninitialised bytes on a 64-byte boundary; nil if the system has no more memory.
  ///
  /// The caller bounds `byteCount` by the size of the file.
  func allocate(byteCount: Int) -> UnsafeMutableRawBufferPointer? {
    var block: UnsafeMutableRawPointer?
    guard posix_memalign(&block, 64, max(byteCount, 1)) == 0, let block else { return nil }
    blocks.append(block)
    return UnsafeMutableRawBufferPointer(start: block, count: byteCount)
  }

  deinit {
    for block in blocks { free(block) }
  }
}
