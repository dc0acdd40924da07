import Foundation

/// What a catalog's entry promises of a manifest.
struct PackAgreement {
  /// The entry.
  let entry: CatalogEntry

  /// A manifest that keeps the promise, with its file's digest and state.
  typealias Manifest = (manifest: PackManifest, digest: FileDigest, stamp: FileStamp)

  /// Reads the manifest of `staged`.
  ///
  /// - Throws: `PackError` `damaged` with the key at fault, what the catalog says and what the manifest says;
  ///   `newerFormat`.
  func manifest(in staged: StagedPack) throws(PackError) -> Manifest {
    let file: SmallFile
    do {
      file = try SmallFile(staged.url(of: PackManifest.fileName), largestBytes: PackManifest.largestBytes)
    } catch {
      throw error.of(pack: entry.pack.id)
    }
    let digest = FileDigest(bytes: Int64(file.data.count), sha256: SHA256.hexadecimal(of: file.data))
    if let bytes = entry.manifest?.bytes, bytes != digest.bytes {
      throw fault("", expected: "\(bytes) bytes", found: "\(digest.bytes) bytes")
    }
    if let sha256 = entry.manifest?.sha256, sha256 != digest.sha256 {
      throw fault("", expected: "SHA-256 \(sha256)", found: "SHA-256 \(digest.sha256)")
    }
    let manifest: PackManifest
    do {
      manifest = try PackManifest(json: file.data)
    } catch {
      throw error.of(pack: entry.pack.id)
    }
    try check(manifest.pack)
    try check(manifest.files)
    return (manifest, digest, file.stamp)
  }

  private func check(_ found: PackDescription) throws(PackError) {
    let promised = entry.pack
    try check("id", promised.id, found.id)
    try check("source", promised.source, found.source)
    try check("target", promised.target, found.target)
    try check("version", promised.version, found.version)
    try check("minimumEngineFormat", promised.minimumEngineFormat, found.minimumEngineFormat)
    try check("strategy", promised.strategy.rawValue, found.strategy.rawValue)
    try check("licence", promised.licence, found.licence)
    let names = Set(promised.quality.keys).union(found.quality.keys)
    for name in names.sorted() where promised.quality[name] != found.quality[name] {
      throw fault(
        "quality", expected: promised.quality[name].map { "\(name): \($0)" } ?? "no \(name)",
        found: found.quality[name].map { "\(name): \($0)" } ?? "no \(name)")
    }
  }

  private func check(_ found: [PackFile]) throws(PackError) {
    try check("files", entry.files.count, found.count)
    for (index, file) in found.enumerated() {
      let key = "files[\(index)]"
      guard let promised = entry.files.first(where: { $0.role == file.role }) else {
        let roles = entry.files.map(\.role.rawValue).joined(separator: ", ")
        throw fault("\(key).role", expected: "one of \(roles)", found: file.role.rawValue)
      }
      try check("\(key).path", promised.file.path, file.path)
      if let bytes = promised.file.bytes { try check("\(key).bytes", bytes, file.bytes) }
      if let sha256 = promised.file.sha256 { try check("\(key).sha256", sha256, file.sha256) }
    }
  }

  private func check<Value: Equatable>(
    _ key: String, _ promised: Value, _ found: Value
  ) throws(PackError) {
    guard promised != found else { return }
    throw fault(key, expected: "\(promised)", found: "\(found)")
  }

  private func fault(_ key: String, expected: String, found: String) -> PackError {
    PackError(
      .damaged, pack: entry.pack.id, file: PackManifest.fileName, key: key.isEmpty ? nil : key,
      expected: expected, found: found)
  }
}
