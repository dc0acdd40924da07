package import Foundation

/// How a file is packed for the way.
package enum CatalogCompression: String, Hashable, Sendable, CaseIterable, Codable {
  /// gzip (RFC 1952).
  case gzip = "gz"
  /// Zstandard (RFC 8878).
  case zstandard = "zst"
}

/// What can be checked of a pack when it has come.
package enum PackCheck: String, Hashable, Sendable, CaseIterable, Codable {
  /// Every byte.
  case sha256
  /// Only the sizes.
  case size
  /// Nothing.
  case none
}

/// What is known of a file before it is there. Only a foreign catalog may leave anything out.
package struct ExpectedFile: Hashable, Sendable {
  /// Its plain name.
  package let path: String
  /// Its size in bytes, at least 1.
  package let bytes: Int64?
  /// Its SHA-256, 64 lower-case hexadecimal digits.
  package let sha256: String?

  /// A file from its parts.
  package init(path: String, bytes: Int64?, sha256: String?) {
    self.path = path
    self.bytes = bytes
    self.sha256 = sha256
  }
}

/// One file of a pack, as a catalog lists it.
package struct CatalogFile: Hashable, Sendable {
  /// What the file is for. Each role occurs once in a pack.
  package let role: PackFileRole
  /// The file as it lies in the pack's folder.
  package let file: ExpectedFile
  /// The file that is transferred in its place, named `path.gz` or `path.zst`, where it is compressed.
  package let compressed: (format: CatalogCompression, file: ExpectedFile)?

  /// The file that is transferred.
  package var transferred: ExpectedFile { compressed?.file ?? file }

  package static func == (left: CatalogFile, right: CatalogFile) -> Bool {
    left.role == right.role && left.file == right.file && left.compressed?.format == right.compressed?.format
      && left.compressed?.file == right.compressed?.file
  }

  /// Hashes what `==` compares.
  package func hash(into hasher: inout Hasher) {
    hasher.combine(role)
    hasher.combine(file)
    hasher.combine(compressed?.file)
  }
}

/// Where a catalog was read.
package struct CatalogOrigin: Hashable, Sendable {
  /// The address of the catalog's file: `file:` or http(s).
  package let url: URL
  /// Whether it is a foreign one, which need not be signed nor know every size and hash.
  package var isForeign: Bool
  /// Where a foreign one's relative addresses begin, as its server says; nil for the catalog's own folder.
  package var filesBase: URL?

  /// An origin from its parts.
  package init(url: URL, isForeign: Bool, filesBase: URL? = nil) {
    self.url = url
    self.isForeign = isForeign
    self.filesBase = filesBase
  }

  /// The catalog's path, or its address without user name, password and query, for lists and errors.
  package var name: String {
    if url.isFileURL { return url.path }
    var parts = URLComponents(url: url, resolvingAgainstBaseURL: true)
    parts?.user = nil
    parts?.password = nil
    parts?.query = nil
    parts?.fragment = nil
    return parts?.string ?? url.host() ?? ""
  }
}

/// What a catalog says about one pack.
package struct CatalogEntry: Hashable, Sendable {
  /// What the pack is.
  package let pack: PackDescription
  /// The files of its folder but for the manifest.
  package let files: [CatalogFile]
  /// The manifest, `manifest.json`; nil where none is published and one is made from this entry.
  package let manifest: ExpectedFile?
  /// The one archive that holds the whole folder, where it is not transferred file by file.
  package let archive: ExpectedFile?
  /// Whether the archive holds another program's pack: what is in it is then not known beforehand.
  package let isImported: Bool
  /// Where files are that do not lie in the pack's folder, by the names under which they are transferred.
  package let addresses: [String: [URL]]
  /// Places from which the pack's folder can be had, absolute or relative to the catalog.
  package let mirrors: [String]
  /// The catalog that the entry is from; nil while it is being decoded.
  package internal(set) var origin: CatalogOrigin?

  /// What the files take when they are installed, in bytes; files of unknown size count nothing.
  package var installedBytes: Int64 {
    files.reduce(manifest?.bytes ?? 0) { $0 + ($1.file.bytes ?? 0) }
  }

  /// What is to be transferred, in bytes; files of unknown size count nothing.
  package var downloadBytes: Int64 { transferred.reduce(0) { $0 + ($1.bytes ?? 0) } }

  /// The files to transfer.
  package var transferred: [ExpectedFile] {
    archive.map { [$0] } ?? ([manifest].compactMap { $0 } + files.map(\.transferred))
  }

  /// What can be checked of the pack when it has come: the least of its files. Of a compressed one it is enough
  /// to know what must be unpacked from it.
  package var check: PackCheck {
    let plain = Dictionary(files.map { ($0.transferred.path, $0.file) }, uniquingKeysWith: { $1 })
    func isKnown<Value>(_ value: (ExpectedFile) -> Value?) -> Bool {
      transferred.allSatisfy { value($0) != nil || plain[$0.path].flatMap(value) != nil }
    }
    if isKnown(\.sha256) { return .sha256 }
    return isKnown(\.bytes) ? .size : .none
  }

  /// What is kept of where the pack came from when it is installed.
  var source: PackSource? {
    origin.map { PackSource(catalog: $0.name, isForeign: $0.isForeign, check: check) }
  }

  /// The addresses of the file that is transferred as `name`, in the order in which they are to be tried.
  package func sources(of name: String) -> [URL] {
    addresses[name] ?? sources.map { $0.appending(path: name, directoryHint: .notDirectory) }
  }

  /// The folders to try, in order: a local catalog's own folder first, a remote one's last. A remote catalog
  /// cannot name a local folder.
  package var sources: [URL] {
    guard let base = origin?.url else { return [] }
    let own = URL(string: "\(pack.id)/", relativeTo: base)?.absoluteURL
    let named = mirrors.compactMap { mirror -> URL? in
      let folder = mirror.hasSuffix("/") ? mirror : mirror + "/"
      guard let url = URL(string: folder, relativeTo: base)?.absoluteURL,
        let scheme = url.scheme?.lowercased()
      else { return nil }
      return ["http", "https"].contains(scheme) || (base.isFileURL && scheme == "file") ? url : nil
    }
    let all = base.isFileURL ? [own].compactMap { $0 } + named : named + [own].compactMap { $0 }
    var seen: Set<URL> = []
    return all.filter { seen.insert($0).inserted }
  }
}
