import Dispatch
import DragomanEngine
import DragomanPacks
import DragomanText

/// The engines that a text passes through, one after the other: one, or two with English between them.
final class TranslationChain: Sendable {
  /// The calls of one engine: what is asked for decides which of them a text goes to.
  private struct Leg: Sendable {
    let plain: EngineCall
    let linked: EngineCall

    init(_ engine: Engine, _ options: CallOptions, priority: TaskPriority) {
      plain = engine.call(options, priority: priority)
      var options = options
      options.links = true
      linked = engine.call(options, priority: priority)
    }

    func call(links: Bool) -> EngineCall { links ? linked : plain }

    func cancel() {
      plain.cancel()
      linked.cancel()
    }
  }

  private let leases: [EngineLease]
  private let first: Leg
  private let second: Leg?
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
      first = Leg(leases[0].engine, options[0], priority: priority)
      second = nil
      return
    }
    // What comes to the first engine is one sentence already.
    var sentences = options[0]
    sentences.splitting = .lines
    sentences.joinsLines = false
    first = Leg(leases[0].engine, sentences, priority: priority)
    second = Leg(leases[1].engine, options[1], priority: priority)
  }

  /// Whether all the weights are float32.
  var isFloat: Bool { leases.allSatisfy(\.engine.isFloat) }

  /// Hands in a text. Returns at once; `completion` is called exactly once, on a thread of an engine's.
  ///
  /// - Parameter links: Whether the translation comes with its word links.
  func submit(_ text: SourceText, links: Bool = false, completion: @escaping EngineCall.Completion) {
    guard let second else { return first.call(links: links).submit(text, completion: completion) }
    // What is kept is found behind the first engine by its links.
    let calls = (first: first.call(links: links || !text.kept.isEmpty), second: second.call(links: links))
    let options = options
    Self.splitting.async {
      PivotText.translate(
        text, options: options[0], target: options[1].target, first: calls.first, second: calls.second,
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
