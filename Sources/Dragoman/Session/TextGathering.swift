import DragomanEngine
import Synchronization

/// Several texts that belong together on their way through a chain; over when all are back.
final class TextGathering: Sendable {
  /// Receives the translations in the order of the texts, or the first failure.
  typealias Completion = @Sendable (Result<[TranslatedText], any Error>) -> Void

  private struct State {
    var answers: [TranslatedText?]
    var missing: Int
  }

  private let completion: Completion
  private let state: Mutex<State>

  /// Hands `texts` to `chain`, for translations with links. `completion` is called exactly once, on a thread of an
  /// engine's, or at once if there is no text.
  static func submit(_ texts: [SourceText], to chain: TranslationChain, completion: @escaping Completion) {
    guard !texts.isEmpty else { return completion(.success([])) }
    let gathering = TextGathering(count: texts.count, completion: completion)
    for (index, text) in texts.enumerated() {
      chain.submit(text, links: true) { gathering.receive($0, at: index) }
    }
  }

  private init(count: Int, completion: @escaping Completion) {
    self.completion = completion
    state = Mutex(State(answers: Array(repeating: nil, count: count), missing: count))
  }

  private func receive(_ answer: Result<TranslatedText, any Error>, at index: Int) {
    let outcome: Result<[TranslatedText], any Error>? = state.withLock { state in
      guard state.missing > 0 else { return nil }
      switch answer {
      case .failure(let error):
        // Nothing is awaited any more.
        state = State(answers: [], missing: 0)
        return .failure(error)
      case .success(let text):
        state.answers[index] = text
        state.missing -= 1
        return state.missing == 0 ? .success(state.answers.compactMap { $0 }) : nil
      }
    }
    if let outcome { completion(outcome) }
  }
}
