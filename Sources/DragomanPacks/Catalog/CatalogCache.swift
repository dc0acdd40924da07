package import Foundation

/// The copies that are kept of catalogs from the network.
///
/// Each has a folder, named by the SHA-256 of its address: `state.json`, and in the folder which that names
/// `catalog.json` and `catalog.json.sig`. Writing `state.json` is the last step, in one rename, so a catalog
/// never meets another one's signature, whatever ends the process.
package struct CatalogCache: Hashable, Sendable {
  /// Where the catalogs' folders are. It need not exist.
  package let folder: URL

  /// The cache in `folder`.
  package init(folder: URL) { self.folder = folder }

  /// The user's own: `$XDG_CACHE_HOME/dragoman/catalogs`, else `$HOME/.cache/dragoman/catalogs`. Nil where
  /// neither variable has an absolute path: then nothing is kept.
  package init?(environment: [String: String]) {
    if let cache = environment["XDG_CACHE_HOME"], cache.hasPrefix("/") {
      folder = URL(filePath: cache, directoryHint: .isDirectory).appending(path: "dragoman/catalogs")
    } else if let home = environment["HOME"], home.hasPrefix("/") {
      folder = URL(filePath: home, directoryHint: .isDirectory).appending(path: ".cache/dragoman/catalogs")
    } else {
      return nil
    }
  }

  /// What is known of a copy beside its bytes: `state.json`.
  struct State: Hashable, Codable {
    /// The catalog's address, for people: without user name, password and query.
    var url: String
    /// The server's tag (`ETag`) for these bytes.
    var tag: String?
    /// When the server last said that this is its catalog, in seconds since 1970.
    var fetched: Int64
    /// The folder with the bytes: the first 16 digits of their SHA-256.
    var copy: String
    /// Where a foreign catalog's relative addresses begin, where its server said so.
    var filesBase: URL?
  }

  /// A copy as it is kept. Nothing in it has been checked.
  struct Copy: Hashable {
    var state: State
    var catalog: Data
    /// Nil for a foreign catalog.
    var signatures: Data?

    /// The same with the name of its folder.
    var named: Copy {
      var copy = self
      copy.state.copy = String(SHA256.hexadecimal(of: catalog + (signatures ?? Data())).prefix(16))
      return copy
    }
  }

  private static let stateName = "state.json"
  private static let signaturesName = Catalog.fileName + CatalogSignature.suffix
  private static let largestState = 1 << 16

  private func place(of url: URL) -> URL {
    folder.appending(path: SHA256.hexadecimal(of: Data(url.absoluteString.utf8)), directoryHint: .isDirectory)
  }

  /// What changes with every new copy; nil where there is none.
  func stamp(of url: URL) -> FileStamp? { try? FileStamp(of: place(of: url).appending(path: Self.stateName)) }

  /// The copy of the catalog at `url`; nil where there is none.
  ///
  /// - Throws: `PackError` `damaged` where there is one that cannot be read.
  func copy(of url: URL) throws(PackError) -> Copy? {
    let place = place(of: url)
    guard let state = try state(in: place) else { return nil }
    do {
      return try copy(state, in: place)
    } catch {
      // Another process may just have put a new copy into its place.
      guard let next = try self.state(in: place), next != state else { throw error }
      return try copy(next, in: place)
    }
  }

  private func state(in place: URL) throws(PackError) -> State? {
    do {
      let file = try SmallFile(place.appending(path: Self.stateName), largestBytes: Self.largestState)
      return try JSONReading.decode(State.self, from: file.data, file: Self.stateName)
    } catch {
      if error.code == .notFound { return nil }
      throw error
    }
  }

  private func copy(_ state: State, in place: URL) throws(PackError) -> Copy {
    guard TrustedKeys.isKeyID(state.copy[...]) else {
      throw PackError(.damaged, file: Self.stateName, key: "copy", expected: "16 digits 0-9 a-f")
    }
    let folder = place.appending(path: state.copy, directoryHint: .isDirectory)
    let catalog = try SmallFile(folder.appending(path: Catalog.fileName), largestBytes: Catalog.largestBytes)
    var copy = Copy(state: state, catalog: catalog.data)
    do {
      let file = folder.appending(path: Self.signaturesName)
      copy.signatures = try SmallFile(file, largestBytes: CatalogSignature.largestBytes).data
    } catch {
      guard error.code == .notFound else { throw error }
    }
    guard copy.named == copy else {
      throw PackError(
        .damaged, file: Catalog.fileName, expected: "the bytes that were fetched", found: "other ones")
    }
    return copy
  }

  /// Keeps `copy`, which has its name, in the place of the one there was. Does nothing while another process
  /// is keeping one.
  func keep(_ copy: Copy, of url: URL) throws(PackError) {
    let place = place(of: url)
    let folder = place.appending(path: copy.state.copy, directoryHint: .isDirectory)
    try FileWriting.makeFolders(folder, mode: 0o700)
    guard let lock = FileLock(folder: place) else { return }
    defer { withExtendedLifetime(lock) {} }
    try FileWriting.replace(copy.catalog, at: folder.appending(path: Catalog.fileName))
    if let signatures = copy.signatures {
      try FileWriting.replace(signatures, at: folder.appending(path: Self.signaturesName))
    }
    try write(copy.state, in: place)
    for name in (try? FileManager.default.contentsOfDirectory(atPath: place.path)) ?? []
    where name != copy.state.copy && name != Self.stateName {
      try? FileManager.default.removeItem(at: place.appending(path: name))
    }
  }

  /// Notes that the server still has the catalog whose copy's state is `state`.
  func confirm(_ state: State, of url: URL) throws(PackError) {
    let place = place(of: url)
    guard let lock = FileLock(folder: place) else { return }
    defer { withExtendedLifetime(lock) {} }
    guard let present = try self.state(in: place), present.copy == state.copy else { return }
    try write(state, in: place)
  }

  /// Throws the copy away, as far as that is possible.
  func drop(_ url: URL) {
    let place = place(of: url)
    guard let lock = FileLock(folder: place) else { return }
    defer { withExtendedLifetime(lock) {} }
    try? FileManager.default.removeItem(at: place)
  }

  private func write(_ state: State, in place: URL) throws(PackError) {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.prettyPrinted, .sortedKeys, .withoutEscapingSlashes]
    let file = place.appending(path: Self.stateName)
    guard let data = try? encoder.encode(state) else {
      throw PackError(.damaged, file: file.path, expected: "a state that can be written")
    }
    try FileWriting.replace(data + Data("\n".utf8), at: file)
  }
}
