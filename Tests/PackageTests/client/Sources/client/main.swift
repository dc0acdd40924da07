import Foundation
import Translation

/// Translates the texts, in order. This compiles with Apple's framework as it stands.
func translations(of texts: [String], by session: TranslationSession) async throws -> [String] {
  let requests = texts.map { TranslationSession.Request(sourceText: $0) }
  return try await session.translations(from: requests).map(\.targetText)
}

let english = Locale.Language(identifier: "en")
let german = Locale.Language(identifier: "de")

let availability = LanguageAvailability()
switch await availability.status(from: english, to: german) {
case .installed: print("English to German is installed.")
case .supported: print("English to German is supported.")
case .unsupported: print("English to German is not supported.")
@unknown default: break
}

// In the place of `.translationTask(configuration) { session in … }` and of the system's sheet.
let configuration = TranslationSession.Configuration(source: english, target: german)
let interaction = TranslationInteraction(consent: { request in
  print("Downloading \(request.packs.map(\.id.rawValue)).")
  return .allow
})
try await withTranslationSession(configuration, interaction: interaction) { session in
  try await session.prepareTranslation()
  print(try await session.translate("Good morning.").targetText)
}

// Now that the models are there, a session needs nobody to ask.
let session = TranslationSession(installedSource: english, target: german)
let texts = ["What time does the shop open?", "The train was late again this morning."]
for text in try await translations(of: texts, by: session) { print(text) }
