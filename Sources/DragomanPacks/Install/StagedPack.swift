import Foundation

/// A folder that has the files of a pack under their own names. Nothing is known of their content yet.
struct StagedPack {
  /// The pack's id.
  let id: String
  /// The folder, under the store's `.work`.
  let folder: URL

  /// Where the file `name` lies.
  func url(of name: String) -> URL { folder.appending(path: name, directoryHint: .notDirectory) }
}

/// A staged pack whose files are what its catalog entry and its manifest say, and whose model can be opened.
/// Nothing else can be installed.
struct VerifiedPack {
  /// The pack's id.
  let id: String
  /// The folder, under the store's `.work`.
  let folder: URL
  /// What its manifest says.
  let manifest: PackManifest

  fileprivate init(_ staged: StagedPack, manifest: PackManifest) {
    id = staged.id
    folder = staged.folder
    self.manifest = manifest
  }
}

/// What turns a staged pack into a verified one.
struct PackVerification {
  /// Opens the model.
  let validate: @Sendable (OpenPack) throws -> Void
  /// What ends the work early.
  let limits: WorkLimits
  /// Whom to tell.
  let report: InstallReport

  /// Checks `staged` against `entry`, makes its manifest if none has come, and writes its record.
  ///
  /// - Throws: `PackError` `damaged` with file, key, what the catalog says and what was found; whatever
  ///   `validate` throws, as a `PackError`.
  func verified(_ staged: StagedPack, as entry: CatalogEntry) throws(PackError) -> VerifiedPack {
    let files = entry.files.map(\.file)
    var digests = try digests(of: files, in: staged)
    for file in files { try check(file, digests[file.path]?.digest, of: staged) }
    let manifest: PackManifest
    if entry.manifest != nil || access(staged.url(of: PackManifest.fileName).path, F_OK) == 0 {
      let written = try PackAgreement(entry: entry).manifest(in: staged)
      manifest = written.manifest
      digests[PackManifest.fileName] = (written.digest, written.stamp)
    } else {
      manifest = PackManifest(
        entry.pack,
        files: entry.files.compactMap { file in
          digests[file.file.path].map {
            PackFile(role: file.role, path: file.file.path, bytes: $0.digest.bytes, sha256: $0.digest.sha256)
          }
        })
    }
    return try verified(staged, manifest, digests, origin: entry.source)
  }

  /// Checks `staged` against its own manifest, `manifest`, and writes its record.
  ///
  /// - Parameter origin: Where it came from, where that was a catalog.
  func verified(
    _ staged: StagedPack, as manifest: PackManifest, from origin: PackSource? = nil
  ) throws(PackError) -> VerifiedPack {
    let files = manifest.files.map { ExpectedFile(path: $0.path, bytes: $0.bytes, sha256: $0.sha256) }
    let digests = try digests(of: files, in: staged)
    for file in files { try check(file, digests[file.path]?.digest, of: staged) }
    return try verified(staged, manifest, digests, origin: origin)
  }

  private typealias Digests = [String: (digest: FileDigest, stamp: FileStamp)]

  private func digests(of files: [ExpectedFile], in staged: StagedPack) throws(PackError) -> Digests {
    var digests: Digests = [:]
    var done: Int64 = 0
    for file in files {
      let stamp = try FileStamp(of: staged.url(of: file.path))
      let digest = try FileDigest(of: staged.url(of: file.path), isCancelled: { limits.isOver }) {
        report.verifying(done + $0)
      }
      digests[file.path] = (digest, stamp)
      done += digest.bytes
    }
    return digests
  }

  private func check(_ file: ExpectedFile, _ digest: FileDigest?, of staged: StagedPack) throws(PackError) {
    if let bytes = file.bytes, bytes != digest?.bytes {
      throw PackError(
        .damaged, pack: staged.id, file: file.path, expected: "\(bytes) bytes",
        found: digest.map { "\($0.bytes) bytes" } ?? "no file")
    }
    if let sha256 = file.sha256, sha256 != digest?.sha256 {
      throw PackError(
        .damaged, pack: staged.id, file: file.path, expected: "SHA-256 \(sha256)",
        found: digest.map { "SHA-256 \($0.sha256)" } ?? "no file")
    }
  }

  /// Opens the model, writes what is missing and waits until the disk has everything.
  private func verified(
    _ staged: StagedPack, _ manifest: PackManifest, _ digests: Digests, origin: PackSource?
  ) throws(PackError) -> VerifiedPack {
    report.installing(isDone: false)
    try limits.check()
    try open(OpenPack(manifest: manifest, folder: staged.folder))
    try limits.check()
    var files = digests.mapValues { InstalledRecord.File($0.stamp, sha256: $0.digest.sha256) }
    let place = staged.url(of: PackManifest.fileName)
    if files[PackManifest.fileName] == nil {
      if access(place.path, F_OK) != 0 { try FileWriting.write(manifest.json(), to: place) }
      let written = try WrittenManifest(in: staged.folder, id: staged.id)
      files[PackManifest.fileName] = InstalledRecord.File(written.stamp, sha256: written.sha256)
    }
    for name in files.keys { try FileWriting.flush(staged.url(of: name)) }
    let record = InstalledRecord(origin: origin, files: files)
    try FileWriting.write(record.json(), to: staged.url(of: InstalledRecord.fileName))
    try FileWriting.flush(staged.folder)
    return VerifiedPack(staged, manifest: manifest)
  }

  private func open(_ pack: OpenPack) throws(PackError) {
    do {
      try validate(pack)
    } catch let error as PackError {
      throw error
    } catch is CancellationError {
      throw PackError(.cancelled)
    } catch {
      throw PackError(
        .damaged, file: pack.urls[.model]?.lastPathComponent, expected: "a model that can be opened",
        found: "\(error)")
    }
  }
}
