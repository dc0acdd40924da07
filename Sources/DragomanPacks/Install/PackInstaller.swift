import Foundation

/// Installs, removes and verifies packs, in the user's store.
///
/// The calls block, for minutes perhaps: each is for a thread of its own. Any number may run at once, here and
/// in other processes; those on the same pack take turns, and the later ones find the work done.
package final class PackInstaller: Sendable {
  /// Where packs are installed.
  package let store: PackStore
  /// What transfers files.
  let fetcher: Fetcher
  /// Opens the model of a pack that is about to be installed.
  let validate: @Sendable (OpenPack) throws -> Void
  /// Makes models of other programs ready.
  let adapter: ModelAdapter

  /// An installer into the first directory of `store`.
  ///
  /// - Parameters:
  ///   - store: The stores.
  ///   - fetcher: What transfers files.
  ///   - validate: Opens the model of a pack that is about to be installed, and throws if it cannot be used.
  ///     `PackError`s pass; any other error makes the pack damaged.
  ///   - adapter: Makes models of other programs ready.
  package init(
    store: PackStore, fetcher: Fetcher, adapter: ModelAdapter = .none,
    validate: @escaping @Sendable (OpenPack) throws -> Void
  ) {
    self.adapter = adapter
    self.store = store
    self.fetcher = fetcher
    self.validate = validate
  }

  /// Installs the pack of `entry`; does nothing if it is installed already.
  ///
  /// - Parameters:
  ///   - entry: What a catalog says of the pack.
  ///   - allowsUnverified: Whether a pack may come of which the catalog knows neither sizes nor hashes.
  ///   - repair: Whether to install it even if it is there already.
  ///   - isCancelled: Asked often; true ends the work. What has been transferred stays and is resumed by the
  ///     next attempt.
  ///   - progress: Told often, on this thread, how far the work is.
  /// - Throws: `PackError`. Until it returns normally an earlier state of the pack stays as it is.
  package func install(
    _ entry: CatalogEntry, allowsUnverified: Bool, repair: Bool, isCancelled: @escaping @Sendable () -> Bool,
    progress: @escaping @Sendable (Progress) -> Void
  ) throws(PackError) {
    let limits = WorkLimits(isCancelled: isCancelled)
    let report = InstallReport(
      downloadBytes: entry.downloadBytes, installedBytes: entry.installedBytes, progress: progress)
    let id = entry.pack.id
    do {
      if !repair, store.installed(id) != nil { return }
      try refuseUnverified(entry, unless: allowsUnverified)
      let layout = try layout()
      let lock = try PackLock.take(on: id, in: layout, limits: limits) {
        report.waiting(for: id, in: layout)
      }
      defer { lock.release() }
      // Whoever had the lock may have installed it.
      if !repair, store.installed(id) != nil { return }
      defer { tidy(id, in: layout) }
      try installLocked(entry, in: layout, limits: limits, report: report)
    } catch {
      throw explained(error, installing: entry).of(pack: id)
    }
  }

  /// The journey of a pack; its lock is held.
  private func installLocked(
    _ entry: CatalogEntry, in layout: StoreLayout, limits: WorkLimits, report: InstallReport
  ) throws(PackError) {
    let fetched = try FetchedPack(entry, in: layout, by: fetcher, limits: limits, report: report)
    do {
      let (staged, imported) = try fetched.staged(adapt: adapter, limits: limits, report: report)
      let verification = PackVerification(validate: validate, limits: limits, report: report)
      let verified =
        if let imported { try verification.verified(staged, as: imported, from: entry.source) } else {
          try verification.verified(staged, as: entry)
        }
      _ = try InstalledPack(verified, in: layout)
    } catch {
      // The same files would fail again.
      if [.damaged, .unsupportedModel, .newerFormat].contains(error.code) {
        PartialFiles(id: entry.pack.id, layout: layout).remove()
      }
      throw error
    }
    report.installing(isDone: true)
  }

  /// `error` with what is needed, where room is what is missing. What was half built is gone by then.
  private func explained(_ error: PackError, installing entry: CatalogEntry) -> PackError {
    guard error.code == .noSpace, let root = store.userStore else { return error }
    let need = SpaceNeed(of: entry, in: StoreLayout(root: root))
    // A catalog that knows no sizes knows no need either.
    return need.bytes > 0 ? need.fault : error
  }

  /// The store to install into.
  func layout() throws(PackError) -> StoreLayout {
    guard let root = store.userStore else {
      throw PackError(
        .readOnly, key: ModelsDirectory.variables.joined(separator: ", "),
        expected: "a folder for packs in one of these variables", found: "none")
    }
    return StoreLayout(root: root)
  }

  private func refuseUnverified(_ entry: CatalogEntry, unless allowed: Bool) throws(PackError) {
    guard entry.check == .none, !allowed else { return }
    throw PackError(
      .untrustedCatalog, pack: entry.pack.id, file: entry.origin?.name, key: "files",
      expected: "size or SHA-256 of each file, or leave to install a pack that cannot be checked",
      found: "neither")
  }

  /// Leaves of the work on `id` only what can be resumed.
  func tidy(_ id: String, in layout: StoreLayout) {
    FileWriting.remove(layout.staged(of: id))
    PartialFiles(id: id, layout: layout).removeIfEmpty()
    _ = rmdir(layout.work(on: id).path)
  }
}
