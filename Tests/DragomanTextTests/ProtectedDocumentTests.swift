import Foundation
import Testing

@testable import DragomanText

@Suite("Segments of texts with protected spans, columns and wrapped lines")
struct ProtectedDocumentTests {
  private func document(_ text: String, _ mode: SplitMode = .paragraphs, _ language: String = "en")
    -> SourceDocument
  {
    SourceDocument(
      text, language: .init(identifier: language), mode: mode, protected: SpanRecognizer().spans(in: text))
  }

  private func unwrapped(_ text: String) -> UnwrappedText {
    UnwrappedText(text, keeping: SpanRecognizer().spans(in: text))
  }

  private func segments(_ text: String, _ mode: SplitMode = .paragraphs, _ language: String = "en")
    -> [String]
  {
    let document = document(text, mode, language)
    return document.segments.indices.map(document.text(at:))
  }

  @Test(
    "No sentence ends within a span",
    arguments: [
      ("Run `go. Then stop.` now. Fine.", ["Run `go. Then stop.` now.", "Fine."]),
      ("Use {{ a! B }} here. Yes.", ["Use {{ a! B }} here.", "Yes."]),
      ("See https://a.example/x. Then go.", ["See https://a.example/x.", "Then go."]),
      ("https://a.example/x\nIt is there.", ["It is there."]), ("`a b`\n%s %d", []),
    ])
  func sentences(text: String, expected: [String]) {
    #expect(segments(text) == expected)
  }

  @Test("A span of the caller may reach over lines and white space")
  func longSpan() {
    let text = "Go to New\nYork or\t stay."
    let spans = [ProtectedSpan(range: 6..<14, kind: .term), ProtectedSpan(range: 16..<20, kind: .term)]
    let document = SourceDocument(
      text, language: .init(identifier: "en"), mode: .paragraphs, protected: spans)
    #expect(document.segments.map(\.range) == [0..<24])
    let outer = SourceDocument(
      "a\n bc\nd", language: .init(identifier: "en"), mode: .lines,
      protected: [.init(range: 1..<4, kind: .term)])
    #expect(outer.segments.map(\.range) == [0..<1, 1..<5, 6..<7])
  }

  @Test("The branches of a message are segments of their own")
  func messages() {
    let text = "You have {n, plural, one {# file. Open it} other {# files}} left."
    #expect(segments(text) == ["You have", "# file.", "Open it", "# files", "left."])
    let document = document(text)
    let upper = document.segments.indices.map { document.text(at: $0).uppercased() }
    #expect(
      document.joined(with: upper, target: .init(identifier: "de"))
        == "YOU HAVE {n, plural, one {# FILE. OPEN IT} other {# FILES}} LEFT.")
    #expect(segments("Keep {n, plural, one {# file}") == [])
  }

  @Test(
    "Tabs and runs of white space part columns",
    arguments: [
      ("Name\tOld boat\t12", ["Name", "Old boat"]), ("One is.   Two is.", ["One is.", "Two is."]),
      ("One  two", ["One  two"]), ("  a b \t c d  ", ["a b", "c d"]),
      ("a\u{3000}\u{3000}\u{3000}b", ["a", "b"]), ("a \u{A0} b", ["a", "b"]), ("a\u{A0} b", ["a\u{A0} b"]),
      ("猫\u{3000}犬", ["猫\u{3000}犬"]),
    ])
  func columns(text: String, expected: [String]) {
    for mode in [SplitMode.lines, .paragraphs] where mode != .lines || !text.contains(".") {
      #expect(segments(text, mode) == expected)
      let document = document(text, mode)
      #expect(document.joined(with: expected, target: document.language) == text)
    }
  }

  @Test(
    "Wrapped lines are joined, lists, headings and tables are not",
    arguments: [
      (
        "The harbour will stay\nclosed until the storm\nhas passed.\n\n- bring water\n- bring a coat\n",
        ["The harbour will stay closed until the storm has passed.", "- bring water", "- bring a coat"]
      ),
      ("One is. Two\nis. Three\nis.", ["One is.", "Two is.", "Three is."]),
      ("> It was\n> late.\n>> No, it\n>> was not.\nYes.", ["It was late.", "No, it was not.", "Yes."]),
      ("- bring water\n  and bread\n- go", ["- bring water and bread", "- go"]),
      ("1. Open\n   it\n2. Close it", ["1. Open it", "2. Close it"]),
      ("# Title\nThe text\ngoes on", ["# Title", "The text goes on"]),
      (
        "Subject: The boat\nFrom: Harbour\n\nIt is\nold.",
        ["Subject: The boat", "From: Harbour", "It is old."]
      ), ("Name\tPrice\nBoat\tHigh", ["Name", "Price", "Boat", "High"]),
      (
        "Text is\nhere\n    code one\n    code two\nand goes\non",
        ["Text is here", "code one", "code two", "and goes on"]
      ), ("a well-\nknown boat", ["a well-known boat"]),
      ("die Vor-\nund Nachteile", ["die Vor- und Nachteile"]), ("猫が来\nた。犬\nも。", ["猫が来た。", "犬も。"]),
      ("Line one  \nline two", ["Line one", "line two"]), ("a\r\nb\u{2028}c\u{85}d", ["a b c d"]),
      ("One\n12:30\ntwo", ["One", "two"]), ("```\na b\nc d\n```\ne f\ng", ["a b", "c d", "e f g"]),
    ])
  func wrapped(text: String, expected: [String]) {
    let unwrapped = unwrapped(text)
    let spans = SpanRecognizer().spans(in: unwrapped.text) + unwrapped.quoting
    let document = SourceDocument(
      unwrapped.text, language: .init(identifier: "en"), mode: .paragraphs,
      protected: spans.sorted { $0.range.lowerBound < $1.range.lowerBound })
    #expect(document.segments.indices.map(document.text(at:)) == expected)
  }

  @Test("Line breaks within a span, and where nothing is translated, are kept in wrapped text too")
  func wrappedSpans() {
    let text = "See {n, plural,\n  one {a}\n  other {b}}\nand\ngo"
    #expect(unwrapped(text).text == "See {n, plural,\n  one {a}\n  other {b}} and go")
    let addresses = "https://a.example/x\nhttps://b.example/y"
    #expect(unwrapped(addresses).text == addresses)
  }

  @Test("One line is written for a paragraph, all else is kept, and there is a way back")
  func joinedParagraphs() throws {
    let text = "\n  It is\n  late. Go\n  home.\r\n\r\n> No, I\n> stay.\n\n- one\n"
    let joined = unwrapped(text)
    #expect(joined.text == "\n  It is late. Go home.\r\n\r\n> No, I stay.\n\n- one\n")
    for word in ["late", "home", "stay", "one"] {
      let before = try #require(Array(text.utf8).firstRange(of: Array(word.utf8)))
      let after = try #require(Array(joined.text.utf8).firstRange(of: Array(word.utf8)))
      #expect(joined.joined(before) == after && joined.original(after) == before)
    }
  }

  @Test(
    "Megabytes of anything end",
    arguments: [
      "a\n", "a ", "> a\n", "- a\n", "\t", "  ", "> ", "a\tb\n", "a. b\n", "`a` b\n",
      "{n, plural, other {a}} b\n",
    ])
  func megabytes(unit: String) {
    let text = String(repeating: unit, count: (1 << 18) / unit.utf8.count)
    let document = document(unwrapped(text).text)
    #expect(document.segments.allSatisfy { !$0.range.isEmpty })
  }
}
