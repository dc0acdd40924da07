import Foundation

/// Lines in and out. No colours and no moving cursor: every line is complete when it is written, so that a screen reader
/// reads the board in the order in which things happen.
actor Terminal {
  private var lines: AsyncStream<String>.Iterator
  private var lastQuestion: Task<String?, Never>?

  init() {
    let (stream, continuation) = AsyncStream<String>.makeStream()
    lines = stream.makeAsyncIterator()
    // Waiting for a line blocks a thread: one of its own.
    Thread.detachNewThread {
      while let line = readLine() { continuation.yield(line) }
      continuation.finish()
    }
  }

  /// The next line; nil at the end of the input. Questions that come at the same time are asked one after the other.
  func ask(_ prompt: String) async -> String? {
    let before = lastQuestion
    let question = Task {
      _ = await before?.value
      return await line(after: prompt)
    }
    lastQuestion = question
    return await question.value
  }

  private func line(after prompt: String) async -> String? {
    FileHandle.standardOutput.write(Data((prompt + " ").utf8))
    var taken = lines
    let line = await taken.next(isolation: self)
    lines = taken
    return line
  }

  /// Writes a text, broken where it would be wider than a terminal of 80 columns.
  nonisolated func say(_ text: String, indent: Int = 0) {
    let margin = String(repeating: " ", count: indent)
    var written = ""
    for paragraph in text.split(separator: "\n", omittingEmptySubsequences: false) {
      guard Self.width(paragraph) > 78 - indent else {
        written += (paragraph.isEmpty ? "" : margin + paragraph) + "\n"
        continue
      }
      var line = ""
      for word in paragraph.split(separator: " ") {
        if !line.isEmpty, Self.width(line) + 1 + Self.width(word) > 78 - indent {
          written += margin + line + "\n"
          line = ""
        }
        line += (line.isEmpty ? "" : " ") + word
      }
      written += margin + line + "\n"
    }
    FileHandle.standardOutput.write(Data(written.utf8))
  }

  /// The columns that a text takes: East Asian characters and emoji take two.
  private static func width(_ text: some StringProtocol) -> Int {
    text.reduce(0) { $0 + (($1.unicodeScalars.first?.value ?? 0) >= 0x1100 ? 2 : 1) }
  }
}
