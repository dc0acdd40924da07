import Foundation

/// Where text comes from.
enum LineSource: Hashable, Sendable {
  case standardInput
  case file(String)

  /// For messages.
  var name: String {
    switch self {
    case .standardInput: "standard input"
    case .file(let path): quoted(path)
    }
  }
}

/// A source that cannot be read.
struct ReadError: Error, Equatable, Sendable {
  let source: LineSource
  /// `errno`.
  let code: Int32

  var message: String { "cannot read \(source.name): \(systemMessage(code))" }
}

extension LineSource {
  /// Why this cannot be read, found without opening it: a pipe may be opened only once.
  var problem: ReadError? {
    guard case .file(let path) = self else { return nil }
    var status = stat()
    if stat(path, &status) != 0 || access(path, R_OK) != 0 { return ReadError(source: self, code: errno) }
    return status.st_mode & S_IFMT == S_IFDIR ? ReadError(source: self, code: EISDIR) : nil
  }
}

/// One line as it was read, without its newline. A carriage return before it belongs to the line: it is
/// white space that comes back.
struct InputLine: Sendable {
  enum Content: Sendable {
    case text(String)
    /// Not UTF-8. `badByte` counts from the start of the line.
    case undecodable([UInt8], badByte: Int)
  }

  let content: Content
  /// False only for a last line that ends without a newline.
  let hasNewline: Bool
  /// Bytes of the whole input before the line.
  let offset: Int
  let byteCount: Int
}

/// Splits the bytes of several sources, read one after another as if concatenated, at line feeds.
///
/// Only read(2) blocks, and it returns what a slow producer has sent so far, so a line is there as soon as
/// its newline is. Memory is one block, or the longest line.
struct LineReader: ~Copyable {
  private static let blockSize = 256 * 1024

  private var sources: ArraySlice<LineSource>
  /// The source being read and its descriptor.
  private var current: (source: LineSource, descriptor: Int32)?
  private let block: UnsafeMutableRawBufferPointer
  /// The bytes of `block` that have been read from the source and not yet handed out.
  private var unread = 0..<0
  /// The start of a line that goes on in the next block.
  private var carry: [UInt8] = []
  private var offset = 0

  init(_ sources: [LineSource]) {
    self.sources = sources[...]
    block = .allocate(byteCount: Self.blockSize, alignment: 64)
  }

  deinit {
    block.deallocate()
    if let current, current.source != .standardInput { close(current.descriptor) }
  }

  /// The next line, or nil after the last.
  mutating func next() throws(ReadError) -> InputLine? {
    while true {
      if let length = lengthToNewline() {
        let bytes = take(length)
        unread.removeFirst()
        return line(ending: bytes, hasNewline: true)
      }
      carry.append(contentsOf: take(unread.count))
      guard try fill() else {
        return carry.isEmpty ? nil : line(ending: take(0), hasNewline: false)
      }
    }
  }

  private func lengthToNewline() -> Int? {
    guard !unread.isEmpty, let base = block.baseAddress else { return nil }
    let start = base + unread.lowerBound
    return memchr(start, 0x0A, unread.count).map { UnsafeRawPointer($0) - UnsafeRawPointer(start) }
  }

  private mutating func take(_ count: Int) -> UnsafeRawBufferPointer {
    let end = unread.lowerBound + count
    defer { unread = end..<unread.upperBound }
    return UnsafeRawBufferPointer(rebasing: block[unread.lowerBound..<end])
  }

  private mutating func line(ending bytes: UnsafeRawBufferPointer, hasNewline: Bool) -> InputLine {
    let start = offset
    let byteCount = carry.count + bytes.count
    offset += byteCount + (hasNewline ? 1 : 0)
    let content: InputLine.Content
    if carry.isEmpty {
      content = InputLine.Content(bytes)
    } else {
      carry.append(contentsOf: bytes)
      content = carry.withUnsafeBytes { InputLine.Content($0) }
      carry.removeAll(keepingCapacity: carry.capacity <= Self.blockSize)
    }
    return InputLine(content: content, hasNewline: hasNewline, offset: start, byteCount: byteCount)
  }

  /// Reads the next block.
  ///
  /// - Returns: False at the end of the last source.
  private mutating func fill() throws(ReadError) -> Bool {
    while true {
      guard let (source, descriptor) = try opened() else { return false }
      let count = read(descriptor, block.baseAddress, block.count)
      if count > 0 {
        unread = 0..<count
        return true
      }
      if count < 0 {
        try waitForMore(from: source, descriptor, after: errno)
        continue
      }
      if source != .standardInput { close(descriptor) }
      current = nil
    }
  }

  /// Whoever shares the descriptor may have made it non-blocking.
  private func waitForMore(from source: LineSource, _ descriptor: Int32, after code: Int32) throws(ReadError)
  {
    if code == EINTR { return }
    guard code == EAGAIN else { throw ReadError(source: source, code: code) }
    var polled = pollfd(fd: descriptor, events: Int16(POLLIN), revents: 0)
    _ = poll(&polled, 1, -1)
  }

  private mutating func opened() throws(ReadError) -> (LineSource, Int32)? {
    if let current { return current }
    guard let source = sources.popFirst() else { return nil }
    switch source {
    case .standardInput: current = (source, STDIN_FILENO)
    case .file(let path):
      let descriptor = open(path, O_RDONLY | O_CLOEXEC)
      guard descriptor >= 0 else { throw ReadError(source: source, code: errno) }
      current = (source, descriptor)
    }
    return current
  }
}

extension InputLine.Content {
  fileprivate init(_ bytes: UnsafeRawBufferPointer) {
    if let text = String(validating: bytes, as: UTF8.self) {
      self = .text(text)
      return
    }
    let copy = [UInt8](bytes)
    do throws(UTF8.ValidationError) {
      _ = try UTF8Span(validating: copy.span)
      self = .undecodable(copy, badByte: 0)
    } catch {
      self = .undecodable(copy, badByte: error.byteOffsets.lowerBound)
    }
  }
}
