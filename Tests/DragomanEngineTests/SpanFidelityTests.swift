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
}
