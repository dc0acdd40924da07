import Dragoman
import Foundation
import Testing

@Suite struct AttributedTextTests {
  private typealias Request = TranslationSession.Request

  /// A key of a client's own.
  private enum SlotKey: AttributedStringKey {
    typealias Value = Int
    static let name = "slot"
  }

  private static let link = URL(string: "https://example.com/guide")

  /// `text` with `words` skipped, each where it stands first.
  private static func skipping(_ words: String..., in text: String) throws -> AttributedString {
    var attributed = AttributedString(text)
    for word in words {
      let range = try #require(attributed.range(of: word))
      attributed[range].skipsTranslation = true
    }
    return attributed
  }

  private static func skipped(_ text: AttributedString?) -> [String] {
    text?.runs[\.skipsTranslation].compactMap { skips, range in
      skips == true ? String(text?[range].characters ?? AttributedString().characters) : nil
    } ?? []
  }

  @Test("row 57: a text that is skipped as a whole comes back unchanged, in a batch too")
  func skippedWhole() async throws {
    var text = AttributedString("Good morning. It rains.")
    text.translation.skipsTranslation = true
    text[SlotKey.self] = 7
    let session = try TestStore().session()
    let single = try await session.translate(text)
    let requests = [Request(sourceText: text), Request(sourceText: "Thank you.")]
    for response in [single, try await session.translations(from: requests)[0]] {
      #expect(response.attributedSourceText == text && response.attributedTargetText == text)
      #expect(response.targetText == "Good morning. It rains.")
      #expect(response.diagnostics.flags == [.passedThrough] && response.diagnostics.segmentCount == 0)
    }
  }

  @Test(
    "row 58: a skipped range stays once, the attribute exactly on it, whatever stands beside it",
    arguments: [
      "Have you seen 🙂Ada🙂 today?", "Please ask (Ada), or wait.", "“Ada”: who is it?", "Is it Ada?", "Ada",
      "I wait for\nAda\r\n\r\nin the garden.", "The house of Ada👩‍👩‍👧 is old.",
    ])
  func skippedBesideOthers(text: String) async throws {
    let attributed = try Self.skipping("Ada", in: text)
    let response = try await TestStore().session().translate(attributed)
    let target = try #require(response.attributedTargetText)
    #expect(Self.skipped(target) == ["Ada"])
    #expect(response.targetText == String(target.characters))
    #expect(response.targetText.components(separatedBy: "Ada").count == 2)
    #expect(response.sourceText == text && response.attributedSourceText == attributed)
    func breaks(_ text: String) -> [Character] { text.filter(\.isNewline) }
    #expect(breaks(response.targetText) == breaks(text))
  }

  @Test("sentences with skipped ranges are translated each by itself, white space round them kept")
  func sentences() async throws {
    let session = try TestStore().session()
    let text = try Self.skipping("ALPHA", "BETA", in: "  The tide is low. ALPHA\r\n\t It rains.  BETA!\n")
    let low = try await session.translate("The tide is low.").targetText
    let rain = try await session.translate("It rains.").targetText
    let response = try await session.translate(text)
    #expect(response.targetText == "  \(low) ALPHA\r\n\t \(rain)  BETA!\n")
    #expect(Self.skipped(response.attributedTargetText) == ["ALPHA", "BETA"])
    #expect(!response.diagnostics.flags.contains(.passedThrough))
  }

  @Test("without a skipped range the translation is that of the plain text")
  func noSkip() async throws {
    let session = try TestStore().session()
    let text = " Good morning.\r\n\nThe tide is low. Where is the key?\n"
    let plain = try await session.translate(text)
    let attributed = try await session.translate(AttributedString(text))
    #expect(attributed.targetText == plain.targetText && attributed.diagnostics == plain.diagnostics)
    #expect(plain.attributedSourceText == nil && plain.attributedTargetText == nil)
    #expect(attributed.attributedTargetText == AttributedString(plain.targetText))
  }

  @Test("skipped text keeps all attributes of its own, and gives none to what is beside it")
  func wholeAttributes() async throws {
    var name = AttributedString("Ada")
    name.skipsTranslation = true
    name.link = Self.link
    name[SlotKey.self] = 3
    var text = AttributedString("Good morning, ")
    text.languageIdentifier = "en-GB"
    text += name + AttributedString(" how are you?")
    text[SlotKey.self] = text[SlotKey.self] ?? 1
    let target = try #require(try await TestStore().session().translate(text).attributedTargetText)
    let runs = target.runs.map { (String(target[$0.range].characters), $0.attributes) }
    let kept = try #require(runs.firstIndex { $0.1.skipsTranslation == true })
    #expect(runs[kept].0 == "Ada" && runs[kept].1.link == Self.link)
    #expect(runs[kept].1[SlotKey.self] == 1)
    #expect(runs.indices.allSatisfy { $0 == kept || runs[$0].1.link == nil })
    #expect(runs.contains { $0.1[SlotKey.self] == 1 && $0.1.skipsTranslation == nil })
  }

  @Test("row 59: a link over one word is on its translation or on nothing, never on the whole text")
  func linkOnOneWord() async throws {
    var text = AttributedString("The guide is in the library.")
    let word = try #require(text.range(of: "guide"))
    text[word].link = Self.link
    text.languageIdentifier = "en"
    let target = try #require(try await TestStore().session().translate(text).attributedTargetText)
    #expect(target.runs.contains { $0.link == nil })
    #expect(target.runs.allSatisfy { $0.link == nil || $0.link == Self.link })
    #expect(target.runs.allSatisfy { $0.languageIdentifier == "en" })
  }

  @Test("a text that is not changed keeps every attribute in its place")
  func unchangedText() async throws {
    var text = AttributedString("12:30 – 14:00")
    let end = try #require(text.range(of: "14:00"))
    text[end].link = Self.link
    let response = try await TestStore().session().translate(text)
    #expect(response.attributedTargetText == text)
    #expect(response.diagnostics.flags.contains(.passedThrough))
  }

  @Test("a range that ends within a character loses and doubles nothing")
  func rangeWithinCharacter() async throws {
    var text = AttributedString("Cafe\u{301} 👩‍👩‍👧!")
    let scalars = text.unicodeScalars
    let start = try #require(scalars.firstIndex(of: "\u{301}"))
    let end = scalars.index(start, offsetBy: 3)
    text[start..<end].skipsTranslation = true
    let response = try await TestStore().session().translate(text)
    #expect(Array(response.sourceText.utf8) == Array("Cafe\u{301} 👩‍👩‍👧!".utf8))
    let target = try #require(response.attributedTargetText)
    let skipped = target.runs[\.skipsTranslation].filter { $0.0 == true }.map(\.1)
    #expect(skipped.count == 1)
    let kept = try #require(skipped.first)
    #expect(Array(target[kept].unicodeScalars) == ["\u{301}", " ", "👩"])
    #expect(response.targetText == String(target.characters))
  }

  @Test("row 14: composed and decomposed texts come back byte for byte as the source, plain and attributed")
  func combiningMarks() async throws {
    let session = try TestStore().session()
    for text in ["The cafe\u{301} is open.", "The caf\u{e9} is open."] {
      for response in [
        try await session.translate(text), try await session.translate(AttributedString(text)),
      ] {
        #expect(Array(response.sourceText.utf8) == Array(text.utf8))
        #expect(!response.targetText.isEmpty)
      }
    }
  }

  @Test("batches mix plain and attributed texts, in both forms, and change no translation")
  func batches() async throws {
    let session = try TestStore().session()
    let attributed = try Self.skipping("Ada", in: "Where is Ada now? It rains.")
    let requests = [
      Request(sourceText: "Good morning.", clientIdentifier: "0"),
      Request(sourceText: attributed, clientIdentifier: "1"),
      Request(sourceText: AttributedString(" "), clientIdentifier: "2"),
      Request(sourceText: "Where is Ada now? It rains.", clientIdentifier: "3"),
    ]
    let ordered = try await session.translations(from: requests)
    #expect(ordered.map(\.clientIdentifier) == ["0", "1", "2", "3"])
    #expect(ordered[1].targetText == (try await session.translate(attributed)).targetText)
    #expect(ordered.map { $0.attributedTargetText != nil } == [false, true, true, false])
    #expect(ordered[2].targetText == " ")
    var streamed: Set<TranslationSession.Response> = []
    for try await response in session.translate(batch: requests) { streamed.insert(response) }
    #expect(streamed == Set(ordered))
  }

  @Test("blank and too long attributed texts are refused as plain ones are")
  func refusals() async throws {
    let session = try TestStore { $0.maximumInputBytes = 12 }.session()
    var blank = AttributedString(" \n")
    blank.skipsTranslation = true
    #expect(await translationError { _ = try await session.translate(blank) } == .nothingToTranslate)
    let long = AttributedString("Good morning!")
    #expect(await translationError { _ = try await session.translate(long) } == .inputTooLarge)
  }

  @Test("cancelling stops an attributed text with many parts")
  func cancellation() async throws {
    let session = try TestStore().session()
    let text = try (0..<3_000).reduce(into: AttributedString()) { text, number in
      text +=
        AttributedString("The number \(number) is old and small. ") + (try Self.skipping("Ada", in: "Ada"))
    }
    let requests = (0..<3).map { _ in Request(sourceText: text) }
    let task = Task { try await session.translations(from: [Request(sourceText: "It rains.")] + requests) }
    await Task.yield()
    task.cancel()
    #expect(await error { _ = try await task.value } is CancellationError)
    #expect(try await !session.translate("Good morning.").targetText.isEmpty)
  }

  @Test("a request's two texts agree, whichever is changed")
  func requestTexts() throws {
    let attributed = try Self.skipping("Ada", in: "Ada waits.")
    var request = Request(sourceText: attributed)
    #expect(request.sourceText == "Ada waits.")
    request.sourceText = "Ada waits."
    #expect(request.attributedSourceText == attributed)
    request.sourceText = "Ada rests."
    #expect(request.attributedSourceText == nil)
    request.attributedSourceText = attributed
    #expect(request.sourceText == "Ada waits.")
    request.attributedSourceText = nil
    #expect(request == Request(sourceText: "Ada waits."))
  }

  @Test("an attributed response made by hand has the plain texts too")
  func handMadeResponse() throws {
    let language = Locale.Language(identifier: "en")
    let source = try Self.skipping("Ada", in: "Ada waits.")
    let response = TranslationSession.Response(
      sourceLanguage: language, targetLanguage: language, sourceAttributedText: source,
      targetAttributedText: AttributedString("b"), clientIdentifier: "c")
    #expect(response.sourceText == "Ada waits." && response.targetText == "b")
    #expect(response.attributedSourceText == source && response.attributedTargetText == AttributedString("b"))
    #expect(response.clientIdentifier == "c" && response.diagnostics.flags.isEmpty)
  }
}
