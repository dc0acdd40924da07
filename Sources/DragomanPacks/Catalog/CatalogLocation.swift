package import Foundation

/// Where a catalog is, and what it takes to believe it.
package enum CatalogLocation: Hashable, Sendable {
  /// A local file, believed as it is: the user, the checkout or the executable named it.
  case file(URL)
  /// An http(s) address. The catalog there needs a good signature by a trusted key.
  case remote(URL)
  /// A catalog that was named as a foreign one and is taken unsigned: over https, from a local file, or over
  /// http from this machine.
  case foreign(URL)

  /// The environment variable that names a catalog: a file, a folder with `catalog.json`, or a URL.
  package static let variable = "DRAGOMAN_CATALOG"
  /// The environment variable that names a foreign catalog to use besides: a file, a folder or a URL.
  package static let foreignVariable = "DRAGOMAN_FOREIGN_CATALOG"

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

  /// The foreign catalog that `DRAGOMAN_FOREIGN_CATALOG` names; nil where it names none.
  package static func foreign(environment: [String: String]) -> CatalogLocation? {
    guard let named = environment[foreignVariable], !named.isEmpty else { return nil }
    return switch location(named) {
    case .file(let url), .remote(let url), .foreign(let url): .foreign(url)
    }
  }

  /// Where the catalog's file is: `catalog.json` is added to a folder, and to an http(s) address that ends in
  /// `/` or does not name a `.json`, or of a foreign one the `records` of a collection.
  package var origin: CatalogOrigin {
    switch self {
    case .file(let url): CatalogOrigin(url: Self.file(at: url), isForeign: false)
    case .remote(let url): CatalogOrigin(url: Self.file(at: url), isForeign: false)
    case .foreign(let url):
      CatalogOrigin(url: RemoteSettings.isCollection(url) ? url : Self.file(at: url), isForeign: true)
    }
  }

  /// Whether the catalog comes over the network.
  package var isRemote: Bool {
    switch self {
    case .file: false
    case .remote: true
    case .foreign(let url): !url.isFileURL
    }
  }

  /// Why no catalog can ever be had or believed from here; nil when one may.
  package var fault: PackError? {
    switch self {
    case .file(let url): url.isFileURL ? nil : unusable(url, expected: "a file or a folder")
    case .foreign(let url) where url.isFileURL: nil
    case .remote(let url), .foreign(let url):
      if !["http", "https"].contains(url.scheme?.lowercased()) || (url.host() ?? "").isEmpty {
        unusable(url, expected: "an address with http or https and a host")
      } else if case .foreign = self, url.scheme?.lowercased() == "http", !LoopbackHost.isOne(url) {
        PackError(
          .untrustedCatalog, file: origin.name,
          expected: "https for a catalog without a signature, which anybody on the way could change",
          found: "http to another machine")
      } else {
        nil
      }
    }
  }

  private func unusable(_ url: URL, expected: String) -> PackError {
    PackError(
      .notFound, file: origin.name, expected: expected,
      found: url.scheme.map { "\($0):" } ?? "a relative address")
  }

  private static func location(_ named: String) -> CatalogLocation {
    if let url = URL(string: named), let scheme = url.scheme?.lowercased(), named.contains("://") {
      if scheme != "file" { return .remote(url) }
      return .file(file(at: url))
    }
    return .file(file(at: URL(filePath: named).absoluteURL))
  }

  private static func file(at url: URL) -> URL {
    if url.isFileURL { return isFolder(url) ? url.appending(path: Catalog.fileName) : url }
    return url.path.hasSuffix(".json") ? url : url.appending(path: Catalog.fileName)
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
    let packages =
      [build.deletingLastPathComponent()] + names.sorted().map { checkouts.appending(path: $0) }
      + localPackages(of: build)
    return packages.map { $0.appending(path: "Models/\(Catalog.fileName)") }
      .first(where: Catalog.hasOurSchema)
  }

  /// The packages that the one built in `build` depends on by their paths, as SwiftPM notes them.
  private static func localPackages(of build: URL) -> [URL] {
    struct State: Decodable {
      struct Object: Decodable { let dependencies: [Dependency] }
      struct Dependency: Decodable { let packageRef: Package }
      struct Package: Decodable { let kind, location: String }
      let object: Object
    }
    guard let file = try? SmallFile(build.appending(path: "workspace-state.json"), largestBytes: 1 << 22),
      let state = try? JSONDecoder().decode(State.self, from: file.data)
    else { return [] }
    return state.object.dependencies.map(\.packageRef).filter { $0.kind == "fileSystem" }
      .map { URL(filePath: $0.location, directoryHint: .isDirectory) }
  }

  private static func isFile(_ url: URL) -> Bool { FileManager.default.fileExists(atPath: url.path) }

  private static func isFolder(_ url: URL) -> Bool {
    var isFolder: ObjCBool = false
    return FileManager.default.fileExists(atPath: url.path, isDirectory: &isFolder) && isFolder.boolValue
  }
}
