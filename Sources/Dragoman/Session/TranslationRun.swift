import DragomanEngine
import Synchronization

/// The requests of one call on their way through the engine: pulled one by one, answered in any order.
///
/// No more than a window of them is under way or waiting to be pulled, so memory stays bounded however many
/// there are and however slowly they are pulled.
final class TranslationRun: Sendable {
  /// A response and the place of its request.
  typealias Element = (index: Int, response: TranslationSession.Response)

  private struct State {
    var submitted = 0
    var pulled = 0
    var answered: [Element] = []
    var firstAnswered = 0
    var failure: (any Error)?
    var waiting: [CheckedContinuation<Element?, any Error>] = []
    var onEnd: (@Sendable () -> Void)?
  }

  /// Enough for full batches sorted by length on every worker.
  private static let window = 512

  private let requests: [TranslationSession.Request]
  private let plan: TranslationPlan
  private let chain: TranslationChain
  private let events: CallEvents?
  private let state = Mutex(State())

  init(
    requests: [TranslationSession.Request], plan: TranslationPlan, chain: TranslationChain,
    events: CallEvents? = nil
  ) {
    self.requests = requests
    self.plan = plan
    self.chain = chain
    self.events = events
    events?.began()
  }

  /// Has `action` run once, when nothing is under way any more: all pulled, failed or cancelled. There is
  /// one action; a second one takes its place.
  func onEnd(_ action: @escaping @Sendable () -> Void) {
    let isOver = state.withLock { state in
      if state.failure == nil && state.pulled < requests.count { state.onEnd = action }
      return state.onEnd == nil
    }
    if isOver { action() }
  }

  /// The next response that is ready; nil after the last.
  ///
  /// - Throws: `CancellationError` when the task or the run is cancelled, else what `TranslationError` makes
  ///   of the engine's fault. After that, `CancellationError` or the same again: the owner stops pulling.
  func next() async throws -> Element? {
    submitWithinWindow()
    return try await withTaskCancellationHandler {
      try await withCheckedThrowingContinuation { continuation in
        let outcome: Result<Element?, any Error>? = state.withLock { state in
          if let failure = state.failure { return .failure(failure) }
          if let element = pull(from: &state) { return .success(element) }
          if state.pulled == requests.count { return .success(nil) }
          state.waiting.append(continuation)
          return nil
        }
        if let outcome { continuation.resume(with: outcome) }
        endIfOver()
      }
    } onCancel: {
      cancel()
    }
  }

  /// Stops the run: whoever waits gets a `CancellationError`. Harmless when it is over, or done twice.
  func cancel() { fail(with: CancellationError()) }

  private func submitWithinWindow() {
    while let index = nextToSubmit() {
      plan.submit(requests[index], to: chain) { [self] result in
        switch result {
        case .success(let response): answer((index, response))
        case .failure(let error): fail(with: error)
        }
      }
    }
  }

  private func nextToSubmit() -> Int? {
    state.withLock { state in
      guard state.failure == nil, state.submitted < requests.count,
        state.submitted - state.pulled < Self.window
      else { return nil }
      defer { state.submitted += 1 }
      return state.submitted
    }
  }

  private func answer(_ element: Element) {
    let receiver: (CheckedContinuation<Element?, any Error>, Element)? = state.withLock { state in
      guard state.failure == nil else { return nil }
      state.answered.append(element)
      guard !state.waiting.isEmpty, let element = pull(from: &state) else { return nil }
      return (state.waiting.removeFirst(), element)
    }
    if let receiver { receiver.0.resume(returning: receiver.1) }
    endIfOver()
  }

  private func fail(with error: any Error) {
    let stopped: [CheckedContinuation<Element?, any Error>]? = state.withLock { state in
      guard state.failure == nil, state.pulled < requests.count else { return nil }
      state.failure = error
      state.answered = []
      defer { state.waiting = [] }
      return state.waiting
    }
    guard let waiting = stopped else { return }
    chain.cancel()
    for continuation in waiting { continuation.resume(throwing: error) }
    endIfOver()
  }

  /// Takes the first answer out; the array is compacted now and then, not at every step.
  private func pull(from state: inout State) -> Element? {
    guard state.firstAnswered < state.answered.count else { return nil }
    let element = state.answered[state.firstAnswered]
    state.firstAnswered += 1
    state.pulled += 1
    if state.firstAnswered > Self.window {
      state.answered.removeFirst(state.firstAnswered)
      state.firstAnswered = 0
    }
    return element
  }

  private func endIfOver() {
    let (isOver, failure, action): (Bool, (any Error)?, (@Sendable () -> Void)?) = state.withLock { state in
      guard state.failure != nil || state.pulled == requests.count else { return (false, nil, nil) }
      defer { state.onEnd = nil }
      return (true, state.failure, state.onEnd)
    }
    if isOver {
      chain.end()
      events?.ended(failure)
    }
    action?()
  }
}

/// Stops its run when nobody can pull from it any more: the last copy of an iterator is gone.
final class RunOwner: Sendable {
  let run: TranslationRun

  init(_ run: TranslationRun) { self.run = run }

  deinit { run.cancel() }
}
