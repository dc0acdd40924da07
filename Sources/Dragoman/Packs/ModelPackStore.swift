import DragomanPacks
public import Foundation

/// The packs of a runtime: what there is, what is installed, and how that is changed.
///
/// Each wait can be cancelled; none blocks a thread of the caller's. Errors are ``ModelPackError`` with the
/// cause, or `CancellationError`.
public final class ModelPackStore: Sendable {
  let runtime: TranslationRuntime

  init(runtime: TranslationRuntime) { self.runtime = runtime }

  /// The packs that the catalogs offer, each once, the first catalog's first. Asks the network for the
  /// catalogs that are there, and takes a copy from earlier where it does not answer.
  ///
  /// - Throws: ``ModelPackError`` when there is no catalog, or none that can be used.
  public var catalog: [ModelPack] {
    get async throws {
      let offer = try await offer()
      return offer.packs.map { ModelPack($0) }
    }
  }

  /// The packs that are installed and whole.
  public var installed: [ModelPack] {
    get async { await runtime.index().contents.installed.map { ModelPack($0.manifest) } }
  }

  /// What becomes of a pack at this moment.
  ///
  /// `failed(notFound)` for one that is neither installed nor in a catalog, `failed(damaged)` for one that
  /// is there but damaged.
  public func state(of id: ModelPack.ID) async -> ModelPackState {
    if let state = runtime.downloads.state(of: id) { return state }
    if runtime.pseudoLanguages, PseudoLanguage(pack: id) != nil { return .installed }
    let index = await runtime.index()
    if index.contents.installed.contains(where: { $0.manifest.pack.id == id.rawValue }) { return .installed }
    if let damaged = index.contents.damaged.first(where: { $0.id == id.rawValue }) {
      return .failed(ModelPackError(damaged.error))
    }
    guard index.catalogued.contains(where: { $0.pack.id == id.rawValue }) else {
      return .failed(.unknown(id))
    }
    return .supported
  }

  /// What becomes of a pack, from this moment on: begins with the present state and never ends by itself.
  ///
  /// A consumer that is slow misses states in between, never the last one. What other processes do to the
  /// pack is not told.
  public func states(of id: ModelPack.ID) -> AsyncStream<ModelPackState> {
    let downloads = runtime.downloads
    return AsyncStream(bufferingPolicy: .bufferingNewest(64)) { continuation in
      let feed = StateFeed(continuation)
      let number = downloads.watch(id) { feed.change(to: $0) }
      let task = Task { [self] in
        var changes = feed.changes
        while !feed.begin(with: await state(of: id), after: changes) { changes = feed.changes }
      }
      continuation.onTermination = { _ in
        downloads.unwatch(number)
        task.cancel()
      }
    }
  }

  /// Downloads, checks and installs a pack; returns when it is in place, at once when it is already.
  ///
  /// Whoever installs the same pack at the same time, also in another process, shares one download. When the
  /// calling task is cancelled and nobody else waits, it stops; what has come is kept for the next time.
  ///
  /// - Parameters:
  ///   - id: The pack, in a catalog.
  ///   - timeout: How long to wait; nil for as long as bytes keep coming.
  ///   - allowsUnverified: Whether a pack may come of which nothing can be checked: ``ModelPack/check`` is `none`.
  /// - Throws: ``ModelPackError``: `notFound` for an id that no catalog has, `damaged` when what came is not
  ///   what the catalog promises, `offline`, `timedOut`, `noSpace`, `readOnly`, `untrustedCatalog`,
  ///   `newerFormat`, `unsupportedModel`. `CancellationError`.
  public func install(
    _ id: ModelPack.ID, timeout: Duration? = nil, allowsUnverified: Bool = false
  ) async throws {
    try await install(
      id, options: InstallOptions(timeout: timeout, allowsUnverified: allowsUnverified)
    ) { _ in }
  }

  /// Removes an installed pack. Calls that run on it in this process end first; new ones find it gone.
  ///
  /// - Throws: ``ModelPackError`` `notFound` when it is not installed, `readOnly` when it lies in a folder of
  ///   the system's. `CancellationError` when the wait is cancelled; the pack is gone all the same.
  public func remove(_ id: ModelPack.ID) async throws {
    let removed = try await work(on: id) { installer, _ in try installer.remove(id.rawValue) }
    defer { removed.discard() }
    runtime.engines.unload(id)
    runtime.downloads.announce(.supported, of: id)
    try await runtime.engines.waitUntilUnused(id)
  }

  /// Hashes every file of an installed pack and compares it with what the pack promises.
  ///
  /// - Throws: ``ModelPackError`` `damaged` with the file, the hash expected and the one found; `notFound`.
  public func verify(_ id: ModelPack.ID) async throws {
    try await work(on: id) { installer, isCancelled in
      try installer.verify(id.rawValue, isCancelled: isCancelled, progress: { _ in })
    }
  }

  /// Lets go of the pack's weights. What runs on it ends first; the next call opens it again.
  public func unload(_ id: ModelPack.ID) async { runtime.engines.unload(id) }

  /// What the installed packs take on disk, in bytes.
  public func diskUsage() async -> Int64 {
    await runtime.index().contents.installed.reduce(0) { $0 + $1.manifest.totalBytes }
  }

  /// The packs that lead from one language to another, installed or not: one, or two with English between
  /// them; nil where there is no way.
  public func route(
    from source: Locale.Language, to target: Locale.Language, strategy: TranslationSession.Strategy
  ) async -> [ModelPack]? {
    let legs = await legs(from: source, to: target, strategy: strategy).legs.map(\.pack)
    return legs.isEmpty || legs.contains(nil) ? nil : legs.compactMap { $0 }
  }

  /// The catalogued packs that are later versions of installed ones: of the same pair and strategy. Those of
  /// foreign catalogs count only for packs from the same one, and imported packs have none.
  ///
  /// - Throws: As ``catalog``.
  public func updates() async throws -> [ModelPack] {
    try await updatePlan().map(\.pack)
  }

  /// Installs a pack from a local folder or archive: one of ours, or one as Firefox or translateLocally
  /// download it.
  ///
  /// - Throws: ``ModelPackError`` with the file or the archive's member at fault.
  public func importPack(from url: URL) async throws -> ModelPack.ID {
    try await importPack(from: url, options: ImportOptions()).id
  }

  /// Writes an installed pack into an archive (`.tar.gz`, `.tar.zst`, `.tar.xz`, `.tar`, `.zip`), or into a
  /// new folder where the name has none of these ends.
  ///
  /// - Throws: ``ModelPackError`` `notFound`, `noSpace`, `readOnly`.
  public func export(_ id: ModelPack.ID, to url: URL) async throws {
    try await work(on: id) { installer, _ in try installer.export(id.rawValue, to: url) }
  }

  /// The folder of an installed pack; nil when it is not installed.
  public func location(of id: ModelPack.ID) async -> URL? {
    await runtime.index().contents.installed.first { $0.manifest.pack.id == id.rawValue }?.folder
  }
}
