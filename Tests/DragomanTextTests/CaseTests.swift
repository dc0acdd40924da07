import Foundation
import Testing

@testable import DragomanText

@Suite("The case of lines")
struct CaseTests {
  @Test(
    "Lines in capitals are known, acronyms and small letters are not such",
    arguments: [
      ("OPEN THE WINDOW", LineCase.capitals), ("DAS IST NEU", .capitals),
      ("WARNING!", .capitals), ("ÖFFNEN", .capitals), ("ОТКРОЙ ОКНО", .capitals),
      ("SAVE %s TO https://a.example/x", .capitals), ("Open the window", .other),
      ("The UN met", .other), ("NASA", .other), ("HTML CSS", .other),
      ("OK", .other), ("", .other), ("12:30 – 14:00", .other), ("猫が来た", .other),
      ("OPEN THE window", .other), ("QT_WRAP_UI", .other),
      ("ΑΝΟΙΞΕ ΤΟ", .capitals), ("I AM HERE", .capitals),
    ])
  func capitals(line: String, expected: LineCase) {
    #expect(LineCase(of: line, spans: SpanRecognizer().spans(in: line)) == expected)
  }

  @Test(
    "Sentence case keeps the first letter, and I in English",
    arguments: [
      ("OPEN THE WINDOW", "en", "Open the window"), ("\"OPEN IT\"", "en", "\"Open it\""),
      ("WHAT I SAID, I'M SURE", "en", "What I said, I'm sure"), ("WHAT I’D SAY", "en", "What I’d say"),
      ("DIE STRASSE", "de", "Die strasse"), ("ISPARTA IŞIK", "tr", "Isparta ışık"),
      ("ÉTÉ À LYON", "fr", "Été à lyon"), ("ΟΔΟΣ ΑΘΗΝΑΣ", "el", "Οδος αθηνας"),
      ("1ST PLACE", "en", "1st place"),
      ("", "en", ""), ("QUESTO I DUE", "it", "Questo i due"),
    ])
  func sentenceCase(text: String, language: String, expected: String) {
    #expect(LetterCase(.init(identifier: language)).sentenceCased(text) == expected)
  }

  @Test(
    "Capitals follow the language",
    arguments: [
      ("die Straße", "de", "DIE STRASSE"), ("istanbul", "tr", "İSTANBUL"), ("istanbul", "en", "ISTANBUL"),
      ("Άνοιξε το", "el", "ΑΝΟΙΞΕ ΤΟ"), ("ŉ ﬃ", "en", "ʼN FFI"), ("été", "fr", "ÉTÉ"),
    ])
  func upperCase(text: String, language: String, expected: String) {
    #expect(LetterCase(.init(identifier: language)).uppercased(text) == expected)
  }

  @Test("Kept ranges stay as they are")
  func kept() {
    let text = "SAVE %s TO https://A.example/X NOW 🚀"
    let ranges = SpanRecognizer().spans(in: text).map(\.range)
    let letters = LetterCase(.init(identifier: "en"))
    #expect(letters.sentenceCased(text, keeping: ranges) == "Save %s to https://A.example/X now 🚀")
    #expect(letters.uppercased("save %s to ß", keeping: [5..<7]) == "SAVE %s TO SS")
    #expect(letters.sentenceCased("🚀 LAUNCH IT", keeping: [0..<4]) == "🚀 Launch it")
    #expect(letters.sentenceCased("%s NOT FOUND", keeping: [0..<2]) == "%s not found")
  }

  @Test("Letters that grow are given their room")
  func growth() {
    let text = String(repeating: "ΐ", count: 10_000)
    #expect(LetterCase(.init(identifier: "en")).uppercased(text) == text.uppercased())
  }
}
