import Foundation
import Testing

@testable import DragomanText

@Suite("A document's segments and how they are put back")
struct SourceDocumentTests {
  private func document(_ text: String, _ language: String, _ mode: SplitMode = .paragraphs) -> SourceDocument
  {
    SourceDocument(text, language: .init(identifier: language), mode: mode)
  }

  @Test(
    "Each kind of line end ends a line, form feed and vertical tab do not",
    arguments: [
      ("a\nb\r\nc\rd\u{2028}e\u{2029}f\u{85}g", ["a", "b", "c", "d", "e", "f", "g"]),
      ("a\u{0B}b\u{0C}c", ["a\u{0B}b\u{0C}c"]), ("\r\n\r\na\n\r", ["a"]), ("a. B\n12\nc", ["a. B", "c"]),
    ])
  func lineEnds(text: String, lines: [String]) {
    let document = document(text, "en", .lines)
    #expect(document.segments.indices.map(document.text(at:)) == lines)
    #expect(document.segments.allSatisfy { $0.joint == .start })
  }

  @Test(
    "White space and invisible fillers stay outside of segments, all else within",
    arguments: [
      ("\u{A0}\u{3000}\u{202F}a b\u{2003}\t", "a b"), ("\u{FEFF}\u{200B} a\u{200B}b\u{2060}", "a\u{200B}b"),
      ("\0a\u{1}", "\0a\u{1}"), ("\u{200F}a\u{200E}", "\u{200F}a\u{200E}"),
      ("👍 a 👍\u{FE0F}", "👍 a 👍\u{FE0F}"),
    ])
  func edges(text: String, segment: String) {
    let document = document(text, "en")
    #expect(document.segments.indices.map(document.text(at:)) == [segment])
  }

  @Test("Sentences of a line are joined as such, the first of a line starts anew")
  func joints() {
    let document = document("One is. Two is.\nThree is. 😀! Five.", "en")
    #expect(document.segments.map(\.joint) == [.start, .sentence, .start, .sentence, .sentence])
  }

  @Test(
    "The space between two sentences is the target's only if source and target differ in that",
    arguments: [
      ("en", "ja", "Ab. Cd.", "XY"), ("en", "zh-Hant", "Ab.  Cd.", "X  Y"),
      ("en", "yue", "Ab.\tCd.", "X\tY"),
      ("en", "ja-Latn", "Ab. Cd.", "X Y"), ("en", "th", "Ab. Cd.", "X Y"),
      ("en", "de", "Ab. Cd.", "X Y"),
      ("ja", "en", "雨。風。", "X Y"), ("ja", "en", "雨。　風。", "X　Y"), ("zh", "ja", "雨。风。", "XY"),
      ("ja", "km", "雨。風。", "X Y"),
      ("ja", "zh", "雨。 風。", "X Y"), ("th", "en", "จริงหรือ?ใช่", "X Y"), ("th", "ja", "จริงหรือ? ใช่", "XY"),
      ("en", "de", "雨。風。", "XY"), ("", "ja", "Ab. Cd.", "XY"), ("ja", "en", "雨。\n風。", "X\nY"),
    ])
  func sentenceSpaces(source: String, target: String, text: String, joined: String) {
    #expect(document(text, source).joined(with: ["X", "Y"], target: .init(identifier: target)) == joined)
  }

  @Test(
    "Parts of a cut sentence are spaced as words are",
    arguments: [
      ("ja", "en", "雨風", "X Y"), ("ja", "th", "雨風", "XY"), ("en", "ja", "a b", "XY"),
      ("en", "th", "a b", "XY"),
      ("en", "de", "a b", "X Y"), ("en", "de", "a—b", "X—Y"), ("th", "en", "ก\u{200B}ข", "X Y"),
      ("th", "ja", "ก ข", "XY"),
      ("ja", "th", "雨 風", "X Y"),
    ])
  func cutSpaces(source: String, target: String, text: String, joined: String) {
    var document = document(text, source)
    let range = document.segments[0].range
    let first = range.lowerBound..<(source == "en" ? 1 : 3)
    document.segments = document.segments[0].cut(
      into: [first, (range.upperBound - first.count)..<range.upperBound])
    #expect(document.segments.map(\.joint) == [.start, .cut])
    #expect(document.joined(with: ["X", "Y"], target: .init(identifier: target)) == joined)
  }

  @Test("A cut replaces one segment, its first part keeps the joint")
  func cut() {
    var document = document("One. Two and three. Four.", "en")
    document.segments.replaceSubrange(1...1, with: document.segments[1].cut(into: [5..<8, 9..<12, 13..<19]))
    #expect(document.segments.indices.map(document.text(at:)) == ["One.", "Two", "and", "three.", "Four."])
    #expect(document.segments.map(\.joint) == [.start, .sentence, .cut, .cut, .sentence])
    let upper = document.segments.indices.map { document.text(at: $0).uppercased() }
    #expect(document.joined(with: upper, target: .init(identifier: "fr")) == "ONE. TWO AND THREE. FOUR.")
  }

  @Test(
    "Letters are what can be translated",
    arguments: [
      ("a", true), ("12:30 – 14:00 €", false), ("👍🏽🇩🇪", false), ("é", true), ("雨", true), ("\0\u{200B}", false),
      ("", false),
      ("٣", false), ("ー", true), ("①Ⅳ", false),
    ])
  func letters(text: String, expected: Bool) {
    #expect(hasLetters(text) == expected)
    #expect(hasLetters(in: Array("a\(text)a".utf8), 1..<(1 + text.utf8.count)) == expected)
  }
}
