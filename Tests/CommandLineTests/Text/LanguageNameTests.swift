import Foundation
import Testing

@testable import DragomanCLI

@Suite("A language has the tag that users type and an English name")
struct LanguageNameTests {
  @Test(
    "the name is the tag where nobody knows the language",
    arguments: [
      ("de", "de", "German"), ("pt-BR", "pt-BR", "Portuguese (Brazil)"), ("en", "en", "English"),
      ("zh-Hant", "zh-Hant", "Chinese, Traditional"), ("sr-Latn", "sr-Latn", "Serbian (Latin)"),
      ("qxz", "qxz", "qxz"),
    ])
  func name(tag: String, shown: String, english: String) {
    let name = LanguageName(Locale.Language(identifier: tag))
    #expect(name.tag == shown)
    #expect(name.english == english)
  }
}
