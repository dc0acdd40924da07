import DragomanText
import Foundation
import Testing

@testable import Dragoman

@Suite("Texts in another language")
struct LanguageMismatchTests {
  private static let german = "Der Hund schläft heute im Garten, weil es draußen warm ist."

  @Test(
    "are noticed for every name of a language that can be told",
    arguments: ["en", "en-GB", "fr", "nb", "no", "iw", "he", "zh-Hant", "tl", "sr-Latn", "cmn"])
  func known(tag: String) throws {
    let mismatch = try #require(LanguageMismatch(with: Locale.Language(identifier: tag)))
    #expect(mismatch.isFound(in: Self.german))
  }

  @Test("are looked for in every language that can be told", arguments: TextLanguageIdentifier().supported)
  func supported(tag: String) throws {
    #expect(LanguageMismatch(with: Locale.Language(identifier: tag)) != nil)
  }

  @Test("are not looked for where the language cannot be told", arguments: ["tlh", "got", "und", "en-XA"])
  func unknown(tag: String) {
    #expect(LanguageMismatch(with: Locale.Language(identifier: tag)) == nil)
  }

  @Test(
    "are not those in the language itself, by any of its names", arguments: ["de", "de-AT", "de-Latn-CH"])
  func same(tag: String) throws {
    let mismatch = try #require(LanguageMismatch(with: Locale.Language(identifier: tag)))
    #expect(!mismatch.isFound(in: Self.german))
  }
}
