import Foundation

/// Files of texts, one a line.
enum TextFile {
  /// The lines of the file at `path`, without their ends.
  static func lines(of path: String) throws -> [String] {
    var text = try String(contentsOfFile: path, encoding: .utf8)
    if text.hasSuffix("\n") { text.removeLast() }
    return text.split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
  }

  /// Writes `lines` to the file at `path`, each with its end.
  static func write(_ lines: [String], to path: String) throws {
    try Data(lines.map { $0 + "\n" }.joined().utf8).write(to: URL(filePath: path))
  }
}
