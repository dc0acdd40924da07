package import Foundation

extension PackInstaller {
  /// Takes the pack `id` out of the user's store, in one step. Its files are deleted by the result's
  /// `discard`, or by the next process that looks into the store.
  ///
  /// - Throws: `PackError` `notFound`; `readOnly` for a pack in a store that is not the user's, or if the
  ///   user's cannot be written to; `inUse` while somebody else installs it.
  package func remove(_ id: String) throws(PackError) -> RemovedPack {
    guard let folder = store.folder(of: id) else { throw missing(id) }
    let layout = try layout()
    guard folder.deletingLastPathComponent().path == layout.root.path else {
      throw PackError(
        .readOnly, pack: id, file: folder.path, expected: "a pack in \(layout.root.path)",
        found: "one in a folder that Dragoman only reads")
    }
    let end = ContinuousClock.now + .seconds(2)
    let limits = WorkLimits(isCancelled: { ContinuousClock.now >= end })
    do throws(PackError) {
      let lock = try PackLock.take(on: id, in: layout, limits: limits) {}
      defer { lock.release() }
      // Whoever had the lock may have removed it.
      guard store.folder(of: id) == folder else { throw missing(id) }
      let removed = try RemovedPack(folder, id: id, layout: layout)
      FileWriting.remove(layout.work(on: id))
      return removed
    } catch {
      guard error.code == .cancelled else { throw error.of(pack: id) }
      throw PackError(
        .inUse, pack: id, expected: "a pack that nobody works on", found: "one that is being installed")
    }
  }

  /// Hashes every file of the pack `id`, whatever its record says.
  ///
  /// - Parameters:
  ///   - id: The pack; of several stores that have it, the first counts.
  ///   - isCancelled: Asked often; true ends the work.
  ///   - progress: Told often, on this thread, how far the work is.
  /// - Throws: `PackError` `notFound`, or `damaged` with the file, what was expected and what was found.
  package func verify(
    _ id: String, isCancelled: @escaping @Sendable () -> Bool,
    progress: @escaping @Sendable (Progress) -> Void
  ) throws(PackError) {
    guard let folder = store.folder(of: id) else { throw missing(id) }
    let limits = WorkLimits(isCancelled: isCancelled)
    do {
      try store.verify(folder, id: id, isCancelled: { limits.isOver }) { done, total in
        progress(.init(phase: .verifying, completedBytes: done, totalBytes: total))
      }
    } catch {
      throw error.of(pack: id)
    }
  }

  /// Writes the installed pack `id` to the archive `url`, whose kind its suffix says.
  ///
  /// - Throws: `PackError`; `damaged` if the pack cannot be used.
  package func export(_ id: String, to url: URL) throws(PackError) {
    try PackArchive.write(try pack(id).folder, named: id, to: url)
  }

  /// The installed pack `id`.
  ///
  /// - Throws: `PackError`; `damaged` if it cannot be used.
  func pack(_ id: String) throws(PackError) -> OpenPack {
    guard let folder = store.folder(of: id) else { throw missing(id) }
    return try store.pack(in: folder, id: id)
  }

  private func missing(_ id: String) -> PackError {
    PackError(
      .notFound, pack: id, file: store.userStore?.path, expected: "an installed pack", found: "none")
  }
}
