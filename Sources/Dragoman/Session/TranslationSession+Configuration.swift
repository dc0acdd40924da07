public import Foundation

extension TranslationSession {
  /// The languages and the strategy of a session, and a version to tell one value from the next.
  ///
  /// The version belongs to the value: two values made alike and each invalidated once are equal.
  public struct Configuration: Hashable, Sendable {
    /// The language to translate from; nil for one to be identified.
    public var source: Locale.Language?
    /// The language to translate to; nil for the reader's own.
    public var target: Locale.Language?
    /// What translations should be best at.
    public var preferredStrategy: Strategy
    /// 0, and one more with each ``invalidate()``.
    public private(set) var version = 0

    /// A configuration for low latency.
    public init(source: Locale.Language? = nil, target: Locale.Language? = nil) {
      self.init(source: source, target: target, preferredStrategy: .lowLatency)
    }

    /// A configuration.
    public init(
      source: Locale.Language? = nil, target: Locale.Language? = nil, preferredStrategy: Strategy
    ) {
      self.source = source
      self.target = target
      self.preferredStrategy = preferredStrategy
    }

    /// Makes this value another one, though its languages stay: what depends on it runs anew.
    public mutating func invalidate() { version += 1 }
  }
}
