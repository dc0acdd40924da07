public import Foundation

extension TranslationRuntime {
  /// Translates any number of texts: one response a request, in their order, while more are being read.
  ///
  /// ```swift
  /// let german = Locale.Language(identifier: "de")
  /// for try await response in runtime.translations(of: messages, from: nil, to: german) {
  ///   show(response.targetText)
  /// }
  /// ```
  /// No more than a window of 512 requests, or of 4 MiB of text if that is less, is read and not yet returned: who
  /// takes responses slowly slows the reading down. A blank text comes back as it is; where its language would have
  /// to be identified, the response says `und`.
  ///
  /// The stream asks for no downloads. It keeps the packs that it began with until it ends.
  ///
  /// - Parameters:
  ///   - requests: The texts. Each iterator of the stream reads them with an iterator of its own, so of a sequence
  ///     that can be read only once, such as an `AsyncStream`, take one.
  ///   - source: The language to translate from; nil to identify it, for each request by itself.
  ///   - target: The language to translate to; nil for the first preferred language that there is a pack for,
  ///     else English, for each request by itself.
  ///   - strategy: What translations should be best at.
  ///   - options: How the texts are read, and what in them is kept.
  /// - Returns: The responses. After those to earlier requests, `next()` throws what a request fails with, or what
  ///   `requests` throws, and then returns nil. Errors are those of
  ///   ``TranslationSession/translate(_:)-(String)``, but never ``TranslationError/nothingToTranslate``; none
  ///   when there is no request.
  public func translations<Requests: AsyncSequence & Sendable>(
    of requests: Requests, from source: Locale.Language?, to target: Locale.Language?,
    strategy: TranslationSession.Strategy = .lowLatency, options: TranslationSession.TextOptions = .init()
  ) -> TranslationStream where Requests.Element == TranslationSession.Request {
    TranslationStream { [self] in
      StreamRun { run in
        await run.read(
          requests,
          plans: StreamPlans(
            runtime: self, source: source, target: target, strategy: strategy, options: options))
      }
    }
  }
}

/// Responses to a sequence of requests, in its order.
///
/// Made by ``TranslationRuntime/translations(of:from:to:strategy:options:)``, which tells the rules. Reading and translating
/// begin with the first `next()`. An iterator that is dropped stops both, as does cancelling the task that waits for
/// it; then `next()` throws a `CancellationError` once.
public struct TranslationStream: AsyncSequence, Sendable {
  /// A response.
  public typealias Element = TranslationSession.Response

  let start: @Sendable () -> StreamRun

  /// An iterator that reads the requests by itself, from its first `next()` on.
  public func makeAsyncIterator() -> AsyncIterator { AsyncIterator(stream: self) }

  /// One run over the requests.
  public struct AsyncIterator: AsyncIteratorProtocol {
    private enum State {
      case notStarted(TranslationStream)
      case running(StreamOwner)
      case over
    }

    private var state: State

    init(stream: TranslationStream) { state = .notStarted(stream) }

    /// The response to the next request, or nil after the last.
    ///
    /// - Throws: What ``TranslationRuntime/translations(of:from:to:strategy:options:)`` tells, once.
    public mutating func next() async throws -> TranslationSession.Response? {
      do {
        let owner: StreamOwner
        switch state {
        case .over: return nil
        case .running(let running): owner = running
        case .notStarted(let stream):
          try Task.checkCancellation()
          owner = StreamOwner(stream.start())
          state = .running(owner)
        }
        if let response = try await owner.run.next() { return response }
        state = .over
        return nil
      } catch {
        state = .over
        throw error
      }
    }
  }
}

/// Stops its run when nobody can pull from it any more: the last copy of an iterator is gone.
final class StreamOwner: Sendable {
  let run: StreamRun

  init(_ run: StreamRun) { self.run = run }

  deinit { run.cancel() }
}
