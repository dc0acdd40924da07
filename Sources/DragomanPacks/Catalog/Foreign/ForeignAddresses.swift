import Foundation

/// Which of the addresses that a foreign catalog writes may be asked.
///
/// - A relative one is of plain names, joined with `/`, and begins at the catalog's base.
/// - An absolute one is http or https with a host and without user name and password.
/// - Over http only what a SHA-256 is known of, or what this machine itself sends: else anybody on the way could
///   change it.
/// - Only a catalog from this machine may name a file on it or a server of it.
struct ForeignAddresses {
  private let origin: CatalogOrigin
  private let base: URL

  /// Addresses of the catalog at `origin`.
  ///
  /// - Parameter base: Where the catalog says that relative ones begin; else the origin's `filesBase` counts, else
  ///   the catalog's own folder.
  /// - Throws: `PackError` `damaged` for a base that is no web address.
  init(origin: CatalogOrigin, base written: String?) throws(PackError) {
    self.origin = origin
    guard let written else {
      base = origin.filesBase ?? origin.url.deletingLastPathComponent()
      return
    }
    guard let url = URL(string: written), url.isWeb, !(url.host() ?? "").isEmpty, url.query() == nil else {
      throw PackError(.damaged, key: "baseUrl", expected: "an http or https address", found: "another text")
    }
    base = url
  }

  /// Those of `file` that may be asked.
  ///
  /// - Throws: `PackError` of the first that may not where none may.
  func usable(of file: ForeignFile) throws(PackError) -> [URL] {
    let isHashed = file.file.sha256 != nil || file.compressed?.file.sha256 != nil
    var usable: [URL] = []
    var refusal = PackError(.damaged, key: file.key, expected: "an address", found: "none")
    for (index, written) in file.addresses.enumerated() {
      do throws(PackError) {
        usable.append(try url(written, isHashed: isHashed))
      } catch {
        if index == 0 { refusal = error }
      }
    }
    guard !usable.isEmpty else {
      refusal.key = file.key
      throw refusal
    }
    return usable
  }

  private func url(_ written: String, isHashed: Bool) throws(PackError) -> URL {
    let url: URL
    if written.contains(":") {
      guard let absolute = URL(string: written), absolute.isWeb, !(absolute.host() ?? "").isEmpty,
        absolute.user() == nil
      else {
        throw PackError(.damaged, expected: "an http or https address", found: "another text")
      }
      url = absolute
    } else {
      let names = written.split(separator: "/", omittingEmptySubsequences: false).map(String.init)
      guard names.count <= 32, names.allSatisfy({ PackName.isPlain($0, longest: 250) }) else {
        throw PackError(
          .damaged, expected: "names of the characters A-Z a-z 0-9 . _ - with / between",
          found: "another path")
      }
      url = names.reduce(base) { $0.appending(path: $1, directoryHint: .notDirectory) }
    }
    try check(url, isHashed: isHashed)
    return url
  }

  private func check(_ url: URL, isHashed: Bool) throws(PackError) {
    guard url.isWeb else { return }
    let isLocal = LoopbackHost.isOne(url)
    guard !isLocal || origin.url.isFileURL || LoopbackHost.isOne(origin.url) else {
      throw PackError(
        .untrustedCatalog, expected: "addresses of other machines, from a catalog of another machine",
        found: url.server)
    }
    guard url.scheme?.lowercased() == "https" || isHashed || isLocal else {
      throw PackError(
        .untrustedCatalog,
        expected: "https for a file without a SHA-256, which anybody on the way could change",
        found: "http to \(url.server)")
    }
  }
}
