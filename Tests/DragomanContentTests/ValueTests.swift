import Dragoman
import DragomanContent
import Foundation
import Testing

@Suite struct ContentTextTests {
  @Test("a text cannot be printed, dumped, reflected on or found inside what holds it")
  func unprintable() {
    let text = ContentText(Samples.germanText)
    let item = Samples.item("1", Samples.germanText)
    var dumped = ""
    dump(item, to: &dumped)
    let written = [
      String(describing: text), String(reflecting: text), String(describing: [text]),
      String(describing: item),
      String(reflecting: item), String(describing: Optional(text)), "\(text)", "\(item)", dumped,
    ]
    for line in written {
      #expect(!line.contains("Suche"))
      #expect(line.contains("(text)"))
    }
    #expect(Mirror(reflecting: text).children.isEmpty)
  }

  @Test("texts are equal when their bytes are: composed and decomposed letters are different sources")
  func bytes() {
    #expect(ContentText("\u{e4}") != ContentText("a\u{308}"))
    #expect(SourceFingerprint(of: "\u{e4}") != SourceFingerprint(of: "a\u{308}"))
    #expect(Set([ContentText("\u{e4}"), ContentText("a\u{308}"), ContentText("\u{e4}")]).count == 2)
  }

  @Test("the fingerprint is SHA-256")
  func fingerprint() {
    let abc = SourceFingerprint(of: "abc").bytes.map { String(format: "%02x", $0) }.joined()
    #expect(abc == "ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad")
    #expect(SourceFingerprint(of: "").bytes.count == 32)
  }

  @Test("without a revision the hash of the exact source stands for it", arguments: [nil, "7"])
  func revision(name: String?) {
    let first = Samples.item("1", "Eins.", revision: name)
    let second = Samples.item("1", "Zwei.", revision: name)
    #expect((first.revision == second.revision) == (name != nil))
    #expect(first.fingerprint != second.fingerprint)
  }
}

@Suite struct LanguageTests {
  @Test(
    "spelling, region and legacy codes do not make two languages of one",
    arguments: [
      ("en", "en-US"), ("en-GB", "en_US"), ("pt-BR", "pt-PT"), ("iw", "he"), ("no", "nb"),
      ("zh-TW", "zh-Hant"),
    ])
  func same(first: String, second: String) {
    let pair = LanguagePair(
      source: Locale.Language(identifier: first), target: Locale.Language(identifier: second))
    #expect(pair.isOneLanguage)
  }

  @Test(
    "scripts do, and so do pseudo-locales",
    arguments: [("zh-Hans", "zh-Hant"), ("sr-Latn", "sr"), ("en", "en-XA"), ("de", "en")])
  func different(first: String, second: String) {
    let pair = LanguagePair(
      source: Locale.Language(identifier: first), target: Locale.Language(identifier: second))
    #expect(!pair.isOneLanguage)
  }

  @Test("ranks by the reader's order, keeps the catalog's order otherwise, and prefers script and region")
  func ranked() {
    let all = ["ar", "de", "en", "ja", "pt-BR", "pt-PT", "zh-Hans", "zh-Hant"]
    let languages = all.map { Locale.Language(identifier: $0) }
    func ranked(_ preferred: [String]) -> [String] {
      TargetLanguageRanker().rank(languages, preferred: preferred).map { language in
        all.first { Locale.Language(identifier: $0) == language } ?? "?"
      }
    }
    #expect(ranked([]) == all)
    #expect(ranked(["de-AT", "en-US"]) == ["de", "en", "ar", "ja", "pt-BR", "pt-PT", "zh-Hans", "zh-Hant"])
    #expect(ranked(["pt-PT"]).prefix(3) == ["pt-PT", "pt-BR", "ar"])
    #expect(ranked(["zh-TW"]).prefix(3) == ["zh-Hant", "zh-Hans", "ar"])
    #expect(ranked(["und", "", "ja"]).first == "ja")
  }

  @Test("the targets are what the runtime has for the source, in the reader's order")
  func targets() async throws {
    let store = try ContentStore(micro: ["en-de", "en-es", "fr-en"])
    let targets = await TargetLanguageRanker().targets(
      from: Samples.english, preferred: ["es-MX"], runtime: store.runtime)
    #expect(targets.map(\.minimalIdentifier) == ["es", "de"])
  }

  @Test("a field's language is the declared one, else the clear one, else none")
  func field() {
    let finder = FieldLanguage()
    #expect(finder.language(of: Samples.item("1", Samples.germanText))?.minimalIdentifier == "de")
    let declared = Samples.item("1", Samples.germanText, language: Samples.french)
    #expect(finder.language(of: declared) == Samples.french)
    let nameless = Samples.item("1", Samples.germanText, language: Locale.Language(identifier: "und"))
    #expect(finder.language(of: nameless)?.minimalIdentifier == "de")
    for unclear in ["OK", "12:30", "😀", "https://example.org"] {
      #expect(finder.language(of: Samples.item("1", unclear)) == nil)
    }
  }

  @Test("title and body of one content may be in two languages")
  func perField() {
    let finder = FieldLanguage()
    let title = Samples.item("1", Samples.englishText, field: "title")
    let body = Samples.item("1", Samples.germanText, field: "body")
    #expect(finder.language(of: title)?.minimalIdentifier == "en")
    #expect(finder.language(of: body)?.minimalIdentifier == "de")
  }
}

@Suite struct FailureActionTests {
  private static let actions: [(error: TranslationError, action: FailureAction)] = [
    (.alreadyCancelled, .none), (.sessionExpired, .none), (.nothingToTranslate, .none),
    (.unableToIdentifyLanguage, .chooseSource), (.unsupportedSourceLanguage, .showOriginal),
    (.unsupportedLanguagePairing, .showOriginal), (.unsupportedTargetLanguage, .chooseTarget),
    (.notInstalled, .offerDownload), (.mixedLanguageBatch, .splitByLanguage), (.inputTooLarge, .shortenText),
    (.internalError, .retryOnce),
  ]

  @Test("each error of a session leads to one action")
  func translation() {
    for (error, action) in Self.actions { #expect(FailureAction(for: error) == action, "\(error)") }
  }

  @Test("the system's errors too")
  func system() {
    #expect(FailureAction(for: CancellationError()) == .none)
    #expect(FailureAction(for: CocoaError(.userCancelled)) == .none)
    #expect(FailureAction(for: CocoaError(.fileNoSuchFile)) == .report)
    #expect(FailureAction(for: URLError(.notConnectedToInternet)) == .retryWhenOnline)
  }

  @Test("a pack's own faults too: one that is nowhere, and a store that cannot be written to")
  func packs() async throws {
    let store = try ContentStore(installed: [])
    func action(_ body: () async throws -> Void) async -> FailureAction? {
      do {
        try await body()
        return nil
      } catch {
        return FailureAction(for: error)
      }
    }
    #expect(await action { try await store.remove(ContentStore.deEn) } == .offerDownload)
    try Data().write(to: store.models)
    #expect(await action { try await store.runtime.packs.install(ContentStore.deEn) } == .report)
  }

  @Test(
    "network failures are tried again after longer and longer pauses, a fault once, the rest not by itself")
  func retries() {
    let policy = RetryPolicy()
    let pauses = (1...8).map { policy.retry(after: .retryWhenOnline, failures: $0) }
    let seconds = [2, 4, 8, 16, 32, 60].map { RetryPolicy.Retry.after(.seconds($0)) }
    #expect(pauses == seconds + [.onUserIntent, .onUserIntent])
    #expect(policy.retry(after: .retryOnce, failures: 1) == .now)
    #expect(policy.retry(after: .retryOnce, failures: 2) == .never)
    #expect(policy.retry(after: .showOriginal, failures: 1) == .never)
    #expect(policy.retry(after: .offerDownload, failures: 1) == .afterChange)
    #expect(policy.retry(after: .none, failures: 1) == .onUserIntent)
  }
}

@Suite struct TranslationStateTests {
  private static let states: [TranslationState] = [
    .idle, .checkingPair, .needsModel, .downloading(fraction: 0.5), .translating, .translated,
    .unavailable(.sourceUnknown), .declined, .cancelled, .offline, .failed(.report),
  ]

  @Test("every state has a name of its own, and only the ends are announced")
  func names() {
    #expect(Set(Self.states.map(\.code)) == Set(TranslationState.Code.allCases))
    for state in Self.states where state.isInProgress { #expect(!state.isAnnounced) }
  }

  @Test("everything can be cleared, every end can be left for another try, and nothing skips the check")
  func steps() {
    for state in Self.states {
      #expect(state.mayBecome(.idle))
      if state != .checkingPair { #expect(state.mayBecome(.checkingPair)) }
      // Shown only after a translation, or from the cache after the check.
      #expect(state.mayBecome(.translated) == [.checkingPair, .translating].contains(state.code))
      // Offline comes from the network, declined from the question.
      #expect(state.mayBecome(.offline) == [.needsModel, .downloading].contains(state.code))
      #expect(state.mayBecome(.declined) == (state.code == .needsModel))
      #expect(state.mayBecome(.downloading(fraction: 1)) == [.needsModel, .downloading].contains(state.code))
    }
  }

  @Test(
    "nothing that has ended goes on by itself",
    arguments: [TranslationState.translated, .declined, .cancelled, .offline])
  func ends(state: TranslationState) {
    #expect(!state.mayBecome(.translating))
    #expect(!state.mayBecome(.failed(.report)))
  }
}

@Suite struct EligibilityTests {
  @Test("every answer can be reached")
  func all() async throws {
    let store = try ContentStore(micro: ["de-en"], catalogued: ["fr-en"])
    let check = EligibilityCheck(runtime: store.runtime)
    func answer(_ item: TranslationItem, _ target: String = "en-GB") async -> TranslationEligibility {
      await check.eligibility(of: item, for: Locale.Language(identifier: target))
    }
    let british = Locale.Language(identifier: "en-GB")
    #expect(
      await answer(Samples.item("1", Samples.germanText))
        == .available(source: Samples.german, target: british))
    #expect(
      await answer(Samples.item("1", Samples.frenchText))
        == .needsModel(source: Samples.french, target: british))
    #expect(await answer(Samples.item("1", "OK")) == .sourceUnknown)
    #expect(await answer(Samples.item("1", Samples.englishText)) == .sameLanguage)
    #expect(await answer(Samples.item("1", Samples.germanText), "ja") == .unsupportedPair)
    #expect(await answer(Samples.item("1", Samples.germanText, isRestricted: true)) == .restrictedContent)
    #expect(await answer(Samples.item("1", " \n\u{200b}")) == .nothingToTranslate)
    #expect(await answer(Samples.item("1", "")) == .nothingToTranslate)
  }
}
