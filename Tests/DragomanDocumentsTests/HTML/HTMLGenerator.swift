import TestSupport

/// Makes pages at random; the same ones from the same seed.
struct HTMLGenerator {
  private var random: SplitMix64
  private var output = ""
  /// Whether the block has what may be there once only: a line break, since two part paragraphs, or a link.
  private var used: Set<String> = []

  private static let words = [
    "boat", "red", "Wörter", "猫", "l'eau", "don't", "3.5", "—", "(so)", "end.", "🙂", "I", "été",
  ]
  private static let references = ["&amp;", "&lt;", "&gt;", "&amp;amp;"]
  private static let inline = [
    "b", "i", "a href=\"/x?a=1&amp;b\"", "span class='c d'", "em", "code", "u", "x-y",
  ]
  private static let blocks = ["p", "div", "ul><li", "h2", "table><tr><td", "section"]
  private static let voids = ["<br>", "<img src=a alt=''>", "<!-- c -->", "<wbr>", "<input disabled>"]
  private static let noise = [
    "<b>", "</i>", "</p>", "<", "&", "&bogus;", "<a <b>", "</", "<!--", "-->", "<script>", "</script>",
    "<td>", "\0",
    "<svg>", "</svg>", "<table>", "</table>", "<![CDATA[", "]]>", "<textarea>", "</body>", "\r\n", "\t",
    "<title>",
    "<p translate=no>", "\"", "'", "<img alt=\"x", ">", "&nbsp;", "&#0;", "&#x80;", "<select>", "<option>",
    "<template>",
    "<math>", "<mi>", "<frameset>", "<plaintext>", "<ruby>", "<rt>", "<isindex>", "<image>", "&AMP",
    "\u{FEFF}",
  ]

  init(seed: UInt64) {
    random = SplitMix64(seed: seed)
  }

  /// A page whose elements are closed and properly nested.
  mutating func wellFormed() -> String {
    output = ""
    for _ in 0..<Int.random(in: 1...4, using: &random) {
      let name = pick(HTMLGenerator.blocks)
      output += "<\(name)>"
      used = []
      sentence(depth: 0)
      for part in name.split(separator: "><").reversed() { output += "</\(part)>" }
      output += pick(["", "\n", "\n  "])
    }
    return output
  }

  /// Anything at all.
  mutating func malformed() -> String {
    output = ""
    for _ in 0..<Int.random(in: 1...30, using: &random) {
      switch Int.random(in: 0..<5, using: &random) {
      case 0: output += "<\(pick(HTMLGenerator.blocks + HTMLGenerator.inline))>"
      case 1: output += pick(HTMLGenerator.voids + HTMLGenerator.references)
      case 2: output += pick(HTMLGenerator.noise)
      case 3: output += "</\(pick(["p", "b", "i", "a", "div", "span", "code", "li"]))>"
      default: output += pick(HTMLGenerator.words) + pick([" ", "", "\n"])
      }
    }
    return output
  }

  private mutating func sentence(depth: Int) {
    for _ in 0..<Int.random(in: 1...5, using: &random) {
      switch Int.random(in: 0..<8, using: &random) {
      case 0 where depth < 4:
        let tag = pickOnce(HTMLGenerator.inline)
        output += "<\(tag)>"
        sentence(depth: depth + 1)
        output += "</\(tag.prefix { $0 != " " })>"
      case 1: output += pickOnce(HTMLGenerator.voids)
      case 2: output += pick(HTMLGenerator.references)
      default: output += pick(HTMLGenerator.words)
      }
      output += pick([" ", " ", "", "\n "])
    }
  }

  private mutating func pickOnce(_ list: [String]) -> String {
    let choice = pick(list.filter { !used.contains($0) })
    if choice == "<br>" || choice.hasPrefix("a ") { used.insert(choice) }
    return choice
  }

  private mutating func pick(_ list: [String]) -> String {
    list[Int.random(in: 0..<list.count, using: &random)]
  }
}
