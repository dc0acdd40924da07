import Foundation
import TestSupport
import Testing

@testable import DragomanPacks

@Suite struct PackIndexTests {
  private let folder: TemporaryFolder

  init() throws { folder = try TemporaryFolder() }

  private func index(installed: [PackJSON.Object], catalogued: [PackJSON.Object] = []) throws -> PackIndex {
    for entry in installed {
      try PackJSON.install(PackJSON.manifest(entry), as: #require(entry["id"] as? String), in: folder)
    }
    let store = PackStore(directories: [folder.url.appending(path: "models")])
    return PackIndex(contents: store.contents(), catalogued: try catalogued.map(PackJSON.decoded))
  }

  private func route(
    _ index: PackIndex, _ source: String, _ target: String, _ strategy: PackStrategy = .lowLatency,
    allowsPivot: Bool = true
  ) throws -> String {
    let source = try #require(LanguageIdentity(Locale.Language(identifier: source)))
    let target = try #require(LanguageIdentity(Locale.Language(identifier: target)))
    let route = index.route(from: source, to: target, strategy: strategy, allowsPivot: allowsPivot)
    return switch route {
    case .sameLanguage: "same"
    case .none: "none"
    case .direct(let leg): name(of: leg)
    case .pivot(let first, let second): "\(name(of: first)), \(name(of: second))"
    }
  }

  private func name(of leg: PackIndex.Leg) -> String {
    switch leg {
    case .catalogued(let entry): "catalogued \(entry.pack.id)"
    case .damaged(let pack, let entry):
      entry.map { "damaged \(pack.id), catalogued \($0.pack.id)" } ?? "damaged \(pack.id)"
    case .installed(let pack): "installed \(pack.manifest.pack.id)"
    }
  }

  @Test("takes the highest version")
  func versions() throws {
    let index = try index(installed: [
      PackJSON.entry(id: "a", version: "1.9"), PackJSON.entry(id: "b", version: "1.10"),
      PackJSON.entry(id: "c", version: "1.10-rc1"),
    ])
    #expect(try route(index, "en", "de") == "installed b")
  }

  @Test("of equals takes the first: by id among what is installed, the first catalog's among what is not")
  func equals() throws {
    let entries = ["b", "a", "c"].map { PackJSON.entry(id: $0) }
    #expect(try route(index(installed: [], catalogued: entries), "en", "de") == "catalogued b")
    #expect(try route(index(installed: entries), "en", "de") == "installed a")
    #expect(try route(index(installed: entries), "en", "de", .highFidelity) == "installed a")
  }

  @Test("takes the strategy asked for, else what there is")
  func strategies() throws {
    let small = PackJSON.entry(id: "small", version: "2.0")
    let large = PackJSON.entry(id: "large", version: "1.0", strategy: "high-fidelity")
    let both = try index(installed: [small, large])
    #expect(try route(both, "en", "de", .lowLatency) == "installed small")
    #expect(try route(both, "en", "de", .highFidelity) == "installed large")
    try FileManager.default.removeItem(at: folder.url.appending(path: "models/small"))
    #expect(try route(index(installed: [large]), "en", "de", .lowLatency) == "installed large")
  }

  @Test("prefers near languages to high versions, and what is installed to what is catalogued")
  func nearness() throws {
    let european = PackJSON.entry(id: "en-pt-PT", from: "en", to: "pt-PT", version: "3.0")
    let brazilian = PackJSON.entry(id: "en-pt", from: "en", to: "pt-BR", version: "1.0")
    let german = PackJSON.entry(id: "x", version: "9")
    let index = try index(installed: [european, brazilian], catalogued: [german])
    #expect(try route(index, "en", "pt") == "installed en-pt")
    #expect(try route(index, "en-GB", "pt-AO") == "installed en-pt-PT")
    #expect(try route(index, "en", "de") == "catalogued x")
    #expect(try route(index, "de", "en") == "none")
    #expect(try route(index, "pt-BR", "pt-PT") == "same")
  }

  @Test("falls back to an older undamaged pack, and names the damaged one when there is no other")
  func damage() throws {
    let old = PackJSON.entry(id: "old", version: "1.0")
    let new = PackJSON.entry(id: "new", version: "2.0")
    _ = try index(installed: [old, new])
    try folder.write(Data(), to: "models/new/model.bin")
    #expect(try route(index(installed: []), "en", "de") == "installed old")
    try folder.write(Data(), to: "models/old/model.bin")
    #expect(try route(index(installed: [], catalogued: [new]), "en", "de") == "damaged new, catalogued new")
  }

  @Test("goes through English where there is no pack for the pair, and only then")
  func pivot() throws {
    let entry = { (from: String, to: String) in PackJSON.entry(id: "\(from)-\(to)", from: from, to: to) }
    let index = try index(
      installed: [entry("de", "en"), entry("en", "es")], catalogued: [entry("en", "fr"), entry("fr", "it")])
    #expect(try route(index, "de", "es") == "installed de-en, installed en-es")
    #expect(try route(index, "de", "fr") == "installed de-en, catalogued en-fr")
    #expect(try route(index, "fr", "it") == "catalogued fr-it")
    #expect(try route(index, "de", "it") == "none")
    #expect(try route(index, "es", "de") == "none")
    #expect(try route(index, "de", "es", allowsPivot: false) == "none")
    #expect(try route(index, "en-GB", "en-US") == "same")
  }
}
