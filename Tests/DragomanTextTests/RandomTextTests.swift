import Foundation
import TestSupport
import Testing

@testable import DragomanText

@Suite("Random texts")
struct RandomTextTests {
  private static let pieces = [
    "word", "Word", "Dr", "z", "B", "No", "3", "１２", "1.", "II", "etc", "雨", "「", "」", "と", "カタ", "한국",
    "слово", "שלום", "نعم", "वह",
    "จริง", "ខ្មែរ", ".", ".", "。", "．", "?", "!", "？", "…", "...", "。」", "”", "“", "\"", "'", "’", "(", ")",
    "[3]", "¹", "«", "»", ";", ",",
    " ", " ", " ", "  ", "\t", "\u{A0}", "\u{3000}", "\u{200B}", "\u{FEFF}", "\u{2060}", "\n", "\r\n", "\r",
    "\u{2028}", "\u{85}", "\u{0B}",
    "\u{0C}", "\0", "\u{1}", "\u{301}", "\u{FE0F}", "👍🏽", "👨‍👩‍👧", "🇩🇪", "\u{200D}", "\u{202E}", "—", "-", "¿", "·",
    "a.b@c.de", "\u{600}",
  ]

  private static func text(seed: UInt64) -> String {
    var generator = SplitMix64(seed: seed)
    let count = Int.random(in: 0...120, using: &generator)
    return (0..<count).map { _ in pieces.randomElement(using: &generator) ?? "" }.joined()
  }

  private static let languages = ["en", "de", "fr", "ja", "zh", "th", "ru", "cs", "el", "xx", ""]

  @Test(
    "Segments are in order, disjoint, not blank, and the text comes back byte for byte", arguments: languages)
  func segments(language: String) {
    let language = Locale.Language(identifier: language)
    for seed in UInt64(1)...150 {
      let text = Self.text(seed: seed)
      for mode in [SplitMode.lines, .paragraphs] {
        var document = SourceDocument(text, language: language, mode: mode)
        expectWellFormed(document, seed: seed)
        #expect(
          document.segments == SourceDocument(text, language: language, mode: mode).segments, "seed \(seed)")
        for index in document.segments.indices.reversed() where index % 2 == 0 {
          let range = document.segments[index].range
          let parts = document.segments[index].cut(
            into: LongSentence.parts(of: range, in: document.bytes, count: 3))
          document.segments.replaceSubrange(index...index, with: parts)
        }
        expectWellFormed(document, seed: seed)
      }
    }
  }

  private func expectWellFormed(_ document: SourceDocument, seed: UInt64) {
    let texts = document.segments.indices.map(document.text(at:))
    let joined = document.joined(with: texts, target: document.language)
    #expect(Array(joined.utf8) == document.bytes, "seed \(seed)")
    var end = 0
    for (segment, text) in zip(document.segments, texts) {
      #expect(segment.range.lowerBound >= end && !segment.range.isEmpty, "seed \(seed)")
      end = segment.range.upperBound
      // Cut inside a character, the text would have U+FFFD and another length.
      #expect(Array(text.utf8) == Array(document.bytes[segment.range]), "seed \(seed)")
      #expect(text.unicodeScalars.first?.properties.isWhitespace == false, "seed \(seed)")
      #expect(text.unicodeScalars.last?.properties.isWhitespace == false, "seed \(seed)")
    }
  }

  @Test("A line longer than what ICU sees at a time is split all the same")
  func windows() {
    let text = (1...300).map { "The item \($0) is here." }.joined(separator: " ")
    let bytes = Array(text.utf8)
    for window in [16, 31, 64, 1000, 1 << 30] {
      var splitter = SentenceSplitter(language: .init(identifier: "en"), window: window)
      var found = 0
      splitter.forEachSentence(in: bytes.indices, of: bytes) { _ in found += 1 }
      #expect(found == 300, "window \(window)")
    }
  }

  @Test(
    "Megabytes of anything end",
    arguments: [
      ("a", 10_000), (".", 10_000), ("(", 10_000), ("。", 10_000), ("。「", 10_000), (" ", 10_000),
      ("\u{301}", 10_000), ("\"", 10_000),
      ("雨", 10_000), ("\u{200B}", 10_000),
      ("[1]", 10_000), ("a\n", 200), ("a. ", 200), ("A. ", 200), (". 1 ", 200), ("z. B. ", 200),
      ("It is so. ", 200),
      ("a.[1] ", 200), ("… A", 200),
    ])
  func megabytes(unit: String, kilobytes: Int) {
    let text = "a" + String(repeating: unit, count: kilobytes * 1000 / unit.utf8.count) + "a"
    let document = SourceDocument(text, language: .init(identifier: "de"), mode: .paragraphs)
    #expect(document.segments.first?.range.lowerBound == 0)
    #expect(document.segments.last?.range.upperBound == document.bytes.count)
  }
}
