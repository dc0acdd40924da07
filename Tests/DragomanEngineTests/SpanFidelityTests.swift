import DragomanText
import Foundation
import Testing

@testable import DragomanEngine

@Suite("What must come through comes through", .timeLimit(.minutes(3)))
struct SpanFidelityTests {
  /// The texts of the spans that the recogniser finds, sorted.
  private func spans(of text: String) -> [String] {
    let bytes = Array(text.utf8)
    return bytes.withUnsafeBufferPointer { SpanRecognizer().spans(in: $0) }
      .map { String(decoding: bytes[$0.range], as: UTF8.self) }.sorted()
  }

  private static let english = [
    "Hi %1$s, %2$d of %3$d parcels (%.1f%%) arrived for %@.",
    "Well done 👍🏽. The flags 🇩🇪🇯🇵 are up. Family: 👨‍👩‍👧. Tea ☕︎?",
    "Write to post+help@pilots.example or visit https://example.org/a?b=c&d=%20e, then come back.",
    "Write &amp; in HTML.",
    "Run `make all -j 4` in /usr/local/src, then ask @harbour about #tide.",
    "The value of {count} in ${HOME} is not %(name)s but {{user.name}}.",
    "The article AB-1234-X of version 2.10.3 was paid from DE89 3704 0044 0532 0130 00.",
    "{a} {b} {c} {d} {e} {f} {g} {h} {i} and {j} are letters.",
    "Do not touch ⟦0⟧ or ⟦7⟧, please.",
    "Line %s not found", "%s: file not found", "%d%%", "no such file: %s",
    "👍", "Yes 👍 no 👎 maybe 🤷🏽‍♀️", "100% sure",
  ]
  private static let german = [
    "Hallo %1$s, %2$d von %3$d Paketen (%.1f%%) sind für %@ angekommen.",
    "Gut gemacht 👍🏽. Die Flaggen 🇩🇪🇯🇵 wehen. Familie: 👨‍👩‍👧. Tee ☕︎?",
    "Schreiben Sie an post+hilfe@lotsen-beispiel.example oder kommen Sie vorbei.",
    "Zeile %s nicht gefunden", "Schreiben Sie &amp; in HTML.",
    "Starten Sie `make all -j 4` in /usr/local/src und fragen Sie @hafen nach #flut.",
    "Der Wert {count} in ${HOME} ist nicht %(name)s, sondern {{user.name}}.",
    "Der Artikel AB-1234-X der Version 2.10.3 wurde von DE89 3704 0044 0532 0130 00 bezahlt.",
    "{a} {b} {c} {d} {e} {f} {g} {h} {i} und {j} sind Buchstaben.",
  ]

  @Test(
    "with the real packs: each span as often as in the text, whatever kind it is",
    arguments: RealPack.allCases)
  func spans(pack: RealPack) async throws {
    let call = try pack.engine().call(pack.options(links: true), priority: .medium)
    for text in pack == .englishToGerman ? Self.english : Self.german {
      let answer = try await call.translate(text)
      #expect(spans(of: answer.text) == spans(of: text), "\(text) → \(answer.text)")
      #expect(answer.text.contains("⟦") == text.contains("⟦"))
      #expect(!answer.text.contains("\u{FFFD}") && !answer.text.contains("⁇"))
    }
  }

  @Test("the words round a span are translated")
  func translatedRound() async throws {
    let pack = RealPack.germanToEnglish
    let call = try pack.engine().call(pack.options(), priority: .medium)
    let answer = try await call.translate(Self.german[2])
    #expect(answer.text.contains("post+hilfe@lotsen-beispiel.example"))
    #expect(!answer.text.contains("Schreiben") && !answer.text.contains("kommen"))
  }

  @Test(
    "plain text neither gets nor loses entities",
    arguments: ["Salt & Pepper: it's <5 minutes> away \"now\".", "Tom & Jerry's \"house\" < ours"])
  func entities(text: String) async throws {
    let pack = RealPack.englishToGerman
    let answer = try await pack.engine().call(pack.options(), priority: .medium).translate(text)
    for entity in ["&amp;", "&quot;", "&#39;", "&apos;", "&lt;", "&gt;"] {
      #expect(!answer.text.contains(entity), "\(answer.text)")
    }
    #expect(answer.text.contains("&"), "\(answer.text)")
  }

  @Test("a text in which only spans could be translated comes back as it is", arguments: RealPack.allCases)
  func onlySpans(pack: RealPack) async throws {
    let call = try pack.engine().call(pack.options(), priority: .medium)
    for text in ["https://example.org/", "a@b.example", " {name}\n", "`let x = 1`", "👍🏽 @you"] {
      let answer = try await call.translate(text)
      #expect(answer.text == text && answer.flags == [.passedThrough])
    }
  }

  @Test(
    "the digits of every number are in the translation, and it is marked where they are not",
    arguments: RealPack.allCases,
    [
      "Total: 407,915 € (of which 88.880 in May).", "3.007.110", "Room 1007, floor 11, 2 200 people",
      "Raum 1007, Stock 11, 2 200 Leute", "Insgesamt: 407.915 € (davon 88.880 im Mai).",
      "It costs $1,250.50 and weighs -3.5 kg, 12% more than in 1999.",
      "Am 24.12.2023 um 18:30 Uhr waren 1.234,5 Liter übrig.",
    ])
  func numbers(pack: RealPack, text: String) async throws {
    let answer = try await pack.engine().call(pack.options(), priority: .medium).translate(text)
    let check = NumberCheck(target: Locale.Language(identifier: pack.target))
    #expect(check.agrees(text, answer.text), "\(answer.text)")
    #expect(!answer.flags.contains(.numbersChanged))
  }

  @Test(
    "capitals are the translation in capitals, and words in capitals stay in a line that is not",
    arguments: [
      (RealPack.englishToGerman, "OPEN THE WINDOW", "Open the window"),
      (.englishToGerman, "SAVE %s TO https://a.example/x", "Save %s to https://a.example/x"),
      (.germanToEnglish, "DAS IST NEU", "Das ist neu"),
    ])
  func capitals(pack: RealPack, text: String, ordinary: String) async throws {
    let call = try pack.engine().call(pack.options(), priority: .medium)
    let capitals = try await call.translate(text).text
    let usual = try await call.translate(ordinary).text
    #expect(capitals.lowercased() == usual.lowercased() && capitals != text, "\(capitals) and \(usual)")
    #expect(spans(of: capitals) == spans(of: text))
  }

  @Test(
    "runs of white space and no-break spaces stay between the words that they part",
    arguments: [
      ("The house is  old.", "  "), ("Room\u{A0}7 is free.", "\u{A0}"), ("My\u{202F}house", "\u{202F}"),
    ])
  func whiteSpace(text: String, space: String) async throws {
    let pack = RealPack.englishToGerman
    let answer = try await pack.engine().call(pack.options(links: true), priority: .medium).translate(text)
    #expect(answer.text.contains(space), "\(answer.text.debugDescription)")
    #expect(answer.links.allSatisfy { $0.target.upperBound <= answer.text.utf8.count })
  }

  @Test("soft hyphens and zero-width marks do not change the translation")
  func invisible() async throws {
    let pack = RealPack.englishToGerman
    let call = try pack.engine().call(pack.options(), priority: .medium)
    let plain = try await call.translate("The windmill does not turn.")
    let marked = try await call.translate("The wind\u{AD}mill \u{200B}does not\u{2060} turn\u{200E}.")
    #expect(marked.text == plain.text)
  }

  @Test("a pack without markers translates round the spans")
  func withoutMarkers() async throws {
    let call = try Engine(pack: MicroPack.int8(), workers: 1).call(MicroPack.options(), priority: .medium)
    for text in ["Open {name} and close %s.", "See https://example.org/a, or `b c`."] {
      let answer = try await call.translate(text)
      #expect(spans(of: answer.text) == spans(of: text))
    }
  }

  @Test(
    "Hyphens that a model puts behind a number before a noun are dropped, others stay",
    arguments: [
      ("Room 12 is free.", "12- Zimmer ist frei.", "12 Zimmer ist frei."),
      ("A 2 or 3 room flat.", "Eine 2- oder 3- Zimmer Wohnung.", "Eine 2- oder 3 Zimmer Wohnung."),
      ("A 2- or 3-room flat.", "Eine 2- Zimmer Wohnung.", "Eine 2- Zimmer Wohnung."),
      ("Room 12", "Zimmer 12- Ä", "Zimmer 12- Ä"), ("Room 12", "Zimmer 12- ", "Zimmer 12- "),
    ])
  func strayHyphens(source: String, output: String, expected: String) {
    let sentence = Sentence(Array(source.utf8), spans: [], casing: .other)
    let restored = RestoredText(Array(output.utf8), of: sentence, markers: [])
    #expect(String(decoding: restored.withoutStrayHyphens(of: sentence).bytes, as: UTF8.self) == expected)
  }

  @Test("Names in quotation marks pass as they are, words there are translated")
  func quotedNames() async throws {
    let pack = RealPack.germanToEnglish
    let call = try pack.engine().call(pack.options(), priority: .medium)
    let named = try await call.translate("Sie nannten das Café „Morgenröte“ und den Hund »Schnapsdrossel«.")
    #expect(named.text.contains("Morgenröte") && named.text.contains("Schnapsdrossel"), "\(named.text)")
    let word = try await call.translate("Er sagte „Nein“.")
    #expect(word.text.contains("No") && !word.text.contains("Nein"), "\(word.text)")
    let alone = try await call.translate("„Wettervorhersage“")
    #expect(!alone.text.contains("Wettervorhersage"), "\(alone.text)")
  }
}
