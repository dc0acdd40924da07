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
    #expect(ModelText(source) { _ in true }.text == expected)
  }

  @Test("Typographic characters become plain ones only where the vocabulary lacks them")
  func typography() {
    let source = "“It’s” – «so»… 「猫」"
    #expect(ModelText(source) { _ in true }.text == source)
    #expect(ModelText(source) { _ in false }.text == "\"It's\" - \"so\"... \"猫\"")
    #expect(ModelText(source) { $0 != "\u{2019}" }.text == "“It's” – «so»… 「猫」")
    #expect(ModelText(source) { _ in true }.hasTypographicQuotes)
    #expect(!ModelText("“a” and \"b\"") { _ in true }.hasTypographicQuotes)
    #expect(!ModelText("it’s") { _ in true }.hasTypographicQuotes)
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
    #expect(QuotationMarks(of: .init(identifier: language)).applied(to: text) == expected)
  }

  @Test("Marks in kept ranges stay")
  func keptQuotes() {
    let text = "<a b=\"c\"> \"x\""
    #expect(
      QuotationMarks(of: .init(identifier: "de")).applied(to: text, keeping: [0..<9]) == "<a b=\"c\"> „x“")
  }

  @Test(
    "Marks of writing direction are balanced in each line",
    arguments: [
      ("\u{2067}a\u{2069}", "\u{2067}a\u{2069}"), ("\u{2067}a", "\u{2067}a\u{2069}"), ("a\u{2069}b", "ab"),
      ("\u{202B}a\nb\u{202C}", "\u{202B}a\u{202C}\nb"),
      ("\u{2067}\u{202A}a\u{2069}b", "\u{2067}\u{202A}a\u{202C}\u{2069}b"),
      ("\u{202A}\u{2067}a\u{202C}\u{2069}\u{202C}", "\u{202A}\u{2067}a\u{2069}\u{202C}"),
      ("abc – …", "abc – …"),
    ])
  func balance(text: String, expected: String) {
    let balanced = BidiBalance.balanced(text)
    #expect(Array(balanced.unicodeScalars) == Array(expected.unicodeScalars))
    #expect(BidiBalance.balanced(balanced) == balanced)
  }
}
