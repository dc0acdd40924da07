// Stands in for the transfer part until that is merged; then this file goes.
package import Foundation

package enum NetworkPolicy: Hashable, Sendable { case never, unmetered, any }

package struct TransferOptions: Sendable {
  package var network: NetworkPolicy = .any
  package init() {}
}

package enum FetchedDocument: Sendable {
  case unchanged
  case content(Data, tag: String?)
}

package struct Fetcher: Sendable {
  package init(options: TransferOptions) {}
  package func document(
    at url: URL, largestBytes: Int, knownTag: String?, isCancelled: @Sendable () -> Bool
  ) throws(PackError) -> FetchedDocument { throw PackError(.offline) }
}
