import Testing

@testable import DragomanText

@Suite("Where a long sentence is cut")
struct LongSentenceTests {
  private func parts(_ text: String, _ count: Int) -> [String] {
    let bytes = Array(text.utf8)
    return LongSentence.parts(of: bytes.indices, in: bytes, count: count)
      .map { String(decoding: bytes[$0], as: UTF8.self) }
  }

  @Test(
    "The best place near the middle wins",
    arguments: [
      ("one two, three four; five six, seven", ["one two, three four;", "five six, seven"]),
      ("one two three, four five six seven", ["one two three,", "four five six seven"]),
      ("one two three (four) five six seven", ["one two three (four)", "five six seven"]),
      ("one two three four five six seven", ["one two three four", "five six seven"]),
      ("one two three—four five six seven", ["one two three—", "four five six seven"]),
      ("onetwo1,000,000:00:00seven and", ["onetwo1,000,000", ":00:00seven and"]),
      ("雨風雨風、雨風雨風", ["雨風雨風、", "雨風雨風"]), ("雨風雨風「雨風」雨風雨風雨風", ["雨風雨風「雨風」", "雨風雨風雨風"]),
      ("雨風雨風雨風雨風", ["雨風雨風", "雨風雨風"]),
    ])
  func places(text: String, expected: [String]) {
    #expect(parts(text, 2) == expected)
  }

  @Test(
    "No grapheme cluster is cut",
    arguments: [
      String(repeating: "e\u{301}\u{302}", count: 40), String(repeating: "👨‍👩‍👧", count: 30),
      String(repeating: "🇩🇪", count: 31),
      String(repeating: "각", count: 30), "a" + String(repeating: "\u{301}", count: 300) + "bc",
      String(repeating: "、\u{FE01}", count: 40),
    ])
  func clusters(text: String) {
    for count in [1, 2, 3, 7, 50, 1000] {
      let parts = parts(text, count)
      #expect(parts.count <= count)
      let clusters = parts.flatMap { Array($0) }
      #expect(clusters == Array(text))
    }
  }

  @Test("Parts are about as many as wanted and about even")
  func evenness() {
    let text = (0..<2000).map { "word\($0)" }.joined(separator: " ")
    let parts = parts(text, 100)
    let even = text.utf8.count / 100
    #expect(parts.count == 100)
    #expect(parts.allSatisfy { $0.utf8.count > even / 2 && $0.utf8.count < even * 2 })
    #expect(parts.joined(separator: " ") == text)
  }

  @Test("Blank parts are left out, and nothing is left of a blank sentence")
  func blank() {
    #expect(parts("a" + String(repeating: " ", count: 400) + "b", 8) == ["a", "b"])
    #expect(parts("   ", 3) == [])
    #expect(parts("", 3) == [])
    #expect(parts("ab", 1_000_000) == ["a", "b"])
  }

  @Test("Part of a text is cut within its own bounds")
  func bounds() {
    let bytes = Array("aaaa;bbbb cccc;dddd".utf8)
    #expect(LongSentence.parts(of: 5..<14, in: bytes, count: 2) == [5..<9, 10..<14])
  }

  @Test("One word of ten megabytes is cut in linear time", arguments: ["a", "雨", "\u{301}", " ", "🇩🇪"])
  func hugeWord(unit: String) {
    let bytes = Array(String(repeating: unit, count: 10_000_000 / unit.utf8.count).utf8)
    let parts = LongSentence.parts(of: bytes.indices, in: bytes, count: 20_000)
    switch unit {
    case " ": #expect(parts.isEmpty)
    case "\u{301}": #expect(parts == [bytes.indices])
    default: #expect(parts.count == 20_000)
    }
  }
}
