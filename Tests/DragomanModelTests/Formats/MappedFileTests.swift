import DragomanTensors
import Foundation
import TestSupport
import Testing

@Suite("MappedFile")
struct MappedFileTests {
  @Test(
    "holds the bytes of the file, also none",
    arguments: [[], [7], Array(repeating: 9, count: 10_000)] as [[UInt8]])
  func bytes(_ bytes: [UInt8]) throws {
    let folder = try TemporaryFolder()
    let file = try MappedFile(contentsOf: folder.write(bytes, to: "file"))
    #expect(file.byteCount == bytes.count)
    #expect(file.bytes.elementsEqual(bytes))
  }

  @Test("keeps its bytes when the file is replaced")
  func replaced() throws {
    let folder = try TemporaryFolder()
    let file = try MappedFile(contentsOf: folder.write([1, 2, 3], to: "file"))
    _ = try folder.write([4], to: "file")
    #expect(file.bytes.elementsEqual([1, 2, 3]))
  }

  @Test("says why a file cannot be mapped")
  func refusals() throws {
    let folder = try TemporaryFolder()
    let file = try folder.write([1], to: "file")
    let pipe = folder.url.appending(path: "pipe")
    #expect(mkfifo(pipe.path(percentEncoded: false), 0o600) == 0)
    #expect(throws: MappedFileError.notFound) {
      try MappedFile(contentsOf: folder.url.appending(path: "absent"))
    }
    #expect(throws: MappedFileError.notFound) { try MappedFile(contentsOf: file.appending(path: "below")) }
    #expect(throws: MappedFileError.notFound) {
      try MappedFile(contentsOf: #require(URL(string: "https://example.org/x")))
    }
    #expect(throws: MappedFileError.notRegular) { try MappedFile(contentsOf: folder.url) }
    #expect(throws: MappedFileError.notRegular) { try MappedFile(contentsOf: pipe) }
    #expect(throws: MappedFileError.notRegular) { try MappedFile(contentsOf: URL(filePath: "/dev/null")) }
  }
}
