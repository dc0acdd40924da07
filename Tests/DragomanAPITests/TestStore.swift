import Dragoman
import Foundation
import Synchronization
import TestSupport

/// A models directory with micro packs in it, and a runtime over it; removed when the process ends.
final class TestStore: Sendable {
  /// A pack's id, languages, version and strategy.
  struct Pack: Sendable {
    var id: String
    var source: String
    var target: String
    var version = "1.0"
    var strategy = "low-latency"

    static let enDe = Pack(id: "en-de.micro.1.0", source: "en", target: "de")
    static let deEn = Pack(id: "de-en.micro.1.0", source: "de", target: "en")
    static let enEs = Pack(id: "en-es.micro.1.0", source: "en", target: "es")
  }

  let folder: URL
  let models: URL
  let runtime: TranslationRuntime

  /// A store with `installed` packs and a catalog of `catalogued` ones.
  init(
    installed: [Pack] = [.enDe], catalogued: [Pack] = [], environment: [String: String] = [:],
    options change: (inout TranslationRuntime.Options) -> Void = { _ in }
  ) throws {
    folder = FileManager.default.temporaryDirectory.appending(path: "dragoman-\(UUID().uuidString)")
    models = folder.appending(path: "models")
    Self.folders.withLock { [folder] in $0.append(folder) }
    try FileManager.default.createDirectory(at: models, withIntermediateDirectories: true)
    let catalog = folder.appending(path: "catalog.json")
    try Self.write(catalogued.map(Self.entry), to: catalog)
    var options = TranslationRuntime.Options(modelsDirectory: models, catalogs: [.file(catalog)])
    change(&options)
    runtime = try TranslationRuntime(
      options: options, surroundings: .init(environment: environment, executable: nil), requiresStore: true)
    for pack in installed { try install(pack) }
  }

  /// Puts `packs` into the catalog in the place of those that are there, with their files beside it.
  func publish(_ packs: [Pack]) throws {
    for pack in packs { try put(pack, in: folder) }
    try Self.write(packs.map(Self.entry), to: folder.appending(path: "catalog.json"))
  }

  /// Puts `pack` into the catalog, with its files at a server that serves them as planned.
  func publish(_ pack: Pack, mirroredBy server: FaultServer, in mirror: URL) throws {
    try put(pack, in: mirror)
    var entry = Self.entry(pack)
    entry["mirrors"] = [server.url(pack.id).absoluteString]
    try Self.write([entry], to: folder.appending(path: "catalog.json"))
  }

  private static func write(_ entries: [[String: Any]], to catalog: URL) throws {
    try JSONSerialization.data(withJSONObject: ["schema": 1, "date": "2026-11-30", "packs": entries])
      .write(to: catalog)
  }

  /// The folders of every store: a session may outlive the store it came from.
  private static let folders: Mutex<[URL]> = {
    atexit { TestStore.folders.withLock { $0.forEach { try? FileManager.default.removeItem(at: $0) } } }
    return Mutex([])
  }()

  func session(
    _ source: String = "en", _ target: String? = "de", _ strategy: TranslationSession.Strategy = .lowLatency
  ) -> TranslationSession {
    TranslationSession(
      installedSource: Locale.Language(identifier: source),
      target: target.map { Locale.Language(identifier: $0) }, preferredStrategy: strategy, runtime: runtime)
  }

  func availability(
    _ strategy: TranslationSession.Strategy = .lowLatency
  ) -> LanguageAvailability {
    LanguageAvailability(preferredStrategy: strategy, runtime: runtime)
  }

  func status(_ source: String, _ target: String?) async -> LanguageAvailability.Status {
    await availability().status(
      from: Locale.Language(identifier: source), to: target.map { Locale.Language(identifier: $0) })
  }

  func url(_ pack: Pack, _ file: String) -> URL { models.appending(path: "\(pack.id)/\(file)") }

  func install(_ pack: Pack) throws { try put(pack, in: models) }

  private func put(_ pack: Pack, in place: URL) throws {
    let folder = place.appending(path: pack.id)
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    for file in MicroModel.files
    where !FileManager.default.fileExists(atPath: folder.appending(path: file.path).path) {
      try FileManager.default.copyItem(
        at: Self.fixtures.appending(path: file.path), to: folder.appending(path: file.path))
    }
    var manifest = Self.entry(pack)
    manifest["lengthFactor"] = 2
    try JSONSerialization.data(withJSONObject: manifest).write(to: folder.appending(path: "manifest.json"))
  }

  func remove(_ pack: Pack) throws { try FileManager.default.removeItem(at: models.appending(path: pack.id)) }

  private static let fixtures = URL(filePath: #filePath).deletingLastPathComponent()
    .deletingLastPathComponent().appending(path: "Fixtures/micro-ssru")

  private static func entry(_ pack: Pack) -> [String: Any] {
    [
      "id": pack.id, "source": pack.source, "target": pack.target, "version": pack.version,
      "minimumEngineFormat": 1, "strategy": pack.strategy, "licence": "Apache-2.0",
      "quality": [String: Double](), "mirrors": [String](),
      "files": MicroModel.files.map {
        ["role": $0.role, "path": $0.path, "bytes": $0.bytes, "sha256": $0.sha256]
      },
    ]
  }
}

/// The error that `body` throws; nil when it throws none.
func error(of body: () async throws -> Void) async -> (any Error)? {
  do {
    try await body()
    return nil
  } catch {
    return error
  }
}

/// The translation error that `body` throws; nil when it throws none or another.
func translationError(of body: () async throws -> Void) async -> TranslationError? {
  await error(of: body) as? TranslationError
}
