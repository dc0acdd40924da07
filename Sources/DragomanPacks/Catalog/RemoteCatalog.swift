import Foundation

/// How a small document is had: `Fetcher.document`.
typealias DocumentSource =
  @Sendable (
    _ url: URL, _ largestBytes: Int, _ knownTag: String?, _ isCancelled: @escaping @Sendable () -> Bool
  ) throws(PackError) -> FetchedDocument

/// A catalog that comes over the network: fetched, believed or not, and kept for the next time.
struct RemoteCatalog: Sendable {
  /// Where it is. A foreign one needs no signature.
  let origin: CatalogOrigin
  /// Whose signatures are believed.
  let keys: TrustedKeys
  /// Where copies are kept, if anywhere.
  let cache: CatalogCache?
  /// What time it is.
  let now: @Sendable () -> Date

  /// A catalog that has been checked.
  struct Copy: Hashable, Sendable {
    /// What it says.
    var catalog: Catalog
    /// The server's tag for it.
    var tag: String?
    /// When the server last said that this is its catalog.
    var fetchedAt: Date
    /// What is kept of it, as far as that is known.
    var state: CatalogCache.State
  }

  /// The copy that is kept; nil where there is none. It is checked again with the present keys; one that is
  /// not as it was is thrown away.
  func kept() throws(PackError) -> Copy? {
    guard let cache else { return nil }
    let kept: CatalogCache.Copy
    do {
      guard let found = try cache.copy(of: origin.url) else { return nil }
      kept = found
    } catch {
      cache.drop(origin.url)
      throw about(error)
    }
    let verdict = try verdict(on: kept.catalog, kept.signatures)
    if let fault = fault(verdict) {
      // Signed by a key that is not trusted now: the same copy may be good again tomorrow.
      if case .untrusted = verdict { throw fault }
      cache.drop(origin.url)
      throw fault
    }
    return Copy(
      catalog: try catalog(kept.catalog, filesBase: kept.state.filesBase), tag: kept.state.tag,
      fetchedAt: Date(timeIntervalSince1970: Double(kept.state.fetched)), state: kept.state)
  }

  /// Why a catalog that has to be signed can never be believed: no key is there to compare with.
  var missingKey: PackError? { origin.isForeign || !keys.keys.isEmpty ? nil : fault(.unsigned) }

  /// The catalog as the server has it now, and why it could not be kept, if so.
  ///
  /// - Parameter present: The copy there is. It is kept when the server says that nothing has changed, and
  ///   refuses an older one.
  /// - Throws: `PackError` of the transfer; `untrustedCatalog` without a good signature or for an older
  ///   catalog than `present`; `damaged` or `newerFormat`.
  func fetched(
    from source: DocumentSource, present: Copy?, isCancelled: @escaping @Sendable () -> Bool
  ) throws(PackError) -> (copy: Copy, keeping: PackError?) {
    // Without a key nothing can come of it: so no request.
    if let missingKey { throw missingKey }
    var answer = try answer(from: source, tag: present?.tag, isCancelled)
    if case .changed(let data, _, let signatures) = answer,
      case .bad = try verdict(on: data, signatures)
    {
      // Perhaps the server's two files were just being replaced; once more.
      answer = try self.answer(from: source, tag: nil, isCancelled)
    }
    switch answer {
    case .unchanged:
      guard var copy = present else {
        throw PackError(
          .damaged, file: origin.name, expected: "a catalog", found: "the answer “not modified”")
      }
      copy.fetchedAt = now()
      copy.state.fetched = Int64(copy.fetchedAt.timeIntervalSince1970)
      let state = copy.state
      return (copy, keeping { (cache) throws(PackError) in try cache.confirm(state, of: origin.url) })
    case .changed(let data, let tag, let signatures):
      if let fault = fault(try verdict(on: data, signatures)) { throw fault }
      let filesBase = try filesBase(from: source, isCancelled)
      let catalog = try catalog(data, filesBase: filesBase)
      if !origin.isForeign, let date = catalog.date, let former = present?.catalog.date, date < former {
        throw PackError(
          .untrustedCatalog, file: origin.name, key: "date",
          expected: "\(former) or later, as in the copy from before", found: date)
      }
      let fetchedAt = now()
      let kept = CatalogCache.Copy(
        state: CatalogCache.State(
          url: origin.name, tag: tag, fetched: Int64(fetchedAt.timeIntervalSince1970), copy: "",
          filesBase: filesBase),
        catalog: data, signatures: signatures)
      let state = kept.named.state
      let problem = keeping { (cache) throws(PackError) in try cache.keep(kept.named, of: origin.url) }
      return (Copy(catalog: catalog, tag: tag, fetchedAt: fetchedAt, state: state), problem)
    }
  }

  private func catalog(_ data: Data, filesBase: URL?) throws(PackError) -> Catalog {
    var origin = origin
    origin.filesBase = filesBase
    return try Catalog(json: data, origin: origin)
  }

  /// Where the files of a foreign catalog's records are, which its own server is asked for; nil for one that is
  /// no collection of a Remote Settings server.
  private func filesBase(
    from source: DocumentSource, _ isCancelled: @escaping @Sendable () -> Bool
  ) throws(PackError) -> URL? {
    guard origin.isForeign, RemoteSettings.isCollection(origin.url),
      let server = RemoteSettings.description(of: origin.url)
    else { return nil }
    do {
      guard
        case .content(let data, _) = try source(server, RemoteSettings.largestDescription, nil, isCancelled)
      else { return nil }
      return try RemoteSettings.filesBase(in: data, file: CatalogOrigin(url: server, isForeign: true).name)
    } catch {
      // A mere copy of the records: the files may lie beside them.
      if error.code == .notFound { return nil }
      throw error.code == .damaged ? error : about(error)
    }
  }

  private enum Answer {
    case unchanged
    case changed(Data, tag: String?, signatures: Data?)
  }

  private func answer(
    from source: DocumentSource, tag: String?, _ isCancelled: @escaping @Sendable () -> Bool
  ) throws(PackError) -> Answer {
    do {
      guard case .content(let data, let tag) = try source(origin.url, Catalog.largestBytes, tag, isCancelled)
      else { return .unchanged }
      guard !origin.isForeign else { return .changed(data, tag: tag, signatures: nil) }
      return .changed(data, tag: tag, signatures: try signatures(from: source, isCancelled))
    } catch {
      throw about(error)
    }
  }

  /// The file of signatures beside the catalog.
  ///
  /// - Throws: `PackError` `untrustedCatalog` where the server has none.
  private func signatures(
    from source: DocumentSource, _ isCancelled: @escaping @Sendable () -> Bool
  ) throws(PackError) -> Data? {
    var parts = URLComponents(url: origin.url, resolvingAgainstBaseURL: true)
    parts?.percentEncodedPath += CatalogSignature.suffix
    guard let url = parts?.url else { return nil }
    do {
      guard case .content(let data, _) = try source(url, CatalogSignature.largestBytes, nil, isCancelled)
      else { return nil }
      return data
    } catch {
      guard error.code == .notFound, var fault = fault(.unsigned) else { throw error }
      fault.found = "no signature" + (error.found.map { ": \($0)" } ?? "")
      throw fault
    }
  }

  private func verdict(on catalog: Data, _ signatures: Data?) throws(PackError) -> CatalogVerdict {
    if origin.isForeign { return .good }
    do {
      return keys.verdict(on: catalog, try signatures.map(CatalogSignature.signatures) ?? [])
    } catch {
      var fault = about(error)
      fault.file = origin.name + CatalogSignature.suffix
      throw fault
    }
  }

  private func fault(_ verdict: CatalogVerdict) -> PackError? { keys.fault(verdict, catalog: origin.name) }

  private func keeping(_ body: (CatalogCache) throws(PackError) -> Void) -> PackError? {
    guard let cache else { return nil }
    do {
      try body(cache)
      return nil
    } catch {
      return error.naming("XDG_CACHE_HOME")
    }
  }

  /// `error` with the catalog's address where it names nothing yet, or only a name in our cache.
  private func about(_ error: PackError) -> PackError {
    var fault = error
    fault.file = origin.name
    return fault
  }
}
