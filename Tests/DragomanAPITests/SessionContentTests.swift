import Dragoman
import Foundation
import Testing

@Suite struct SessionContentTests {
  @Test("row 1: an empty text is nothing to translate, also when nothing is installed")
  func emptyText() async throws { try await Self.expectNothing(in: "") }

  @Test("row 2: white space alone is nothing to translate, also when nothing is installed")
  func whiteSpace() async throws { try await Self.expectNothing(in: " \n\t") }

  @Test(
    "row 3: what cannot be seen is nothing to translate, also when nothing is installed",
    arguments: ["\u{200B}", "\u{FEFF}", "\0", "\u{200B}\u{FEFF}\0", "\u{200E} \u{3164}"])
  func invisibleText(text: String) async throws { try await Self.expectNothing(in: text) }

  private static func expectNothing(in text: String) async throws {
    let empty = try TestStore(installed: [])
    for store in [try TestStore(), empty] {
      #expect(await translationError { _ = try await store.session().translate(text) } == .nothingToTranslate)
      let batch = [TranslationSession.Request(sourceText: text), .init(sourceText: " ")]
      #expect(
        await translationError { _ = try await store.session().translations(from: batch) }
          == .nothingToTranslate)
    }
  }

  @Test("row 4: a text of emoji alone comes back unchanged", arguments: ["🙂", "👩‍👩‍👧 🇩🇪!", "12:30", "§ 1.5 …"])
  func letterlessText(text: String) async throws {
    let response = try await TestStore().session().translate(text)
    #expect(response.targetText == text)
    #expect(response.diagnostics.flags.contains(.passedThrough))
  }

  @Test("row 9: a text over the limit is refused, one at the limit is not")
  func inputLimit() async throws {
    let store = try TestStore { $0.maximumInputBytes = 12 }
    #expect(
      await translationError { _ = try await store.session().translate("Good morning!") } == .inputTooLarge)
    #expect(await translationError { _ = try await store.session().translate("ööööööö") } == .inputTooLarge)
    #expect(try await !store.session().translate("Good morning").targetText.isEmpty)
    let batch = ["Good day", "Good morning!"].map { TranslationSession.Request(sourceText: $0) }
    #expect(
      await translationError { _ = try await store.session().translations(from: batch) } == .inputTooLarge)
  }

  @Test("row 9: the limit comes before the languages")
  func limitComesFirst() async throws {
    let store = try TestStore(installed: []) { $0.maximumInputBytes = 1 }
    #expect(await translationError { _ = try await store.session("und").translate("ab") } == .inputTooLarge)
  }

  @Test("row 11: line breaks keep their number and kind")
  func lineBreaks() async throws {
    let text = "Good morning.\r\n\r\nHow are you?\nFine.\u{2028}Thank you."
    let response = try await TestStore().session().translate(text)
    func breaks(_ text: String) -> [Character] { text.filter(\.isNewline) }
    #expect(breaks(response.targetText) == breaks(text))
    #expect(response.sourceText == text)
  }

  @Test("row 12: outer white space is kept")
  func outerSpace() async throws {
    let response = try await TestStore().session().translate(" \t Good morning. \n ")
    #expect(response.targetText.hasPrefix(" \t "))
    #expect(response.targetText.hasSuffix(" \n "))
    #expect(response.targetText.contains { $0.isLetter })
  }

  @Test("row 13: nothing after a NUL is lost")
  func embeddedNUL() async throws {
    let session = try TestStore().session()
    let response = try await session.translate("Hello\0world")
    #expect(response.sourceText == "Hello\0world")
    #expect(response.targetText != (try await session.translate("Hello")).targetText)
  }

  @Test("row 17: a foreign run in the text is no error, whichever of the two languages is declared")
  func mixedScripts() async throws {
    let store = try TestStore(installed: [.enDe, TestStore.Pack(id: "ja-de", source: "ja", target: "de")])
    for (source, text) in [("en", "The 図書館 opens at seven."), ("ja", "今日は library が休みです。")] {
      let response = try await store.session(source, "de").translate(text)
      #expect(response.sourceLanguage == Locale.Language(identifier: source))
      #expect(response.sourceText == text)
      #expect(!response.targetText.isEmpty)
    }
  }

  @Test("the response echoes the text byte for byte, and tells the languages and what ran")
  func wholeResponse() async throws {
    let session = try TestStore().session("en-GB", "de-AT")
    let text = "Cafe\u{301} and caf\u{e9}."
    let response = try await session.translate(text)
    #expect(Array(response.sourceText.utf8) == Array(text.utf8))
    #expect(response.sourceLanguage == Locale.Language(identifier: "en-GB"))
    #expect(response.targetLanguage == Locale.Language(identifier: "de-AT"))
    #expect(response.clientIdentifier == nil)
    #expect(response.diagnostics.segmentCount == 1)
    #expect(response.diagnostics.effectiveStrategy == .lowLatency)
    #expect(!response.diagnostics.engineVersion.isEmpty)
  }

  @Test("a response made by hand has quiet diagnostics")
  func handMadeResponse() {
    let language = Locale.Language(identifier: "en")
    let response = TranslationSession.Response(
      sourceLanguage: language, targetLanguage: language, sourceText: "a", targetText: "b",
      clientIdentifier: "c")
    #expect(response.targetText == "b" && response.clientIdentifier == "c")
    #expect(response.diagnostics.flags.isEmpty && response.diagnostics.segmentCount == 0)
  }

  @Test(
    "high fidelity runs on the small pack where there is no larger one, and says what ran",
    arguments: [TranslationSession.Strategy.highFidelity, .lowLatency])
  func strategy(strategy: TranslationSession.Strategy) async throws {
    let session = try TestStore().session("en", "de", strategy)
    #expect(session.preferredStrategy == strategy)
    #expect(try await session.translate("Good morning.").diagnostics.effectiveStrategy == strategy)
  }
}
