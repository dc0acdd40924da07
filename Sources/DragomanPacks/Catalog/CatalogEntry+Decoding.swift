import Foundation

// As for manifests: whatever these initialisers accept is safe to use as it is.

extension CodingUserInfoKey {
  /// Set to true while a foreign catalog is decoded: sizes and hashes may be missing.
  static let isForeignCatalog = CodingUserInfoKey(rawValue: "isForeignCatalog")
}

extension Decoder {
  fileprivate var isForeign: Bool {
    CodingUserInfoKey.isForeignCatalog.flatMap { userInfo[$0] as? Bool } ?? false
  }
}

/// Size and hash of a file, as JSON has them.
private struct WrittenDigest: Decodable {
  let bytes: Int64?
  let sha256: String?

  init(from decoder: any Decoder) throws {
    let values = try decoder.container(keyedBy: PackKey.self)
    if decoder.isForeign {
      bytes = try values.readIfPresent(Int64.self, .bytes)
      sha256 = try values.readIfPresent(String.self, .sha256)
    } else {
      bytes = try values.read(Int64.self, .bytes)
      sha256 = try values.read(String.self, .sha256)
    }
    try PackFile.check(bytes: bytes, sha256: sha256, at: decoder.codingPath)
  }

  func file(_ path: String) -> ExpectedFile { ExpectedFile(path: path, bytes: bytes, sha256: sha256) }
}

extension CatalogFile: Decodable {
  package init(from decoder: any Decoder) throws {
    let values = try decoder.container(keyedBy: PackKey.self)
    role = try values.read(PackFileRole.self, .role)
    let path = try values.read(String.self, .path)
    // Whether the path is a safe one is checked with the others, which it must not repeat.
    file = try WrittenDigest(from: decoder).file(path)
    guard let digest = try values.readIfPresent(WrittenDigest.self, .compression) else {
      compressed = nil
      return
    }
    let format = try values.nestedContainer(keyedBy: PackKey.self, forKey: .compression)
      .read(CatalogCompression.self, .format)
    compressed = (format, digest.file("\(path).\(format.rawValue)"))
  }
}

extension CatalogEntry: Decodable {
  package init(from decoder: any Decoder) throws {
    // First of all: what a later format means by the other keys is not known here.
    pack = try PackDescription(from: decoder)
    let values = try decoder.container(keyedBy: PackKey.self)
    files = try values.read([CatalogFile].self, .files)
    try PackFile.check(files.map { ($0.role, $0.file.path) })
    manifest = try values.readIfPresent(WrittenDigest.self, .manifest)?.file(PackManifest.fileName)
    if let bytes = manifest?.bytes, bytes > PackManifest.largestBytes {
      throw PackError(
        .damaged, key: "manifest.bytes", expected: "at most \(PackManifest.largestBytes)", found: "\(bytes)")
    }
    mirrors = try values.readIfPresent([String].self, .mirrors) ?? []
    origin = nil
    isImported = false
    addresses = [:]
    guard let digest = try values.readIfPresent(WrittenDigest.self, .archive) else {
      archive = nil
      return
    }
    let path = try values.nestedContainer(keyedBy: PackKey.self, forKey: .archive)
      .read(String.self, .path)
    guard PackName.isSafeFile(path) else {
      throw PackError(.damaged, key: "archive.path", expected: "a plain file name", found: "another path")
    }
    archive = digest.file(path)
  }
}
