import Dispatch
import DragomanPacks
package import Foundation

extension ModelPackStore {
  /// How a pack is to be installed.
  package struct InstallOptions: Sendable {
    /// How long to wait, from `start` on; nil for as long as bytes keep coming.
    package var timeout: Duration?
    /// When the waiting began.
    package var start: ContinuousClock.Instant
    /// Whether a foreign pack may be installed of which neither sizes nor hashes are known.
    package var allowsUnverified: Bool
    /// Whether a pack that is there is fetched anew.
    package var repairs: Bool

    /// Options with those given changed.
    package init(
      timeout: Duration? = nil, start: ContinuousClock.Instant = .now, allowsUnverified: Bool = false,
      repairs: Bool = false
    ) {
      self.timeout = timeout
      self.start = start
      self.allowsUnverified = allowsUnverified
      self.repairs = repairs
    }
  }

  /// What is known of a pack to import that it may not say itself.
  package struct ImportOptions: Sendable {
    /// The languages, BCP-47.
    package var source, target: String?
    /// The id and the version to give it.
    package var id, version: String?
    /// Whether float weights stay as they are; else they become int8.
    package var keepsFloat = false
    /// The position signal of a model that leaves it open: `marian` or `transformers`; nil for its format's.
    package var positions: String?

    /// Options from those given.
    package init(source: String? = nil, target: String? = nil, id: String? = nil, version: String? = nil) {
      self.source = source
      self.target = target
      self.id = id
      self.version = version
    }
  }

  /// Installs a pack and tells how far it is.
  ///
  /// - Parameter progress: Called on the download's thread; bytes never pass the total.
  package func install(
    _ id: ModelPack.ID, options: InstallOptions,
    progress: @escaping @Sendable (ModelDownloadProgress) -> Void
  ) async throws {
    if !options.repairs, case .installed = await state(of: id) { return }
    let entry = try await entry(id)
    let follower = ProgressFollower(id: id, totalBytes: entry.downloadBytes, progress)
    let number = runtime.downloads.watch(id) { follower.follow($0) }
    defer { runtime.downloads.unwatch(number) }
    try await runtime.downloads.install(
      entry,
      options: .init(
        timeout: options.timeout, start: options.start, allowsUnverified: options.allowsUnverified,
        repairs: options.repairs))
  }

  /// A pack that was imported, and what became of its weights.
  package struct ImportedPack: Hashable, Sendable {
    /// The pack.
    package let id: ModelPack.ID
    /// Whether its weights were float and are int8 now.
    package let isQuantized: Bool
    /// The part of their pieces, 0 to 1, that int8 and float translations of sample text share; nil where there was
    /// nothing to compare.
    package let agreement: Double?
  }

  /// Installs a pack from a local folder or archive.
  package func importPack(from url: URL, options: ImportOptions) async throws -> ImportedPack {
    var known = PackImport.Options()
    known.source = options.source
    known.target = options.target
    known.id = options.id
    known.version = options.version
    known.keepsFloat = options.keepsFloat
    known.positions = options.positions.flatMap(PackPositions.init(rawValue:))
    let asked = known
    let (id, weights) = try await work(on: nil) { installer, isCancelled in
      try installer.importPack(
        from: url, options: asked, isCancelled: isCancelled, progress: { _ in })
    }
    let pack = ModelPack.ID(rawValue: id)
    runtime.downloads.announce(.installed, of: pack)
    return switch weights {
    case .kept: ImportedPack(id: pack, isQuantized: false, agreement: nil)
    case .quantized(let agreement): ImportedPack(id: pack, isQuantized: true, agreement: agreement)
    case .keptFloat(let agreement): ImportedPack(id: pack, isQuantized: false, agreement: agreement)
    }
  }

  /// What had come of a pack whose download was cut.
  package struct PartialDownload: Hashable, Sendable {
    /// The pack.
    package let pack: ModelPack.ID
    /// How much of it, in bytes.
    package let bytes: Int64
  }

  /// Discards what has come of downloads that were cut: the next attempt begins anew. Those under way stay.
  ///
  /// - Returns: What there was, by id.
  /// - Throws: ``ModelPackError`` `readOnly` where there is no store, or none that can be written to.
  package func discardPartialDownloads() async throws -> [PartialDownload] {
    try await work(on: nil) { installer, _ in try installer.discardPartial() }
      .map { PartialDownload(pack: ModelPack.ID(rawValue: $0.id), bytes: $0.bytes) }
  }

  /// The catalogs' entry for `id`; the network is asked only when the catalogs at hand do not know it.
  func entry(_ id: ModelPack.ID) async throws -> CatalogEntry {
    func find(_ entries: [CatalogEntry]) -> CatalogEntry? { entries.first { $0.pack.id == id.rawValue } }
    if let entry = find(await runtime.index().catalogued) { return entry }
    let offer = try await offer()
    if let entry = find(offer.packs) { return entry }
    // The entry may be there but of no use to this version.
    if let fault = offer.problems.first(where: { $0.pack == id.rawValue }) { throw ModelPackError(fault) }
    throw ModelPackError.unknown(id)
  }

  /// What the catalogs offer after asking the network.
  func offer() async throws -> CatalogShelf.Offer {
    let offer = await runtime.offer(refresh: true)
    if offer.packs.isEmpty, let problem = offer.problems.first { throw ModelPackError(problem) }
    return offer
  }

  /// Runs `body` on a thread that may wait; its second argument says whether the calling task was cancelled.
  func work<Value: Sendable>(
    on id: ModelPack.ID?,
    _ body: @escaping @Sendable (PackInstaller, @escaping @Sendable () -> Bool) throws -> Value
  ) async throws -> Value {
    let installer = runtime.installer
    let isCancelled = CancellationFlag()
    return try await withTaskCancellationHandler {
      try await withCheckedThrowingContinuation { continuation in
        DispatchQueue.global().async {
          let result = Result { try body(installer) { isCancelled.isSet } }
          continuation.resume(
            with: result.mapError { ModelPackError.cause(of: $0, pack: id ?? ModelPack.ID(rawValue: "")) })
        }
      }
    } onCancel: {
      isCancelled.set()
    }
  }
}

extension ModelPackError {
  /// There is no pack `id`.
  static func unknown(_ id: ModelPack.ID) -> ModelPackError {
    ModelPackError(.notFound, pack: id, expected: "a pack that is installed or in a catalog", found: "none")
  }
}

/// Makes progress out of a pack's states.
private struct ProgressFollower: Sendable {
  let id: ModelPack.ID
  let totalBytes: Int64
  let report: @Sendable (ModelDownloadProgress) -> Void

  init(
    id: ModelPack.ID, totalBytes: Int64, _ report: @escaping @Sendable (ModelDownloadProgress) -> Void
  ) {
    self.id = id
    self.totalBytes = totalBytes
    self.report = report
  }

  func follow(_ state: ModelPackState) {
    switch state {
    case .downloading(let completed, let total):
      report(.init(completedBytes: completed, totalBytes: total, pack: id, phase: .downloading))
    case .verifying:
      report(.init(completedBytes: totalBytes, totalBytes: totalBytes, pack: id, phase: .verifying))
    case .installing:
      report(.init(completedBytes: totalBytes, totalBytes: totalBytes, pack: id, phase: .installing))
    case .supported, .installed, .failed: break
    }
  }
}
