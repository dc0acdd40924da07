package import Foundation

/// Where a catalog is.
package enum CatalogLocation: Hashable, Sendable {
  /// A local file, believed as it is: the user, the checkout or the executable named it.
  case file(URL)
  /// An http(s) address.
  case remote(URL)

  /// The environment variable that names a catalog: a file, a folder with `catalog.json`, or a URL.
  package static let variable = "DRAGOMAN_CATALOG"

  /// The catalog in force: the one `DRAGOMAN_CATALOG` names, else
  /// `<executable>/../share/dragoman/catalog.json`, else, walking up from the executable to a `.build`,
  /// `Models/catalog.json` beside it or in one of its checkouts. Nil where there is none.
  ///
  /// - Parameters:
  ///   - environment: The process's environment.
  ///   - executable: The running program, where it is known.
  package static func standard(environment: [String: String], executable: URL?) -> CatalogLocation? {
    if let named = environment[variable], !named.isEmpty { return location(named) }
    guard let executable = executable?.standardizedFileURL else { return nil }
    let folder = executable.deletingLastPathComponent()
    let shared = folder.deletingLastPathComponent().appending(path: "share/dragoman/\(Catalog.fileName)")
    if isFile(shared) { return .file(shared) }
    return buildFolder(above: folder).flatMap(besideBuild).map(CatalogLocation.file)
  }

  /// Reads the catalog.
  ///
  /// - Throws: `PackError`; `untrustedCatalog` for an http(s) address, which needs a signature that this
  ///   version cannot check.
  package func load() throws(PackError) -> Catalog {
    switch self {
    case .file(let url): return try Catalog(contentsOf: url)
    case .remote(let url):
      throw PackError(
        .untrustedCatalog, file: url.host() ?? "", key: Self.variable, expected: "a file or a folder",
        found: "an http(s) address")
    }
  }

  private static func location(_ named: String) -> CatalogLocation {
    if let url = URL(string: named), let scheme = url.scheme?.lowercased(), named.contains("://") {
      if scheme != "file" { return .remote(url) }
      return .file(fileInFolder(url))
    }
    return .file(fileInFolder(URL(filePath: named)))
  }

  private static func fileInFolder(_ url: URL) -> URL {
    isFolder(url) ? url.appending(path: Catalog.fileName) : url
  }

  private static func buildFolder(above folder: URL) -> URL? {
    var folder = folder
    while folder.lastPathComponent != ".build" {
      guard folder.pathComponents.count > 1 else { return nil }
      folder = folder.deletingLastPathComponent()
    }
    return folder
  }

  /// The catalog of the checkout that `build` belongs to, else of a package it depends on. Only one with
  /// our schema counts: `Models/catalog.json` is no name of ours alone.
  private static func besideBuild(_ build: URL) -> URL? {
    let checkouts = build.appending(path: "checkouts")
    let names = (try? FileManager.default.contentsOfDirectory(atPath: checkouts.path)) ?? []
    let packages = [build.deletingLastPathComponent()] + names.sorted().map { checkouts.appending(path: $0) }
    return packages.map { $0.appending(path: "Models/\(Catalog.fileName)") }
      .first { isFile($0) && (try? Catalog(contentsOf: $0)) != nil }
  }

  private static func isFile(_ url: URL) -> Bool { FileManager.default.fileExists(atPath: url.path) }

  private static func isFolder(_ url: URL) -> Bool {
    var isFolder: ObjCBool = false
    return FileManager.default.fileExists(atPath: url.path, isDirectory: &isFolder) && isFolder.boolValue
  }
}
