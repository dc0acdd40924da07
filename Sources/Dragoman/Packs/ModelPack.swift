import DragomanEngine
import DragomanPacks
public import Foundation

/// A pack: the model and the vocabularies that translate one language into another.
public struct ModelPack: Hashable, Sendable, Identifiable {
  /// A pack's name, which is its folder's name too. It is never taken apart.
  public struct ID: RawRepresentable, Hashable, Sendable {
    /// The name, such as `en-de.tiny.1.0`.
    public let rawValue: String

    /// The id with that name.
    public init(rawValue: String) { self.rawValue = rawValue }
  }

  /// What translates.
  public enum Kind: String, Hashable, Sendable, CaseIterable {
    /// A model.
    case model
    /// A transformation that is built in, into a pseudo-language: ``TranslationRuntime/Options/pseudoLanguages``.
    case pseudo
  }

  /// What can be checked of a pack when it has come.
  public enum Check: String, Hashable, Sendable, CaseIterable {
    /// Every byte.
    case sha256
    /// Only the sizes.
    case size
    /// Nothing.
    case none
  }

  /// The pack's name.
  public let id: ID
  /// What translates.
  public let kind: Kind
  /// The language it translates from.
  public let source: Locale.Language
  /// The language it translates to.
  public let target: Locale.Language
  /// Its version, such as `1.10`.
  public let version: String
  /// How it is meant to be run.
  public let strategy: TranslationSession.Strategy
  /// What is to be transferred to install it, in bytes.
  public let downloadBytes: Int64
  /// What it takes when installed, in bytes.
  public let installedBytes: Int64
  /// The licence of its weights.
  public let licence: String
  /// The catalog that offers it, for people; nil for one that is installed and in no catalog.
  public let origin: String?
  /// Whether that catalog is a foreign one, which nobody vouches for.
  public let isForeign: Bool
  /// What can be checked of it when it has come.
  public let check: Check

  /// A pack that a catalog offers.
  init(_ entry: CatalogEntry) {
    self.init(
      entry.pack, downloadBytes: entry.downloadBytes, installedBytes: entry.installedBytes,
      origin: entry.origin?.name, isForeign: entry.origin?.isForeign ?? false, check: Check(entry.check))
  }

  /// A pack that is installed.
  ///
  /// - Parameter source: Where it came from, where that is known.
  init(_ manifest: PackManifest, from source: PackSource? = nil) {
    self.init(
      manifest.pack, downloadBytes: manifest.totalBytes, installedBytes: manifest.totalBytes,
      origin: source?.catalog, isForeign: source?.isForeign ?? false,
      check: source.map { Check($0.check) } ?? .sha256)
  }

  /// A pack of which there is only a description: a damaged one.
  init(damaged pack: PackDescription) {
    self.init(pack, downloadBytes: 0, installedBytes: 0, origin: nil, isForeign: false, check: .sha256)
  }

  /// The built-in pack of a pseudo-language, which takes any source.
  init(_ language: PseudoLanguage, from source: Locale.Language) {
    id = language.pack
    kind = .pseudo
    self.source = source
    target = language.language
    version = Engine.version
    strategy = .lowLatency
    downloadBytes = 0
    installedBytes = 0
    licence = "Apache-2.0"
    origin = nil
    isForeign = false
    // It is part of the program: nothing of it comes.
    check = .none
  }

  private init(
    _ pack: PackDescription, downloadBytes: Int64, installedBytes: Int64, origin: String?, isForeign: Bool,
    check: Check
  ) {
    id = ID(rawValue: pack.id)
    kind = .model
    source = Locale.Language(identifier: pack.source)
    target = Locale.Language(identifier: pack.target)
    version = pack.version.description
    strategy = TranslationSession.Strategy(pack.strategy)
    self.downloadBytes = downloadBytes
    self.installedBytes = installedBytes
    licence = pack.licence
    self.origin = origin
    self.isForeign = isForeign
    self.check = check
  }
}

extension ModelPack.Check {
  fileprivate init(_ check: PackCheck) {
    self =
      switch check {
      case .sha256: .sha256
      case .size: .size
      case .none: .none
      }
  }
}
