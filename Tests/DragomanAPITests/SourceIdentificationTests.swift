import Dragoman
import Foundation
import Synchronization
import Testing

@Suite("A session without a source language")
struct SourceIdentificationTests {
  private typealias Pack = TestStore.Pack
  private static let esEn = Pack(id: "es-en.micro.1.0", source: "es", target: "en")
  private static let german = ["Das Dach ist undicht.", "Der Hund schläft im Garten."]
  private static let spanish = "El perro duerme en el jardín."

  /// The questions of a session and the answers to them.
  private final class Chooser: Sendable {
    let questions = Mutex<[SourceLanguageQuestion]>([])
    let answers: Mutex<[String?]>

    init(_ answers: String?...) { self.answers = Mutex(answers) }

    var count: Int { questions.withLock { $0.count } }

    var interaction: TranslationInteraction {
      TranslationInteraction(
        consent: { _ in .decline },
        chooseSource: { [self] question in
          questions.withLock { $0.append(question) }
          let answer = answers.withLock { $0.isEmpty ? nil : $0.removeFirst() }
          return answer.map { Locale.Language(identifier: $0) }
        })
    }
  }

  private static func session(
    _ store: TestStore, to target: String? = "en", _ interaction: TranslationInteraction? = nil
  ) -> TranslationSession {
    TranslationSession(
      source: nil, target: target.map { Locale.Language(identifier: $0) }, preferredStrategy: .lowLatency,
      interaction: interaction, runtime: store.runtime)
  }

  private static func requests(_ texts: [String]) -> [TranslationSession.Request] {
    texts.map { TranslationSession.Request(sourceText: $0) }
  }

  private static func language(_ tag: String) -> Locale.Language { Locale.Language(identifier: tag) }

  @Test("row 18: clear German is told, and the session's own language stays nil")
  func clear() async throws {
    let chooser = Chooser()
    let session = Self.session(try TestStore(installed: [.deEn]), chooser.interaction)
    let response = try await session.translate("Der Hund schläft heute den ganzen Tag im Garten.")
    #expect(response.sourceLanguage == Self.language("de") && response.targetLanguage == Self.language("en"))
    #expect(!response.diagnostics.flags.contains(.languageMismatch))
    #expect(session.sourceLanguage == nil && chooser.count == 0)
    #expect(await !session.isReady)
  }

  @Test("the same session takes each call's own language")
  func eachCall() async throws {
    let store = try TestStore(installed: [.deEn, Self.esEn])
    let session = Self.session(store)
    #expect(try await session.translate(Self.german[0]).sourceLanguage == Self.language("de"))
    #expect(try await session.translate(Self.spanish).sourceLanguage == Self.language("es"))
  }

  @Test(
    "row 19: doubt asks, or throws where nobody can be asked or nobody answers",
    arguments: ["OK", "Anna", "hallo"])
  func doubt(text: String) async throws {
    let store = try TestStore(installed: [.deEn, Self.esEn])
    let chooser = Chooser("de", nil, "es")
    let session = Self.session(store, chooser.interaction)
    #expect(try await session.translate(text).sourceLanguage == Self.language("de"))
    // The answer held for that call only.
    #expect(
      await translationError { _ = try await session.translate(text) } == .unableToIdentifyLanguage)
    #expect(try await session.translate(text).sourceLanguage == Self.language("es"))
    #expect(chooser.count == 3 && session.sourceLanguage == nil)
    for interaction in [nil, TranslationInteraction(consent: { _ in .decline })] {
      let session = Self.session(store, interaction)
      #expect(await translationError { _ = try await session.translate(text) } == .unableToIdentifyLanguage)
    }
  }

  @Test("a question names the likeliest languages")
  func candidates() async throws {
    let chooser = Chooser("es")
    let store = try TestStore(installed: [.deEn, Self.esEn])
    _ = try await Self.session(store, chooser.interaction).translate("早安。 casa")
    let question = try #require(chooser.questions.withLock { $0.first })
    #expect(!question.candidates.isEmpty && question.candidates.count <= 5)
    #expect(question.candidates.map(\.confidence) == question.candidates.map(\.confidence).sorted(by: >))
  }

  @Test(
    "row 5: without a letter nobody is asked",
    arguments: ["😀👍", "12:30", "3.14159 — 42 %", "https://www.example.com/der/die/das", "info@example.com"])
  func letterless(text: String) async throws {
    let chooser = Chooser("de")
    let session = Self.session(try TestStore(installed: [.deEn]), chooser.interaction)
    #expect(await translationError { _ = try await session.translate(text) } == .unableToIdentifyLanguage)
    let batch = Self.requests([text, " ", text])
    #expect(
      await translationError { _ = try await session.translations(from: batch) } == .unableToIdentifyLanguage)
    #expect(chooser.count == 0)
  }

  @Test(
    "row 20: an answer that no pack knows is an unsupported source language", arguments: ["sv", "und", ""])
  func unsupportedAnswer(tag: String) async throws {
    let session = Self.session(try TestStore(installed: [.deEn]), Chooser(tag).interaction)
    #expect(await translationError { _ = try await session.translate("OK") } == .unsupportedSourceLanguage)
  }

  @Test("row 21: a batch is in the language of most; the others are translated and marked")
  func mixedBatch() async throws {
    let store = try TestStore(installed: [.deEn, Self.esEn])
    let session = Self.session(store)
    let batch = Self.requests([Self.german[0], Self.spanish, " ", "12:30", "OK", Self.german[1]])
    let responses = try await session.translations(from: batch)
    #expect(responses.map(\.sourceText) == batch.map(\.sourceText))
    #expect(responses.allSatisfy { $0.sourceLanguage == Self.language("de") })
    #expect(
      responses.map { $0.diagnostics.flags.contains(.languageMismatch) }
        == [false, true, false, false, false, false])
    var marked: Set<String> = []
    for try await response in session.translate(batch: batch)
    where response.diagnostics.flags.contains(.languageMismatch) { marked.insert(response.sourceText) }
    #expect(marked == [Self.spanish])
  }

  @Test("row 21: where the runtime rejects mixed batches nothing is translated and nobody asked")
  func rejectedBatch() async throws {
    let chooser = Chooser("de")
    let store = try TestStore(installed: [.deEn, Self.esEn]) { $0.mixedBatchPolicy = .reject }
    let session = Self.session(store, chooser.interaction)
    for texts in [[Self.german[0], Self.spanish], ["OK", Self.spanish, Self.german[0], Self.german[1]]] {
      let batch = Self.requests(texts)
      #expect(
        await translationError { _ = try await session.translations(from: batch) } == .mixedLanguageBatch)
      var responses = session.translate(batch: batch).makeAsyncIterator()
      #expect(await translationError { _ = try await responses.next() } == .mixedLanguageBatch)
      #expect(try await responses.next() == nil)
    }
    let uniform = try await session.translations(from: Self.requests(Self.german + ["OK", "12:30"]))
    #expect(uniform.allSatisfy { $0.sourceLanguage == Self.language("de") && !$0.isMarked })
    // Whoever names the language has answered the question.
    let named = store.session("de", "en")
    let marked = try await named.translations(from: Self.requests([Self.german[0], Self.spanish]))
    #expect(marked.map(\.isMarked) == [false, true])
    #expect(chooser.count == 0)
  }

  @Test("a batch in three languages alike asks once for all of it")
  func undecidedBatch() async throws {
    let chooser = Chooser("es")
    let store = try TestStore(installed: [.deEn, Self.esEn])
    let batch = Self.requests(
      Self.german + ["El tejado gotea.", Self.spanish, "Le toit fuit.", "Le chien dort dans le jardin."])
    let responses = try await Self.session(store, chooser.interaction).translations(from: batch)
    #expect(responses.allSatisfy { $0.sourceLanguage == Self.language("es") })
    #expect(chooser.count == 1)
  }

  @Test("a batch of short texts is told from all of them together")
  func shortTexts() async throws {
    let words = ["heute", "nicht", "warum", "Straße", "schläft", "zwischen", "möchte", "Fenster", "gestern"]
    let session = Self.session(try TestStore(installed: [.deEn]))
    let batch = Self.requests((0..<600).map { words[$0 % words.count] })
    let responses = try await session.translations(from: batch)
    #expect(responses.count == 600 && responses.allSatisfy { $0.sourceLanguage == Self.language("de") })
  }

  @Test("row 22: a wrong declared language is marked, not thrown")
  func wrongLanguage() async throws {
    let french = Pack(id: "fr-en", source: "fr", target: "en")
    let store = try TestStore(installed: [.deEn, french])
    let wrong = try await store.session("fr", "en").translate(Self.german[0])
    #expect(wrong.isMarked && wrong.sourceLanguage == Self.language("fr") && !wrong.targetText.isEmpty)
    for (source, text) in [("de", Self.german[0]), ("de-AT", Self.german[1]), ("fr", "OK"), ("fr", "12:30")] {
      #expect(try await !store.session(source, "en").translate(text).isMarked)
    }
    let long = String(repeating: "Der Hund schläft im Garten. ", count: 200)
    #expect(try await store.session("fr", "en").translate(long).isMarked)
  }

  @Test("row 22: a text that comes again is marked again, and only that")
  func repeatedTexts() async throws {
    let texts = ["Der Hund schläft im Garten.", "The dog sleeps in the garden.", "OK"]
    let batch = (0..<9).map { TranslationSession.Request(sourceText: texts[$0 % 3]) }
    let marks = try await TestStore().session("en", "de").translations(from: batch).map(\.isMarked)
    #expect(marks == (0..<9).map { $0 % 3 == 0 })
  }

  @Test(
    "the same language in another region or script, or under an old code, is not another",
    arguments: [
      ("nb", "no", "Hunden sover ute i hagen hele dagen, og ingen vil gå tur med den."),
      ("he", "iw", "החתול על השולחן והכלב ישן בגינה."),
      ("zh-Hans", "zh-Hans", "這個軟體的設定頁面還沒有翻譯完成。"),
      ("sr", "sr", "Мачка је на столу, а пас спава у башти поред куће."),
    ])
  func sameLanguage(offered: String, declared: String, text: String) async throws {
    let store = try TestStore(installed: [Pack(id: "x-en", source: offered, target: "en")])
    #expect(try await !store.session(declared, "en").translate(text).isMarked)
  }

  @Test("row 37: without either language the target is another than the one that was told")
  func neitherLanguage() async throws {
    let store = try TestStore(installed: [.enDe, .deEn]) { $0.preferredLanguages = ["de-AT", "en"] }
    let session = Self.session(store, to: nil)
    let german = try await session.translate(Self.german[0])
    #expect(german.sourceLanguage == Self.language("de") && german.targetLanguage == Self.language("en"))
    let english = try await session.translate("The dog sleeps in the garden.")
    #expect(english.targetLanguage == Self.language("de-AT"))
  }

  @Test("blank and too long texts, the session's end and cancellation come before the language")
  func order() async throws {
    let chooser = Chooser("de")
    let store = try TestStore(installed: []) { $0.maximumInputBytes = 8 }
    let session = Self.session(store, chooser.interaction)
    #expect(await translationError { _ = try await session.translate(" ") } == .nothingToTranslate)
    #expect(await translationError { _ = try await session.translate("OK OK OK OK") } == .inputTooLarge)
    session.cancel()
    #expect(await translationError { _ = try await session.translate("OK") } == .alreadyCancelled)
    #expect(chooser.count == 0)
  }

  @Test("row 41: preparing needs a source language, and does not ask for one")
  func preparing() async throws {
    let chooser = Chooser("de")
    let session = Self.session(try TestStore(installed: [.deEn]), chooser.interaction)
    #expect(
      await translationError { try await session.prepareTranslation() } == .unableToIdentifyLanguage)
    #expect(chooser.count == 0)
  }

  @Test(
    "the wait for an answer ends with the task and with the session, whatever the closure does",
    .timeLimit(.minutes(1)))
  func abandonedQuestion() async throws {
    let store = try TestStore(installed: [.deEn])
    let (asked, asking) = AsyncStream.makeStream(of: Void.self)
    let (withdrawn, withdrawing) = AsyncStream.makeStream(of: Void.self)
    let interaction = TranslationInteraction(
      consent: { _ in .decline },
      chooseSource: { _ in
        asking.yield()
        // Until it is withdrawn.
        for await _ in AsyncStream<Void>.makeStream().stream {}
        withdrawing.yield()
        return Locale.Language(identifier: "de")
      })
    var questions = asked.makeAsyncIterator()
    var withdrawals = withdrawn.makeAsyncIterator()
    let session = Self.session(store, interaction)
    let first = Task { _ = try await session.translate("OK") }
    await questions.next()
    first.cancel()
    #expect(await error { try await first.value } is CancellationError)
    await withdrawals.next()
    let second = Task { _ = try await session.translate("OK") }
    await questions.next()
    session.cancel()
    #expect(await error { try await second.value } is CancellationError)
    await withdrawals.next()
    #expect(await translationError { _ = try await session.translate("OK") } == .alreadyCancelled)
  }

  @Test("withTranslationSession asks as well, and its end ends the wait")
  func withSession() async throws {
    let store = try TestStore(installed: [.deEn])
    let configuration = TranslationSession.Configuration(target: Self.language("en"))
    let response = try await withTranslationSession(
      configuration, interaction: Chooser("de").interaction, runtime: store.runtime
    ) { try await $0.translate("OK") }
    #expect(response.sourceLanguage == Self.language("de"))
  }
}

extension TranslationSession.Response {
  fileprivate var isMarked: Bool { diagnostics.flags.contains(.languageMismatch) }
}
