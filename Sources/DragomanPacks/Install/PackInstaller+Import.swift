package import Foundation

extension PackInstaller {
  /// Installs the pack at `url`: a folder or archive in this store's layout, or of another kind that
  /// `PackImport` knows. Does nothing if the same pack is installed already.
  ///
  /// - Parameters:
  ///   - url: The folder or archive; it stays as it is.
  ///   - options: What the pack does not say itself.
  ///   - isCancelled: Asked often; true ends the work.
  ///   - progress: Told often, on this thread, how far the work is.
  /// - Returns: The pack's id, and what became of its weights.
  /// - Throws: `PackError`; `inUse` if another pack is installed under the id.
  package func importPack(
    from url: URL, options: PackImport.Options, isCancelled: @escaping @Sendable () -> Bool,
    progress: @escaping @Sendable (Progress) -> Void
  ) throws(PackError) -> (id: String, weights: ImportedWeights) {
    let limits = WorkLimits(isCancelled: isCancelled)
    let layout = try layout()
    let size = SourceSize(of: url).bytes
    // Which pack it is shows only when it is unpacked: until then it has a name that nothing else has.
    let name = "import-\(UUID().uuidString.lowercased())"
    let need = SpaceNeed(bytes: size, id: nil, in: layout)
    do {
      let lock = try PackLock.take(on: name, in: layout, limits: limits) {}
      defer { lock.release() }
      defer { FileWriting.remove(layout.work(on: name)) }
      try need.check()
      return try importLocked(url, options, as: name, in: layout, limits: limits, progress: progress)
    } catch {
      let isFull = error.code == .noSpace && error.bytesNeeded == nil
      throw isFull ? need.fault : error
    }
  }

  private func importLocked(
    _ url: URL, _ options: PackImport.Options, as name: String, in layout: StoreLayout, limits: WorkLimits,
    progress: @escaping @Sendable (Progress) -> Void
  ) throws(PackError) -> (id: String, weights: ImportedWeights) {
    let scratch = layout.work(on: name).appending(path: "scratch", directoryHint: .isDirectory)
    try FileWriting.makeFolders(scratch)
    try FileWriting.makeFolders(layout.staged(of: name))
    let (manifest, weights) = try PackImport.stage(
      url, options: options, into: layout.staged(of: name), scratch: scratch, adapt: adapter,
      isCancelled: { limits.isOver })
    let id = manifest.pack.id
    let report = InstallReport(downloadBytes: 0, installedBytes: manifest.totalBytes, progress: progress)
    let verified = try PackVerification(validate: validate, limits: limits, report: report)
      .verified(StagedPack(id: id, folder: layout.staged(of: name)), as: manifest)
    let lock = try PackLock.take(on: id, in: layout, limits: limits) {}
    defer { lock.release() }
    if let installed = try? store.pack(in: layout.folder(of: id), id: id) {
      guard installed.manifest == manifest else {
        throw PackError(
          .inUse, pack: id, key: "id", expected: "an id that is free: remove that pack, or choose another id",
          found: "a pack with other content installed under it")
      }
    } else {
      _ = try InstalledPack(verified, in: layout)
      tidy(id, in: layout)
    }
    report.installing(isDone: true)
    return (id, weights)
  }
}

/// How much room the content of a folder or an archive takes at least.
private struct SourceSize {
  /// The sum of the files' sizes, in bytes; 0 for what cannot be read.
  let bytes: Int64

  init(of url: URL) {
    let files = FileManager.default.enumerator(at: url, includingPropertiesForKeys: nil)?.lazy
      .compactMap { $0 as? URL }
    let sizes = (files.map(Array.init) ?? []) + [url]
    bytes = sizes.reduce(0) { sum, file in
      let size = (try? FileStamp(of: file).bytes) ?? 0
      return sum.addingReportingOverflow(size).overflow ? .max : sum + size
    }
  }
}
