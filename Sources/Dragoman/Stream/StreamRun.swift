import Foundation
import Synchronization

/// A stream on its way: requests are read one by one while there is room in the window, translated at the same time
/// and returned in their order.
final class StreamRun: Sendable {
  private typealias Response = TranslationSession.Response

  /// What is to be done outside the lock.
  private struct Steps: Sendable {
    var answers: [(CheckedContinuation<Response?, any Error>, Result<Response?, any Error>)] = []
    var reader: (continuation: CheckedContinuation<Bool, Never>, hasRoom: Bool)?
    var reading: Task<Void, Never>?
    var routes: [StreamPlans.Route] = []
    /// What the run ended with, if not with its last response.
    var failure: (any Error)?
  }

  private struct State {
    /// The number of the next request to be read, and of the next response to be returned.
    var readCount = 0
    var pulledCount = 0
    /// UTF-8 of the requests between these two.
    var byteCount = 0
    /// Answers of requests between these two, by number.
    var answers: [Int: Result<Response, any Error>] = [:]
    /// How many requests there are at most: known at their end, or at the first failure, which is the last answer.
    var end: Int?
    /// What the last of these failed with.
    var failure: (any Error)?
    var isStopped = false
    var routes: [StreamPlans.Route] = []
    var reading: Task<Void, Never>?
    var reader: CheckedContinuation<Bool, Never>?
    var waiting: [CheckedContinuation<Response?, any Error>] = []

    /// Whether nothing is to be translated any more.
    var isOver: Bool { isStopped || pulledCount == end }
    var hasRoom: Bool { readCount - pulledCount < StreamRun.window && byteCount < StreamRun.windowBytes }

    /// Takes out all that can be done now.
    mutating func takeSteps() -> Steps {
      var steps = Steps()
      while !isOver, !waiting.isEmpty, let answer = answers[pulledCount] {
        answers[pulledCount] = nil
        pulledCount += 1
        if case .success(let response) = answer { byteCount -= response.sourceText.utf8.count }
        steps.answers.append((waiting.removeFirst(), answer.map { $0 }))
      }
      if isOver {
        let last: Result<Response?, any Error> =
          isStopped ? .failure(CancellationError()) : .success(nil)
        steps.answers += waiting.map { ($0, last) }
        waiting = []
        steps.routes = routes
        steps.failure = isStopped ? CancellationError() : failure
        routes = []
      }
      if isOver || end != nil {
        steps.reading = reading
        reading = nil
      }
      if let continuation = reader, isOver || end != nil || hasRoom {
        steps.reader = (continuation, !isOver && end == nil)
        reader = nil
      }
      return steps
    }
  }

  /// Enough for full batches sorted by length on every worker.
  static let window = 512
  /// No further text is read while there are as many bytes, however few texts that are.
  static let windowBytes = 4 << 20

  private let state = Mutex(State())

  /// Starts `read`, in a task of its own, since reading goes on while nobody waits for a response. The task ends
  /// with the requests, with the first failure or with ``cancel()``.
  init(read: @escaping @Sendable (StreamRun) async -> Void) {
    let task = Task { await read(self) }
    state.withLock { $0.reading = task }
    advance()
  }

  // MARK: - The reader of responses

  /// The next response; nil after the last.
  ///
  /// - Throws: `CancellationError` when the task or the run is cancelled, else what the request failed with. After
  ///   that the owner stops pulling.
  func next() async throws -> TranslationSession.Response? {
    try await withTaskCancellationHandler {
      try await withCheckedThrowingContinuation { continuation in
        state.withLock { $0.waiting.append(continuation) }
        advance()
      }
    } onCancel: {
      cancel()
    }
  }

  /// Stops reading and translating: whoever waits gets a `CancellationError`. Harmless when it is over, or twice.
  func cancel() {
    state.withLock { state in
      state.isStopped = true
      state.answers = [:]
    }
    advance()
  }

  // MARK: - The reader of requests

  /// Reads `requests` and hands them to the engine, as long as there is room for them.
  func read<Requests: AsyncSequence>(_ requests: Requests, plans: StreamPlans) async
  where Requests.Element == TranslationSession.Request {
    var plans = plans
    var iterator = requests.makeAsyncIterator()
    do {
      while await hasRoom(), let request = try await iterator.next() {
        let number = add(byteCount: request.sourceText.utf8.count)
        do {
          if let route = try await plans.route(for: request, opened: keep) {
            route.submit(request) { [self] in answer(number, $0) }
          } else {
            answer(number, .success(plans.blank(request)))
          }
        } catch {
          answer(number, .failure(error))
        }
      }
      end()
    } catch {
      answer(add(byteCount: 0), .failure(error))
    }
  }

  /// Waits until another request may be read; false when none is wanted any more.
  private func hasRoom() async -> Bool {
    await withCheckedContinuation { continuation in
      state.withLock { $0.reader = continuation }
      advance()
    }
  }

  private func add(byteCount: Int) -> Int {
    state.withLock { state in
      defer { state.readCount += 1 }
      state.byteCount += byteCount
      return state.readCount
    }
  }

  /// Keeps `route` until the run is over.
  private func keep(_ route: StreamPlans.Route) {
    state.withLock { $0.routes.append(route) }
    advance()
  }

  private func answer(_ number: Int, _ answer: Result<TranslationSession.Response, any Error>) {
    state.withLock { state in
      if state.isStopped || state.end.map({ number >= $0 }) == true { return }
      state.answers[number] = answer
      if case .failure(let error) = answer {
        state.end = number + 1
        state.failure = error
      }
    }
    advance()
  }

  private func end() {
    state.withLock { $0.end = $0.end ?? $0.readCount }
    advance()
  }

  // MARK: - Both

  /// Does all that has become possible: returns responses, lets the reading go on, or ends it.
  private func advance() {
    let steps = state.withLock { $0.takeSteps() }
    // Before its last answer is taken: whoever has that finds the packs unused and the call told of.
    for route in steps.routes { route.end(steps.failure) }
    for (continuation, answer) in steps.answers { continuation.resume(with: answer) }
    if let (reader, hasRoom) = steps.reader { reader.resume(returning: hasRoom) }
    steps.reading?.cancel()
  }
}
