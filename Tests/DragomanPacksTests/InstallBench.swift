import Foundation
import Synchronization
import TestSupport

@testable import DragomanPacks

/// A folder with a local catalog that publishes one pack, and stores to install it into.
final class InstallBench: Sendable {
  static let id = "en-de.tiny.1.0"

  /// How the pack's files travel.
  enum Shipping: CaseIterable {
    case plain, withoutManifest, gzip, zstandard, archive, archiveWithoutManifest
  }

  let folder: TemporaryFolder
  let models: URL
  let store: PackStore
  let installer: PackInstaller

  /// - Parameters:
  ///   - models: The store's folder; one that does not exist yet if nil.
  ///   - transfers: How files are fetched.
  ///   - validate: Called when a pack is validated, besides noting it.
  init(
    models: URL? = nil, transfers: TransferOptions = TransferOptions(),
    validate: @escaping @Sendable (OpenPack) throws -> Void = { _ in }
  ) throws {
    folder = try TemporaryFolder()
    let root = models ?? folder.url.appending(path: "data/models", directoryHint: .isDirectory)
    self.models = root
    let shared = folder.url.appending(path: "shared", directoryHint: .isDirectory)
    store = PackStore(directories: [root, shared])
    let noting = Noting()
    installer = PackInstaller(store: store, fetcher: Fetcher(options: transfers)) { pack in
      noting.opened.withLock { $0.append(pack) }
      try validate(pack)
    }
    self.noting = noting
  }

  private final class Noting: Sendable { let opened = Mutex<[OpenPack]>([]) }
  private let noting: Noting

  /// The packs whose models have been opened so far.
  var validated: [OpenPack] { noting.opened.withLock { $0 } }

  var layout: StoreLayout { StoreLayout(root: models) }

  /// Another store and installer over the same folders, as another process would have.
  func again() -> InstallBench? { try? InstallBench(models: models) }

  // MARK: - The catalog

  /// The bytes of the pack's files; other ones for another seed.
  static func content(seed: UInt64) -> [String: [UInt8]] {
    var generator = SplitMix64(seed: seed)
    var content: [String: [UInt8]] = [:]
    for (name, count) in [("model.bin", 5000), ("vocab.spm", 300), ("lex.bin", 700)] {
      content[name] = (0..<count).map { _ in UInt8.random(in: 0...255, using: &generator) }
    }
    return content
  }

  static let roles = [("model", "model.bin"), ("vocabulary", "vocab.spm"), ("shortlist", "lex.bin")]

  /// The manifest of the pack with `content`, as JSON.
  static func manifest(of content: [String: [UInt8]]) -> PackJSON.Object {
    var entry = PackJSON.entry(id: id)
    entry["files"] = roles.map { role, path -> PackJSON.Object in
      file(role, path, content[path] ?? [])
    }
    return PackJSON.manifest(entry)
  }

  private static func file(_ role: String, _ path: String, _ bytes: [UInt8]) -> PackJSON.Object {
    ["role": role, "path": path].merging(digest(bytes)) { $1 }
  }

  static func digest(_ bytes: [UInt8]) -> PackJSON.Object {
    ["bytes": bytes.count, "sha256": SHA256.hexadecimal(of: Data(bytes))]
  }

  /// Publishes the pack and returns the catalog's entry.
  ///
  /// - Parameters:
  ///   - seed: Tells one content from another.
  ///   - shipping: How the files travel.
  ///   - spoilManifest: Changes the manifest that is published; its hash in the catalog is of the result.
  ///   - spoilEntry: Changes the entry last.
  func publish(
    seed: UInt64 = 1, shipping: Shipping = .plain, isForeign: Bool = false,
    spoilManifest: (inout PackJSON.Object) -> Void = { _ in },
    spoilEntry: (inout PackJSON.Object) -> Void = { _ in }
  ) throws -> CatalogEntry {
    let content = Self.content(seed: seed)
    var manifest = Self.manifest(of: content)
    var entry = PackJSON.entry(id: Self.id)
    entry["files"] = manifest["files"]
    spoilManifest(&manifest)
    let manifestData = [UInt8](try PackJSON.data(manifest))
    try? FileManager.default.removeItem(at: folder.url.appending(path: "catalog/\(Self.id)"))
    switch shipping {
    case .plain, .withoutManifest:
      for (name, bytes) in content { try put(bytes, name) }
    case .gzip, .zstandard:
      entry["files"] = try Self.roles.map { role, path -> PackJSON.Object in
        let bytes = content[path] ?? []
        let packed = shipping == .gzip ? HandmadeStream.gzip(bytes) : HandmadeStream.zstandard(bytes)
        let format = shipping == .gzip ? "gz" : "zst"
        try put(packed, "\(path).\(format)")
        let compression = Self.digest(packed).merging(["format": format]) { $1 }
        return Self.file(role, path, bytes).merging(["compression": compression]) { $1 }
      }
    case .archive, .archiveWithoutManifest:
      let extra = shipping == .archive ? [("manifest.json", manifestData)] : []
      let members = (content.sorted { $0.key < $1.key } + extra).map { name, bytes -> HandmadeMember in
        var member = HandmadeMember("\(Self.id)/\(name)")
        member.data = bytes
        return member
      }
      let bytes = HandmadeTar.archive(members)
      try put(bytes, "pack.tar")
      entry["archive"] = Self.digest(bytes).merging(["path": "pack.tar"]) { $1 }
    }
    if ![.withoutManifest, .archiveWithoutManifest].contains(shipping) {
      try put(manifestData, "manifest.json")
      entry["manifest"] = Self.digest(manifestData)
    }
    spoilEntry(&entry)
    let url = try folder.write(PackJSON.data(PackJSON.catalog([entry])), to: "catalog/catalog.json")
    let catalog = try Catalog(contentsOf: url, isForeign: isForeign)
    if let skipped = catalog.skipped.first { throw skipped.error }
    guard let first = catalog.packs.first else { throw PackError(.notFound) }
    return first
  }

  private func put(_ bytes: [UInt8], _ name: String) throws {
    try folder.write(Data(bytes), to: "catalog/\(Self.id)/\(name)")
  }

  /// Removes what the catalog publishes.
  func unpublish() throws {
    try FileManager.default.removeItem(at: folder.url.appending(path: "catalog/\(Self.id)"))
  }

  // MARK: - The store

  /// Installs and returns what was reported.
  @discardableResult
  func install(
    _ entry: CatalogEntry, allowsUnverified: Bool = false, repair: Bool = false,
    isCancelled: @escaping @Sendable () -> Bool = { false },
    progress: @escaping @Sendable (PackInstaller.Progress) -> Void = { _ in }
  ) throws -> [PackInstaller.Progress] {
    let told = Told()
    try installer.install(
      entry, allowsUnverified: allowsUnverified, repair: repair,
      isCancelled: isCancelled
    ) { step in
      told.steps.withLock { $0.append(step) }
      progress(step)
    }
    return told.steps.withLock { $0 }
  }

  private final class Told: Sendable { let steps = Mutex<[PackInstaller.Progress]>([]) }

  /// The installed pack's model; nil where the pack cannot be used.
  func model() throws -> [UInt8]? {
    try PackStore(directories: [models]).contents().installed.first?.urls[.model].map {
      [UInt8](try Data(contentsOf: $0))
    }
  }

  /// Every path in the store's folder of work, sorted.
  func leftovers() -> [String] {
    (FileManager.default.enumerator(atPath: layout.work.path)?.compactMap { $0 as? String } ?? []).sorted()
      + (access(layout.work.path, F_OK) == 0 ? ["."] : [])
  }

  /// The file `name` of the installed pack.
  func installed(_ name: String) -> URL { layout.folder(of: Self.id).appending(path: name) }

  /// What makes the pack's folder of `content`, as installing it would.
  static func put(seed: UInt64, in folder: URL) throws {
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    let content = content(seed: seed)
    for (name, bytes) in content { try Data(bytes).write(to: folder.appending(path: name)) }
    try PackJSON.data(manifest(of: content)).write(to: folder.appending(path: "manifest.json"))
  }
}
