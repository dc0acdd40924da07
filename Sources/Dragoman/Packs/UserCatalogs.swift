import DragomanPacks
package import Foundation

/// A catalog that the user has added.
package struct UserCatalog: Hashable, Sendable {
  /// Its address.
  package let url: URL
  /// Whether it is taken without a signature.
  package let isForeign: Bool
}

/// The catalogs that the user has added to the program's own, `sources.json`. The calls do file input and
/// output; a runtime takes changes into account when it is made.
package struct UserCatalogs: Sendable {
  /// The list's file; nil where no variable of the environment gives it a place.
  private let sources: CatalogSources?

  init(environment: [String: String]) { sources = CatalogSources(environment: environment) }

  /// The catalogs, in order.
  ///
  /// - Throws: ``ModelPackError`` `damaged` or `newerFormat` with the list's file.
  package func list() throws(ModelPackError) -> [UserCatalog] {
    do throws(PackError) {
      return try sources?.list().map { UserCatalog($0) } ?? []
    } catch {
      throw ModelPackError(error)
    }
  }

  /// Puts a catalog at the end of the list.
  ///
  /// - Returns: The catalog as it is listed, and whether it was not yet.
  /// - Throws: ``ModelPackError``: `notFound` for an address that can never give a catalog and for a file that is not
  ///   there, `damaged` and `newerFormat` for a file that is no catalog, `untrustedCatalog`,
  ///   `inUse` for one that is listed the other way, foreign or not, `readOnly`, `noSpace`, and as ``list()``.
  package func add(
    _ address: String, isForeign: Bool
  ) throws(ModelPackError) -> (catalog: UserCatalog, isNew: Bool) {
    let (source, isNew) = try change { (sources) throws(PackError) in
      try sources.add(address, isForeign: isForeign)
    }
    return (UserCatalog(source), isNew)
  }

  /// Takes a catalog off the list.
  ///
  /// - Returns: The catalog that was listed.
  /// - Throws: ``ModelPackError`` `notFound` for one that is not listed; else as ``add(_:isForeign:)``.
  package func remove(_ address: String) throws(ModelPackError) -> UserCatalog {
    UserCatalog(try change { (sources) throws(PackError) in try sources.remove(address) })
  }

  private func change<Value>(
    _ body: (CatalogSources) throws(PackError) -> Value
  ) throws(ModelPackError) -> Value {
    guard let sources else {
      throw ModelPackError(
        .notFound, key: "XDG_CONFIG_HOME, HOME", expected: "a place for the list of catalogs",
        found: "neither variable")
    }
    do throws(PackError) {
      return try body(sources)
    } catch {
      throw ModelPackError(error)
    }
  }
}

extension UserCatalog {
  fileprivate init(_ source: CatalogSources.Source) {
    self.init(url: source.url, isForeign: source.isForeign)
  }
}

extension TranslationRuntime {
  /// The catalogs that the user has added.
  package var catalogSources: UserCatalogs {
    UserCatalogs(environment: Surroundings.ofThisProcess.environment)
  }
}
