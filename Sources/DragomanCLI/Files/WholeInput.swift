import DragomanDocuments
import Foundation

/// Reads an input to its end, which formats need that are understood only as a whole.
enum WholeInput {
  /// - Throws: `FileFault` where it cannot be read or a signal comes before its end.
  static func read(_ source: LineSource, interruption: Int32) throws(FileFault) -> [UInt8] {
    var descriptor = STDIN_FILENO
    if case .file(let path) = source {
      descriptor = open(path, O_RDONLY | O_CLOEXEC)
      guard descriptor >= 0 else { throw fault(source, errno) }
    }
    defer { if descriptor != STDIN_FILENO { close(descriptor) } }
    var bytes: [UInt8] = []
    var block = [UInt8](repeating: 0, count: 1 << 16)
    while true {
      var polled = [
        pollfd(fd: descriptor, events: Int16(POLLIN), revents: 0),
        pollfd(fd: interruption, events: Int16(POLLIN), revents: 0),
      ]
      let isReady = poll(&polled, 2, -1)
      if isReady > 0, polled[1].revents != 0 {
        let signal = TerminationSignals.received
        throw FileFault(
          "stopped by \(signal == SIGTERM ? "SIGTERM" : "SIGINT") while reading \(source.name)",
          signal == SIGTERM ? .terminated : .interrupted)
      }
      let count = Foundation.read(descriptor, &block, block.count)
      if count < 0, errno == EINTR || errno == EAGAIN { continue }
      guard count >= 0 else { throw fault(source, errno) }
      guard count > 0 else { return bytes }
      bytes += block[..<count]
    }
  }

  private static func fault(_ source: LineSource, _ code: Int32) -> FileFault {
    FileFault(ReadError(source: source, code: code).message, .inputOutput)
  }
}
