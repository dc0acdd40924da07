import DragomanEngine
import Foundation
import Synchronization

/// The parts of one attributed text on their way through the engine; over when all are back.
final class AttributedTranslation: Sendable {
  /// An attributed text's translation and what the engine noticed.
  struct Output: Sendable {
    let text: AttributedString
    let flags: Set<TranslationFlag>
    let segmentCount: Int
  }

  private struct State {
    var answers: [TranslatedText?]
    var missing: Int
  }

  private let parts: AttributedParts
  private let completion: @Sendable (Result<Output, any Error>) -> Void
  private let state: Mutex<State>

  /// Hands the texts of `parts` to `chain`. `completion` is called exactly once, on a thread of an engine's; the
  /// first failure counts.
  ///
  /// - Precondition: There is at least one text.
  static func submit(
    _ parts: AttributedParts, to chain: TranslationChain,
    completion: @escaping @Sendable (Result<Output, any Error>) -> Void
  ) {
    precondition(!parts.texts.isEmpty, "there is no text to translate")
    let translation = AttributedTranslation(parts, completion: completion)
    for (index, text) in parts.texts.enumerated() {
      chain.submit(text) { translation.receive($0, at: index) }
    }
  }

  private init(_ parts: AttributedParts, completion: @escaping @Sendable (Result<Output, any Error>) -> Void)
  {
    self.parts = parts
    self.completion = completion
    state = Mutex(
      State(answers: Array(repeating: nil, count: parts.texts.count), missing: parts.texts.count))
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
    if let outcome { completion(outcome.map(output)) }
  }

  private func output(_ answers: [TranslatedText]) -> Output {
    var flags = answers.reduce(into: Set<TranslationFlag>()) { $0.formUnion($1.flags) }
    // A full stop after a name that is kept has nothing to translate either: that is not worth a mark.
    if !answers.allSatisfy({ $0.flags.contains(.passedThrough) }) { flags.remove(.passedThrough) }
    return Output(
      text: parts.joined(with: answers.map(\.text)), flags: flags,
      segmentCount: answers.reduce(0) { $0 + $1.segmentCount })
  }
}
