package import Foundation
import Synchronization

/// A pack whose folder is there but cannot be used.
package struct DamagedPack: Hashable, Sendable {
  /// The folder's name.
  package let id: String
  /// What the manifest says, where that much could be read.
  package let pack: PackDescription?
  /// What is wrong: file, expected, found.
  package let error: PackError
}

/// What the stores hold at one moment.
package struct StoreContents: Hashable, Sendable {
  /// The usable packs, in the order of the stores, then by id; each id once.
  package var installed: [OpenPack] = []
  /// The others.
  package var damaged: [DamagedPack] = []
  /// Stores that are there but cannot be searched. One that is not there is only empty.
  package var unreadable: [PackError] = []
}

/// The folders in which packs are installed, one folder a pack.
///
/// A pack is believed while its files are in the state in which they were last hashed, as its record
/// (`installed.json`) or this store remembers it. So reading takes a directory listing and a few `stat`s a
/// pack, and only the `stat`s while nothing changes; files without a record, or in another state, are hashed once.
/// Manifests are kept until they change.
/// The calls do file input and output: not for the cooperative pool.
package final class PackStore: Sendable {
  /// The stores, in the order they are searched: a usable pack in an earlier one hides its namesakes in
  /// later ones.
  package let directories: [URL]
  /// The store that packs are installed into; it need not exist yet. Nil where nothing names one.
  package let userStore: URL?

  private let manifests = Mutex<[URL: WrittenManifest]>([:])
  /// What hashing found, and in which state of the files.
  private let verdicts = Mutex<[URL: (state: PackFolder.State, result: Result<OpenPack, PackError>)]>([:])
  /// Held while files are hashed, so that two callers do not hash the same ones.
  private let hashing = Mutex<Void>(())
  private let isSwept = Atomic<Bool>(false)
  /// The last look, if it may be believed.
  private let snapshot = Mutex<StoreSnapshot?>(nil)

  /// A store over `directories`; they need not exist.
  ///
  /// - Parameter writesToFirst: Whether the first of them is the user's own; no other is written to.
  package init(directories: [URL], writesToFirst: Bool = true) {
    self.directories = directories
    userStore = writesToFirst ? directories.first : nil
  }

  /// Looks into every folder. A folder without a manifest is no pack, and no fault.
  ///
  /// The first call also sweeps away what dead processes have left in the user's store.
  package func contents() -> StoreContents {
    if let userStore, !isSwept.exchange(true, ordering: .relaxed) {
      StoreSweep(layout: StoreLayout(root: userStore)).run()
    }
    if let last = snapshot.withLock({ $0 }), last.isCurrent { return last.contents }
    var start = timespec()
    clock_gettime(CLOCK_REALTIME, &start)
    var folders: [URL] = []
    let contents = look(&folders)
    let new = StoreSnapshot(of: contents, in: directories, folders: folders, lookedAt: start)
    snapshot.withLock { $0 = new }
    return contents
  }

  /// Looks into every folder, and names those that may hold a pack.
  private func look(_ folders: inout [URL]) -> StoreContents {
    var contents = StoreContents()
    var seen: Set<String> = []
    for directory in directories {
      for id in names(in: directory, &contents) where PackName.isSafeID(id) {
        let folder = directory.appending(path: id, directoryHint: .isDirectory)
        folders.append(folder)
        guard !seen.contains(id) else { continue }
        do {
          contents.installed.append(try pack(in: folder, id: id))
          seen.insert(id)
        } catch {
          guard error.code != .notFound else { continue }
          let description = manifests.withLock { $0[folder]?.manifest.pack }
          contents.damaged.append(DamagedPack(id: id, pack: description, error: error))
        }
      }
    }
    return contents
  }

  /// The first folder that holds a pack `id`, usable or not; nil when there is none.
  func folder(of id: String) -> URL? {
    guard PackName.isSafeID(id) else { return nil }
    return directories.map { $0.appending(path: id, directoryHint: .isDirectory) }
      .first { access($0.appending(path: PackManifest.fileName).path, F_OK) == 0 }
  }

  /// Where `pack` came from; nil for one that was imported or copied.
  package func source(of pack: OpenPack) -> PackSource? { InstalledRecord(in: pack.folder)?.source }

  /// The usable pack `id`, from the first store that has one; nil when there is none.
  func installed(_ id: String) -> OpenPack? {
    guard PackName.isSafeID(id) else { return nil }
    for directory in directories {
      let folder = directory.appending(path: id, directoryHint: .isDirectory)
      if let pack = try? pack(in: folder, id: id) { return pack }
    }
    return nil
  }

  /// The pack `id` in `folder`, whose files are what they should be: as remembered, as recorded, or hashed
  /// now.
  ///
  /// - Throws: `PackError` `notFound` without a manifest, `damaged`, or `newerFormat`.
  func pack(in folder: URL, id: String) throws(PackError) -> OpenPack {
    do {
      return try lookInto(folder, id: id)
    } catch {
      // Half of it may be of a folder that has been exchanged for another one meanwhile.
      let manifest = folder.appending(path: PackManifest.fileName, directoryHint: .notDirectory)
      guard error.code == .damaged, let stamp = try? FileStamp(of: manifest),
        stamp != manifests.withLock({ $0[folder]?.stamp })
      else { throw error }
      return try lookInto(folder, id: id)
    }
  }

  private func lookInto(_ folder: URL, id: String) throws(PackError) -> OpenPack {
    let found = try read(folder, id: id)
    if let known = verdict(on: found) { return try known.get() }
    let record = InstalledRecord(in: folder)
    if let record, found.isAsRecorded(record) {
      remember(.success(found.pack), of: found)
      return found.pack
    }
    return try hashing.withLock { (_) throws(PackError) -> OpenPack in
      // Another caller may have done it meanwhile.
      if let known = verdict(on: found) { return try known.get() }
      return try hash(found, since: record, isCancelled: { false }, progress: { _ in })
    }
  }

  /// Hashes the pack `id` in `folder`, whatever is remembered or recorded of it.
  ///
  /// - Throws: As `pack(in:id:)`, or `cancelled`.
  func verify(
    _ folder: URL, id: String, isCancelled: () -> Bool, progress: (_ done: Int64, _ total: Int64) -> Void
  ) throws(PackError) {
    let found = try read(folder, id: id)
    let total = found.written.manifest.totalBytes
    progress(0, total)
    _ = try hash(found, since: InstalledRecord(in: folder), isCancelled: isCancelled) { progress($0, total) }
  }

  private func hash(
    _ found: PackFolder, since record: InstalledRecord?, isCancelled: () -> Bool, progress: (Int64) -> Void
  ) throws(PackError) -> OpenPack {
    let isOurs = userStore.map { found.url.deletingLastPathComponent().path == $0.path } ?? false
    switch try found.hashed(since: record, isCancelled: isCancelled, progress: progress) {
    case .success(let new):
      remember(.success(found.pack), of: found)
      if isOurs, new != record { new.replace(in: found.url) }
      return found.pack
    case .failure(let fault):
      remember(.failure(fault), of: found)
      // Sizes and times alone would still pass for the next process.
      if isOurs, let record, let file = fault.file, found.isAsRecorded(record) {
        record.forgetting(file).replace(in: found.url)
      }
      throw fault
    }
  }

  /// What is in `folder`, by its manifest and the sizes of its files.
  private func read(_ folder: URL, id: String) throws(PackError) -> PackFolder {
    do {
      return try PackFolder(folder, written: manifest(in: folder, id: id))
    } catch {
      throw error.of(pack: id)
    }
  }

  private func manifest(in folder: URL, id: String) throws(PackError) -> WrittenManifest {
    let stamp: FileStamp
    do {
      stamp = try FileStamp(of: folder.appending(path: PackManifest.fileName, directoryHint: .notDirectory))
      if let known = manifests.withLock({ $0[folder] }), known.stamp == stamp { return known }
      let written = try WrittenManifest(in: folder, id: id)
      manifests.withLock { $0[folder] = written }
      return written
    } catch {
      manifests.withLock { $0[folder] = nil }
      throw error
    }
  }

  /// What hashing found in this state of the files; nil where they have not been hashed in it.
  private func verdict(on found: PackFolder) -> Result<OpenPack, PackError>? {
    verdicts.withLock { $0[found.url] }.flatMap { $0.state == found.state ? $0.result : nil }
  }

  private func remember(_ result: Result<OpenPack, PackError>, of found: PackFolder) {
    verdicts.withLock { $0[found.url] = (found.state, result) }
  }

  /// What lies in a store, sorted; notes one that is there but cannot be listed.
  private func names(in directory: URL, _ contents: inout StoreContents) -> [String] {
    do {
      return try FileManager.default.contentsOfDirectory(atPath: directory.path).sorted()
    } catch {
      var isFolder: ObjCBool = false
      guard FileManager.default.fileExists(atPath: directory.path, isDirectory: &isFolder) else { return [] }
      contents.unreadable.append(
        PackError(
          .notFound, file: directory.path, expected: "a folder that can be listed",
          found: isFolder.boolValue ? "one that cannot" : "a file"))
      return []
    }
  }
}
