import Synchronization

/// Tells work on another thread that nobody wants it any more.
final class CancellationFlag: Sendable {
  private let flag = Atomic(false)

  /// Whether the work is to end.
  var isSet: Bool { flag.load(ordering: .relaxed) }

  /// Has the work end. Harmless twice.
  func set() { flag.store(true, ordering: .relaxed) }
}
