import Dragoman
import Foundation
import Testing

@Suite("Options of a call: terms that are kept, glossaries, lines")
struct TextOptionsTests {
  private typealias Options = TranslationSession.TextOptions
  private typealias Request = TranslationSession.Request

  private static let text = "Nordwind leaves the harbour of Nordwinds."
  private static let options = Options(keeping: ["Nordwind"], glossary: ["harbour": "Hafen"])
  private static let expected =
    "[Nordwind \(Pseudo.accented("leaves the")) Hafen \(Pseudo.accented("of Nordwinds"))."
    + "]"

  @Test(
    "terms are kept and replaced in a text, a batch, a batch of any order, a stream and an attributed text")
  func everyCall() async throws {
    let store = try TestStore(installed: []) { $0.pseudoLanguages = true }
    let session = store.session("en", "en-XA")
    #expect(try await session.translate(Self.text, options: Self.options).targetText == Self.expected)
    let attributed = try await session.translate(AttributedString(Self.text), options: Self.options)
    #expect(attributed.targetText == Self.expected)
    let requests = [Request(sourceText: Self.text), Request(sourceText: AttributedString(Self.text))]
    let batch = try await session.translations(from: requests, options: Self.options)
    #expect(batch.map(\.targetText) == [Self.expected, Self.expected])
    for try await response in session.translate(batch: requests, options: Self.options) {
      #expect(response.targetText == Self.expected)
    }
    let requestStream = AsyncStream { continuation in
      requests.forEach { continuation.yield($0) }
      continuation.finish()
    }
    let stream = store.runtime.translations(
      of: requestStream, from: Locale.Language(identifier: "en"), to: Locale.Language(identifier: "en-XA"),
      options: Self.options)
    for try await response in stream { #expect(response.targetText == Self.expected) }
  }

  @Test("without options nothing of it happens")
  func defaults() async throws {
    let session = try Pseudo.session()
    let plain = try await session.translate(Self.text)
    #expect(plain.targetText == "[\(Pseudo.accented(Self.text))]")
    #expect(try await session.translate(Self.text, options: Options()) == plain)
  }

  @Test("a text that is one term comes back as it is, or as what replaces it")
  func onlyTerms() async throws {
    let session = try Pseudo.session()
    let kept = try await session.translate("Nordwind", options: Self.options)
    #expect(kept.targetText == "Nordwind" && kept.diagnostics.flags == [.passedThrough])
    #expect(try await session.translate("harbour!", options: Self.options).targetText == "Hafen!")
  }

  @Test("a term in an address is a part of the address")
  func addresses() async throws {
    let session = try Pseudo.session()
    let options = Options(glossary: ["example": "Beispiel"])
    let response = try await session.translate("An example: https://example.org/example", options: options)
    #expect(response.targetText == "[\(Pseudo.accented("An")) Beispiel: https://example.org/example]")
  }

  @Test("a line is one sentence where the caller says so")
  func lines() async throws {
    let session = try Pseudo.session()
    let text = "It rains. It pours.\n\nIt is dry."
    let sentences = try await session.translate(text)
    #expect(sentences.targetText == "[Îíť ŕááííñš.] [Îíť þööúúŕš.]\n\n[Îíť ííš ďŕý.]")
    let lines = try await session.translate(text, options: Options(lines: .lines))
    #expect(lines.targetText == "[Îíť ŕááííñš. Îíť þööúúŕš.]\n\n[Îíť ííš ďŕý.]")
  }

  @Test("lines that were wrapped by hand are one paragraph where the caller says so, items of lists are not")
  func wrapped() async throws {
    let session = try Pseudo.session()
    let text = "The harbour will stay\nclosed until\r\nnoon. It rains.\n\n- bring water\n- bring a coat\n"
    let options = Options(glossary: ["closed": "zu"], lines: .wrapped)
    let expected =
      "[\(Pseudo.accented("The harbour will stay")) zu \(Pseudo.accented("until noon."))]"
      + " [\(Pseudo.accented("It rains."))]\n\n[\(Pseudo.accented("- bring water"))]\n[\(Pseudo.accented("- bring a coat"))]\n"
    #expect(try await session.translate(text, options: options).targetText == expected)
    var attributed = AttributedString(text)
    let word = try #require(attributed.range(of: "noon"))
    attributed[word].link = URL(string: "https://example.com")
    let response = try await session.translate(attributed, options: options)
    #expect(response.targetText == expected)
    let target = try #require(response.attributedTargetText)
    let linked = target.runs.filter { $0.link != nil }.map { String(target[$0.range].characters) }
    #expect(linked == [Pseudo.accented("noon")])
  }

  @Test("the real packs keep and replace terms once each, in both directions", arguments: RealPacks.pairs)
  func realPacks(source: String, target: String) async throws {
    let session = try RealPacks.session(source, target)
    let text =
      source == "en"
      ? "Yesterday Nordwind reached the harbour of Ystad, and the crew slept."
      : "Gestern erreichte Nordwind den harbour von Ystad, und die Mannschaft schlief."
    let options = Options(keeping: ["Nordwind", "Ystad"], glossary: ["harbour": "HÄFN-7"])
    let result = try await session.translate(text, options: options).targetText
    for term in ["Nordwind", "Ystad", "HÄFN-7"] {
      #expect(result.components(separatedBy: term).count == 2, "\(result)")
    }
    #expect(!result.contains("harbour"))
  }

  @Test("terms and skipped text survive both packs of a pivot, a replacement comes with the second")
  func pivot() async throws {
    let toEnglish = TestStore.Pack(id: "fr-en", source: "fr", target: "en")
    let store = try TestStore(installed: [toEnglish, .enDe])
    let session = store.session("fr", "de")
    let options = Options(keeping: ["Nordwind"], glossary: ["port": "Hafen"])
    let wrapped = Options(glossary: ["port": "Hafen"], lines: .wrapped)
    let mail = try await session.translate("Nous sommes\nau port.\n\nIl est tard.", options: wrapped)
      .targetText
    #expect(mail.contains("Hafen") && mail.filter(\.isNewline).count == 2)
    let text = "Nordwind est au port. Tu vois https://a.example/port {name}?\nIl est tard."
    let response = try await session.translate(text, options: options)
    #expect(response.diagnostics.viaPivot == Locale.Language(identifier: "en"))
    for term in ["Nordwind", "Hafen", "https://a.example/port", "{name}", "\n"] {
      #expect(response.targetText.components(separatedBy: term).count == 2, "\(term)")
    }
    var attributed = AttributedString(text)
    let name = try #require(attributed.range(of: "est tard"))
    attributed[name].skipsTranslation = true
    let target = try await session.translate(attributed, options: options)
    #expect(target.targetText.components(separatedBy: "est tard").count == 2)
    #expect(target.targetText == target.attributedTargetText.map { String($0.characters) })
  }
}
