import Foundation
import Testing

@Suite("dragoman writes its completions, manual page and help")
struct DocumentsProgramTests {
  @Test(
    "completions for each shell and the manual page go to standard output",
    arguments: [["completions", "bash"], ["completions", "zsh"], ["completions", "fish"], ["manual"]])
  func documents(arguments: [String]) async throws {
    let (output, errors, ending) = try await run(arguments)
    #expect(output.hasSuffix("\n") && output.contains("dragoman") && errors == "" && ending == .exited(0))
  }

  @Test("a group named alone shows its help", arguments: [["packs"], ["packs", "sources"]])
  func groups(arguments: [String]) async throws {
    let (output, errors, ending) = try await run(arguments)
    #expect(output.hasPrefix("Usage: dragoman \(arguments.joined(separator: " ")) [OPTION]... SUBCOMMAND\n"))
    #expect(errors == "" && ending == .exited(0))
  }
}
