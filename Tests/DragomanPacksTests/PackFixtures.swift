import Foundation
import TestSupport

@testable import DragomanPacks

extension TemporaryFolder {
  /// Writes `data` to `path`, making the folders on the way.
  @discardableResult
  func write(_ data: Data, to path: String) throws -> URL {
    let file = url.appending(path: path)
    try FileManager.default.createDirectory(
      at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
    try data.write(to: file)
    return file
  }
}

/// JSON of manifests and catalogs, to be spoilt key by key.
enum PackJSON {
  typealias Object = [String: Any]

  static func file(_ role: String, _ path: String, bytes: Any = 3) -> Object {
    // The hash of "abc": FIPS 180-4's own example.
    let sha256 = "ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad"
    return ["role": role, "path": path, "bytes": bytes, "sha256": sha256]
  }

  static func entry(
    id: String = "en-de.tiny.1.0", from source: String = "en", to target: String = "de",
    version: String = "1.0", strategy: String = "low-latency"
  ) -> Object {
    [
      "id": id, "source": source, "target": target, "version": version, "minimumEngineFormat": 1,
      "strategy": strategy,
      "files": [
        file("model", "model.bin"), file("vocabulary", "vocab.spm"), file("shortlist", "lex.bin"),
      ],
      "licence": "Apache-2.0", "quality": ["BLEU": 42.5], "mirrors": [String](),
    ]
  }

  static func manifest(_ entry: Object = entry()) -> Object {
    entry.merging(
      [
        "lengthFactor": 3, "placeholders": ["⟦0⟧"], "alignment": ["layer": 2, "head": 0],
        "lowConfidenceBelow": NSNull(),
      ], uniquingKeysWith: { first, _ in first })
  }

  static func catalog(_ packs: [Any], schema: Any = 1) -> Object {
    ["schema": schema, "date": "2026-11-30", "packs": packs]
  }

  static func data(_ object: Any) throws -> Data {
    try JSONSerialization.data(withJSONObject: object, options: [.sortedKeys])
  }

  static func decoded(_ entry: Object) throws -> CatalogEntry {
    try JSONDecoder().decode(CatalogEntry.self, from: data(entry))
  }

  /// Puts a pack of three-byte files under `store`.
  static func install(
    _ manifest: Object = manifest(), as id: String = "en-de.tiny.1.0", store: String = "models",
    in folder: TemporaryFolder
  ) throws {
    for name in ["model.bin", "vocab.spm", "lex.bin"] {
      try folder.write(Data("abc".utf8), to: "\(store)/\(id)/\(name)")
    }
    try folder.write(data(manifest), to: "\(store)/\(id)/manifest.json")
  }
}

/// The error that `body` throws, if any.
func packError(of body: () throws -> Void) -> PackError? {
  do {
    try body()
    return nil
  } catch {
    return error as? PackError
  }
}
