package import Foundation

/// An installed pack in the form the engine opens: what the manifest says, and where each file is.
package struct OpenPack: Hashable, Sendable {
  /// The pack's manifest.
  package let manifest: PackManifest
  /// The pack's folder.
  package let folder: URL
  /// The files by what they are for: a model, one or two vocabularies, perhaps a shortlist.
  package let urls: [PackFileRole: URL]
  /// Tells this state of the files from any other.
  package let stamps: [PackFileRole: FileStamp]

  /// The pack in `folder`, whose files are there and have the manifest's sizes.
  ///
  /// - Throws: `PackError` `damaged` with the file, the size expected and what was found.
  package init(manifest: PackManifest, folder: URL) throws(PackError) {
    var urls: [PackFileRole: URL] = [:]
    var stamps: [PackFileRole: FileStamp] = [:]
    for file in manifest.files {
      let url = folder.appending(path: file.path, directoryHint: .notDirectory)
      let stamp: FileStamp
      do {
        stamp = try FileStamp(of: url)
      } catch {
        throw PackError(
          .damaged, pack: manifest.pack.id, file: file.path, expected: "\(file.bytes) bytes",
          found: error.code == .notFound ? "no file" : error.found)
      }
      guard stamp.bytes == file.bytes else {
        throw PackError(
          .damaged, pack: manifest.pack.id, file: file.path, expected: "\(file.bytes) bytes",
          found: "\(stamp.bytes) bytes")
      }
      urls[file.role] = url
      stamps[file.role] = stamp
    }
    self.init(manifest: manifest, folder: folder, urls: urls, stamps: stamps)
  }

  private init(
    manifest: PackManifest, folder: URL, urls: [PackFileRole: URL], stamps: [PackFileRole: FileStamp]
  ) {
    self.manifest = manifest
    self.folder = folder
    self.urls = urls
    self.stamps = stamps
  }

  /// The same pack with other weights, which the manifest does not know.
  ///
  /// - Throws: `PackError` where there is no such file.
  package func withModel(at url: URL) throws(PackError) -> OpenPack {
    var urls = urls
    var stamps = stamps
    urls[.model] = url
    stamps[.model] = try FileStamp(of: url)
    return OpenPack(manifest: manifest, folder: folder, urls: urls, stamps: stamps)
  }
}
