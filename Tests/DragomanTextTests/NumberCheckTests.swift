import Foundation
import Testing

@testable import DragomanText

@Suite("Whether a translation has the numbers of its source")
struct NumberCheckTests {
  private func agrees(_ source: String, _ translation: String, _ from: String, _ to: String) -> Bool {
    NumberCheck(target: .init(identifier: to)).agrees(source, translation)
  }

  @Test(
    "The same digits agree, with the marks as they were or those of the target",
    arguments: [
      ("Total: 407,915 € (of which 88.880 in May).", "Gesamt: 407.915 € (davon 88.880 im Mai).", "en", "de"),
      ("Total: 407,915 € (of which 88.880 in May).", "Gesamt: 407,915 € (davon 88,880 im Mai).", "en", "de"),
      ("3.007.110", "3,007,110", "de", "en"),
      ("3.007.110", "3007110", "de", "en"), ("3.007.110", "3 007 110", "de", "fr"),
      ("Room 1007, floor 11, 2 200 people", "Zimmer 1007, Etage 11, 2.200 Personen", "en", "de"),
      ("Room 1007, floor 11, 2 200 people", "Salle 1007, étage 11, 2 200 personnes", "en", "fr"),
      ("2 200 people", "2,200 people", "fr", "en"), ("2 200", "2200", "en", "es"),
      ("3.5 km and 1,234.56", "3,5 km und 1.234,56", "en", "de"), ("3.5", "3.5", "en", "de"),
      ("1000", "1.000", "en", "de"), ("12,345,678", "12’345’678", "en", "de-CH"),
      ("12.5 %", "12,5 Prozent", "en", "de"), ("€5 and $7", "7 $ und 5 €", "en", "de"),
      ("-5 and +3", "−5 und +3", "en", "de"), ("(-$5)", "(-5 $)", "en", "de"),
      ("at 8.30 on 31.12.2024", "at 8:30 on 12/31/2024", "de", "en"), ("8:30", "8.30 Uhr", "en", "de"),
      ("à 8 h 30 ou 9h15", "at 8:30 or 9:15", "fr", "en"),
      ("the 1980s, the 3rd, 5-10", "1980er, 3., 5–10", "en", "de"),
      ("In 12 300 men", "300 Männer in 12", "en", "de"), ("1234", "١٢٣٤", "en", "ar"),
      ("1,234.5", "١٬٢٣٤٫٥", "en", "ar"), ("１２，３４５円", "12,345円", "ja", "ja"),
      ("Keep ⟦0⟧ of 5", "5 von ⟦0⟧", "en", "de"), ("none", "keine", "en", "de"),
      ("", "5", "en", "de"), ("5", "5 und 5", "en", "de"), ("12,34,567", "12.34.567", "hi", "de"),
      ("", "", "en", "de"), ("COVID-19", "COVID-19", "en", "de"),
      ("1.2.3", "1.2.3", "en", "de"), ("￥500", "¥500", "ja", "en"),
      ("5% or 7 %", "5 % oder 7\u{202F}%", "en", "de"), ("5 %", "5 pour cent", "en", "fr"),
      ("５０％", "50%", "ja", "en"), ("5 %", "5 PERCENT", "de", "en"), ("5 %", "5", "en", "ja"),
      ("5 %d", "5", "en", "de"), ("5", "5 %", "en", "de"), ("%5", "5", "en", "de"),
      ("3.14 and 3,14", "3.14 und 3,14", "en", "de"), ("2 200 000", "2 200 000", "pl", "ru"),
    ])
  func agreement(source: String, translation: String, from: String, to: String) {
    #expect(agrees(source, translation, from, to))
  }

  @Test(
    "Lost and changed digits, marks, signs and currencies disagree",
    arguments: [
      ("407,915", "40,915", "en", "de"), ("3.5", "35", "en", "de"), ("3.5", "3 5", "en", "de"),
      ("1234", "12,34", "en", "de"), ("1,234.5", "12.345", "en", "de"),
      ("€5", "$5", "en", "de"), ("€5", "5", "en", "de"), ("5", "5 €", "en", "de"),
      ("1,234,567", "1 234 567", "en", "de"), ("3.55", "3 55", "en", "en"), ("1.234", "1;234", "en", "de"),
      ("5", "", "en", "de"), ("5 and 5", "5", "en", "de"), ("-5", "5", "en", "de"), ("5", "-5", "en", "de"),
      ("12", "21", "en", "de"), ("1007", "107", "en", "de"), ("3.25", "3'25", "en", "de"),
      ("(below 70 %), cool", "(unter 70), kühl", "en", "de"), ("5% or 7%", "5 oder 7%", "en", "de"),
      ("12.5", "1.25", "en", "en"), ("8.30", "830", "de", "en"),
    ])
  func disagreement(source: String, translation: String, from: String, to: String) {
    #expect(!agrees(source, translation, from, to))
  }

  @Test("Ranges cover sign, digits and marks")
  func ranges() {
    let text = "At −3.5 °C: 1 200 and ٣٫٥, 31.12.2024."
    let bytes = Array(text.utf8)
    let check = NumberCheck(target: .init(identifier: "de"))
    let numbers = bytes.withUnsafeBufferPointer { check.numbers(in: $0) }
    #expect(
      numbers.map { String(decoding: bytes[$0.range], as: UTF8.self) } == [
        "−3.5", "1 200", "٣٫٥", "31", "12", "2024",
      ])
    #expect(numbers[0].digits == [3, 5])
  }

  @Test(
    "Names what is missing, a percentage with its sign",
    arguments: [
      ("5 of 1007 in 2024", "5 von 107 in 2024", [5..<9]), ("At 70 % of 5", "Bei 70 von 5", [3..<7]),
      ("At 70 % of 5", "Bei 7", [3..<7, 11..<12]),
    ])
  func missing(source: String, translation: String, ranges: [Range<Int>]) {
    let source = Array(source.utf8)
    let translation = Array(translation.utf8)
    let check = NumberCheck(target: .init(identifier: "de"))
    let missing = source.withUnsafeBufferPointer { source in
      translation.withUnsafeBufferPointer { check.missing(source, in: $0) }
    }
    #expect(missing.map(\.range) == ranges)
  }

  @Test(
    "A long run of numbers ends", arguments: ["1", "1 ", "1.", "1,234 ", "1'", "٣", "1 234", "-1", "1 23 "])
  func longRun(unit: String) {
    let text = String(repeating: unit, count: 1 << 16 / unit.utf8.count)
    #expect(agrees(text, text, "en", "de"))
  }
}
