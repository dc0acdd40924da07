import Dragoman
import Foundation
import Testing

@Suite struct TranslationErrorTests {
  private static let all: [TranslationError] = [
    .unsupportedSourceLanguage, .unsupportedTargetLanguage, .unsupportedLanguagePairing,
    .unableToIdentifyLanguage, .nothingToTranslate, .alreadyCancelled, .notInstalled, .internalError,
    .sessionExpired, .inputTooLarge, .mixedLanguageBatch,
  ]

  @Test("every value says what happened, what to do next, and why", arguments: all)
  func texts(error: TranslationError) throws {
    let description = try #require(error.errorDescription)
    #expect(description.split(separator: ". ").count >= 2, "\(error.name)")
    #expect(error.failureReason?.isEmpty == false)
    #expect((error as any Error).localizedDescription == description)
  }

  @Test("values differ from one another")
  func distinct() {
    #expect(Set(Self.all).count == Self.all.count)
    #expect(Set(Self.all.map(\.name)).count == Self.all.count)
  }

  @Test("a catch clause picks its value")
  func patterns() {
    func caught(_ thrown: any Error) -> String {
      do {
        throw thrown
      } catch TranslationError.notInstalled {
        return "notInstalled"
      } catch TranslationError.nothingToTranslate {
        return "nothingToTranslate"
      } catch {
        return "other"
      }
    }
    #expect(caught(TranslationError.notInstalled) == "notInstalled")
    #expect(caught(TranslationError.nothingToTranslate) == "nothingToTranslate")
    #expect(caught(TranslationError.internalError) == "other")
    #expect(caught(CancellationError()) == "other")
  }
}
