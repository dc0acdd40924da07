/// Random texts of sentences, white space, line ends and parts that translation must keep: the same ones for the same
/// seed on every machine.
package struct TextGenerator: Sendable {
  /// A text and what it was made of.
  package struct Text: Sendable {
    /// The whole text.
    package let text: String
    /// The parts in it that must come through byte for byte, in order. No two stand side by side.
    package let kept: [String]
  }

  private var random: SplitMix64

  /// Starts at `seed`; print it with each failure.
  package init(seed: UInt64) {
    random = SplitMix64(seed: seed)
  }

  /// The next text: prose of `count` sentences with parts to keep between its words.
  package mutating func text(sentences count: Int) -> Text {
    var text = ""
    var kept: [String] = []
    for index in 0..<count {
      if index > 0 { text += pick(Self.gaps) }
      let words = 2 + Int(random.next() % 8)
      for word in 0..<words {
        if word > 0 { text += " " }
        // Words stand on both sides, so that parts neither join nor touch the sentence's stop.
        if word % 2 == 1, word < words - 1, random.next() % 3 == 0 {
          let part = pick(Self.parts)
          text += part
          kept.append(part)
        } else {
          let plain = pick(Self.words)
          text += word == 0 ? plain.prefix(1).uppercased() + plain.dropFirst() : plain
        }
      }
      text += pick(Self.stops)
    }
    return Text(text: text, kept: kept)
  }

  /// The next text without sense: `count` pieces of everything that has a meaning to some rule, in any order.
  package mutating func noise(pieces count: Int) -> String {
    (0..<count).map { _ in random.next() % 3 == 0 ? pick(Self.parts) : pick(Self.pieces) }.joined()
  }

  /// A random element.
  private mutating func pick(_ elements: [String]) -> String {
    elements[Int(random.next() % UInt64(elements.count))]
  }

  private static let words = [
    "boat", "harbour", "lantern", "slowly", "old", "the", "a", "quiet", "window", "letters", "Möwe", "größer",
    "über", "Straße", "été", "rivière",
    "señal", "mañana", "città", "лодка", "тихо", "βάρκα", "猫", "雨", "well-known", "don't", "isn’t", "and",
  ]
  private static let stops = [".", ".", ".", "!", "?", "…", ":", ";", ""]
  private static let gaps = [
    " ", " ", " ", "  ", "\n", "\n\n", "\r\n", "\r", "\t", "\u{A0}", "\u{2028}", "\u{85}", "\n  ", "\n- ",
    "\n> ", "    ", " \u{200B}", "\u{3000}",
  ]
  private static let parts = [
    "https://shop.example/find?q=tea&p=2", "www.harbour.example", "post+hilfe@lotsen.example", "/etc/hosts",
    "~/notes/a.md", "C:\\Tools\\a.exe",
    "src/main.c", "`make all`", "close()", "@harbour_team", "#tea", "%s", "%1$d", "%@", "%.1f%%", "{name}",
    "{0}", "{{user.name}}", "${HOME}",
    "%(name)s", "%{count}", "AB-1234-X", "QT_WRAP_UI", "DE00 1234 5678 9012 3456 78", "20241234567", "1.2.3",
    "v2.0", "3f2a9bc", "⟦0⟧", "⟦12⟧",
    "👍🏽", "🇩🇪", "👨‍👩‍👧", "☕︎", "1️⃣", "&amp;", "<b>", "</b>", "readme.txt", "+49 30 1234567",
  ]
  private static let pieces = [
    "word", "Dr", "3", "12", "407,915", "3.5", "-", "_", ".", ",", ":", "/", "//", "\\", "@", "#", "%", "$",
    "{", "}", "{{", "}}", "(", ")", "[", "]", "<", ">",
    "&", ";", "`", "``", "'", "\"", "⟦", "⟧", "\u{FE0F}", "\u{FE0E}", "\u{200D}", "\u{20E3}", "👍", "🏽", "🇩",
    "é", "e\u{301}", "雨", "。", "」", "ก", "ش", "\u{2067}",
    "\u{AD}", "\u{200B}", " ", " ", "\t", "\n", "\r\n", "http", "www.", "{n, plural, ", "one {", "other {",
    "select", "'{'", "\0", "\u{10FFFF}", "𠀀",
  ]
}
