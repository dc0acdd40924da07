public import Dragoman
public import Foundation

/// What a translation belongs to. A record answers exactly its own key, or nothing.
public struct TranslationKey: Hashable, Sendable {
  /// Everything but the revision: of each slot there is at most one record, so that an edit leaves no old one.
  struct Slot: Hashable, Sendable {
    let item: TranslationItem.ID
    let source: String
    let target: String
    let engineVersion: String
    let packVersion: String
    let isHighFidelity: Bool
    let options: UInt64
  }

  let slot: Slot
  /// The version of the source text.
  public let revision: ContentRevision

  /// A key.
  ///
  /// - Parameters:
  ///   - item: The content and the field.
  ///   - revision: The version of the source text, or its hash.
  ///   - source: The language translated from, in any spelling.
  ///   - target: The language translated to, in any spelling.
  ///   - engineVersion: `TranslationRuntime.engineVersion`.
  ///   - packVersion: The packs and their versions.
  ///   - strategy: What the translation should be best at.
  ///   - options: A hash of whatever else changes translations.
  public init(
    item: TranslationItem.ID, revision: ContentRevision, source: Locale.Language, target: Locale.Language,
    engineVersion: String, packVersion: String, strategy: TranslationSession.Strategy = .lowLatency,
    options: UInt64 = 0
  ) {
    slot = Slot(
      item: item, source: FoldedLanguage.tag(of: source), target: FoldedLanguage.tag(of: target),
      engineVersion: engineVersion, packVersion: packVersion, isHighFidelity: strategy == .highFidelity,
      options: options)
    self.revision = revision
  }

  /// The content and the field.
  public var item: TranslationItem.ID { slot.item }
  /// The language translated from, by its usual tag.
  public var source: Locale.Language { Locale.Language(identifier: slot.source) }
  /// The language translated to, by its usual tag.
  public var target: Locale.Language { Locale.Language(identifier: slot.target) }
  /// The engine's version.
  public var engineVersion: String { slot.engineVersion }
  /// The packs and their versions.
  public var packVersion: String { slot.packVersion }
  /// What the translation should be best at.
  public var strategy: TranslationSession.Strategy { slot.isHighFidelity ? .highFidelity : .lowLatency }
  /// A hash of whatever else changes translations.
  public var options: UInt64 { slot.options }
}

/// A translation that was made.
public struct TranslationRecord: Hashable, Sendable {
  /// Whether to make the translation anew when there is time.
  public enum State: Hashable, Sendable {
    /// Young enough.
    case fresh
    /// Older than the cache's ``TranslationCache/Options/freshness``, and still right for its key.
    case stale
  }

  /// What it belongs to.
  public let key: TranslationKey
  /// The translation, to be shown as one: it is not what the author wrote.
  public let text: ContentText
  /// The hash of the source text that it translates.
  public let fingerprint: SourceFingerprint
  /// When it was made.
  public let createdAt: Date
  /// Whether to make it anew.
  public let state: State

  /// Whether this is a translation of exactly `item`.
  public func translates(_ item: TranslationItem) -> Bool {
    key.item == item.id && key.revision == item.revision && fingerprint == item.fingerprint
  }
}
