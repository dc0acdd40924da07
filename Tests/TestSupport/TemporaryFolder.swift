package import Foundation

/// A folder that is removed with all it holds when the last reference goes.
package final class TemporaryFolder: Sendable {
  /// The folder.
  package let url: URL

  /// Makes an empty folder of a name that nothing else has.
  package init() throws {
    url = FileManager.default.temporaryDirectory.appending(path: "dragoman-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: url, withIntermediateDirectories: false)
  }

  deinit {
    try? FileManager.default.removeItem(at: url)
  }

  /// Writes a new file of these bytes and returns where it is. A file of that name is replaced, not overwritten, so that
  /// one who has mapped it keeps its bytes.
  package func write(_ bytes: [UInt8], to name: String) throws -> URL {
    let file = url.appending(path: name)
    try? FileManager.default.removeItem(at: file)
    try Data(bytes).write(to: file)
    return file
  }
}
