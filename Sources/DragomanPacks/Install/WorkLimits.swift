/// What ends a piece of work early.
struct WorkLimits: Sendable {
  /// Whether the caller has called it off.
  let isCancelled: @Sendable () -> Bool

  /// Whether the work is to end now.
  var isOver: Bool { isCancelled() }

  /// Ends the work if it is to end.
  ///
  /// - Throws: `PackError` `cancelled`.
  func check() throws(PackError) {
    if isOver { throw PackError(.cancelled) }
  }
}
