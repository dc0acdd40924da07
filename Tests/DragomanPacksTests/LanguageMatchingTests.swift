import Foundation
import Testing

@testable import DragomanPacks

@Suite struct LanguageMatchingTests {
  private static func identity(_ tag: String) -> LanguageIdentity? {
    LanguageIdentity(Locale.Language(identifier: tag))
  }

  @Test(
    "folds legacy and macro codes, adds the script, drops variants and extensions",
    arguments: [
      ("iw", "he", "Hebr"), ("in", "id", "Latn"), ("no", "nb", "Latn"), ("no-NO", "nb", "Latn"),
      ("cmn", "zh", "Hans"), ("cmn-Hant", "zh", "Hant"), ("cmn-TW", "zh", "Hant"), ("tl", "fil", "Latn"),
      ("mo", "ro", "Latn"), ("sh", "sr", "Latn"), ("sr", "sr", "Cyrl"), ("sr-Latn", "sr", "Latn"),
      ("zh", "zh", "Hans"), ("zh-CN", "zh", "Hans"), ("zh-SG", "zh", "Hans"), ("zh-TW", "zh", "Hant"),
      ("zh-HK", "zh", "Hant"), ("zh-MO", "zh", "Hant"), ("DE", "de", "Latn"), ("deu", "de", "Latn"),
      ("de_AT", "de", "Latn"), ("de-1996-u-co-phonebk", "de", "Latn"), ("en-XA", "en-XA", "Latn"),
      ("ar-XB", "ar-XB", "Arab"),
    ])
  func folding(tag: String, code: String, script: String) throws {
    let identity = try #require(Self.identity(tag))
    #expect(identity.code == code)
    #expect(identity.script == script)
    #expect(identity.isKnown)
  }

  @Test(
    "finds no language in tags that name none",
    arguments: [
      "", "und", "und-Latn", "mul", "mis", "zxx", "e", "english", "🙂", "a\u{0}b", "x-private", "i-klingon",
      "root", "123", "-", "---",
    ])
  func nameless(tag: String) { #expect(Self.identity(tag) == nil) }

  @Test("does not know letters made up", arguments: ["xx", "xx-garbage", "qqq"])
  func unknown(tag: String) { #expect(Self.identity(tag)?.isKnown == false) }

  @Test(
    "calls languages of one code and script the same",
    arguments: [
      ("en", "en-US", true), ("en-GB", "en_US", true), ("pt-BR", "pt-PT", true), ("iw", "he", true),
      ("no", "nb", true), ("zh-TW", "zh-Hant-HK", true), ("zh-Hans", "zh-Hant", false),
      ("sr-Latn", "sr-Cyrl", false), ("sh", "sr-Latn", true), ("en", "en-XA", false), ("nb", "nn", false),
      ("de", "nl", false),
    ])
  func sameness(first: String, second: String, same: Bool) throws {
    let left = try #require(Self.identity(first))
    let right = try #require(Self.identity(second))
    #expect(left.isSameLanguage(as: right) == same)
    #expect(right.isSameLanguage(as: left) == same)
  }

  @Test(
    "chooses the nearest of the packs' languages",
    arguments: [
      ("pt", ["pt-PT", "pt-BR"], "pt-BR"), ("pt-BR", ["pt-PT", "pt-BR"], "pt-BR"),
      ("pt-AO", ["pt-BR", "pt-PT"], "pt-PT"), ("pt-MZ", ["pt-PT", "pt-BR"], "pt-PT"),
      ("pt-PT", ["pt-BR"], "pt-BR"), ("zh-TW", ["zh-Hans", "zh-Hant"], "zh-Hant"),
      ("zh-Hant-TW", ["zh-Hant"], "zh-Hant"), ("zh", ["zh-Hant", "zh-Hans"], "zh-Hans"),
      ("zh-SG", ["zh-Hant", "zh"], "zh"), ("iw", ["he"], "he"), ("no", ["nn", "nb"], "nb"),
      ("en-GB", ["en", "en-GB"], "en-GB"), ("en-AU", ["en-GB", "en"], "en"), ("en-AU", ["en-GB"], "en-GB"),
      ("sr-Latn", ["sr-Cyrl", "sr-Latn"], "sr-Latn"), ("en", ["en-XA", "de"], nil), ("en-XA", ["en"], nil),
      ("nn", ["nb"], nil),
    ] as [(String, [String], String?)])
  func nearest(asked: String, offered: [String], expected: String?) throws {
    let asked = try #require(Self.identity(asked))
    let best = try offered.compactMap { tag in
      asked.closeness(to: try #require(Self.identity(tag))).map { (tag, $0) }
    }.max { $0.1 < $1.1 }
    #expect(best?.0 == expected)
  }
}
