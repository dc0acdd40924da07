package import Foundation

/// The user's list of catalogs beside the standard one: `sources.json`.
///
/// The order in force: the standard catalog (`DRAGOMAN_CATALOG` or the one beside the program) first, then
/// these as they are listed. The first that has a pack's id wins. The calls do file input and output.
package struct CatalogSources: Sendable {
  /// One catalog of the list.
  package struct Source: Hashable, Sendable {
    /// Its address: `file:`, http or https.
    package let url: URL
    /// Whether it is taken without a signature.
    package let isForeign: Bool

    /// A catalog from its parts.
    package init(url: URL, isForeign: Bool) {
      self.url = url
      self.isForeign = isForeign
    }

    /// The catalog's place.
    package var location: CatalogLocation {
      if isForeign { return .foreign(url) }
      return url.isFileURL ? .file(url) : .remote(url)
    }
  }

  /// The list's file. It need not exist.
  package let file: URL

  /// The schema this build reads and writes.
  static let schema = 1
  private static let largestBytes = 1 << 20
  private static let mostSources = 1000

  /// The list in `file`.
  package init(file: URL) { self.file = file }

  /// The user's own list: `$XDG_CONFIG_HOME/dragoman/sources.json`, else
  /// `$HOME/.config/dragoman/sources.json`. Nil where neither variable has an absolute path.
  package init?(environment: [String: String]) {
    if let config = environment["XDG_CONFIG_HOME"], config.hasPrefix("/") {
      file = URL(filePath: config, directoryHint: .isDirectory).appending(path: "dragoman/sources.json")
    } else if let home = environment["HOME"], home.hasPrefix("/") {
      file = URL(filePath: home, directoryHint: .isDirectory).appending(path: ".config/dragoman/sources.json")
    } else {
      return nil
    }
  }

  /// The catalogs, in order; none where there is no file.
  ///
  /// - Throws: `PackError` naming the file: `damaged`, or `newerFormat` for a later schema.
  package func list() throws(PackError) -> [Source] {
    do {
      let data = try SmallFile(file, largestBytes: Self.largestBytes).data
      return try JSONReading.decode(SourceList.self, from: data, file: file.path).sources
    } catch {
      if error.code == .notFound, error.key == nil { return [] }
      var fault = error
      fault.file = file.path
      throw fault
    }
  }

  /// Puts a catalog at the end of the list.
  ///
  /// - Parameters:
  ///   - address: A path, or a URL with `file`, http or https. A path is made absolute.
  ///   - isForeign: Whether it is to be taken without a signature.
  /// - Returns: The catalog as it is listed, and whether it was not yet.
  /// - Throws: `PackError`: `notFound` for an address that can never give a catalog and for a file that is not there,
  ///   `damaged` and `newerFormat` for a file that is no catalog, `untrustedCatalog` for
  ///   a foreign one over http from another machine, `inUse` for one that is listed the other way, foreign or
  ///   not, or while another process is writing, `readOnly`, `noSpace`, and as `list` does: a damaged list is left
  ///   as it is.
  @discardableResult
  package func add(_ address: String, isForeign: Bool) throws(PackError) -> (source: Source, isNew: Bool) {
    let source = Source(url: Self.url(address, isForeign: isForeign), isForeign: isForeign)
    if let fault = source.location.fault { throw fault }
    var isNew = true
    try change { (sources) throws(PackError) in
      if let listed = sources.first(where: { $0.location.origin.url == source.url }) {
        guard listed.isForeign == isForeign else {
          throw PackError(
            .inUse, file: file.path,
            expected:
              "a catalog that is not listed \(listed.isForeign ? "as foreign" : "as one of Dragoman's")",
            found: source.location.origin.name)
        }
        isNew = false
        return
      }
      guard sources.count < Self.mostSources else {
        throw PackError(.inUse, file: file.path, expected: "at most \(Self.mostSources) catalogs")
      }
      // What is at hand is looked at: a list with a file that is no catalog is of no use to anybody.
      if source.location.origin.url.isFileURL {
        _ = try Catalog(contentsOf: source.location.origin.url, isForeign: isForeign)
      }
      sources.append(source)
    }
    return (source, isNew)
  }

  /// Takes a catalog off the list; its address may be given as to `add`, or as it is listed.
  ///
  /// - Returns: The catalog that was listed.
  /// - Throws: `PackError` `notFound` for one that is not listed; else as `add`.
  @discardableResult
  package func remove(_ address: String) throws(PackError) -> Source {
    let url = Self.url(address, isForeign: false)
    var removed: Source?
    try change { (sources) throws(PackError) in
      let index = sources.firstIndex { $0.url.absoluteString == address || $0.location.origin.url == url }
      guard let index else {
        throw PackError(
          .notFound, file: file.path, expected: "one of the catalogs that are listed",
          found: CatalogOrigin(url: url, isForeign: false).name)
      }
      removed = sources.remove(at: index)
    }
    return removed ?? Source(url: url, isForeign: false)
  }

  /// The address of the catalog's own file.
  private static func url(_ address: String, isForeign: Bool) -> URL {
    let named: URL
    if let scheme = address.prefixMatch(of: /[A-Za-z][A-Za-z0-9+.\-]*:/), let url = URL(string: address),
      !FileManager.default.fileExists(atPath: address)
    {
      named = scheme.output.lowercased() == "file:" ? url.standardizedFileURL : url
    } else {
      named = URL(filePath: address).absoluteURL.standardizedFileURL
    }
    return Source(url: named, isForeign: isForeign).location.origin.url
  }

  /// Reads the list, changes it, and writes it, while no other process does.
  private func change(_ body: (inout [Source]) throws(PackError) -> Void) throws(PackError) {
    // Through a link to the file it stands for: the link stays.
    let file = self.file.resolvingSymlinksInPath()
    let folder = file.deletingLastPathComponent()
    do throws(PackError) {
      try FileWriting.makeFolders(folder, mode: 0o700)
    } catch {
      throw error.naming("XDG_CONFIG_HOME")
    }
    guard let lock = FileLock(folder: folder, patience: .seconds(5)) else {
      throw PackError(.inUse, file: file.path, expected: "a list that nobody else is changing")
    }
    defer { withExtendedLifetime(lock) {} }
    let former = try list()
    var sources = former
    try body(&sources)
    if sources == former { return }
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.prettyPrinted, .sortedKeys, .withoutEscapingSlashes]
    guard let data = try? encoder.encode(SourceList(sources: sources)) else {
      throw PackError(.damaged, file: file.path, expected: "a list that can be written")
    }
    do throws(PackError) {
      try FileWriting.replace(data + Data("\n".utf8), at: file)
    } catch {
      throw error.naming("XDG_CONFIG_HOME")
    }
  }
}

extension PackError {
  /// The same; where a place cannot be written to, with the variable that may name another.
  func naming(_ variable: String) -> PackError {
    var error = self
    if code == .readOnly { error.key = variable }
    return error
  }
}

/// The JSON of `sources.json`: `{"schema": 1, "sources": [{"url": …, "foreign": true}]}`.
private struct SourceList: Codable {
  let sources: [CatalogSources.Source]

  private enum Key: String, CodingKey { case schema, sources }

  init(sources: [CatalogSources.Source]) { self.sources = sources }

  init(from decoder: any Decoder) throws {
    let values = try decoder.container(keyedBy: Key.self)
    let schema = try values.read(Int.self, .schema)
    guard schema == CatalogSources.schema else {
      throw PackError(
        schema > CatalogSources.schema ? .newerFormat : .damaged, key: Key.schema.rawValue,
        expected: "\(CatalogSources.schema)", found: "\(schema)")
    }
    sources = try values.read([CatalogSources.Source].self, .sources)
  }

  func encode(to encoder: any Encoder) throws {
    var values = encoder.container(keyedBy: Key.self)
    try values.encode(CatalogSources.schema, forKey: .schema)
    try values.encode(sources, forKey: .sources)
  }
}

extension CatalogSources.Source: Codable {
  private enum Key: String, CodingKey { case url, foreign }

  package init(from decoder: any Decoder) throws {
    let values = try decoder.container(keyedBy: Key.self)
    let address = try values.read(String.self, .url)
    guard let url = URL(string: address), url.scheme != nil else {
      throw PackError(
        .damaged, key: JSONReading.name(of: decoder.codingPath + [Key.url]), expected: "an absolute address",
        found: "another text")
    }
    self.init(url: url, isForeign: try values.readIfPresent(Bool.self, .foreign) ?? false)
  }

  package func encode(to encoder: any Encoder) throws {
    var values = encoder.container(keyedBy: Key.self)
    try values.encode(url.absoluteString, forKey: .url)
    if isForeign { try values.encode(true, forKey: .foreign) }
  }
}
