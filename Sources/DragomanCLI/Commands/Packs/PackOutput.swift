import Foundation

/// Where a command about packs says what it has done: words on standard output, or one JSON document there.
/// What went wrong goes to standard error in either case.
struct PackOutput: Sendable {
  let isJSON: Bool

  /// The usual help for `--json`, with the document's members.
  static func flag(_ members: String) -> Flag {
    Flag("json", help: "Write one JSON document: \(members).")
  }

  /// What the help of each `--json` says about a fault.
  static let errorMembers =
    "error (code, message, and where known pack, file, key, expected, found, bytesNeeded) where it failed"

  /// What the help says about a pack in JSON.
  static let packMembers =
    "id, source, target, version, strategy, downloadBytes, installedBytes, licence, state (installed, damaged or"
    + " available), readOnly, origin, foreign, checked (sha256, size or none), folder, error"

  /// Ends a command that did what it was asked, or as much of it as `fault` let it.
  ///
  /// - Parameters:
  ///   - text: For people; empty for nothing.
  ///   - json: For programs; the fault is added to it.
  func end(_ text: String, _ json: JSONObject, fault: PackFault? = nil) -> ExitStatus {
    var document = json
    if let fault {
      printError(fault.message)
      document.add("error", fault.json)
    }
    let status = printOutput(isJSON ? String(decoding: document.line, as: UTF8.self) : text)
    return status == .success ? fault?.status ?? .success : status
  }

  /// Ends a command that did nothing.
  func end(_ fault: PackFault) -> ExitStatus { end("", JSONObject(), fault: fault) }

  /// Runs `body`; what it throws becomes the fault.
  func run(_ body: () async throws -> ExitStatus) async -> ExitStatus {
    do { return try await body() } catch { return end(PackFault(error)) }
  }
}
