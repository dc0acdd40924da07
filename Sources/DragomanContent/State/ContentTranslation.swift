public import Observation
import Synchronization

/// One item's translation as a screen shows it: its state, the translation once there is one, and whether the reader
/// looks at the original.
///
/// `Observable`, and safe to use from any thread. Only the queue changes its state, one step at a time; a step that ``TranslationState``
/// does not allow is refused.
public final class ContentTranslation: Observable, Sendable {
  /// The item.
  public let id: TranslationItem.ID

  private struct Shown {
    var state = TranslationState.idle
    var record: TranslationRecord?
    var isShowingOriginal = false
    var nextListener = 0
    var listeners: [Int: AsyncStream<TranslationState>.Continuation] = [:]
  }

  private let registrar = ObservationRegistrar()
  private let shown = Mutex(Shown())

  init(id: TranslationItem.ID) { self.id = id }

  deinit { for listener in shown.withLock(\.listeners.values) { listener.finish() } }

  /// Where the item is.
  public var state: TranslationState {
    registrar.access(self, keyPath: \.state)
    return shown.withLock(\.state)
  }

  /// The translation; nil unless the state is ``TranslationState/translated``.
  public var translation: TranslationRecord? {
    registrar.access(self, keyPath: \.translation)
    return shown.withLock(\.record)
  }

  /// Whether the reader wants to see the original though there is a translation.
  public var isShowingOriginal: Bool {
    registrar.access(self, keyPath: \.isShowingOriginal)
    return shown.withLock(\.isShowingOriginal)
  }

  /// Shows what the author wrote.
  public func showOriginal() { setShowingOriginal(true) }

  /// Shows the translation again.
  public func showTranslation() { setShowingOriginal(false) }

  /// The text to show for `item`, as one decision: the translation when there is one of exactly this version and the
  /// reader has not asked for the original, else the author's text.
  ///
  /// - Returns: The text, and whether it is a translation, to be labelled as one.
  public func shownText(for item: TranslationItem) -> (text: ContentText, isTranslation: Bool) {
    registrar.access(self, keyPath: \.translation)
    registrar.access(self, keyPath: \.isShowingOriginal)
    let record = shown.withLock { $0.isShowingOriginal ? nil : $0.record }
    guard let record, record.translates(item) else { return (item.text, false) }
    return (record.text, true)
  }

  /// The states from this moment on, beginning with the present one; ends when the model goes.
  public var changes: AsyncStream<TranslationState> {
    AsyncStream { continuation in
      let number = shown.withLock { shown in
        shown.nextListener += 1
        shown.listeners[shown.nextListener] = continuation
        // Under the lock, so that no later state comes first.
        continuation.yield(shown.state)
        return shown.nextListener
      }
      continuation.onTermination = { [weak self] _ in
        self?.shown.withLock { _ = $0.listeners.removeValue(forKey: number) }
      }
    }
  }

  /// Makes `next` the state, with the translation that belongs to it.
  ///
  /// - Returns: Whether the step is allowed; nothing has changed where it is not.
  @discardableResult
  func move(to next: TranslationState, record: TranslationRecord? = nil) -> Bool {
    let present = shown.withLock(\.state)
    guard present.mayBecome(next), (record != nil) == (next == .translated) else { return false }
    // Observers are told of changes only.
    guard present != next else { return true }
    registrar.withMutation(of: self, keyPath: \.state) {
      registrar.withMutation(of: self, keyPath: \.translation) {
        shown.withLock { shown in
          shown.state = next
          shown.record = record
          if next != .translated { shown.isShowingOriginal = false }
          shown.listeners.values.forEach { $0.yield(next) }
        }
      }
    }
    return true
  }

  private func setShowingOriginal(_ value: Bool) {
    registrar.withMutation(of: self, keyPath: \.isShowingOriginal) {
      shown.withLock { $0.isShowingOriginal = value && $0.record != nil }
    }
  }
}
