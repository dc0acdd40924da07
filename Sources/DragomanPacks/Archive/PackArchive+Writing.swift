import Foundation

extension PackArchive {
  /// The suffixes of archives, and how each is packed.
  private static let suffixes: [(suffix: String, packing: Packing)] = [
    (".tar", .plain), (".tar.gz", .gzip), (".tgz", .gzip), (".tar.zst", .zstandard), (".tar.xz", .xz),
    (".zip", .zip),
  ]
  /// Suffixes of files that somebody who names one does not mean as a folder.
  private static let otherSuffixes = [".gz", ".zst", ".xz", ".bz2", ".7z", ".rar", ".tzst", ".txz", ".tbz2"]

  /// Writes the pack in `folder` out: its manifest and the files that it lists, each compared with its hash on
  /// the way, under one folder named `id`. The same pack gives the same bytes, whenever and wherever.
  ///
  /// - Parameters:
  ///   - folder: A pack's folder.
  ///   - id: The pack's id.
  ///   - archive: A file name that ends in `.tar`, `.tar.gz`, `.tgz`, `.tar.zst`, `.tar.xz` or `.zip`, which takes
  ///     the place of a file of that name when it is whole. Any other name is that of a new folder, which gets
  ///     the files themselves; one that is there must be empty.
  /// - Throws: `PackError` `damaged` for a pack that is not whole; `notFound`, `readOnly`, `noSpace`.
  static func write(_ folder: URL, named id: String, to archive: URL) throws(PackError) {
    let manifestURL = folder.appending(path: PackManifest.fileName, directoryHint: .notDirectory)
    let manifestFile = try SmallFile(manifestURL, largestBytes: PackManifest.largestBytes)
    let manifest = try PackManifest(json: manifestFile.data)
    let pack = WholePack(folder: folder, manifest: manifest, manifestBytes: manifestFile.data)
    let name = archive.lastPathComponent
    let parent = try OpenFolder(archive.deletingLastPathComponent(), followsLink: true)
    let partial = PartialExport.name(for: name)
    PartialExport.removeOld(in: parent.url)
    let matching = suffixes.filter { name.lowercased().hasSuffix($0.suffix) }
    if let packing = matching.max(by: { $0.suffix.count < $1.suffix.count })?.packing {
      do throws(PackError) {
        let file = try parent.create(partial, bytesNeeded: pack.bytes)
        try pack.write(to: ArchiveWriter(file, packing: packing, bytesNeeded: pack.bytes), under: id)
        try file.sync()
        try parent.move(partial, to: name)
      } catch {
        parent.remove(partial)
        throw error
      }
    } else if let suffix = otherSuffixes.first(where: name.lowercased().hasSuffix) {
      throw PackError(
        .notFound, file: name, key: "FILE",
        expected: suffixes.map(\.suffix).joined(separator: ", ") + " or a folder",
        found: suffix)
    } else {
      try PartialExport.makeFolder(archive) { place throws(PackError) in try pack.write(to: place) }
    }
  }
}

/// What is written beside an archive or a folder until it is whole: `.NAME.UUID.partial`.
enum PartialExport {
  /// A process that was killed is not at it any more after so long.
  static let keptSeconds = 24 * 3600

  private static let suffix = ".partial"

  /// A name that nothing has yet.
  static func name(for target: String) -> String { ".\(target.prefix(100)).\(UUID().uuidString)\(suffix)" }

  /// Makes the new folder `url`, or fills an empty one, in one step: `write` fills it before it gets its name.
  static func makeFolder(
    _ url: URL, _ write: (OpenFolder) throws(PackError) -> Void
  ) throws(PackError) {
    let parent = try OpenFolder(url.deletingLastPathComponent(), followsLink: true)
    removeOld(in: parent.url)
    let partial = name(for: url.lastPathComponent)
    do throws(PackError) {
      try write(try parent.createFolder(partial))
      try parent.move(partial, to: url.lastPathComponent)
    } catch {
      try? FileManager.default.removeItem(at: parent.url.appending(path: partial))
      throw error
    }
  }

  /// Removes from `folder` what processes that died have left there.
  static func removeOld(in folder: URL) {
    let bound = Int64(time(nil)) - Int64(keptSeconds)
    for name in FileWriting.names(in: folder) where isOne(name) {
      let url = folder.appending(path: name)
      var status = stat()
      guard lstat(url.path, &status) == 0, Int64(status.st_mtim.tv_sec) < bound else { continue }
      FileWriting.remove(url)
    }
  }

  private static func isOne(_ name: String) -> Bool {
    guard name.hasPrefix("."), name.hasSuffix(suffix) else { return false }
    let parts = name.dropLast(suffix.count).split(separator: ".")
    return parts.count > 1 && parts.last.flatMap { UUID(uuidString: String($0)) } != nil
  }
}

/// A pack's manifest and files, on their way out.
private struct WholePack {
  /// One file: the manifest, or one that it lists.
  private enum Member {
    case manifest(Data)
    case listed(PackFile)

    var name: String {
      switch self {
      case .manifest: PackManifest.fileName
      case .listed(let file): file.path
      }
    }

    var bytes: Int64 {
      switch self {
      case .manifest(let data): Int64(data.count)
      case .listed(let file): file.bytes
      }
    }
  }

  private let folder: URL
  private let id: String
  private let members: [Member]

  /// The pack in `folder`, whose files have not been looked at yet.
  init(folder: URL, manifest: PackManifest, manifestBytes: Data) {
    self.folder = folder
    id = manifest.pack.id
    members = ([.manifest(manifestBytes)] + manifest.files.map(Member.listed)).sorted { $0.name < $1.name }
  }

  /// What it takes, in bytes.
  var bytes: Int64 { members.reduce(0) { $0 + $1.bytes } }

  /// Puts all files into an archive, in the order of their names.
  func write(to archive: ArchiveWriter, under top: String) throws(PackError) {
    for member in members {
      try archive.begin("\(top)/\(member.name)", bytes: member.bytes)
      try copy(member) { block throws(PackError) in try archive.write(block) }
    }
    try archive.finish()
  }

  /// Puts all files into a new folder.
  func write(to place: OpenFolder) throws(PackError) {
    for member in members {
      let file = try place.create(member.name, bytesNeeded: bytes)
      try copy(member) { block throws(PackError) in try file.write(block) }
      try file.sync()
    }
  }

  /// Hands a file's bytes to `write`.
  private func copy(
    _ member: Member, _ write: (UnsafeRawBufferPointer) throws(PackError) -> Void
  ) throws(PackError) {
    switch member {
    case .manifest(let data):
      try data.withBytes(write)
    case .listed(let file):
      try file.copy(from: folder, pack: id, to: write)
    }
  }
}

extension PackFile {
  /// Hands the file's bytes to `write`: never more than the manifest says, and at the end exactly what it says.
  ///
  /// - Parameters:
  ///   - folder: The pack's.
  ///   - pack: The pack's id, for the error.
  func copy(
    from folder: URL, pack: String, to write: (UnsafeRawBufferPointer) throws(PackError) -> Void
  ) throws(PackError) {
    let source = try OpenFile(reading: folder.appending(path: path, directoryHint: .notDirectory))
    var hash = SHA256()
    var count: Int64 = 0
    try source.forEachBlock(isCancelled: { false }) { block throws(PackError) in
      hash.update(block)
      count += Int64(block.count)
      if count <= bytes { try write(block) }
    }
    try check(FileDigest(bytes: count, sha256: hash.hexadecimal), pack: pack)
  }
}
