import TestSupport

/// Texts with everything in them that formats have to escape.
struct RandomText {
  private static let parts = [
    "door", "the boat", "Öffnen", "日本", "🇩🇪", "👩‍👩‍👧", "%1$@", "{count, plural, one {x} other {y}}", "a\u{301}",
    "\"", "\\", "/",
    "&", "<", ">", "'", ";", ",", "#", "--", "=", "{", "}", "[", "]", ":", "\u{A0}", "\u{2028}", "e\u{200B}",
  ]

  private var random: SplitMix64

  init(seed: UInt64) { random = SplitMix64(seed: seed) }

  mutating func number(below limit: Int) -> Int { Int.random(in: 0..<limit, using: &random) }

  mutating func chance(_ oneIn: Int) -> Bool { number(below: oneIn) == 0 }

  mutating func element<Element>(_ elements: [Element]) -> Element { elements[number(below: elements.count)] }

  /// One to six parts; never blank.
  ///
  /// - Parameter separators: What may stand between them.
  mutating func text(separators: [String] = [" ", " ", " ", "", "\n", "\t", "  ", "\r\n"]) -> String {
    var text = element(Self.parts)
    for _ in 0..<number(below: 6) { text += element(separators) + element(Self.parts) }
    return text.allSatisfy(\.isWhitespace) ? "door" : text
  }
}
