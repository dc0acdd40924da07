/// What a runtime tells its sink: states, counts, durations, language codes, pack ids and error codes. There is
/// no place for a text in it, nor for an identifier of a caller's.
public enum TranslationEvent: Hashable, Sendable {
  /// How a call ended.
  public enum Outcome: String, Hashable, Sendable, CaseIterable {
    /// Every response was pulled.
    case finished
    /// The task or the session was cancelled, or the rest was not wanted.
    case cancelled
    /// The engine reported a fault.
    case failed
  }

  /// A call passed its checks and begins to translate. A stream begins one for each pair of languages, with the
  /// first text of that pair, and ends all of them when it is over.
  ///
  /// - Parameters:
  ///   - source: The language translated from, BCP-47.
  ///   - target: The language translated to, BCP-47.
  ///   - requests: How many texts it has; 0 for a stream, of which nobody knows.
  ///   - strategy: What runs.
  case callBegan(source: String, target: String, requests: Int, strategy: TranslationSession.Strategy)

  /// A call is over.
  ///
  /// - Parameters:
  ///   - source: The language translated from, BCP-47.
  ///   - target: The language translated to, BCP-47.
  ///   - requests: How many texts it had.
  ///   - duration: From its beginning to its end, the caller's own pauses included.
  ///   - outcome: How it ended.
  case callEnded(source: String, target: String, requests: Int, duration: Duration, outcome: Outcome)

  /// A pack was opened: its weights are in memory.
  ///
  /// - Parameters:
  ///   - pack: The pack.
  ///   - duration: How long that took.
  case packOpened(pack: ModelPack.ID, duration: Duration)

  /// A pack's weights are no longer kept: it was unloaded, removed, replaced, or the memory budget wanted it.
  ///
  /// - Parameter pack: The pack.
  case packClosed(pack: ModelPack.ID)

  /// A pack is in another state.
  ///
  /// - Parameters:
  ///   - pack: The pack.
  ///   - state: What became of it.
  case packChanged(pack: ModelPack.ID, state: ModelPackState)

  /// A catalog cannot be used, or there is none. Each problem is told once.
  ///
  /// - Parameter error: Why.
  case catalogProblem(error: ModelPackError)
}

/// Takes a runtime's events, for logs and figures.
public protocol TranslationEventSink: Sendable {
  /// Takes an event. Called on any thread, also those that translate: it is to return at once.
  func record(_ event: TranslationEvent)
}
