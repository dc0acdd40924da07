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
  static func problem(of path: String) -> String? {
    var status = stat()
    guard stat(path, &status) == 0, status.st_mode & S_IFMT == S_IFREG else { return nil }
    let descriptor = open(path, O_RDONLY | O_CLOEXEC)
    guard descriptor >= 0 else { return nil }
    defer { close(descriptor) }
    var start = [UInt8](repeating: 0, count: 4096)
    let count = max(read(descriptor, &start, start.count), 0)
    let isForeign = beginnings.contains { start.starts(with: $0) } || start[..<count].contains(0)
    // UTF-16 has zeros too, and its lines are reported one by one.
    guard isForeign, !start.starts(with: [0xFE, 0xFF]), !start.starts(with: [0xFF, 0xFE]) else { return nil }
    let formats = FileFormat.allCases.map(\.rawValue).joined(separator: ", ")
    return
      "\(quoted(path)) is no text\nNext: save it as one of \(formats); --format text reads it all the same"
  }
}
