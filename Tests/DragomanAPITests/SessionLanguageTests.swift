import Dragoman
import Foundation
import Testing

@Suite struct SessionLanguageTests {
  private typealias Pack = TestStore.Pack

  private static func failure(_ store: TestStore, _ source: String, _ target: String?) async
    -> TranslationError?
  {
    await translationError { _ = try await store.session(source, target).translate("Good morning.") }
  }

  @Test(
    "row 29: one language in two regions is no pair",
    arguments: [("en", "en-US"), ("en-GB", "en_US"), ("en", "en")])
  func sameLanguage(source: String, target: String) async throws {
    try await Self.expectNoPair(source, target)
  }

  @Test("row 30: nor are the two Portuguese", arguments: [("pt-BR", "pt-PT"), ("pt-PT", "pt")])
  func samePortuguese(source: String, target: String) async throws {
    try await Self.expectNoPair(source, target)
  }

  private static func expectNoPair(_ source: String, _ target: String) async throws {
    let store = try TestStore(installed: [.enDe, Pack(id: "pt-en", source: "pt", target: "en")])
    #expect(await store.status(source, target) == .unsupported)
    #expect(await failure(store, source, target) == .unsupportedLanguagePairing)
  }

  @Test("row 31: zh-Hant-TW is served by a zh-Hant pack and reported as it was asked")
  func traditionalChinese() async throws {
    let store = try TestStore(installed: [
      Pack(id: "hant", source: "zh-Hant", target: "en"), Pack(id: "hans", source: "zh-Hans", target: "en"),
    ])
    #expect(await store.status("zh-Hant-TW", "en") == .installed)
    let response = try await store.session("zh-Hant-TW", "en").translate("早安。")
    #expect(response.sourceLanguage == Locale.Language(identifier: "zh-Hant-TW"))
    let job = try await store.runtime.job(
      from: Locale.Language(identifier: "zh-Hant-TW"), to: Locale.Language(identifier: "en"),
      options: JobOptions())
    #expect(job.packs.first?.id.rawValue == "hant")
  }

  @Test("row 32: from one script of Chinese to the other there is no route, unless a pack is one")
  func betweenScripts() async throws {
    let packs = [
      Pack(id: "a", source: "zh-Hans", target: "en"), Pack(id: "b", source: "en", target: "zh-Hant"),
    ]
    let store = try TestStore(installed: packs)
    #expect(await store.status("zh-Hans", "zh-Hant") == .unsupported)
    #expect(await Self.failure(store, "zh-Hans", "zh-Hant") == .unsupportedLanguagePairing)
    try store.install(Pack(id: "c", source: "zh-Hans", target: "zh-Hant"))
    #expect(await store.status("zh-Hans", "zh-Hant") == .installed)
  }

  @Test("row 33: legacy and macro codes are matched", arguments: [("iw", "he"), ("no", "nb"), ("in", "id")])
  func legacyCodes(asked: String, offered: String) async throws {
    let store = try TestStore(installed: [Pack(id: "x-en", source: offered, target: "en")])
    #expect(await store.status(asked, "en") == .installed)
    #expect(await store.session(asked, "en").isReady)
    #expect(await Self.failure(store, asked, "en") == nil)
  }

  @Test(
    "row 34: tags that name no language are unsupported", arguments: ["und", "", "xx-garbage", "mul", "🙂"])
  func nameless(tag: String) async throws {
    for store in [try TestStore(), try TestStore(installed: [])] {
      #expect(await store.status(tag, "de") == .unsupported)
      #expect(await store.status("en", tag) == .unsupported)
      #expect(await Self.failure(store, tag, "de") == .unsupportedSourceLanguage)
      #expect(await Self.failure(store, "en", tag) == .unsupportedTargetLanguage)
      #expect(await !store.session(tag, "de").isReady)
    }
  }

  @Test("a language that no pack knows is unsupported, a pair without a pack is no pair")
  func unknownToPacks() async throws {
    let store = try TestStore(catalogued: [Pack(id: "en-fr", source: "en", target: "fr")])
    #expect(await Self.failure(store, "sv", "de") == .unsupportedSourceLanguage)
    #expect(await Self.failure(store, "en", "sv") == .unsupportedTargetLanguage)
    #expect(await Self.failure(store, "fr", "de") == .unsupportedLanguagePairing)
    #expect(await Self.failure(store, "en", "fr") == .notInstalled)
    #expect(await store.status("en", "fr") == .supported)
    let languages = await store.availability().supportedLanguages
    #expect(languages == ["de", "en", "fr"].map { Locale.Language(identifier: $0) })
  }

  @Test("where nothing is installed and nothing catalogued, the models are missing, not the languages")
  func nothingKnown() async throws {
    let store = try TestStore(installed: [])
    #expect(await Self.failure(store, "en", "de") == .notInstalled)
    #expect(await store.status("en", "de") == .unsupported)
    #expect(await store.availability().supportedLanguages.isEmpty)
  }

  @Test(
    "row 37: without a target the next preferred language with a pack, else English",
    arguments: [
      (["en", "de"], "en", "de"), (["en-GB", "sv", "fr-CA"], "en", "fr-CA"), (["de"], "de", "en"),
      ([], "de", "en"),
      (["sv"], "fr", nil), (["und", "", "de-AT"], "en", "de-AT"), ([], "en", nil),
    ] as [([String], String, String?)])
  func noTarget(preferred: [String], source: String, chosen: String?) async throws {
    let french = Pack(id: "en-fr", source: "en", target: "fr")
    let store = try TestStore(installed: [.enDe, .deEn, french]) { $0.preferredLanguages = preferred }
    let session = store.session(source, nil)
    if let chosen {
      #expect(
        try await session.translate("Good morning.").targetLanguage == Locale.Language(identifier: chosen))
      #expect(await store.status(source, nil) == .installed)
    } else {
      #expect(
        await translationError { _ = try await session.translate("Bonjour.") } == .unsupportedTargetLanguage)
      #expect(await store.status(source, nil) == .unsupported)
    }
    #expect(session.targetLanguage == nil)
  }

  @Test("row 37: a preferred language counts whether its pack is installed or not")
  func preferredButMissing() async throws {
    let store = try TestStore(installed: [.enDe], catalogued: [Pack(id: "en-fr", source: "en", target: "fr")])
    {
      $0.preferredLanguages = ["fr", "de"]
    }
    #expect(await Self.failure(store, "en", nil) == .notInstalled)
    #expect(await store.status("en", nil) == .supported)
  }

  @Test(
    "reads the preferred languages from the environment",
    arguments: [
      (["LANGUAGE": "sv:de_AT:fr"], "de-AT"), (["LANGUAGE": "en", "LANG": "fr_FR.UTF-8"], "fr-FR"),
      (["LC_ALL": "de_DE@euro", "LANG": "fr_FR"], "de-DE"), (["LC_MESSAGES": "fr", "LANG": "de"], "fr"),
      (["LC_ALL": "C", "LANG": "de"], nil), (["LC_ALL": "", "LANG": "C.UTF-8"], nil),
      (["LANG": "POSIX", "LANGUAGE": ""], nil),
    ] as [([String: String], String?)])
  func environment(environment: [String: String], chosen: String?) async throws {
    let french = Pack(id: "en-fr", source: "en", target: "fr")
    let store = try TestStore(installed: [.enDe, french], environment: environment)
    let response = try? await store.session("en", nil).translate("Good morning.")
    #expect(response?.targetLanguage == chosen.map { Locale.Language(identifier: $0) })
  }
}
