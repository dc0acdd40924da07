public import Dragoman

extension TranslationQueue {
  /// How a queue translates.
  public struct Options: Sendable {
    /// Where its sessions come from.
    public enum Sessions: Hashable, Sendable {
      /// From a `TranslationTaskHost`, whose configuration is the queue.
      case host
      /// One of its own for each batch.
      case plain
    }

    /// Where the sessions come from.
    public var sessions: Sessions
    /// What translations should be best at.
    public var strategy: TranslationSession.Strategy
    /// When a guess at a field's language counts.
    public var gate: ConfidenceGate
    /// How many items a batch has at most: what comes into view waits for one batch.
    public var batchLimit: Int
    /// A hash of whatever else in the app changes translations: part of the cache's keys.
    public var keyOptions: UInt64

    /// Options with those given changed.
    ///
    /// - Precondition: `batchLimit` is over 0.
    public init(
      sessions: Sessions = .host, strategy: TranslationSession.Strategy = .lowLatency,
      gate: ConfidenceGate = .standard, batchLimit: Int = 64, keyOptions: UInt64 = 0
    ) {
      precondition(batchLimit > 0, "batchLimit is \(batchLimit)")
      self.sessions = sessions
      self.strategy = strategy
      self.gate = gate
      self.batchLimit = batchLimit
      self.keyOptions = keyOptions
    }
  }
}
