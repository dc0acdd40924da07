import TestSupport

/// Makes documents at random; the same ones from the same seed.
struct MarkdownGenerator {
  private var random: SplitMix64

  private static let words = [
    "boat", "red", "Wörter", "猫", "don't", "3.5", "end.", "🙂", "I", "(so)", "été,", "a_b",
  ]
  private static let pieces = [
    "*", "**", "_", "`", "``", "[", "](x)", "][r]", "]", "![", "<b>", "</b>", "<", ">", "\\", "\\*", "&amp;",
    "&", "~~",
    "<http://a.example>", "www.a.example", "[^f]", "|", "!", "  \n", "\\\n", "\n", "<!-- c -->", "<br>",
    "`code`",
    "*red*", "**so**", "[it](/x \"t\")", "[r]", "[r][]", "![alt](y)", "http://b.example/?q=(a)",
    "c@d.example", "\t",
  ]
  private static let openings = [
    "", "", "# ", "- ", "* ", "1. ", "> ", "> > ", "- [ ] ", "    ", "```\n", "| a | b |\n|---|---|\n| ",
    "[r]: /z\n",
    "[^f]: ", "  ", "<div>\n", "---\n", "1) ", "+ ", "## ",
  ]

  init(seed: UInt64) {
    random = SplitMix64(seed: seed)
  }

  /// Some blocks of text and pieces of markup.
  mutating func document() -> String {
    var output = ""
    for _ in 0..<Int.random(in: 1...5, using: &random) {
      output += pick(MarkdownGenerator.openings)
      for _ in 0..<Int.random(in: 1...9, using: &random) {
        output += pick(
          Int.random(in: 0..<3, using: &random) == 0 ? MarkdownGenerator.pieces : MarkdownGenerator.words)
        output += pick(["", " ", " ", "\n"])
      }
      output += pick(["\n", "\n\n", "\n===\n", "\n---\n\n", " |\n\n", "\n```\n"])
    }
    return output
  }

  private mutating func pick(_ list: [String]) -> String {
    list[Int.random(in: 0..<list.count, using: &random)]
  }
}
