package import Foundation
import Synchronization

/// What is known of one catalog in force.
package struct CatalogState: Hashable, Sendable {
  /// Where it is.
  package let origin: CatalogOrigin
  /// Whether its packs are from a copy that was kept earlier, not from the network by this process.
  package var isCached = false
  /// When its server last said that this is its catalog; nil for a local file and for one never fetched.
  package var fetchedAt: Date?
  /// The catalog's own date, where it could be read.
  package var date: String?
  /// Why it could not be read or brought up to date.
  package var problem: PackError?
  /// How many usable packs it lists.
  package var packs = 0
  /// Whose it is, where it could be read.
  package var format: CatalogFormat?
  /// How many entries of it cannot be used.
  package var skipped = 0

  /// Whether its packs are foreign ones.
  package var isForeign: Bool { origin.isForeign || (format ?? .dragoman) != .dragoman }
}

/// The catalogs in force, in order.
///
/// A local one is read again when its file has changed. One from the network counts as its copy in the cache
/// says until `refresh` fetches it. The calls do file input and output: not for the cooperative pool.
package final class CatalogShelf: Sendable {
  /// What the catalogs offer together.
  package struct Offer: Hashable, Sendable {
    /// The packs, each id once: the first catalog that has it wins.
    package var packs: [CatalogEntry] = []
    /// Whole catalogs and entries of ours that could not be used.
    package var problems: [PackError] = []
    /// Entries that could not be used, those of foreign catalogs too: there it is nothing out of the ordinary.
    package var skipped: [Catalog.SkippedEntry] = []
    /// The catalogs, in order.
    package var states: [CatalogState] = []
  }

  /// The catalogs' places, in order.
  package let locations: [CatalogLocation]
  private let keys: Result<TrustedKeys, PackError>
  private let cache: CatalogCache?
  private let source: DocumentSource
  private let now: @Sendable () -> Date
  private let files = Mutex<[CatalogLocation: (stamp: FileStamp, catalog: Catalog)]>([:])
  private let remotes = Mutex<[CatalogLocation: Held]>([:])
  /// The last offer, and the states of the files that it was made of: every call of a session asks for it.
  private let last = Mutex<(stamps: [FileStamp?], offer: Offer)?>(nil)

  /// What this process has of a catalog from the network.
  private struct Held {
    var copy: RemoteCatalog.Copy?
    /// The cache's state that `copy` goes with.
    var stamp: FileStamp?
    /// Whether the cache has been looked into, or the network.
    var isRead = false
    var isFetched = false
    var problem: PackError?
  }

  /// A shelf of the catalogs at `locations`.
  ///
  /// - Parameters:
  ///   - locations: The places, in order.
  ///   - keys: Whose signatures are believed. The fault of a key's file is the fault of every catalog that
  ///     needs a signature, and of no other.
  ///   - cache: Where copies are kept, if anywhere.
  ///   - fetcher: Fetches documents.
  package convenience init(
    locations: [CatalogLocation], keys: Result<TrustedKeys, PackError> = .success(TrustedKeys()),
    cache: CatalogCache? = nil, fetcher: Fetcher = Fetcher(options: TransferOptions())
  ) {
    self.init(
      locations: locations, keys: keys, cache: cache,
      source: { (url, largestBytes, tag, isCancelled) throws(PackError) in
        try fetcher.document(
          at: url, largestBytes: largestBytes, knownTag: tag, isCancelled: isCancelled)
      }, now: { Date() })
  }

  /// A shelf with its own way to documents and its own clock.
  init(
    locations: [CatalogLocation], keys: Result<TrustedKeys, PackError>, cache: CatalogCache?,
    source: @escaping DocumentSource, now: @escaping @Sendable () -> Date
  ) {
    self.locations = locations
    self.keys = keys
    self.cache = cache
    self.source = source
    self.now = now
  }

  /// What the catalogs offer, as far as that is known here: local files, and copies of those from the
  /// network. Opens no connection. A catalog that cannot be read is among the problems and hides nothing
  /// else; one that has never been fetched is no problem.
  package func offer() -> Offer {
    let stamps = stamps
    if let last = last.withLock({ $0 }), last.stamps == stamps { return last.offer }
    let offer = read()
    // Reading throws a damaged copy away.
    let after = self.stamps
    last.withLock { $0 = after == stamps ? (stamps, offer) : nil }
    return offer
  }

  /// The state of each catalog's file, or of its copy; nil where there is none.
  private var stamps: [FileStamp?] {
    locations.map { location in
      location.isRemote ? cache?.stamp(of: location.origin.url) : try? FileStamp(of: location.origin.url)
    }
  }

  private func read() -> Offer {
    var offer = Offer()
    var ids: Set<String> = []
    if case .failure(let fault) = keys { offer.problems.append(fault) }
    for location in locations {
      var state = CatalogState(origin: location.origin)
      let catalog = location.isRemote ? kept(location, &state) : read(location, &state)
      if let problem = state.problem, !offer.problems.contains(problem) { offer.problems.append(problem) }
      if let catalog {
        state.date = catalog.date
        state.packs = catalog.packs.count
        state.format = catalog.format
        state.skipped = catalog.skippedCount
        offer.packs += catalog.packs.filter { ids.insert($0.pack.id).inserted }
        if catalog.format == .dragoman { offer.problems += catalog.skipped.map(\.error) }
        offer.skipped += catalog.skipped
      }
      offer.states.append(state)
    }
    return offer
  }

  /// Whether a catalog from the network has no copy here and might be had by one `refresh`.
  package var hasNeverFetched: Bool {
    locations.contains { location in
      guard location.isRemote, let remote = try? remote(at: location) else { return false }
      return held(location).copy == nil && (location.origin.isForeign || !remote.keys.keys.isEmpty)
    }
  }

  /// Fetches the catalogs from the network, one after the other, and says what all of them offer then. Where
  /// that fails, the copy from before stays in force. Blocks for as long as the network takes.
  ///
  /// - Parameter isCancelled: Asked again and again; true ends the fetching and is no problem.
  package func refresh(isCancelled: @escaping @Sendable () -> Bool) -> Offer {
    defer { last.withLock { $0 = nil } }
    for location in locations where location.isRemote {
      if isCancelled() { break }
      guard let remote = try? remote(at: location) else { continue }
      var held = held(location)
      do {
        let (copy, keeping) = try remote.fetched(
          from: source, present: held.copy, isCancelled: isCancelled)
        held = Held(
          copy: copy, stamp: cache?.stamp(of: location.origin.url), isRead: true, isFetched: true,
          problem: keeping)
      } catch {
        if error.code == .cancelled { break }
        held.problem = error
      }
      remotes.withLock { [held] in $0[location] = held }
    }
    return read()
  }

  /// The catalog in a local file.
  private func read(_ location: CatalogLocation, _ state: inout CatalogState) -> Catalog? {
    do throws(PackError) {
      if let fault = location.fault { throw fault }
      let url = location.origin.url
      let stamp = try? FileStamp(of: url)
      if let known = files.withLock({ $0[location] }), known.stamp == stamp { return known.catalog }
      let catalog = try Catalog(contentsOf: url, isForeign: location.origin.isForeign)
      if let stamp { files.withLock { $0[location] = (stamp, catalog) } }
      return catalog
    } catch {
      state.problem = error
      return nil
    }
  }

  /// The copy of a catalog from the network.
  private func kept(_ location: CatalogLocation, _ state: inout CatalogState) -> Catalog? {
    let remote: RemoteCatalog
    do {
      remote = try self.remote(at: location)
    } catch {
      state.problem = error
      return nil
    }
    let held = held(location)
    state.isCached = held.copy != nil && !held.isFetched
    state.fetchedAt = held.copy?.fetchedAt
    // Without a key it is never asked for, and somebody should know why.
    state.problem = held.problem ?? (held.copy == nil ? remote.missingKey : nil)
    return held.copy?.catalog
  }

  /// - Throws: `PackError` where the location can never be used, or a key that it needs cannot be read.
  private func remote(at location: CatalogLocation) throws(PackError) -> RemoteCatalog {
    if let fault = location.fault { throw fault }
    let origin = location.origin
    return RemoteCatalog(
      origin: origin, keys: origin.isForeign ? TrustedKeys() : try keys.get(), cache: cache, now: now)
  }

  /// What there is of the catalog at `location`, with what another process may have put into the cache.
  private func held(_ location: CatalogLocation) -> Held {
    let stamp = cache?.stamp(of: location.origin.url)
    var held = remotes.withLock { $0[location] } ?? Held()
    if held.isRead, held.stamp == stamp { return held }
    do {
      if let copy = try remote(at: location).kept() {
        held = Held(copy: copy)
      }
    } catch {
      held.problem = error
    }
    // A copy that is not as it was has just been thrown away.
    held.stamp = held.problem == nil ? stamp : cache?.stamp(of: location.origin.url)
    held.isRead = true
    remotes.withLock { [held] in $0[location] = held }
    return held
  }
}
