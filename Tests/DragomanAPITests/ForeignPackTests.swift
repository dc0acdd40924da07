import Dragoman
import Foundation
import TestSupport
import Testing

@Suite struct ForeignPackTests {
  private static let id = ModelPack.ID(rawValue: "en-de.firefox-tiny.1.0")
  private let folder: TemporaryFolder

  /// A list of models as Firefox's bucket has it, with the micro pack in gzip beside it.
  init() throws {
    folder = try TemporaryFolder()
    let keys = ["model": "model", "vocabulary": "vocab", "shortlist": "lexicalShortlist"]
    var files: [String: Any] = [:]
    for file in MicroModel.files {
      let bytes = try Fixtures.bytes("micro-ssru/\(file.path)")
      try Data(Gzip.packed(bytes)).write(to: folder.url.appending(path: "\(file.path).gz"))
      files[keys[file.role] ?? ""] = ["path": "\(file.path).gz"]
    }
    let model: [String: Any] = [
      "architecture": "tiny", "releaseStatus": "Release", "sourceLanguage": "en", "targetLanguage": "de",
      "files": files,
    ]
    let catalog: [String: Any] = ["generated": "2026-11-30T00:00:00Z", "models": ["en-de": [model]]]
    try JSONSerialization.data(withJSONObject: catalog).write(to: folder.url.appending(path: "models.json"))
  }

  private func store() throws -> TestStore {
    let catalog = folder.url.appending(path: "models.json")
    return try TestStore(installed: []) { $0.catalogs.append(.foreign(catalog)) }
  }

  @Test("a pack of another program's catalog is supported, and marked as one that cannot be checked")
  func marked() async throws {
    let store = try store()
    #expect(await store.status("en", "de") == .supported)
    let pack = try #require(try await store.runtime.packs.catalog.first)
    #expect(pack.id == Self.id && pack.isForeign && pack.check == .none && pack.downloadBytes == 0)
    #expect(pack.origin == folder.url.appending(path: "models.json").path)
    let fault = await error { try await store.runtime.packs.install(Self.id) } as? ModelPackError
    #expect(fault?.code == .untrustedCatalog && fault?.pack == Self.id)
    try await store.runtime.packs.install(Self.id, allowsUnverified: true)
    #expect(await store.status("en", "de") == .installed)
  }

  @Test("a user who allows only what can be checked gets none, one who was told gets it")
  func consent() async throws {
    let store = try store()
    func session(_ decision: ModelDownloadDecision) -> TranslationSession {
      TranslationSession(
        source: Locale.Language(identifier: "en"), target: Locale.Language(identifier: "de"),
        preferredStrategy: .lowLatency,
        interaction: TranslationInteraction(consent: { request in
          request.packs.map(\.check) == [.none] ? decision : .decline
        }), runtime: store.runtime)
    }
    let fault = await error { try await session(.allow).prepareTranslation() } as? ModelPackError
    #expect(fault?.code == .untrustedCatalog)
    #expect(await store.status("en", "de") == .supported)
    #expect(try await !session(.allowUnverified).translate("Good morning.").targetText.isEmpty)
    #expect(await store.status("en", "de") == .installed)
  }
}
