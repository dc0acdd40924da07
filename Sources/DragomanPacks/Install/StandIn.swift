package import Foundation

// Stands in for the transfer and the archives until they are here.

package enum NetworkPolicy: Hashable, Sendable { case never, unmetered, any }

package struct TransferOptions: Sendable {
  package var network: NetworkPolicy = .any
  package init() {}
}

package struct Fetcher: Sendable {
  package init(options: TransferOptions) {}
  package func fetch(
    _ file: ExpectedFile, from sources: [URL], to destination: URL, largestBytes: Int64,
    isCancelled: @Sendable () -> Bool, progress: @Sendable (Int64) -> Void
  ) throws(PackError) -> FileDigest {
    if let digest = try? FileDigest(of: destination), digest.sha256 == file.sha256 { return digest }
    var last = PackError(.notFound, file: file.path)
    for source in sources {
      if isCancelled() { throw PackError(.cancelled) }
      guard let data = try? Data(contentsOf: source) else { continue }
      try FileWriting.write(data, to: destination)
      progress(Int64(data.count))
      let digest = try FileDigest(of: destination)
      if digest.sha256 == file.sha256 ?? digest.sha256, digest.bytes == file.bytes ?? digest.bytes {
        return digest
      }
      FileWriting.remove(destination)
      last = PackError(.damaged, file: file.path, expected: file.sha256, found: digest.sha256)
    }
    throw last
  }
}

extension PackArchive {
  static func write(_ folder: URL, named id: String, to archive: URL) throws(PackError) {
    throw PackError(.unsupportedModel)
  }
}

package enum PackImport {
  package struct Options {
    package var source: String?, target: String?, id: String?, version: String?
    package init() {}
  }
  static func stage(
    _ url: URL, options: Options, into folder: URL, scratch: URL, isCancelled: () -> Bool
  ) throws(PackError) -> PackManifest {
    for name in FileWriting.names(in: url) {
      do {
        try FileManager.default.copyItem(at: url.appending(path: name), to: folder.appending(path: name))
      } catch { throw PackError(.damaged) }
    }
    return try PackManifest(
      json: SmallFile(folder.appending(path: "manifest.json"), largestBytes: 1 << 20).data)
  }
}
