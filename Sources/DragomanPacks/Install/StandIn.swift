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
