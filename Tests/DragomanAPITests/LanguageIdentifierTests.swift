import Dragoman
import Foundation
import Testing

@Suite("LanguageIdentifier tells a language or abstains")
struct LanguageIdentifierTests {
  private let identifier = LanguageIdentifier()

  @Test(
    "a sentence is told, and so are a script's own letters",
    arguments: [
      ("Das Dach ist undicht.", "de"), ("Le mot de passe est faux", "fr"), ("の", "ja"),
      ("這個軟體的設定頁面還沒有翻譯完成。", "zh-Hant"),
    ])
  func told(text: String, language: String) throws {
    #expect(identifier.confidentLanguage(of: text) == Locale.Language(identifier: language))
    let first = try #require(identifier.hypotheses(for: text).first)
    #expect(first.language == Locale.Language(identifier: language))
    #expect((0.85...1).contains(first.confidence))
  }

  @Test("a text without language has none", arguments: ["", " \n", "OK", "12:30", "QT_WRAP_UI", "😀", "Anna"])
  func silent(text: String) {
    #expect(identifier.confidentLanguage(of: text) == nil)
    #expect(identifier.hypotheses(for: text).allSatisfy { $0.confidence < 0.6 })
  }

  @Test("no more guesses come than asked for, the likeliest first", arguments: [-1, 0, 1, 2, 9])
  func maximum(maximum: Int) {
    let guesses = identifier.hypotheses(for: "Filen kunne ikke gemmes.", maximum: maximum)
    #expect(guesses.count <= max(maximum, 0) && guesses.isEmpty == (maximum <= 0))
    #expect(guesses.map(\.confidence) == guesses.map(\.confidence).sorted(by: >))
    #expect(guesses.map(\.confidence).reduce(0, +) <= 1.000001)
  }

  @Test("the standard gate is 0.60, 0.20, 12 letters, 0.85; a lenient one lets more pass, a strict one less")
  func gates() {
    #expect(
      ConfidenceGate.standard
        == ConfidenceGate(minimum: 0.60, margin: 0.20, minimumLetters: 12, shortTextMinimum: 0.85))
    let short = "早安。"
    #expect(identifier.confidentLanguage(of: short) == nil)
    #expect(identifier.confidentLanguage(of: short, gate: .lenient) == Locale.Language(identifier: "zh"))
    let text = "El tejado gotea."
    #expect(identifier.confidentLanguage(of: text) == Locale.Language(identifier: "es"))
    #expect(identifier.confidentLanguage(of: text, gate: ConfidenceGate(minimum: 0.999)) == nil)
    #expect(identifier.confidentLanguage(of: text, gate: ConfidenceGate(margin: 0.999)) == nil)
    let long = ConfidenceGate(minimumLetters: 1000, shortTextMinimum: 0.999)
    #expect(identifier.confidentLanguage(of: text, gate: long) == nil)
  }

  @Test("the languages that can be told are listed")
  func supported() {
    let supported = identifier.supportedLanguages
    #expect(Set(["de", "ja", "zh-Hant"].map { Locale.Language(identifier: $0) }).isSubset(of: supported))
    #expect(supported.count > 60)
  }
}

@Suite("LanguageAvailability answers for a text")
struct TextAvailabilityTests {
  private typealias Pack = TestStore.Pack

  private func status(
    _ text: String, _ target: String?, in store: TestStore
  ) async throws -> LanguageAvailability.Status {
    try await store.availability().status(for: text, to: target.map { Locale.Language(identifier: $0) })
  }

  @Test("a text that is told has the status of its language")
  func told() async throws {
    let french = Pack(id: "fr-en", source: "fr", target: "en")
    let store = try TestStore(installed: [.deEn], catalogued: [french])
    #expect(try await status("Das Dach ist undicht.", "en", in: store) == .installed)
    #expect(try await status("Le mot de passe est faux", "en", in: store) == .supported)
    #expect(try await status("El perro duerme en el jardín.", "en", in: store) == .unsupported)
    #expect(try await status("Das Dach ist undicht.", "de", in: store) == .unsupported)
    #expect(try await status("Das Dach ist undicht.", nil, in: store) == .installed)
  }

  @Test(
    "row 38: five Latin letters or digits are not told",
    arguments: [
      "hello", "école", "niños", "Größe", "heißt", "żółty", "Marie", "12345", "3.141", "", " ", "😀",
    ])
  func short(text: String) async throws {
    let store = try TestStore(installed: [.deEn])
    for target in ["en", "xx-garbage", nil] {
      let failure = await translationError { _ = try await status(text, target, in: store) }
      #expect(failure == .unableToIdentifyLanguage)
    }
  }

  @Test("a cancelled task gets a CancellationError first")
  func cancelled() async throws {
    let store = try TestStore(installed: [.deEn])
    let task = Task {
      withUnsafeCurrentTask { $0?.cancel() }
      _ = try await status("", "en", in: store)
    }
    #expect(await error { try await task.value } is CancellationError)
  }
}
