/// Memory for one kind of number, on a cache-line boundary, that only ever grows.
///
/// A worker's buffers are grown before a batch is decoded, never during it, so the decode loop allocates nothing.
package final class AlignedBuffer<Element: BitwiseCopyable> {
  /// Elements that fit.
  package private(set) var capacity = 0
  /// The first element. Invalid after the next `reserve`.
  package private(set) var pointer: UnsafeMutablePointer<Element>

  /// An empty buffer.
  package init() {
    pointer = Self.allocate(1)
  }

  /// A zeroed buffer of `count` elements.
  package convenience init(zeroed count: Int) {
    self.init()
    reserve(count)
    zero(count)
  }

  deinit { pointer.deallocate() }

  /// Makes room for `count` elements. What was in the buffer is lost if it had to grow.
  package func reserve(_ count: Int) {
    guard count > capacity else { return }
    pointer.deallocate()
    pointer = Self.allocate(count)
    capacity = count
  }

  /// Makes room for `count` elements and keeps the first `kept`.
  package func grow(to count: Int, keeping kept: Int) {
    precondition(kept <= capacity)
    guard count > capacity else { return }
    let larger = Self.allocate(count)
    larger.update(from: pointer, count: kept)
    pointer.deallocate()
    pointer = larger
    capacity = count
  }

  /// Sets the first `count` elements to zero bits.
  package func zero(_ count: Int) {
    precondition(count <= capacity)
    UnsafeMutableRawPointer(pointer).initializeMemory(
      as: UInt8.self, repeating: 0, count: count * MemoryLayout<Element>.stride)
  }

  /// The first `count` elements.
  package func prefix(_ count: Int) -> UnsafeMutableBufferPointer<Element> {
    precondition(count <= capacity || count == 0)
    return UnsafeMutableBufferPointer(start: pointer, count: count)
  }

  package subscript(index: Int) -> Element {
    get {
      precondition(index >= 0 && index < capacity)
      return pointer[index]
    }
    set {
      precondition(index >= 0 && index < capacity)
      pointer[index] = newValue
    }
  }

  private static func allocate(_ count: Int) -> UnsafeMutablePointer<Element> {
    UnsafeMutableRawPointer.allocate(
      byteCount: max(count, 1) * MemoryLayout<Element>.stride, alignment: 64
    ).bindMemory(to: Element.self, capacity: max(count, 1))
  }
}
