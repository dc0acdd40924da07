public import Foundation

/// What is wrong with a pack or a catalog.
///
/// The parts come from packs, catalogs, the environment and the file system, never from a text that is
/// being translated.
public struct ModelPackError: LocalizedError, Hashable, Sendable {
  /// The kind of fault.
  public enum Code: String, Hashable, Sendable {
    /// A pack, a file, a catalog or the models directory is not there.
    case notFound
    /// A file is not what its manifest or its format promises.
    case damaged
    /// The pack is whole, but its model is of a kind that this version does not run.
    case unsupportedModel
    /// A catalog that may not be believed.
    case untrustedCatalog
    /// A pack or catalog written for a later version of Dragoman.
    case newerFormat
    /// There is no network, or it may not be used.
    case offline
    /// The system has not the memory that opening the pack takes.
    case noMemory
    /// The file system is too full: ``ModelPackError/bytesNeeded`` says how much room it takes.
    case noSpace
    /// The models directory cannot be written to, or the pack lies in one that belongs to the system.
    case readOnly
    /// Somebody else is working on the pack.
    case inUse
    /// It took too long.
    case timedOut
  }

  /// The kind of fault.
  public let code: Code
  /// The pack concerned.
  public let pack: ModelPack.ID?
  /// The file's name inside the pack, or a catalog's or directory's path.
  public let file: String?
  /// The key in `file`, or the environment variables that decide.
  public let key: String?
  /// What would have been right.
  public let expected: String?
  /// What was there instead.
  public let found: String?
  /// How many bytes of room are needed in all, where room is what is missing.
  public let bytesNeeded: Int64?

  init(
    _ code: Code, pack: ModelPack.ID? = nil, file: String? = nil, key: String? = nil,
    expected: String? = nil, found: String? = nil, bytesNeeded: Int64? = nil
  ) {
    self.code = code
    self.pack = pack
    self.file = file
    self.key = key
    self.expected = expected
    self.found = found
    self.bytesNeeded = bytesNeeded
  }

  /// What happened, where, and what to do next, in English. Never nil.
  public var errorDescription: String? {
    let subject = pack.map { "pack \($0.rawValue)" } ?? "pack or catalog"
    return switch code {
    case .notFound where pack == nil && (keyKind == .option || keyKind == .file):
      "The model cannot be imported\(details). \(nextStep)"
    case .notFound where pack == nil: "The models or the catalog cannot be found\(details). \(nextStep)"
    case .notFound: "The \(subject) cannot be found\(details). \(nextStep)"
    case .damaged: "The \(subject) is damaged\(details). \(nextStep)"
    case .unsupportedModel: "The \(subject) has a model that cannot be run\(details). \(nextStep)"
    case .untrustedCatalog: "The catalog is not trusted\(details). \(nextStep)"
    case .newerFormat: "The \(subject) needs a later version of Dragoman\(details). \(nextStep)"
    case .offline: "There is no network for the \(subject)\(details). \(nextStep)"
    case .noMemory: "There is not enough memory to open the \(subject)\(details). \(nextStep)"
    case .noSpace: "There is no room for the \(subject)\(details). \(nextStep)"
    case .readOnly: "The \(subject) cannot be written to\(details). \(nextStep)"
    case .inUse where key == "id": "The name of the \(subject) is taken\(details). \(nextStep)"
    case .inUse: "The \(subject) is in use\(details). \(nextStep)"
    case .timedOut: "It took too long to get the \(subject)\(details). \(nextStep)"
    }
  }

  /// Where it is wrong, what was expected and what was found, in English.
  public var failureReason: String? { details.isEmpty ? nil : String(details.dropFirst(2)) }

  private var details: String {
    let parts = [
      file, key, expected.map { "expected \($0)" }, found.map { "found \($0)" },
    ]
    let text = parts.compactMap { $0 }.joined(separator: ", ")
    return text.isEmpty ? "" : ": \(text)"
  }

  private var nextStep: String {
    switch code {
    case .notFound where pack == nil: missingStep
    case .notFound where pack != nil: "See what there is: dragoman packs list --available."
    case .notFound, .damaged:
      pack == nil ? "Put an undamaged copy there." : "Install or import the pack again."
    case .unsupportedModel: "Use another pack for this pair of languages."
    case .untrustedCatalog: "Name its key in DRAGOMAN_CATALOG_KEYS, or a local file or folder."
    case .newerFormat: "Update Dragoman."
    case .offline: "Try again when there is a network; what has come is kept."
    case .noMemory: "End other programs or raise the limit (ulimit -v), or use fewer threads."
    case .noSpace: bytesNeeded.map { "Free \($0) bytes." } ?? "Free some room."
    case .readOnly:
      "Set \(key?.split(separator: ",").first ?? "DRAGOMAN_MODELS_DIR") to a folder that can be written to."
    case .inUse where key == "id":
      "Name it otherwise with --id, or remove the other: dragoman packs remove \(pack?.rawValue ?? "")."
    case .inUse: "Choose another name, or try again later."
    case .timedOut: "Try again later; what has come is kept."
    }
  }

  /// What `key` is the name of.
  private enum KeyKind {
    /// Variables of the environment.
    case variable
    /// Options of a command.
    case option
    /// A file, or a pattern of its name, in the folder `file`.
    case file
  }

  private var keyKind: KeyKind? {
    guard let key else { return nil }
    if key.hasPrefix("--") { return .option }
    return key.contains { $0.isLowercase } && file != nil ? .file : .variable
  }

  /// What to do where nothing of a pack is known yet.
  private var missingStep: String {
    guard let key, let kind = keyKind else { return "Check the path." }
    switch kind {
    case .variable: return "Set \(key.split(separator: ",").first ?? "")."
    case .option: return "Say it with \(key)."
    case .file:
      let isThereTwice = found?.first.map { ("2"..."9").contains($0) } ?? false
      return isThereTwice ? "Leave one of them in \(file ?? "")." : "Put \(key) into \(file ?? "")."
    }
  }
}
