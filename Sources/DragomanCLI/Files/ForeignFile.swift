import DragomanDocuments
import Foundation

/// Files that are no text in any of the formats, such as those of word processors: translating their lines would break
/// them.
enum ForeignFile {
  /// How such files begin: archives (also what word processors write), PDF, older word processors, rich text.
  private static let beginnings: [[UInt8]] = [
    [0x50, 0x4B, 0x03, 0x04], [0x1F, 0x8B], [0x28, 0xB5, 0x2F, 0xFD], [0xD0, 0xCF, 0x11, 0xE0],
    Array("%PDF-".utf8), Array("{\\rtf".utf8),
  ]

  /// What speaks against reading the file as text, as a whole message; nil for text, and for what cannot be read twice.
  ///
  /// - Parameter isWhole: Whether it is read as a whole, not line by line, where UTF-16 is none.
  static func problem(of path: String, isWhole: Bool) -> String? {
    let start = start(of: path)
    if isUTF16(start) {
      return isWhole
        ? nil
        : "\(quoted(path)) is in UTF-16, and lines are read in UTF-8\n"
          + "Next: --output PATH translates it into UTF-16 too"
    }
    guard beginnings.contains(where: { start.starts(with: $0) }) || start.contains(0) else { return nil }
    let formats = FileFormat.allCases.map(\.rawValue).joined(separator: ", ")
    return
      "\(quoted(path)) is no text\nNext: save it as one of \(formats); --format text reads it all the same"
  }

  /// Whether a file begins with the byte order mark of UTF-16; false for what cannot be read twice.
  static func isUTF16(_ source: LineSource) -> Bool {
    guard case .file(let path) = source else { return false }
    return isUTF16(start(of: path))
  }

  private static func isUTF16(_ start: [UInt8]) -> Bool {
    start.starts(with: [0xFE, 0xFF]) || start.starts(with: [0xFF, 0xFE])
  }

  /// The first bytes of a regular file.
  private static func start(of path: String) -> [UInt8] {
    var status = stat()
    guard stat(path, &status) == 0, status.st_mode & S_IFMT == S_IFREG else { return [] }
    let descriptor = open(path, O_RDONLY | O_CLOEXEC)
    guard descriptor >= 0 else { return [] }
    defer { close(descriptor) }
    var start = [UInt8](repeating: 0, count: 4096)
    let count = max(read(descriptor, &start, start.count), 0)
    return Array(start[..<count])
  }
}
