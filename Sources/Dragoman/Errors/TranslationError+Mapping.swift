import DragomanEngine
import DragomanPacks
import Foundation

// The one place where faults of the inner modules become the public ones.

extension ModelPackError {
  /// The public form of what a pack's or catalog's reader found.
  ///
  /// - Precondition: `error` is not `cancelled`, which is no fault: ``cause(of:pack:)`` tells it apart.
  init(_ error: PackError) {
    let code: Code =
      switch error.code {
      case .notFound: .notFound
      case .damaged: .damaged
      case .unsupportedModel: .unsupportedModel
      case .untrustedCatalog: .untrustedCatalog
      case .newerFormat: .newerFormat
      case .offline: .offline
      case .noMemory: .noMemory
      case .noSpace: .noSpace
      case .readOnly: .readOnly
      case .inUse: .inUse
      case .timedOut: .timedOut
      case .cancelled: preconditionFailure("cancelling is no fault of a pack")
      }
    self.init(
      code, pack: error.pack.map(ModelPack.ID.init(rawValue:)), file: error.file, key: error.key,
      expected: error.expected, found: error.found, bytesNeeded: error.bytesNeeded)
  }

  /// The public form of what the engine found wrong with `pack`; nil where a setting is wrong.
  init?(_ error: EngineError, pack: ModelPack.ID) {
    let code: Code
    switch error.code {
    case .notFound: code = .notFound
    case .damaged: code = .damaged
    case .unsupported: code = .unsupportedModel
    case .noMemory: code = .noMemory
    case .setting: return nil
    }
    self.init(
      code, pack: pack, file: error.file, key: error.key, expected: error.expected, found: error.found)
  }

  /// What a caller who asked for the cause gets: `CancellationError` and our own errors as they are.
  static func cause(of error: any Error, pack: ModelPack.ID) -> any Error {
    switch error {
    case is CancellationError, is TranslationError, is ModelPackError: error
    case let error as PackError where error.code == .cancelled: CancellationError()
    case let error as PackError: ModelPackError(error)
    case let error as EngineError: ModelPackError(error, pack: pack) ?? SettingError(error)
    default: TranslationError.internalError
    }
  }
}

extension PackError {
  /// What keeps a pack whose model is being checked from being installed.
  init(_ error: EngineError, pack: String) {
    let code: Code =
      switch error.code {
      case .notFound, .damaged, .setting: .damaged
      case .unsupported: .unsupportedModel
      case .noMemory: .noMemory
      }
    self.init(
      code, pack: pack, file: error.file, key: error.key, expected: error.expected, found: error.found)
  }
}

extension TranslationError {
  /// What a session throws for `error`, met while opening or running a pack: Apple's flat errors have no
  /// case for the cause. `CancellationError` passes untouched.
  static func surface(_ error: any Error) -> any Error {
    switch error {
    case is CancellationError, is TranslationError: error
    // The user said no, or would not wait.
    case let error as CocoaError where error.code == .userCancelled: error
    // The pack went away between being found and being opened.
    case let error as EngineError where error.code == .notFound: TranslationError.notInstalled
    case let error as ModelPackError: error.networkError ?? TranslationError.notInstalled
    default: TranslationError.internalError
    }
  }
}

extension ModelPackError {
  /// The system's error for a network that failed, which code written for Apple's framework looks for.
  var networkError: URLError? {
    switch code {
    case .offline: URLError(.notConnectedToInternet)
    case .timedOut: URLError(.timedOut)
    default: nil
    }
  }
}
