internal import CDragomanCurl
internal import Foundation

/// Why one source did not deliver.
struct TransferFault: Error {
  /// How much a fault tells. Where every source failed, the fault that tells most is reported: one wrong
  /// answer says more than many silences.
  enum Weight: Int, Comparable {
    /// A local folder that does not have the file. A local catalog's own folder often lacks the packs, so it
    /// only counts where nothing else was tried.
    case noLocalFile
    /// No network at all, or none that may be used: no other source and no later round can do better.
    case noNetwork
    /// A server that cannot be talked to.
    case noConnection
    /// A connection that ended too early.
    case cut
    /// A server that keeps silent.
    case timedOut
    /// A server that answers, but with something else than the file: a status, a redirect.
    case notServed
    /// A file that came and is wrong.
    case damaged

    static func < (left: Weight, right: Weight) -> Bool { left.rawValue < right.rawValue }
  }

  /// What may help.
  enum Remedy {
    /// Nothing: the fault is on our side.
    case none
    /// Another source.
    case otherSource
    /// Another source, or the same in a later round.
    case laterRound
  }

  /// How much it tells.
  let weight: Weight
  /// What may help.
  let remedy: Remedy
  /// The fault, without the file's name.
  let error: PackError

  /// A source's fault from its parts.
  init(
    _ weight: Weight, _ code: PackError.Code, expected: String, found: String, remedy: Remedy = .laterRound
  ) {
    self.weight = weight
    self.remedy = weight <= .noNetwork ? .otherSource : remedy
    error = PackError(code, expected: expected, found: found)
  }

  /// A local source's fault.
  init(atSource error: PackError) {
    weight = .notServed
    remedy = .otherSource
    self.error = error
  }

  /// A fault of our own side, such as a full disk or a wish to stop.
  init(_ error: PackError) {
    weight = .damaged
    remedy = .none
    self.error = error
  }

  /// The network may not be used.
  static func forbidden(_ options: TransferOptions) -> TransferFault {
    TransferFault(
      .noNetwork, .offline, expected: "a network that may be used",
      found: options.network == .never ? "the network is switched off" : "a metered network")
  }

  /// An answer with a status other than the one asked for.
  static func status(_ head: Transfer.Head, from url: URL, remedy: Remedy = .laterRound) -> TransferFault {
    // A server that is out of order or has too much to do may have the file all the same.
    let isPassing = head.status >= 500 || [408, 429].contains(head.status)
    return TransferFault(
      .notServed, isPassing ? .offline : .notFound, expected: "status 200",
      found: "status \(head.status) from \(url.server)", remedy: remedy)
  }
}

extension TransferFault {
  /// The fault behind a transfer from `url` that failed.
  init(_ outcome: dgm_transfer_outcome, from url: URL, options: TransferOptions) {
    let server = url.server
    let detail = String(cString: outcome.detail)
    self =
      switch outcome.end {
      case DGM_TRANSFER_STALLED:
        TransferFault(
          .timedOut, .timedOut, expected: "at least one byte a second",
          found: "nothing from \(server) for \(options.stallSeconds) s")
      case DGM_TRANSFER_UNANSWERED:
        TransferFault(
          .timedOut, .timedOut, expected: "a connection within \(options.connectSeconds) s",
          found: "none to \(server)")
      case DGM_TRANSFER_UNRESOLVED, DGM_TRANSFER_UNREACHABLE:
        TransferFault(
          .noNetwork, .offline, expected: "a network", found: "no way to \(server) (\(detail))")
      case DGM_TRANSFER_UNCONNECTED:
        TransferFault(
          .noConnection, .offline, expected: "a connection",
          found: "none to \(server), which is not listening (\(detail))")
      case DGM_TRANSFER_INSECURE:
        TransferFault(
          .noConnection, .offline, expected: "a trusted connection", found: "none to \(server) (\(detail))")
      case DGM_TRANSFER_MISDIRECTED:
        TransferFault(
          .notServed, .notFound,
          expected: url.scheme?.lowercased() == "https" ? "redirects to https" : "redirects to http or https",
          found: "a refused redirect from \(server) (\(detail))")
      case DGM_TRANSFER_BAD_ADDRESS: .address(url)
      case DGM_TRANSFER_GARBLED:
        TransferFault(
          .damaged, .damaged, expected: "an answer in HTTP", found: "another from \(server) (\(detail))")
      case DGM_TRANSFER_NO_RESOURCES:
        TransferFault(.noConnection, .offline, expected: "a transfer", found: detail)
      default:
        TransferFault(
          .cut, .offline, expected: "the whole file",
          found: "the connection to \(server) ended early (\(detail))")
      }
  }

  /// An address that is none of ours.
  static func address(_ url: URL) -> TransferFault {
    TransferFault(
      .notServed, .notFound, expected: "a file, http or https address",
      found: "\(url.scheme ?? "no"): address",
      remedy: .otherSource)
  }
}

extension URL {
  /// The host, with the port where one is named: what of an address an error may show.
  var server: String {
    guard let host = host(), !host.isEmpty else { return "a server without a name" }
    return port.map { "\(host):\($0)" } ?? host
  }

  /// Whether it is an http or https address.
  var isWeb: Bool { ["http", "https"].contains(scheme?.lowercased()) }
}
