import Foundation
import Translation

/// Keeps each of `names` in `text` as it is.
func keeping(_ names: [String], in text: String) -> AttributedString {
  var attributed = AttributedString(text)
  for name in names {
    guard let range = attributed.range(of: name) else { continue }
    attributed[range].translation.skipsTranslation = true
  }
  return attributed
}

/// The parts of a text that are not to be translated, joined to those that are.
func sentence(about product: String) -> AttributedString {
  var name = AttributedString(product)
  name.skipsTranslation = true
  name.link = URL(string: "https://example.com")
  return AttributedString("Do you like ") + name + AttributedString("?")
}

func translateKeepingNames(
  _ names: [String], in text: String, with session: TranslationSession
) async throws -> AttributedString? {
  let response = try await session.translate(keeping(names, in: text))
  return response.attributedTargetText
}

func requests(for texts: [AttributedString]) -> [TranslationSession.Request] {
  texts.enumerated().map { offset, text in
    TranslationSession.Request(sourceText: text, clientIdentifier: String(offset))
  }
}

/// What a preview or a test shows.
func sampleResponse() -> TranslationSession.Response {
  TranslationSession.Response(
    sourceLanguage: Locale.Language(identifier: "en"), targetLanguage: Locale.Language(identifier: "de"),
    sourceAttributedText: AttributedString("Yes"), targetAttributedText: AttributedString("Ja"))
}

func skippedTexts(of text: AttributedString) -> [String] {
  text.runs[\.skipsTranslation].compactMap { skips, range in
    skips == true ? String(text[range].characters) : nil
  }
}
