import Foundation

/// Packs that do not come from a catalog: a folder or an archive that the user has.
package enum PackImport {
  /// What the user says about a pack that says too little about itself.
  package struct Options: Hashable, Sendable {
    /// The language it translates from, BCP-47.
    package var source: String?
    /// The language it translates to, BCP-47.
    package var target: String?
    /// The id it gets.
    package var id: String?
    /// The version it gets.
    package var version: String?
    /// Whether float weights stay as they are; else they become int8.
    package var keepsFloat = false
    /// The position signal of a model that leaves it open.
    package var positions: PackPositions?

    /// Options; what is nil is found out.
    package init(source: String? = nil, target: String? = nil, id: String? = nil, version: String? = nil) {
      self.source = source
      self.target = target
      self.id = id
      self.version = version
    }
  }

  /// Puts what is at `url` into `folder` as a pack with a manifest.
  ///
  /// - Parameters:
  ///   - url: A folder or an archive (`PackArchive.unpack`), in one of two layouts. Ours: `manifest.json` and the
  ///     files it lists, which are compared with it. Another program's: `ForeignFormat`.
  ///   - options: For the second layout. What a manifest of ours says may not be contradicted.
  ///   - folder: An empty folder; after an error it may hold a part of the pack.
  ///   - scratch: A folder on the same file system, for what an archive holds; left as it was.
  ///   - adapt: Makes the files of another program's model ready.
  ///   - isCancelled: Asked between blocks; true ends the work.
  /// - Returns: The manifest that `folder` now has, and what `adapt` says of the weights.
  /// - Throws: `PackError` `notFound` for a missing file, or for languages that nothing tells; `damaged`;
  ///   `unsupportedModel` for a format of others; `newerFormat`, `noSpace`, `readOnly`, `cancelled`.
  static func stage(
    _ url: URL, options: Options, into folder: URL, scratch: URL, adapt: ModelAdapter, isCancelled: () -> Bool
  ) throws(PackError) -> (manifest: PackManifest, weights: ImportedWeights) {
    var status = stat()
    guard stat(url.path, &status) == 0 else {
      throw PackError(.notFound, file: url.path, expected: "a folder or an archive", found: "none")
    }
    if status.st_mode & S_IFMT == S_IFDIR {
      return try stage(
        FolderListing(url, name: url.lastPathComponent, isOurs: false), options,
        FileCopying(folder: OpenFolder(folder), largestBytes: UnpackingLimit.largestBytes), folder, adapt,
        isCancelled)
    }
    let unpacked = scratch.appending(path: "unpacked-\(UUID().uuidString)", directoryHint: .isDirectory)
    guard mkdir(unpacked.path, mode_t(0o755)) == 0 else { throw PackError.writing(errno, url: unpacked) }
    defer { try? FileManager.default.removeItem(at: unpacked) }
    let isArgos = try ArgosPackage.isOne(archive: url, isCancelled)
    try PackArchive.unpack(
      url, into: unpacked, allowed: nil, placement: isArgos ? ArgosPackage.placed : nil,
      isCancelled: isCancelled)
    let limit = UnpackingLimit(packedBytes: Int64(status.st_size))
    return try stage(
      FolderListing(unpacked, name: url.lastPathComponent, isOurs: true), options,
      FileCopying(folder: OpenFolder(folder), largestBytes: limit.bytes), folder, adapt, isCancelled)
  }

  private static func stage(
    _ listing: FolderListing, _ options: Options, _ copying: FileCopying, _ folder: URL,
    _ adapt: ModelAdapter, _ isCancelled: () -> Bool
  ) throws(PackError) -> (manifest: PackManifest, weights: ImportedWeights) {
    if let manifest = listing.plain(PackManifest.fileName) {
      return (try stageOwn(manifest, listing, options, copying, isCancelled), .kept)
    }
    let found = try ForeignFormat.model(in: listing)
    let facts = try PackFacts(listing, model: found, options: options)
    // Only a list of tokens can have targets to choose from.
    try facts.checkTarget(hasTargets: found.files.contains { [.tokens, .sourceTokens].contains($0.role) })
    var digests: [String: FileDigest] = [:]
    for (_, source) in found.files {
      let digest = try copying.copy(source, bytes: nil, isCancelled)
      try PackFile.check(bytes: digest.bytes, of: source.name)
      digests[source.name] = digest
    }
    try PackFile.check(found.files.map { ($0.role, $0.file.name) })
    let model = ForeignModel(found, in: folder, facts: facts, options: options)
    let adapted = try adapt.adapted(model, isCancelled)
    try facts.checkTarget(hasTargets: adapted.targetToken != nil)
    var files: [PackFile] = []
    for (role, name) in adapted.files {
      let digest = try model.digest(of: name, known: digests, isCancelled)
      try PackFile.check(bytes: digest.bytes, of: name)
      files.append(PackFile(role: role, path: name, bytes: digest.bytes, sha256: digest.sha256))
    }
    try PackFile.check(files.map { ($0.role, $0.path) })
    let manifest = PackManifest(
      try facts.description(isPlain: adapted.isPlain), files: files, conduct: facts.conduct,
      engine: adapted.engine, positions: adapted.positions, targetToken: adapted.targetToken)
    try copying.write(try manifest.json(), to: PackManifest.fileName)
    return (manifest, adapted.weights)
  }

  /// Copies a pack that has a manifest, byte for byte, and compares it with that.
  private static func stageOwn(
    _ url: URL, _ listing: FolderListing, _ options: Options, _ copying: FileCopying,
    _ isCancelled: () -> Bool
  ) throws(PackError) -> PackManifest {
    let data = try SmallFile(url, largestBytes: PackManifest.largestBytes).data
    let manifest = try PackManifest(json: data)
    let pack = manifest.pack
    let said = [
      ("--id", options.id, pack.id), ("--from", options.source, pack.source),
      ("--to", options.target, pack.target), ("--version", options.version, pack.version.description),
    ]
    for case (let option, let wanted?, let written) in said where wanted != written {
      throw PackError(
        .damaged, pack: pack.id, file: PackManifest.fileName, key: option,
        expected: "\(written), as the pack says", found: ShownName.text(of: wanted.utf8))
    }
    for file in manifest.files {
      guard let source = listing[file.path] else {
        throw PackError(
          .damaged, pack: pack.id, file: file.path, expected: "\(file.bytes) bytes", found: "no file")
      }
      try file.check(try copying.copy(source, bytes: file.bytes, isCancelled), pack: pack.id)
    }
    try copying.write(data, to: PackManifest.fileName)
    return manifest
  }
}

extension PackFile {
  /// Checks the size of a file that nobody has listed yet.
  fileprivate static func check(bytes: Int64, of name: String) throws(PackError) {
    guard (1...largestBytes).contains(bytes) else {
      throw PackError(.damaged, file: name, expected: "1 to \(largestBytes) bytes", found: "\(bytes) bytes")
    }
  }
}
