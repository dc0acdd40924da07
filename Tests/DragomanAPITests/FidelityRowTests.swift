import Dragoman
import Foundation
import Testing

@Suite("What is no language comes through as it is")
struct FidelityRowTests {
  @Test(
    "row 6: a text of addresses alone comes back byte for byte",
    arguments: [
      "https://lotsen.example/plan?x=1&y=2#top", "post+hilfe@lotsen.example",
      "  https://a.example/x\n\npost@a.example \n", "https://a.example, post@b.example",
    ])
  func addresses(text: String) async throws {
    for session in [try Pseudo.session(), try TestStore().session(), try RealPacks.session("de", "en")] {
      let response = try await session.translate(text)
      #expect(Array(response.targetText.utf8) == Array(text.utf8))
      #expect(response.diagnostics.flags == [.passedThrough])
      let attributed = try await session.translate(AttributedString(text))
      #expect(attributed.attributedTargetText == AttributedString(text))
    }
  }

  private static let spans = [
    "https://lotsen.example/plan?x=1", "post+hilfe@lotsen.example", "`open()`", "{count}", "%1$@", "#tide",
  ]

  @Test("row 7: addresses, code and placeholders in a sentence are the same, the rest is translated")
  func spansExactly() async throws {
    let response = try await Pseudo.session().translate(
      "See https://a.example/x?y=1, ask post@a.example, call `open(x)` and {name}.")
    let words = ["See", "ask", "call", "and"].map(Pseudo.accented)
    #expect(
      response.targetText
        == "[\(words[0]) https://a.example/x?y=1, \(words[1]) post@a.example, \(words[2]) `open(x)` \(words[3]) {name}.]"
    )
    #expect(!response.diagnostics.flags.contains(.passedThrough))
  }

  @Test("row 7: the real packs keep each of them once", arguments: RealPacks.pairs)
  func spansOfRealPacks(source: String, target: String) async throws {
    let session = try RealPacks.session(source, target)
    for span in Self.spans {
      let text =
        source == "en"
        ? "Please look at \(span) before you leave." : "Bitte sieh dir \(span) an, bevor du gehst."
      let result = try await session.translate(text).targetText
      #expect(result.components(separatedBy: span).count == 2, "\(result)")
      #expect(result != text)
    }
  }

  private static let emoji = ["👨‍👩‍👧", "🇩🇪🇯🇵", "👍🏽", "☕︎"]

  @Test("row 15: emoji in a sentence survive whole", arguments: ["en-XA", "ar-XB", "de"])
  func emoji(target: String) async throws {
    let session = target == "de" ? try RealPacks.session("en", "de") : try Pseudo.session(target)
    for emoji in Self.emoji {
      let result = try await session.translate("The tea \(emoji) is ready for the family.").targetText
      #expect(result.components(separatedBy: emoji).count == 2, "\(result)")
      #expect(!result.contains("\u{FFFD}") && !result.contains("⁇"))
    }
  }

  @Test("row 16: marks of direction and letters of two scripts stay, and no isolate is added")
  func directions() async throws {
    let text = "السفينة \u{200F}Nordwind\u{200E} في الميناء."
    let store = try TestStore(installed: []) { $0.pseudoLanguages = true }
    let response = try await store.session("ar", "en-XA").translate(text)
    let options = TranslationSession.TextOptions(keeping: ["Nordwind"])
    let kept = try await store.session("ar", "en-XA").translate(text, options: options)
    #expect(response.targetText == "[\(Pseudo.accented(text))]" && kept.targetText == "[\(text)]")
    for scalar in response.targetText.unicodeScalars { #expect(!(0x2066...0x2069).contains(scalar.value)) }
  }
}
