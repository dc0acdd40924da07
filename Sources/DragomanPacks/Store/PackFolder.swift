import Foundation

/// A manifest as it lies in a pack's folder.
struct WrittenManifest: Hashable {
  /// What it says.
  let manifest: PackManifest
  /// The state of the file that it was read in.
  let stamp: FileStamp
  /// The file's SHA-256, 64 lower-case hexadecimal digits.
  let sha256: String

  /// Reads the manifest of the pack `id` in `folder`.
  init(in folder: URL, id: String) throws(PackError) {
    let url = folder.appending(path: PackManifest.fileName, directoryHint: .notDirectory)
    let file = try SmallFile(url, largestBytes: PackManifest.largestBytes)
    manifest = try PackManifest(json: file.data)
    guard manifest.pack.id == id else {
      throw PackError(
        .damaged, file: PackManifest.fileName, key: "id", expected: id, found: manifest.pack.id)
    }
    stamp = file.stamp
    sha256 = SHA256.hexadecimal(of: file.data)
  }
}

/// A pack's folder whose manifest can be read and whose files are there in their sizes. Whether their content
/// is right takes a record or hashing.
struct PackFolder {
  /// What tells one state of a pack's folder from another.
  struct State: Hashable {
    /// The state of the manifest.
    let manifest: FileStamp
    /// The state of each other file.
    let files: [PackFileRole: FileStamp]
  }

  /// The folder.
  let url: URL
  /// Its manifest.
  let written: WrittenManifest
  /// The pack, provided its files are right.
  let pack: OpenPack

  /// The folder `url` with the manifest `written`.
  ///
  /// - Throws: `PackError` `damaged` for a file that is missing or of another size.
  init(_ url: URL, written: WrittenManifest) throws(PackError) {
    self.url = url
    self.written = written
    pack = try OpenPack(manifest: written.manifest, folder: url)
  }

  /// The state that manifest and files were found in.
  var state: State { State(manifest: written.stamp, files: pack.stamps) }

  /// Whether every file is in the state that `record` has, and had the right hash then.
  func isAsRecorded(_ record: InstalledRecord) -> Bool {
    guard let manifest = record.files[PackManifest.fileName], manifest.describes(written.stamp),
      manifest.sha256 == written.sha256
    else { return false }
    return written.manifest.files.allSatisfy { file in
      guard let known = record.files[file.path], let stamp = pack.stamps[file.role] else { return false }
      return known.describes(stamp) && known.sha256 == file.sha256
    }
  }

  /// Hashes every file.
  ///
  /// - Parameters:
  ///   - old: The record so far, against which the manifest is checked: nothing else vouches for it.
  ///   - isCancelled: Asked before each MiB; true ends the work.
  ///   - progress: Told how many of the pack's bytes have been hashed so far.
  /// - Returns: A record of the state found, or the fault of the first file that is another than it should be.
  /// - Throws: `PackError` when a file cannot be read, or `cancelled`.
  func hashed(
    since old: InstalledRecord?, isCancelled: () -> Bool, progress: (Int64) -> Void
  ) throws(PackError) -> Result<InstalledRecord, PackError> {
    if let known = old?.files[PackManifest.fileName], known.sha256 != written.sha256 {
      return .failure(fault(in: PackManifest.fileName, expected: known.sha256, found: written.sha256))
    }
    var files = [PackManifest.fileName: InstalledRecord.File(written.stamp, sha256: written.sha256)]
    var done: Int64 = 0
    for file in written.manifest.files {
      guard let url = pack.urls[file.role], let stamp = pack.stamps[file.role] else { continue }
      let digest: FileDigest
      do {
        digest = try FileDigest(of: url, isCancelled: isCancelled) { progress(done + $0) }
      } catch {
        throw error.of(pack: written.manifest.pack.id)
      }
      guard digest.sha256 == file.sha256 else {
        return .failure(fault(in: file.path, expected: file.sha256, found: digest.sha256))
      }
      // The state from before the hashing: a change in between makes a difference next time.
      files[file.path] = InstalledRecord.File(stamp, sha256: digest.sha256)
      done += digest.bytes
    }
    return .success(InstalledRecord(origin: old?.source, files: files))
  }

  private func fault(in file: String, expected: String, found: String) -> PackError {
    PackError(
      .damaged, pack: written.manifest.pack.id, file: file, expected: "SHA-256 \(expected)",
      found: "SHA-256 \(found)")
  }
}

extension PackError {
  /// The same fault, with the pack it concerns where it did not say.
  func of(pack id: String) -> PackError {
    var fault = self
    if fault.pack == nil { fault.pack = id }
    return fault
  }
}
