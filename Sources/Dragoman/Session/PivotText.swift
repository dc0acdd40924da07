import DragomanEngine
import DragomanText
import Foundation
import Synchronization

/// One text on its way through two engines, sentence by sentence: while later sentences are still in the first
/// engine, earlier ones are in the second already.
final class PivotText: Sendable {
  private struct State {
    var translations: [TranslatedText?]
    var outstanding: Int
    var isOver = false
  }

  private let text: CutText
  private let target: Locale.Language
  private let completion: EngineCall.Completion
  private let state: Mutex<State>

  /// Sends `text` off.
  ///
  /// - Parameters:
  ///   - text: The text. What replaces a kept part does so in the second engine.
  ///   - options: How it is split, and the first engine's languages.
  ///   - target: The last language.
  ///   - first: Translates into the language between, with links; takes each text as one sentence.
  ///   - second: Translates from it.
  ///   - completion: Called once.
  static func translate(
    _ text: SourceText, options: CallOptions, target: Locale.Language, first: EngineCall, second: EngineCall,
    completion: @escaping EngineCall.Completion
  ) {
    let text = CutText(text, options: options)
    let pivot = PivotText(text, target: target, completion: completion)
    guard !text.sentences.isEmpty else { return pivot.finish() }
    for (index, source) in text.sentences.enumerated() {
      let sentence = PivotSentence(source: source)
      first.submit(sentence.first) { result in
        switch result {
        case .failure(let error): pivot.fail(error)
        case .success(let middle):
          second.submit(sentence.second(middle)) { result in
            pivot.record(result.map { sentence.joined(middle, $0) }, at: index)
          }
        }
      }
    }
  }

  private init(_ text: CutText, target: Locale.Language, completion: @escaping EngineCall.Completion) {
    self.text = text
    self.target = target
    self.completion = completion
    let count = text.sentences.count
    state = Mutex(State(translations: Array(repeating: nil, count: count), outstanding: count))
  }

  private func record(_ result: Result<TranslatedText, any Error>, at index: Int) {
    switch result {
    case .failure(let error): fail(error)
    case .success(let translation):
      let isLast = state.withLock { state in
        state.translations[index] = translation
        state.outstanding -= 1
        return state.outstanding == 0 && !state.isOver
      }
      if isLast { finish() }
    }
  }

  private func fail(_ error: any Error) {
    let isFirst = state.withLock { state in
      defer { state.isOver = true }
      return !state.isOver
    }
    if isFirst { completion(.failure(error)) }
  }

  private func finish() {
    let translations = state.withLock { $0.translations.compactMap { $0 } }
    let scores = translations.compactMap(\.score)
    let joined = text.joined(with: translations, target: target)
    completion(
      .success(
        TranslatedText(
          text: joined.text, score: scores.isEmpty ? nil : scores.reduce(0, +) / Double(scores.count),
          segmentCount: translations.count, flags: translations.flagsOfAll,
          alternatives: translations.count == 1 ? translations[0].alternatives : [], links: joined.links)))
  }
}

extension [TranslatedText] {
  /// The marks of a text of which these are the parts.
  var flagsOfAll: Set<TranslationFlag> {
    guard !isEmpty else { return [.passedThrough] }
    var flags = reduce(into: Set<TranslationFlag>()) { $0.formUnion($1.flags) }
    // Of a text of which something was translated that is no news.
    if !allSatisfy({ $0.flags.contains(.passedThrough) }) { flags.remove(.passedThrough) }
    return flags
  }
}
