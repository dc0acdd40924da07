import Foundation

/// What the application layer tells its sink: operational states, counts, durations, language codes.
///
/// There is no place for a text in it, nor for a content's name: nobody outside this module can make one, and the
/// languages are codes of ISO 639.
public struct ContentEvent: Hashable, Sendable {
  /// What happened.
  public enum Kind: String, Hashable, Sendable, CaseIterable {
    /// A pair's models are installed.
    case pairAvailable
    /// A pair's models are not installed.
    case modelNeeded
    /// No model leads from one language to the other.
    case pairUnsupported
    /// The reader agreed to a download.
    case downloadAllowed
    /// The reader did not.
    case downloadDeclined
    /// The models are in place.
    case downloadFinished
    /// They could not be had; `action` says what helps.
    case downloadFailed
    /// A batch of `count` items begins.
    case batchBegan
    /// A batch is over: so many of its items were translated.
    case batchEnded
    /// A batch failed; `action` says what helps.
    case batchFailed
    /// So many items were answered from the cache.
    case cacheHit
    /// So many items could not be translated for a reason that is no failure.
    case itemsLeft
    /// A result came too late and was dropped.
    case resultDiscarded
    /// The cache's file was damaged and has been begun anew.
    case cacheRebuilt
    /// The cache's file cannot be used; the cache goes on in memory.
    case cacheUnusable
  }

  /// What happened.
  public let kind: Kind
  /// The language translated from, an ISO 639 code; nil where none is concerned or known.
  public let source: String?
  /// The language translated to, an ISO 639 code.
  public let target: String?
  /// How many items are concerned.
  public let count: Int
  /// How long it took.
  public let duration: Duration?
  /// What helps.
  public let action: FailureAction?

  init(
    _ kind: Kind, pair: LanguagePair? = nil, count: Int = 0, duration: Duration? = nil,
    action: FailureAction? = nil
  ) {
    self.kind = kind
    source = pair.flatMap { Self.code(of: $0.source) }
    target = pair.flatMap { Self.code(of: $0.target) }
    self.count = count
    self.duration = duration
    self.action = action
  }

  /// A declared language may be any word at all; only a code of ISO 639 gets through.
  private static func code(of language: Locale.Language) -> String? {
    guard let folded = FoldedLanguage(language), folded.isKnown else { return nil }
    return folded.code
  }
}

/// Takes the application layer's events, for logs and figures.
public protocol ContentEventSink: Sendable {
  /// Takes an event. Called on any thread; it is to return at once.
  func record(_ event: ContentEvent)
}
