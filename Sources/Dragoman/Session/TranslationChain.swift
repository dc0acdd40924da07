import Dispatch
import DragomanEngine
import DragomanPacks
import DragomanText

/// The engines that a text passes through, one after the other: one, or two with English between them.
final class TranslationChain: Sendable {
  private let leases: [EngineLease]
  private let first: EngineCall
  private let second: EngineCall?
  private let options: [CallOptions]
  /// Splitting a long text takes a while: not for the caller's thread.
  private static let splitting = DispatchQueue(label: "dragoman.pivot", attributes: .concurrent)

  /// A chain over the engines of `leases`, which it keeps until it ends.
  ///
  /// - Precondition: There are one or two, and as many `options`.
  init(leases: [EngineLease], options: [CallOptions], priority: TaskPriority) {
    precondition((1...2).contains(leases.count) && leases.count == options.count)
    self.leases = leases
    self.options = options
    guard leases.count == 2 else {
      first = leases[0].engine.call(options[0], priority: priority)
      second = nil
      return
    }
    // What comes to the first engine is one sentence already.
    var sentences = options[0]
    sentences.splitting = .lines
    first = leases[0].engine.call(sentences, priority: priority)
    second = leases[1].engine.call(options[1], priority: priority)
  }

  /// Hands in a text. Returns at once; `completion` is called exactly once, on a thread of an engine's.
  func submit(_ text: String, completion: @escaping EngineCall.Completion) {
    guard let second else { return first.submit(text, completion: completion) }
    let (first, options) = (first, options)
    Self.splitting.async {
      PivotText.translate(
        text, options: options[0], target: options[1].target, first: first, second: second,
        completion: completion)
    }
  }

  /// Stops the chain: what is under way ends with a `CancellationError`. Harmless twice.
  func cancel() {
    first.cancel()
    second?.cancel()
    end()
  }

  /// Nothing is under way any more: whoever waits for the packs to be unused may go on.
  func end() {
    for lease in leases { lease.end() }
  }
}
