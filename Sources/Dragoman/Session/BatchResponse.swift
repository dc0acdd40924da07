extension TranslationSession {
  /// The responses to a batch, each as soon as it is ready.
  ///
  /// Every iterator is a run of its own: exactly one response a request, in the order of completion. On a
  /// failure `next()` throws once and then returns nil; responses it has returned stay valid. An iterator
  /// that is dropped stops its run.
  public struct BatchResponse: AsyncSequence, Sendable {
    /// A response.
    public typealias Element = Response

    let session: TranslationSession
    let requests: [Request]
    let options: TextOptions

    /// An iterator whose run starts with its first `next()`.
    public func makeAsyncIterator() -> AsyncIterator { AsyncIterator(batch: self) }

    /// One run over the batch.
    public struct AsyncIterator: AsyncIteratorProtocol {
      private enum State {
        case notStarted(BatchResponse)
        case running(RunOwner)
        case over
      }

      private var state: State

      init(batch: BatchResponse) { state = .notStarted(batch) }

      /// The next response that is ready, or nil after the last.
      ///
      /// - Throws: What ``TranslationSession/translations(from:)`` throws, once.
      public mutating func next() async throws -> Response? {
        do {
          let owner: RunOwner
          switch state {
          case .over: return nil
          case .running(let running): owner = running
          case .notStarted(let batch):
            owner = RunOwner(try await batch.session.start(batch.requests, options: batch.options))
            state = .running(owner)
          }
          if let element = try await owner.run.next() { return element.response }
          state = .over
          return nil
        } catch {
          state = .over
          throw error
        }
      }
    }
  }
}
