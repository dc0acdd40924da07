import Foundation

/// A text file in which each line is a sentence.
enum SentenceFile {
  /// The lines of the file at `path`, without their ends; the last one counts where it has no end too.
  ///
  /// - Throws: `PackFault` with the line at fault; what it says is the user's and not told.
  static func lines(of path: String) throws(PackFault) -> [String] {
    if let problem = LineSource.file(path).problem {
      throw PackFault(.inputOutput, code: "inputOutput", problem.message)
    }
    guard let data = FileManager.default.contents(atPath: path) else {
      throw PackFault(.inputOutput, code: "inputOutput", "cannot read \(quoted(path))")
    }
    var bytes = [UInt8](data)
    if bytes.starts(with: [0xEF, 0xBB, 0xBF]) { bytes.removeFirst(3) }
    if bytes.last == 0x0A { bytes.removeLast() } else if bytes.isEmpty { return [] }
    var lines: [String] = []
    for var line in bytes.split(separator: 0x0A, omittingEmptySubsequences: false) {
      if line.last == 0x0D { line.removeLast() }
      guard let text = String(validating: line, as: UTF8.self) else {
        throw PackFault(
          .usage, code: "notUTF8", "line \(lines.count + 1) of \(quoted(path)): it is not UTF-8")
      }
      lines.append(text)
    }
    return lines
  }
}
