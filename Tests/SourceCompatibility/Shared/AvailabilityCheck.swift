import Foundation
import Translation

/// What a language picker asks before it offers a pair.
struct AvailabilityCheck {
  enum Offer: Equatable {
    case ready, download, none
  }

  var source = Locale.Language(identifier: "en")
  var target: Locale.Language? = Locale.Language(identifier: "de")

  func offer() async -> Offer {
    let availability = LanguageAvailability()
    switch await availability.status(from: source, to: target) {
    case .installed: return .ready
    case .supported: return .download
    case .unsupported: return .none
    @unknown default: return .none
    }
  }

  func isReady(for text: String) async -> Bool? {
    do {
      return try await LanguageAvailability().status(for: text, to: target) == .installed
    } catch TranslationError.unableToIdentifyLanguage {
      return nil
    } catch {
      return false
    }
  }

  func menu() async -> [String] {
    let languages = await LanguageAvailability(preferredStrategy: .highFidelity).supportedLanguages
    return languages.map(\.maximalIdentifier).sorted()
  }
}
