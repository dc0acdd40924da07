import Foundation

@testable import DragomanCLI

/// A pipe within the test process.
final class TestPipe: Sendable {
  let reading: Int32
  let writing: Int32

  init() throws {
    signal(SIGPIPE, SIG_IGN)
    var ends: [Int32] = [-1, -1]
    guard pipe(&ends) == 0 else { throw SystemError(code: errno) }
    for end in ends { _ = fcntl(end, F_SETFD, FD_CLOEXEC) }
    (reading, writing) = (ends[0], ends[1])
  }

  deinit {
    close(reading)
    close(writing)
  }
}

/// A file that is there as long as this value is.
final class TemporaryFile: Sendable {
  let path: String

  init(_ bytes: [UInt8]) throws {
    path = FileManager.default.temporaryDirectory.appending(path: "dragoman-\(UUID().uuidString)").path
    try Data(bytes).write(to: URL(filePath: path))
  }

  convenience init(_ text: String) throws { try self.init(Array(text.utf8)) }

  deinit { unlink(path) }

  var contents: [UInt8] { FileManager.default.contents(atPath: path).map(Array.init) ?? [] }
}
