import Foundation
import Translation

/// One text at a time, with the original to fall back on.
func greeting(_ text: String, in session: TranslationSession) async -> String {
  do {
    let response = try await session.translate(text)
    return response.targetText
  } catch {
    return text
  }
}

func literalGreeting(in session: TranslationSession) async throws -> TranslationSession.Response {
  try await session.prepareTranslation()
  guard await session.isReady else { throw TranslationError.notInstalled }
  return try await session.translate("Good morning.")
}

func makeSession() -> TranslationSession {
  TranslationSession(
    installedSource: Locale.Language(identifier: "en"), target: Locale.Language(identifier: "de"))
}

func makeCarefulSession() -> TranslationSession {
  TranslationSession(
    installedSource: Locale.Language(identifier: "en"), target: nil, preferredStrategy: .highFidelity)
}
