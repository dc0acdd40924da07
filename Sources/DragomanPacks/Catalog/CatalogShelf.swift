import Foundation
import Synchronization

/// The catalogs in force, in order; each is read again only when its file has changed.
///
/// The calls do file input and output: not for the cooperative pool.
package final class CatalogShelf: Sendable {
  /// What the catalogs offer together.
  package struct Offer: Hashable, Sendable {
    /// The packs, each id once: the first catalog that has it wins.
    package var packs: [CatalogEntry] = []
    /// Entries and whole catalogs that could not be used.
    package var problems: [PackError] = []
  }

  /// The catalogs' places, in order.
  package let locations: [CatalogLocation]
  private let read = Mutex<[URL: (stamp: FileStamp, catalog: Catalog)]>([:])

  /// A shelf of the catalogs at `locations`.
  package init(locations: [CatalogLocation]) { self.locations = locations }

  /// Reads every catalog. One that cannot be read is among the problems and hides nothing else.
  package func offer() -> Offer {
    var offer = Offer()
    var ids: Set<String> = []
    for location in locations {
      do {
        let catalog = try catalog(at: location)
        offer.packs += catalog.packs.filter { ids.insert($0.pack.id).inserted }
        offer.problems += catalog.skipped.map(\.error)
      } catch {
        offer.problems.append(error)
      }
    }
    return offer
  }

  private func catalog(at location: CatalogLocation) throws(PackError) -> Catalog {
    guard case .file(let url) = location, let stamp = try? FileStamp(of: url) else {
      return try location.load()
    }
    if let known = read.withLock({ $0[url] }), known.stamp == stamp { return known.catalog }
    let catalog = try location.load()
    read.withLock { $0[url] = (stamp, catalog) }
    return catalog
  }
}
