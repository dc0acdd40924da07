import Foundation
import Testing

@testable import Dragoman

@Suite struct PseudoLanguageTests {
  private static let tags = ["en-XA", "ar-XB"]

  private static func store(_ installed: [TestStore.Pack] = [.enDe]) throws -> TestStore {
    try TestStore(installed: installed) { $0.pseudoLanguages = true }
  }

  @Test("off by default: a pseudo-language is like one that no pack knows", arguments: tags)
  func off(tag: String) async throws {
    for store in [try TestStore(), try TestStore(installed: [])] {
      #expect(await store.status("en", tag) == .unsupported)
      #expect(
        await translationError { _ = try await store.session("en", tag).translate("It rains.") }
          == .unsupportedTargetLanguage)
      #expect(
        await translationError { _ = try await store.session(tag, "de").translate("It rains.") }
          == .unsupportedSourceLanguage)
      let id = ModelPack.ID(rawValue: "pseudo.\(tag)")
      #expect(await store.runtime.packs.state(of: id) != .installed)
      #expect(await !store.runtime.leads(to: Locale.Language(identifier: tag)))
    }
  }

  @Test("turned on, any source leads there, whatever is installed", arguments: tags)
  func anySource(tag: String) async throws {
    for store in [try Self.store(), try Self.store([])] {
      for source in ["en", "en-GB", "de", "ar", "sv", "zh-Hant"] {
        #expect(await store.status(source, tag) == .installed)
        #expect(await store.session(source, tag).isReady)
      }
      for source in ["und", "", "xx-garbage"] { #expect(await store.status(source, tag) == .unsupported) }
      #expect(await store.runtime.leads(to: Locale.Language(identifier: tag)))
    }
  }

  @Test("the environment turns them on", arguments: [("1", true), ("0", false), ("", false)])
  func environment(value: String, isOn: Bool) async throws {
    let store = try TestStore(environment: ["DRAGOMAN_PSEUDO": value])
    #expect(await (store.status("en", "en-XA") == .installed) == isOn)
  }

  @Test("they are languages of their own: neither English nor Arabic, nor each other")
  func identity() async throws {
    let arabic = TestStore.Pack(id: "en-ar", source: "en", target: "ar")
    let store = try Self.store([.enDe, .deEn, arabic])
    #expect(await store.status("en-XA", "de") == .unsupported)
    #expect(await store.status("en-XA", "en-XA") == .unsupported)
    #expect(await store.status("en-XA", "ar-XB") == .installed)
    #expect(await store.status("de", "ar-XB") == .installed)
    #expect(await store.status("en", "ar-XC") == .installed)
    #expect(
      await translationError { _ = try await store.session("en-XA", "en-XA").translate("It rains.") }
        == .unsupportedLanguagePairing)
    let route = try await store.runtime.languageRoute(
      from: Locale.Language(identifier: "en"), to: Locale.Language(identifier: "ar"), strategy: .lowLatency)
    #expect(route.installed?.map(\.id.rawValue) == ["en-ar"])
  }

  @Test("no list has them, and their route is a built-in pack", arguments: tags)
  func pack(tag: String) async throws {
    let store = try Self.store()
    let language = Locale.Language(identifier: tag)
    #expect(await !store.availability().supportedLanguages.contains(language))
    #expect(await store.runtime.packs.installed.map(\.id.rawValue) == [TestStore.Pack.enDe.id])
    let route = await store.runtime.packs.route(
      from: Locale.Language(identifier: "sv"), to: language, strategy: .lowLatency)
    let pack = try #require(route?.first)
    #expect(route?.count == 1 && pack.id.rawValue == "pseudo.\(tag)" && pack.kind == .pseudo)
    #expect(pack.source == Locale.Language(identifier: "sv") && pack.target == language)
    #expect(await store.runtime.packs.state(of: pack.id) == .installed)
    // There is nothing to do.
    try await store.runtime.packs.install(pack.id)
    #expect(await store.runtime.packs.installed.allSatisfy { $0.kind == .model })
  }

  @Test("a preferred pseudo-language is the target where none is named")
  func preferred() async throws {
    let store = try TestStore(environment: ["DRAGOMAN_PSEUDO": "1", "LANG": "en_XA.UTF-8"])
    let route = try await store.runtime.languageRoute(
      from: Locale.Language(identifier: "en"), to: nil, strategy: .lowLatency)
    #expect(route.target == Locale.Language(identifier: "en-XA"))
    let target = try await store.runtime.preferredTarget(from: nil, strategy: .lowLatency)
    #expect(target == Locale.Language(identifier: "en-XA"))
  }
}
