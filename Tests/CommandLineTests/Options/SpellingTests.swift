import Testing

@testable import DragomanCLI

@Suite("Misspelt words are recognised by edit distance")
struct SpellingTests {
  @Test(
    "counts insertions, deletions, replacements and swaps",
    arguments: [
      ("", "", 0), ("", "abc", 3), ("abc", "", 3), ("beam", "beam", 0), ("baem", "beam", 1),
      ("bem", "beam", 1),
      ("beamm", "beam", 1), ("team", "beam", 1), ("kitten", "sitting", 3), ("ca", "abc", 3),
    ])
  func distance(first: String, second: String, expected: Int) {
    #expect(editDistance(first, second) == expected)
    #expect(editDistance(second, first) == expected)
  }

  @Test(
    "suggests only what is close",
    arguments: [
      ("--theads", "--threads"), ("--form", "--from"), ("--stric", "--strict"), ("--line", "--lines"),
      ("--encoding", nil), ("", nil), (String(repeating: "x", count: 100_000), nil),
    ])
  func suggestion(word: String, expected: String?) {
    let options = TranslateCommand.declaration.declarations.map(\.spelling)
    #expect(nearest(to: word, among: options) == expected)
  }
}
