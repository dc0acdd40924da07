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

  /// The pack's name.
  public let id: ID
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

  init(_ entry: CatalogEntry) {
    id = ID(rawValue: entry.id)
    source = Locale.Language(identifier: entry.source)
    target = Locale.Language(identifier: entry.target)
    version = entry.version.description
    strategy = TranslationSession.Strategy(entry.strategy)
    downloadBytes = entry.totalBytes
    installedBytes = entry.totalBytes
    licence = entry.licence
  }
}
