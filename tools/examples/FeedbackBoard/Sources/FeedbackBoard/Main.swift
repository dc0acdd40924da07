import Foundation

/// Shows a file of feedback in five languages, and translates what its reader wants translated.
@main
struct Main {
  static func main() async {
    guard let options = BoardOptions(Array(CommandLine.arguments.dropFirst())) else {
      FileHandle.standardError.write(Data((BoardOptions.usage + "\n").utf8))
      exit(64)
    }
    do {
      try await Board(options, terminal: Terminal()).run()
    } catch {
      FileHandle.standardError.write(Data("FeedbackBoard: \(error.localizedDescription)\n".utf8))
      exit(66)
    }
  }
}
