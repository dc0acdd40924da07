import Dragoman
import Foundation
import Synchronization
import TestSupport

/// A models directory of one's own and a runtime over it, with the packs that the package comes with, or micro ones.
final class ContentStore: Sendable {
  /// The packs that the package comes with.
  static let deEn = ModelPack.ID(rawValue: "de-en.tiny.1.0")
  static let enDe = ModelPack.ID(rawValue: "en-de.tiny.1.0")

  let folder: TemporaryFolder
  let models: URL
  let runtime: TranslationRuntime

  /// A store with real packs installed, and a catalog of both.
  init(
    installed: [ModelPack.ID] = [ContentStore.deEn, ContentStore.enDe], catalog: CatalogSource? = nil,
    options change: (inout TranslationRuntime.Options) -> Void = { _ in }
  ) throws {
    folder = try Self.makeFolder()
    models = folder.url.appending(path: "models")
    for id in installed {
      try Self.copy(Self.shipped.appending(path: id.rawValue), to: models.appending(path: id.rawValue))
    }
    var options = TranslationRuntime.Options(
      modelsDirectory: models,
      catalogs: [catalog ?? .file(Self.shipped.appending(path: "catalog.json"))],
      preferredLanguages: ["en"], workers: 1)
    change(&options)
    runtime = try TranslationRuntime(options: options)
  }

  /// A store with a micro model under the names of pairs such as `fr-en`, some of them only in its catalog.
  init(micro pairs: [String], catalogued: [String] = []) throws {
    folder = try Self.makeFolder()
    models = folder.url.appending(path: "models")
    for pair in pairs { try Self.putMicro(pair, in: models) }
    for pair in catalogued { try Self.putMicro(pair, in: folder.url) }
    let catalog = folder.url.appending(path: "catalog.json")
    let entries = catalogued.map(Self.entry)
    try JSONSerialization.data(withJSONObject: ["schema": 1, "date": "2026-11-30", "packs": entries])
      .write(to: catalog)
    runtime = try TranslationRuntime(
      options: .init(
        modelsDirectory: models, catalogs: [.file(catalog)], preferredLanguages: ["en"], workers: 1))
  }

  /// Every store's folder stays until the process ends: a runtime outlives the store that it came from.
  private static let folders: Mutex<[TemporaryFolder]> = {
    atexit { ContentStore.folders.withLock { $0 = [] } }
    return Mutex([])
  }()

  private static func makeFolder() throws -> TemporaryFolder {
    let folder = try TemporaryFolder()
    folders.withLock { $0.append(folder) }
    return folder
  }

  /// The folder of the packs that the package comes with.
  static let shipped = Fixtures.folder.deletingLastPathComponent().deletingLastPathComponent()
    .appending(path: "Models")

  func remove(_ id: ModelPack.ID) async throws { try await runtime.packs.remove(id) }

  /// What a session makes of a text, for comparison.
  func translation(of text: String, from source: String, to target: String) async throws -> String {
    let session = TranslationSession(
      installedSource: Locale.Language(identifier: source), target: Locale.Language(identifier: target),
      runtime: runtime)
    return try await session.translate(text).targetText
  }

  /// Links where that can be done: a pack is twelve megabytes.
  private static func copy(_ folder: URL, to place: URL) throws {
    let files = FileManager.default
    try files.createDirectory(at: place, withIntermediateDirectories: true)
    for file in try files.contentsOfDirectory(at: folder, includingPropertiesForKeys: nil) {
      let copy = place.appending(path: file.lastPathComponent)
      do { try files.linkItem(at: file, to: copy) } catch { try files.copyItem(at: file, to: copy) }
    }
  }

  private static func putMicro(_ pair: String, in place: URL) throws {
    let folder = place.appending(path: "\(pair).micro.1.0")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    for file in MicroModel.files {
      try FileManager.default.copyItem(
        at: Fixtures.url("micro-ssru/\(file.path)"), to: folder.appending(path: file.path))
    }
    var manifest = entry(pair)
    manifest["lengthFactor"] = 2
    try JSONSerialization.data(withJSONObject: manifest).write(to: folder.appending(path: "manifest.json"))
  }

  private static func entry(_ pair: String) -> [String: Any] {
    let languages = pair.split(separator: "-", maxSplits: 1).map(String.init)
    return [
      "id": "\(pair).micro.1.0", "source": languages[0], "target": languages[1], "version": "1.0",
      "minimumEngineFormat": 1, "strategy": "low-latency", "licence": "Apache-2.0",
      "quality": [String: Double](), "mirrors": [String](),
      "files": MicroModel.files.map {
        ["role": $0.role, "path": $0.path, "bytes": $0.bytes, "sha256": $0.sha256]
      },
    ]
  }

}
