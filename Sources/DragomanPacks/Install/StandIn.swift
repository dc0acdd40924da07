package import Foundation
package final class RemovedPack: Sendable { package func discard() {} }
package final class PackInstaller: Sendable {
  package struct Progress: Hashable, Sendable {
    package enum Phase: Hashable, Sendable { case downloading, verifying, installing }
    package let phase: Phase
    package let completedBytes, totalBytes: Int64
  }
  package init(store: PackStore, fetcher: Fetcher, validate: @escaping @Sendable (OpenPack) throws -> Void) {}
  package func install(_ entry: CatalogEntry, allowsUnverified: Bool, repair: Bool, isCancelled: @escaping @Sendable () -> Bool, progress: @escaping @Sendable (Progress) -> Void) throws(PackError) {}
  package func importPack(from url: URL, options: PackImport.Options, isCancelled: @escaping @Sendable () -> Bool) throws(PackError) -> String { "" }
  package func remove(_ id: String) throws(PackError) -> RemovedPack { RemovedPack() }
  package func verify(_ id: String, isCancelled: @escaping @Sendable () -> Bool) throws(PackError) {}
  package func export(_ id: String, to: URL) throws(PackError) {}
}
// Stands in for the transfer part until that is merged; then this file goes.


package enum NetworkPolicy: Hashable, Sendable { case never, unmetered, any }

package struct TransferOptions: Sendable {
  package var network: NetworkPolicy = .any
  package var isMetered: @Sendable () -> Bool = { false }
  package init() {}
}

package enum FetchedDocument: Sendable {
  case unchanged
  case changed(Data, tag: String?)
}

package struct Fetcher: Sendable {
  package init(options: TransferOptions) {}
  package func document(
    at url: URL, largestBytes: Int, knownTag: String?, isCancelled: @Sendable () -> Bool
  ) throws(PackError) -> FetchedDocument { throw PackError(.offline) }
}
package enum PackImport { package struct Options: Sendable { package init() {} ; package var source, target, id, version: String? } }
