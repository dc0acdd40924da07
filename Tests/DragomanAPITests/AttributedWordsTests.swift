import Dragoman
import Foundation
import TestSupport
import Testing

@Suite("Attributes go to the words that came from their words")
struct AttributedWordsTests {
  /// A key of a client's own.
  private enum SlotKey: AttributedStringKey {
    typealias Value = Int
    static let name = "slot"
  }

  private static let link = URL(string: "https://example.com/guide")

  /// Each run with a link, a slot or a skip mark as its text in brackets, with what it has.
  private static func runs(_ text: AttributedString?) -> String {
    guard let text else { return "" }
    return text.runs.map { run in
      let marks =
        (run.link == nil ? "" : "L") + (run[SlotKey.self].map { "\($0)" } ?? "")
        + (run.skipsTranslation == true ? "S" : "")
      let characters = String(text[run.range].characters)
      return marks.isEmpty ? characters : "<\(marks)|\(characters)>"
    }.joined()
  }

  private static func text(
    _ text: String, _ marks: (String, (inout AttributeContainer) -> Void)...
  ) throws -> AttributedString {
    var attributed = AttributedString(text)
    for (words, mark) in marks {
      let range = try #require(attributed.range(of: words))
      var container = AttributeContainer()
      mark(&container)
      attributed[range].mergeAttributes(container)
    }
    return attributed
  }

  @Test("row 59: a link over one word is on its translation alone")
  func linkOnOneWord() async throws {
    let text = try Self.text("The guide is here.", ("guide", { $0.link = Self.link }))
    let response = try await Pseudo.session().translate(text)
    #expect(Self.runs(response.attributedTargetText) == "[Ťĥéé <L|ĝúúííďéé> ííš ĥééŕéé.]")
  }

  @Test("row 58: a skipped range is kept inside its sentence, with the attribute exactly on it")
  func skippedInside() async throws {
    let session = try Pseudo.session()
    let text = try Self.text(
      "Is (Ada) 🙂Ben🙂 xEvey here?", ("Ada", { $0.skipsTranslation = true }),
      ("Ben", { $0.skipsTranslation = true }),
      ("Eve", { $0.skipsTranslation = true }))
    let response = try await session.translate(text)
    #expect(
      Self.runs(response.attributedTargetText)
        == "[Îíš (<S|Ada>) 🙂<S|Ben>🙂 ẋ<S|Eve>ý ĥééŕéé?]")
    #expect(response.targetText == response.attributedTargetText.map { String($0.characters) })
    #expect(response.diagnostics.segmentCount == 1)
  }

  @Test(
    "row 57: a text that is skipped as a whole comes back unchanged",
    arguments: ["Ada waits.", "Ada\nwaits.\r\n"])
  func skippedWhole(text: String) async throws {
    var attributed = AttributedString(text)
    attributed.skipsTranslation = true
    let response = try await Pseudo.session().translate(attributed)
    #expect(response.attributedTargetText == attributed && response.diagnostics.flags == [.passedThrough])
  }

  @Test(
    "a skipped range with line ends, with white space at an end, or within a character stays outside of sentences"
  )
  func skippedOutside() async throws {
    let session = try Pseudo.session()
    let lines = try Self.text("One two\nthree four.", ("two\nthree", { $0.skipsTranslation = true }))
    #expect(
      Self.runs(try await session.translate(lines).attributedTargetText) == "[Ööñéé] <S|two\nthree> [ƒööúúŕ.]"
    )
    let space = try Self.text("One two three.", (" two ", { $0.skipsTranslation = true }))
    #expect(
      Self.runs(try await session.translate(space).attributedTargetText) == "[Ööñéé]<S| two >[ťĥŕéééé.]")
  }

  @Test("an attribute over several words stays one stretch round what lies in it, and takes the spaces along")
  func nested() async throws {
    let text = try Self.text(
      "The old red boat left.", ("old red boat", { $0.link = Self.link }), ("red", { $0[SlotKey.self] = 7 }))
    let response = try await Pseudo.session().translate(text)
    #expect(
      Self.runs(response.attributedTargetText) == "[Ťĥéé <L|ööļď ><L7|ŕééď><L| ƀööááť> ļééƒť.]")
  }

  @Test("what the whole text has is on the whole translation; a skipped range has only its own")
  func whole() async throws {
    var text = try Self.text("Ada is here.", ("Ada", { $0.skipsTranslation = true }))
    let rest = try #require(text.range(of: " is here."))
    text[rest][SlotKey.self] = 1
    let response = try await Pseudo.session().translate(text)
    #expect(Self.runs(response.attributedTargetText) == "<1|[><S|Ada><1| ííš ĥééŕéé.]>")
  }

  @Test("lines that are not translated keep every attribute in its place")
  func untranslatedLines() async throws {
    let text = try Self.text(
      "It rains.\n  12:30 – 14:00 \nIt is dry.", ("14:00", { $0.link = Self.link }),
      ("rains", { $0[SlotKey.self] = 2 }))
    let response = try await Pseudo.session().translate(text)
    #expect(
      Self.runs(response.attributedTargetText) == "[Îíť <2|ŕááííñš>.]\n  12:30 – <L|14:00> \n[Îíť ííš ďŕý.]")
  }

  @Test("glossary and attributes: what replaces a term has its attributes")
  func glossary() async throws {
    let text = try Self.text("The harbour is far.", ("harbour", { $0.link = Self.link }))
    let options = TranslationSession.TextOptions(glossary: ["harbour": "Hafen", "far": "weit weg"])
    let response = try await Pseudo.session().translate(text, options: options)
    #expect(Self.runs(response.attributedTargetText) == "[Ťĥéé <L|Hafen> ííš weit weg.]")
  }

  @Test("row 59: with the real packs a link is on a part of the text, and a skipped name stands once")
  func realPacks() async throws {
    let session = try RealPacks.session("en", "de")
    let text = try Self.text(
      "The guide to the old town is in the library of Ada.", ("library", { $0.link = Self.link }),
      ("Ada", { $0.skipsTranslation = true }))
    let target = try #require(try await session.translate(text).attributedTargetText)
    let linked = target.runs.filter { $0.link != nil }.map { String(target[$0.range].characters) }
    #expect(linked == ["Bibliothek"])
    let skipped = target.runs.filter { $0.skipsTranslation == true }.map {
      String(target[$0.range].characters)
    }
    #expect(skipped == ["Ada"])
  }

  @Test("ten thousand runs in one line keep their values, each on its word")
  func manyRuns() async throws {
    var text = AttributedString()
    for number in 0..<10_000 {
      var word = AttributedString("boat")
      word[SlotKey.self] = number
      text += word + AttributedString(" ")
    }
    let target = try #require(try await Pseudo.session().translate(text).attributedTargetText)
    #expect(target.runs.compactMap { $0[SlotKey.self] } == Array(0..<10_000))
    #expect(
      target.runs.allSatisfy { $0[SlotKey.self] == nil || String(target[$0.range].characters) == "ƀööááť" })
  }

  // MARK: - Random texts

  private static let words = [
    "The", "boat", "rains", "12", "(old)", "red,", "harbour.", "Ada", "🙂", "https://a.example/x", "{n}",
    "naïve", "Ist", "—",
  ]
  private static let gaps = [" ", " ", " ", "  ", "\n", "\t", ". ", "", "\r\n", "\u{a0}"]

  private static func random(_ generator: inout SplitMix64) -> AttributedString {
    var text = AttributedString()
    for _ in 0..<Int.random(in: 1...14, using: &generator) {
      var part = AttributedString(words.randomElement(using: &generator) ?? "")
      switch Int.random(in: 0..<8, using: &generator) {
      case 0: part.skipsTranslation = true
      case 1: part.link = link
      case 2, 3: part[SlotKey.self] = Int.random(in: 0..<1000, using: &generator)
      case 4:
        part.skipsTranslation = true
        part[SlotKey.self] = Int.random(in: 0..<1000, using: &generator)
      default: break
      }
      if Bool.random(using: &generator) {
        part += AttributedString(gaps.randomElement(using: &generator) ?? "")
      }
      text += part
      if Bool.random(using: &generator) {
        text += AttributedString(gaps.randomElement(using: &generator) ?? "")
      }
    }
    return text
  }

  private static func skipped(_ text: AttributedString) -> [String] {
    text.runs[\.skipsTranslation].compactMap { $0.0 == true ? String(text[$0.1].characters) : nil }.sorted()
  }

  private static func slots(_ text: AttributedString) -> [Int] {
    text.runs[SlotKey.self].compactMap(\.0).sorted()
  }

  @Test("random attributed texts: skipped ranges stand once, no value is made up or doubled, the texts agree")
  func properties() async throws {
    let stores = [try Pseudo.session(), try Pseudo.session("ar-XB"), try TestStore().session()]
    for seed in 1...150 as ClosedRange<UInt64> {
      var generator = SplitMix64(seed: seed)
      let text = Self.random(&generator)
      let session = stores[Int(seed % 3)]
      guard text.unicodeScalars.contains(where: { !$0.properties.isWhitespace }) else { continue }
      let response = try await session.translate(text)
      let target = try #require(response.attributedTargetText)
      #expect(response.targetText == String(target.characters), "seed \(seed)")
      #expect(Self.skipped(target) == Self.skipped(text), "seed \(seed)")
      let values = Self.slots(target)
      // A mark round a skipped range is on both sides of it.
      let allowed = Dictionary(grouping: Self.slots(text), by: { $0 }).mapValues(\.count)
      for (value, found) in Dictionary(grouping: values, by: { $0 }) {
        #expect(
          found.count <= (allowed[value] ?? 0) + Self.skipped(text).count, "seed \(seed), value \(value)")
        #expect(allowed[value] != nil, "seed \(seed), value \(value)")
      }
      if seed % 3 == 0 { #expect(Set(values) == Set(allowed.keys), "seed \(seed)") }
    }
  }
}
