package import Foundation

/// Which network may be used.
package enum NetworkPolicy: Hashable, Sendable {
  /// None: only `file:` addresses.
  case never
  /// One that is not paid by the byte.
  case unmetered
  /// Any.
  case any
}

/// Settings of transfers.
package struct TransferOptions: Sendable {
  /// Which network may be used.
  package var network: NetworkPolicy = .any
  /// Whether the network is paid by the byte, asked before each transfer under `.unmetered`. Linux has no such
  /// notion of its own.
  package var isMetered: @Sendable () -> Bool = { false }
  /// The longest wait for a connection, name and TLS included.
  package var connectSeconds = 15
  /// A transfer of under one byte a second for so long is given up.
  package var stallSeconds = 30
  /// How often each source is tried, at least once.
  package var attempts = 4
  /// The wait before the second round; it doubles with each further one.
  package var firstDelay: Duration = .milliseconds(500)
  /// Whether the proxies that the environment names (`http_proxy`, `https_proxy`, `all_proxy`, `no_proxy`) are
  /// used.
  package var usesProxies = true
  /// A PEM file of the certificate authorities to believe in place of the system's.
  package var authorities: URL?

  /// The usual settings.
  package init() {}

  /// Whether an http(s) transfer may begin now.
  var allowsNetwork: Bool {
    switch network {
    case .never: false
    case .unmetered: !isMetered()
    case .any: true
    }
  }
}
