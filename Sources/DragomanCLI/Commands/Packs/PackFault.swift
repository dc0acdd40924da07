import Dragoman
import Foundation

/// Why a command about packs did not do what it was asked: the exit status, words, and for programs the
/// parts.
struct PackFault: Error, Sendable {
  let status: ExitStatus
  let message: String
  /// What `code` is in JSON.
  let code: String
  let cause: ModelPackError?

  init(_ status: ExitStatus, code: String, _ message: String) {
    self.status = status
    self.code = code
    self.message = message
    cause = nil
  }

  /// - Parameter error: What the store threw.
  init(_ error: any Error) {
    switch error {
    case let fault as PackFault: self = fault
    case let error as ModelPackError: self.init(error)
    case is CancellationError:
      self.init(
        TerminationSignals.received == SIGTERM ? .terminated : .interrupted, code: "cancelled",
        "stopped; what has come is kept, and the next attempt goes on from there")
    case let error as SystemError:
      self.init(.internalFault, code: "internalError", "cannot prepare for signals: \(error.message)")
    case let error as SettingError:
      self.init(.usage, code: "setting", error.errorDescription ?? "a variable is wrong")
    default: self.init(.internalFault, code: "internalError", "a fault of dragoman itself: internalError")
    }
  }

  /// `fault` with other words.
  init(_ fault: PackFault, message: String) {
    status = fault.status
    code = fault.code
    cause = fault.cause
    self.message = message
  }

  private init(_ error: ModelPackError) {
    status = ExitStatus(error.code)
    code = error.code.rawValue
    cause = error
    let room = error.bytesNeeded.map { "\nNeeded in all: \(ByteCount($0)) (\($0) bytes)" } ?? ""
    // Of a single pack that is said only where nothing of it can be checked.
    let unverified =
      error.code == .untrustedCatalog
      ? error.pack.map { "\nNext: dragoman packs install --allow-unverified \($0.rawValue)" } ?? "" : ""
    message = (error.errorDescription ?? "a pack cannot be used") + room + unverified
  }

  /// The fault of a command to which a word was given that does not fit, where the store says so.
  ///
  /// - Parameter error: What the store threw; its key is the option or the operand at fault.
  init(ofUse error: any Error) {
    let fault = PackFault(error)
    guard let cause = fault.cause, let key = cause.key, key.hasPrefix("--") || key == "FILE" else {
      self = fault
      return
    }
    let parts = [cause.expected.map { "expected \($0)" }, cause.found.map { "found \(quoted($0))" }]
    status = .usage
    code = fault.code
    self.cause = cause
    message = "\(key): \(parts.compactMap { $0 }.joined(separator: ", "))"
  }

  /// The fault of a command that writes a file.
  ///
  /// - Parameter error: What the store threw; where it names no pack, the file's place is at fault.
  init(ofWriting error: any Error) {
    let fault = PackFault(ofUse: error)
    guard fault.status != .usage, let cause = fault.cause, cause.pack == nil, let file = cause.file,
      [.notFound, .readOnly, .inUse].contains(cause.code)
    else {
      self = fault
      return
    }
    status = .inputOutput
    code = fault.code
    self.cause = cause
    message = "cannot write to \(quoted(file)): \(cause.found ?? cause.code.rawValue)"
  }

  /// The fault of a pack that is installed: where it is damaged, with the command that mends it.
  ///
  /// - Parameter error: What the store threw.
  init(ofInstalled error: any Error) {
    let fault = PackFault(error)
    guard let cause = fault.cause, cause.code == .damaged, let pack = cause.pack else {
      self = fault
      return
    }
    self.init(fault, message: fault.message + "\nNext: dragoman packs install --repair \(pack.rawValue)")
  }

  var json: JSONObject {
    var object = JSONObject()
    object.add("code", code)
    object.add("message", message)
    object.add("pack", ifPresent: cause?.pack?.rawValue)
    object.add("file", ifPresent: cause?.file)
    object.add("key", ifPresent: cause?.key)
    object.add("expected", ifPresent: cause?.expected)
    object.add("found", ifPresent: cause?.found)
    if let bytes = cause?.bytesNeeded { object.add("bytesNeeded", bytes) }
    return object
  }
}

extension ExitStatus {
  /// The one place that says which status a fault of a pack or catalog has.
  init(_ code: ModelPackError.Code) {
    self =
      switch code {
      case .notFound: .notInstalled
      case .damaged, .unsupportedModel, .untrustedCatalog, .newerFormat: .damagedPack
      case .offline: .offline
      case .noSpace, .noMemory: .noSpace
      case .readOnly: .inputOutput
      case .inUse: .inUse
      case .timedOut: .timedOut
      }
  }
}
