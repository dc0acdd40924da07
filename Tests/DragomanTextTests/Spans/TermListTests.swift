import DragomanText
import Testing

@Suite("Terms are found as whole words, from left to right, the longest first")
struct TermListTests {
  /// The text with `[` and `]` round the terms found, and `=` and the replacement where there is one.
  private static func marked(_ text: String, _ list: TermList, outside spans: [ProtectedSpan] = []) -> String
  {
    var text = text
    let matches = text.withUTF8 { list.matches(in: $0, outside: spans) }
    let bytes = Array(text.utf8)
    var result: [UInt8] = []
    var start = 0
    for match in matches {
      result += bytes[start..<match.range.lowerBound] + Array("[".utf8) + bytes[match.range]
      result += Array("\(match.replacement.map { "=\($0)" } ?? "")]".utf8)
      start = match.range.upperBound
    }
    return String(decoding: result + bytes[start...], as: UTF8.self)
  }

  @Test(
    "a term is found where letters, digits and marks beside it are not part of its word",
    arguments: [
      ("Ada and Adam, Ada's, (Ada) Ada2 xAda", "[Ada] and Adam, [Ada]'s, ([Ada]) Ada2 xAda"),
      ("ada ADA Ada", "ada ADA [Ada]"), ("Ada\u{301} Ada", "Ada\u{301} [Ada]"), ("ÉAda Adaé", "ÉAda Adaé"),
      ("Ada", "[Ada]"), ("", ""), ("Ad a", "Ad a"),
    ])
  func words(text: String, expected: String) {
    #expect(Self.marked(text, TermList(keeping: ["Ada"], glossary: [:])) == expected)
  }

  @Test("where the script has no spaces a term is found anywhere between two characters")
  func unspaced() {
    let list = TermList(keeping: ["図書", "กา"], glossary: [:])
    #expect(Self.marked("新しい図書館です", list) == "新しい[図書]館です")
    #expect(Self.marked("ดูกาบิน ดูก่า ดูกา\u{E48}", list) == "ดู[กา]บิน ดูก่า ดูกา\u{E48}")
  }

  @Test("of overlapping terms the leftmost counts, of those that begin together the longest")
  func overlapping() {
    let list = TermList(
      keeping: ["tide", "low tide", "tide table", "table of the year", "the low"], glossary: [:])
    #expect(Self.marked("the low tide table of the year", list) == "[the low] [tide table] of the year")
    #expect(Self.marked("low tide table", list) == "[low tide] table")
    #expect(Self.marked("a tide table", list) == "a [tide table]")
    #expect(Self.marked("tide, tide", list) == "[tide], [tide]")
  }

  @Test("terms with symbols, spaces and emoji are found whole, and never a part of a character")
  func symbols() {
    let list = TermList(keeping: ["C++", "👩", "🇩🇪", "e-mail  now"], glossary: [:])
    #expect(Self.marked("C++ and C++11, 👩‍👩‍👧 👩 👩🏽", list) == "[C++] and [C++]11, 👩‍👩‍👧 [👩] 👩🏽")
    #expect(Self.marked("🇩🇪🇯🇵 🇩🇪", list) == "🇩🇪🇯🇵 [🇩🇪]")
    #expect(Self.marked("e-mail now, e-mail  now", list) == "e-mail now, [e-mail  now]")
  }

  @Test("a glossary gives replacements, and is heard before the list of terms to keep")
  func glossary() {
    let list = TermList(keeping: ["boat", "Ada"], glossary: ["boat": "Boot", "red boat": "Kutter"])
    #expect(Self.marked("Ada's red boat, a boat", list) == "[Ada]'s [red boat=Kutter], a [boat=Boot]")
    #expect(TermList(keeping: ["", "  "], glossary: ["\n": "x"]).isEmpty)
  }

  @Test("no term is found in what is protected, but one may hold all of it")
  func outside() {
    let list = TermList(keeping: ["guide", "guide v2.1.0"], glossary: [:])
    let address = [ProtectedSpan(range: 4..<23, kind: .address)]
    #expect(
      Self.marked("see https://x.org/guide or guide", list, outside: address)
        == "see https://x.org/guide or [guide]")
    let version = [ProtectedSpan(range: 6..<12, kind: .identifier)]
    #expect(Self.marked("guide v2.1.0", list, outside: version) == "[guide v2.1.0]")
  }

  @Test("ten thousand terms that begin alike take no more steps for each byte of a text than one")
  func manyTerms() {
    // Each term is a beginning of the text, which none of them ends; a walk from every word would take minutes.
    let many = (1...10_000).map { "a a a a a a a a a a a a \($0)" }
    let long = (0..<20_000).map { _ in "a" }.joined(separator: " ") + " b"
    let text = String(repeating: "a ", count: 1 << 17)
    #expect(Self.marked(text, TermList(keeping: many + [long], glossary: [:])) == text)
    #expect(
      Self.marked(text + "9", TermList(keeping: many, glossary: [:])).hasSuffix(
        " a [a a a a a a a a a a a a 9]"))
  }
}
