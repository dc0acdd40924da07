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
/// Reading them takes a directory listing and a few `stat`s a pack; manifests are kept until they change.
/// The calls do file input and output: not for the cooperative pool.
package final class PackStore: Sendable {
  /// The stores, in the order they are searched: a usable pack in an earlier one hides its namesakes in
  /// later ones.
  package let directories: [URL]
  private let manifests = Mutex<[URL: (stamp: FileStamp, manifest: PackManifest)]>([:])

  /// A store over `directories`; they need not exist.
  package init(directories: [URL]) { self.directories = directories }

  /// Looks into every folder. A folder without a manifest is no pack, and no fault.
  package func contents() -> StoreContents {
    var contents = StoreContents()
    var seen: Set<String> = []
    for directory in directories {
      for id in names(in: directory, &contents) where PackName.isSafeID(id) && !seen.contains(id) {
        let folder = directory.appending(path: id, directoryHint: .isDirectory)
        if inspect(folder, id: id, into: &contents) { seen.insert(id) }
      }
    }
    return contents
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

  /// Adds the pack in `folder`, if there is one, to `contents`; true when it can be used.
  private func inspect(_ folder: URL, id: String, into contents: inout StoreContents) -> Bool {
    let manifest: PackManifest
    do {
      manifest = try self.manifest(in: folder, id: id)
    } catch {
      guard error.code != .notFound else { return false }
      var fault = error
      fault.pack = id
      contents.damaged.append(DamagedPack(id: id, pack: nil, error: fault))
      return false
    }
    do {
      contents.installed.append(try OpenPack(manifest: manifest, folder: folder))
      return true
    } catch {
      contents.damaged.append(DamagedPack(id: id, pack: manifest.pack, error: error))
      return false
    }
  }

  private func manifest(in folder: URL, id: String) throws(PackError) -> PackManifest {
    let url = folder.appending(path: PackManifest.fileName, directoryHint: .notDirectory)
    let stamp = try FileStamp(of: url)
    if let known = manifests.withLock({ $0[url] }), known.stamp == stamp { return known.manifest }
    let file = try SmallFile(url, largestBytes: PackManifest.largestBytes)
    let manifest = try PackManifest(json: file.data)
    guard manifest.pack.id == id else {
      throw PackError(
        .damaged, file: PackManifest.fileName, key: "id", expected: id, found: manifest.pack.id)
    }
    manifests.withLock { $0[url] = (file.stamp, manifest) }
    return manifest
  }
}
