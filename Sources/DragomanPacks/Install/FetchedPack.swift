import Foundation

/// The files that a catalog entry has transferred, all of them here and as the entry has them.
struct FetchedPack {
  private let entry: CatalogEntry
  private let layout: StoreLayout
  private let files: PartialFiles

  /// Transfers what is not here yet.
  ///
  /// - Throws: `PackError`; partial files stay, to be resumed.
  init(
    _ entry: CatalogEntry, in layout: StoreLayout, by fetcher: Fetcher, limits: WorkLimits,
    report: InstallReport
  ) throws(PackError) {
    self.entry = entry
    self.layout = layout
    files = PartialFiles(id: entry.pack.id, layout: layout)
    let transferred = entry.transferred
    try files.prepare(for: transferred)
    try SpaceNeed(of: entry, in: layout).check()
    // What is here of the files whose turn has not come counts too: only new bytes make the number grow.
    var waiting = transferred.reduce(Int64(0)) { $0 + files.bytes(of: $1.path) }
    var done: Int64 = 0
    report.downloading(waiting)
    for file in transferred {
      try limits.check()
      waiting -= files.bytes(of: file.path)
      let before = done + waiting
      let largest =
        file.path == PackManifest.fileName ? Int64(PackManifest.largestBytes) : PackFile.largestBytes
      let digest = try fetcher.fetch(
        file, from: entry.sources(of: file.path), to: files.url(of: file.path),
        largestBytes: file.bytes ?? largest, isCancelled: { limits.isOver },
        progress: { report.downloading(before + $0) })
      done += digest.bytes
      report.downloading(done + waiting)
    }
  }

  /// Makes the pack's folder of them. The transferred files stay until `VerifiedPack` removes them.
  ///
  /// - Parameter adapter: Makes another program's model ready.
  /// - Returns: The folder, and of another program's archive the manifest that importing it made.
  func staged(
    adapt adapter: ModelAdapter, limits: WorkLimits, report: InstallReport
  ) throws(PackError) -> (pack: StagedPack, imported: PackManifest?) {
    let folder = layout.staged(of: entry.pack.id)
    FileWriting.remove(folder)
    try FileWriting.makeFolders(folder)
    report.verifying(0)
    var manifest: PackManifest?
    if let archive = entry.archive {
      let url = files.url(of: archive.path)
      if entry.isImported {
        manifest = try imported(url, into: folder, adapt: adapter, limits: limits)
      } else {
        try unpack(url, into: folder, limits: limits)
      }
    } else {
      for file in entry.files { try stage(file, in: folder, limits: limits) }
      if let manifest = entry.manifest {
        try FileWriting.link(files.url(of: manifest.path), to: folder.appending(path: manifest.path))
      }
    }
    return (StagedPack(id: entry.pack.id, folder: folder), manifest)
  }

  private func unpack(_ archive: URL, into folder: URL, limits: WorkLimits) throws(PackError) {
    var allowed = [PackManifest.fileName: entry.manifest?.bytes ?? Int64(PackManifest.largestBytes)]
    for file in entry.files { allowed[file.file.path] = file.file.bytes ?? PackFile.largestBytes }
    try PackArchive.unpack(
      archive, into: folder, allowed: allowed,
      largestBytes: allowed.values.reduce(0) { min($0 + $1, PackFile.largestBytes) },
      isCancelled: { limits.isOver })
  }

  /// Makes the folder of another program's archive, under the id that the catalog's entry has.
  private func imported(
    _ archive: URL, into folder: URL, adapt adapter: ModelAdapter, limits: WorkLimits
  ) throws(PackError) -> PackManifest {
    let pack = entry.pack
    let options = PackImport.Options(
      source: pack.source, target: pack.target, id: pack.id, version: pack.version.description)
    // What the archive says of itself may not contradict these.
    return try PackImport.stage(
      archive, options: options, into: folder, scratch: layout.work(on: pack.id), adapt: adapter,
      isCancelled: { limits.isOver }
    ).manifest
  }

  private func stage(_ file: CatalogFile, in folder: URL, limits: WorkLimits) throws(PackError) {
    let place = folder.appending(path: file.file.path, directoryHint: .notDirectory)
    let arrived = files.url(of: file.transferred.path)
    guard let format = file.compressed?.format else { return try FileWriting.link(arrived, to: place) }
    _ = try PackArchive.expand(
      arrived, format, to: place, bytes: file.file.bytes, isCancelled: { limits.isOver })
  }
}
