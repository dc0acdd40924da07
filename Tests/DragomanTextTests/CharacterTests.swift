import Foundation
import Testing

@testable import DragomanText

@Suite("What the model sees of a text's characters")
struct CharacterTests {
  @Test(
    "Invisible characters do not reach the model, white space is one kind",
    arguments: [
      ("Wind\u{AD}mill", "Windmill"), ("a\u{200B}b\u{2060}c\u{FEFF}", "abc"),
      ("\u{2067}a\u{2069} \u{202B}b\u{202C}\u{200E}\u{61C}", "a b"),
      ("5\u{A0}km\u{202F}h\u{2009}x\u{3000}y\tz", "5 km h x y z"), ("plain words", "plain words"),
      ("می\u{200C}خواهم", "می\u{200C}خواهم"), ("a\u{200C}b\u{200D}", "ab"),
      ("क्\u{200D}ष", "क्\u{200D}ष"), ("👨\u{200D}👩\u{200D}👧", "👨\u{200D}👩\u{200D}👧"), ("", ""),
      ("Größe", "Größe"), ("猫。", "猫。"),
    ])
  func invisible(source: String, expected: String) {
    #expect(plain(source) { _ in true } == expected)
  }

  @Test("Typographic characters become plain ones only where the vocabulary lacks them")
  func typography() {
    let source = "“It’s” – «so»… 「猫」"
    #expect(plain(source) { _ in true } == source)
    #expect(plain(source) { _ in false } == "\"It's\" - \"so\"... \"猫\"")
    #expect(plain(source) { $0 != "\u{2019}" } == "“It's” – «so»… 「猫」")
  }

  @Test("Capitals that the vocabulary lacks become small letters that it has")
  func capitals() {
    let edits = PlainText(ArraySlice("Öl Éa Ä".utf8), replacesCapitals: true) { $0 == "ö" || $0 == "Ä" }.edits
    #expect(applied(edits, to: "Öl Éa Ä") == "öl Éa Ä")
  }

  @Test(
    "The source's manner comes back to the translation",
    arguments: [
      ("He said “no”.", "Er sagte \"nein\".", "Er sagte „nein“."),
      ("a — b – c", "x - y - z", "x — y – z"), ("a — b", "E-Mail - x", "E-Mail — x"),
      ("a — b - c", "x - y - z", "x - y - z"), ("so… – “a”", "so ... - \"b\"", "so … – „b“"),
      ("it’s", "geht's", "geht’s"), ("it’s", "ist", "ist"), ("plain", "\"x\"", "\"x\""),
      ("“a” and \"b\"", "\"x\" und \"y\"", "\"x\" und \"y\""),
    ])
  func manner(source: String, output: String, expected: String) {
    let plain = PlainText(ArraySlice(source.utf8)) { _ in false }
    let edits = plain.restoringEdits(
      for: Array(output.utf8), quotationMarks: QuotationMarks(of: .init(identifier: "de")), keeping: [])
    #expect(applied(edits, to: output) == expected)
  }

  private func plain(_ source: String, isKnown: (Unicode.Scalar) -> Bool) -> String {
    applied(PlainText(ArraySlice(source.utf8), isKnown: isKnown).edits, to: source)
  }

  private func applied(_ edits: [TextEdit], to text: String) -> String {
    var bytes = Array(text.utf8)
    for edit in edits.reversed() { bytes.replaceSubrange(edit.range, with: edit.bytes) }
    return String(decoding: bytes, as: UTF8.self)
  }

  @Test(
    "Plain quotation marks become those of the language, in pairs",
    arguments: [
      ("Er rief \"Halt\" und \"Los\".", "de", "Er rief „Halt“ und „Los“."),
      ("\"Oui\", dit-il.", "fr", "«\u{A0}Oui\u{A0}», dit-il."), ("\"Sì\"", "it", "«Sì»"),
      ("He said \"no\".", "en", "He said “no”."),
      ("\"はい\"", "ja", "「はい」"), ("5\" breit", "de", "5\" breit"), ("a \" b \" c", "de", "a \" b \" c"),
      ("keine", "de", "keine"),
    ])
  func quotes(text: String, language: String, expected: String) {
    let edits = QuotationMarks(of: .init(identifier: language)).edits(for: Array(text.utf8))
    #expect(applied(edits, to: text) == expected)
  }

  @Test("Marks in kept ranges stay")
  func keptQuotes() {
    let text = "<a b=\"c\"> \"x\""
    let edits = QuotationMarks(of: .init(identifier: "de")).edits(for: Array(text.utf8), keeping: [0..<9])
    #expect(applied(edits, to: text) == "<a b=\"c\"> „x“")
  }
}
