import DragomanEngine
import DragomanText
import Foundation

/// Translates one attributed text in its parts.
struct AttributedTranslation: Sendable {
  /// An attributed text's translation and what the engine noticed.
  struct Output: Sendable {
    let text: AttributedString
    let flags: Set<TranslationFlag>
    let segmentCount: Int
  }

  private let parts: AttributedParts
  private let chain: TranslationChain
  private let plan: TranslationPlan

  /// What of `text` is translated by `plan`, which `chain` runs; nil if it is skipped as a whole.
  init?(_ text: AttributedString, plan: TranslationPlan, chain: TranslationChain) {
    let parts = AttributedParts(AttributeRuns(text), terms: plan.terms, cutsLines: plan.cutsLines)
    let isSkipped = parts.parts.allSatisfy { $0.skipped == [0..<$0.text.bytes.count] }
    guard !isSkipped else { return nil }
    self.parts = parts
    self.plan = plan
    self.chain = chain
  }

  /// Translates the parts. `completion` is called exactly once, on a thread of an engine's; the first failure counts.
  func submit(completion: @escaping @Sendable (Result<Output, any Error>) -> Void) {
    TextGathering.submit(parts.parts.map(\.source), to: chain) { [self] result in
      switch result {
      case .failure(let error): completion(.failure(error))
      case .success(let answers): finish(answers, completion)
      }
    }
  }

  private func finish(
    _ answers: [TranslatedText], _ completion: @escaping @Sendable (Result<Output, any Error>) -> Void
  ) {
    let projected = zip(parts.parts, answers).map { part, answer in
      AttributeProjection.translation(of: part, answer, isWhole: parts.isOnePart)
    }
    // Where what is skipped was not found in a sentence, the text is cut round it.
    let lost = projected.indices.filter { projected[$0] == nil }.map { index in
      Lost(
        index: index,
        parts: AttributedParts(
          parts.parts[index].text, terms: plan.terms, cutsLines: plan.cutsLines, cutsSkipped: true))
    }
    TextGathering.submit(lost.flatMap(\.parts.parts).map(\.source), to: chain) { [self] result in
      completion(result.map { output(answers, projected, lost, $0) })
    }
  }

  /// A part that is translated once more, in parts of its own.
  private struct Lost: Sendable {
    let index: Int
    let parts: AttributedParts
  }

  private func output(
    _ answers: [TranslatedText], _ projected: [AttributeRuns?], _ lost: [Lost], _ more: [TranslatedText]
  ) -> Output {
    var projected = projected
    var flags = zip(answers, projected).filter { $0.1 != nil }.map(\.0)
    var rest = more[...]
    for lost in lost {
      let own = rest.prefix(lost.parts.parts.count)
      rest = rest.dropFirst(own.count)
      // None of them has anything skipped in it.
      let translations = zip(lost.parts.parts, own).map { part, answer in
        AttributeProjection.translation(of: part, answer, isWhole: false) ?? part.text
      }
      projected[lost.index] = lost.parts.joined(with: translations)
      flags += own
    }
    return Output(
      text: parts.joined(with: projected.compactMap { $0 }).attributedString, flags: flags.flagsOfAll,
      segmentCount: flags.reduce(0) { $0 + $1.segmentCount })
  }
}
