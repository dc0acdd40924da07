import Foundation
import TestSupport
import Testing
import Translation

/// Runs the code of this folder with a small pack, and without any.
@Suite struct SourceCompatibilityTests {
  private let folder: TemporaryFolder
  private let installed: TranslationRuntime
  private let empty: TranslationRuntime

  init() throws {
    folder = try TemporaryFolder()
    let fixtures = URL(filePath: #filePath).resolvingSymlinksInPath().deletingLastPathComponent()
      .deletingLastPathComponent().deletingLastPathComponent().appending(path: "Fixtures/models")
    let models = folder.url.appending(path: "models")
    try FileManager.default.copyItem(at: fixtures, to: models)
    installed = try TranslationRuntime(options: .init(modelsDirectory: models, catalogs: []))
    empty = try TranslationRuntime(
      options: .init(modelsDirectory: folder.url.appending(path: "none"), catalogs: []))
  }

  private func session(_ runtime: TranslationRuntime) -> TranslationSession {
    TranslationRuntime.$current.withValue(runtime) { makeSession() }
  }

  @Test("availability: a language picker's answers")
  func availability() async {
    await TranslationRuntime.$current.withValue(installed) {
      #expect(await AvailabilityCheck().offer() == .ready)
      #expect(await AvailabilityCheck(target: Locale.Language(identifier: "sv")).offer() == .none)
      let text = "The library is open until seven in the evening."
      #expect(await AvailabilityCheck().isReady(for: text) == true)
      #expect(await AvailabilityCheck().isReady(for: "12:30") == nil)
      #expect(await AvailabilityCheck().menu() == ["de-Latn-DE", "en-Latn-US"])
    }
    await TranslationRuntime.$current.withValue(empty) {
      #expect(await AvailabilityCheck().menu().isEmpty)
    }
  }

  @Test("single texts are translated, or kept where nothing is installed")
  func singleText() async throws {
    #expect(await greeting("Good morning.", in: session(empty)) == "Good morning.")
    let response = try await literalGreeting(in: session(installed))
    #expect(response.targetLanguage == Locale.Language(identifier: "de"))
    #expect(await greeting("Good morning.", in: session(installed)) == response.targetText)
    let careful = TranslationRuntime.$current.withValue(installed) { makeCarefulSession() }
    #expect(careful.preferredStrategy == .highFidelity && careful.targetLanguage == nil)
  }

  @Test("batches in order, as they come and step by step have the same texts")
  func batches() async throws {
    let session = session(installed)
    let reviews = ["The tide is low.", "It rains.", "Thank you."].map { Review(id: UUID(), text: $0) }
    let ordered = try await translateInOrder(reviews, with: session).map(\.translation)
    #expect(try await translateAsTheyCome(reviews, with: session).map(\.translation) == ordered)
    #expect(ordered.allSatisfy { $0?.isEmpty == false })
    let some = try await firstTranslations(2, of: reviews.map(\.text), with: session)
    #expect(some.count == 2 && some.allSatisfy(ordered.contains))
  }

  @Test("the error switch has an answer for each cause")
  func errors() async {
    #expect(await notice(for: " ", in: session(empty)) == "")
    #expect(await notice(for: "Good morning.", in: session(empty)) == "download")
    let cancelled = session(installed)
    cancelled.cancel()
    #expect(await notice(for: "Good morning.", in: cancelled) == "cancelled")
    #expect(isWorthRetrying(TranslationError.internalError) && isWorthRetrying(URLError(.timedOut)))
    #expect(!isWorthRetrying(TranslationError.notInstalled))
  }

  @Test("skipped names stay in attributed texts")
  func attributedText() async throws {
    let session = session(installed)
    let names = ["Ada", "Lovelace Hall"]
    let text = "Ada waits in front of Lovelace Hall today."
    let translation = try #require(try await translateKeepingNames(names, in: text, with: session))
    #expect(skippedTexts(of: translation) == names)
    let responses = try await session.translations(from: requests(for: [sentence(about: "Dragoman")]))
    #expect(responses.map(\.sourceText) == ["Do you like Dragoman?"])
    #expect(responses.first?.targetText.contains("Dragoman") == true)
    #expect(sampleResponse().targetText == "Ja")
  }

  @Test("models on the main actor and in an actor of their own")
  @MainActor
  func models() async throws {
    let model = TranslationModel()
    let german = Locale.Language(identifier: "de")
    model.trigger(to: german)
    let first = model.configuration
    model.trigger(to: german)
    #expect(first?.version == 0 && model.configuration?.version == 1 && model.configuration != first)
    await model.translate("Good morning.", using: session(installed))
    #expect(!model.translation.isEmpty && !model.isTranslating)
    let service = TranslationService(session: session(installed))
    #expect(try await service.translate("Good morning.") == model.translation)
    let keeper = SessionKeeper()
    let work = TranslationRuntime.$current.withValue(installed) { keeper.start(["Good morning."]) }
    #expect(try await work.value == [model.translation])
    keeper.stop()
  }
}
