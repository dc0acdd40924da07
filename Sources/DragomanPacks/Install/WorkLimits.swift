/// What ends a piece of work early: its caller or the clock.
struct WorkLimits: Sendable {
  /// When it has taken too long; nil for never.
  let deadline: ContinuousClock.Instant?
  /// Whether the caller has called it off.
  let isCancelled: @Sendable () -> Bool

  /// Whether the work is to end now.
  var isOver: Bool { isCancelled() || isLate }

  private var isLate: Bool { deadline.map { $0 <= .now } ?? false }

  /// Ends the work if it is to end.
  ///
  /// - Throws: `PackError` `cancelled` or `timedOut`.
  func check() throws(PackError) {
    if isOver { throw cause(of: PackError(.cancelled)) }
  }

  /// `error`; but `timedOut` in place of a `cancelled` that was the clock's doing.
  func cause(of error: PackError) -> PackError {
    guard error.code == .cancelled, !isCancelled(), isLate else { return error }
    return PackError(
      .timedOut, pack: error.pack, expected: "an end before the deadline", found: "none; it can be resumed")
  }
}
