import Foundation
import Translation

/// What is shown in the place of a translation.
func notice(for text: String, in session: TranslationSession) async -> String {
  do {
    return try await session.translate(text).targetText
  } catch TranslationError.notInstalled {
    return "download"
  } catch TranslationError.nothingToTranslate {
    return ""
  } catch TranslationError.unableToIdentifyLanguage {
    return "choose a language"
  } catch TranslationError.unsupportedSourceLanguage, TranslationError.unsupportedTargetLanguage,
    TranslationError.unsupportedLanguagePairing
  {
    return "unsupported"
  } catch TranslationError.alreadyCancelled {
    return "cancelled"
  } catch is CancellationError {
    return "cancelled"
  } catch let error as TranslationError {
    return error.errorDescription ?? error.localizedDescription
  } catch {
    return error.localizedDescription
  }
}

func isWorthRetrying(_ error: any Error) -> Bool {
  switch error {
  case TranslationError.internalError: return true
  case TranslationError.notInstalled: return false
  default: return error is URLError
  }
}
