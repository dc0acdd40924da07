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

  private let document: SourceDocument
  private let target: Locale.Language
  private let completion: EngineCall.Completion
  private let state: Mutex<State>

  /// Sends `text` off.
  ///
  /// - Parameters:
  ///   - text: The text.
  ///   - options: How it is split, and the first engine's languages.
  ///   - target: The last language.
  ///   - first: Translates into the language between; takes each text as one sentence.
  ///   - second: Translates from it.
  ///   - completion: Called once.
  static func translate(
    _ text: String, options: CallOptions, target: Locale.Language, first: EngineCall, second: EngineCall,
    completion: @escaping EngineCall.Completion
  ) {
    let document = SourceDocument(text, language: options.source, mode: options.splitting)
    let pivot = PivotText(document, target: target, completion: completion)
    guard !document.segments.isEmpty else { return pivot.finish() }
    for index in document.segments.indices {
      first.submit(document.text(at: index)) { result in
        switch result {
        case .failure(let error): pivot.fail(error)
        case .success(let middle):
          second.submit(middle.text) { pivot.record($0.map { middle.followed(by: $0) }, at: index) }
        }
      }
    }
  }

  private init(
    _ document: SourceDocument, target: Locale.Language, completion: @escaping EngineCall.Completion
  ) {
    self.document = document
    self.target = target
    self.completion = completion
    let count = document.segments.count
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
    var flags = translations.reduce(into: Set<TranslationFlag>()) { $0.formUnion($1.flags) }
    // Of a text of which something was translated that is no news.
    if !translations.isEmpty, !translations.allSatisfy({ $0.flags.contains(.passedThrough) }) {
      flags.remove(.passedThrough)
    } else if translations.isEmpty {
      flags.insert(.passedThrough)
    }
    completion(
      .success(
        TranslatedText(
          text: document.joined(with: translations.map(\.text), target: target),
          score: scores.isEmpty ? nil : scores.reduce(0, +) / Double(scores.count),
          segmentCount: translations.count, flags: flags,
          alternatives: translations.count == 1 ? translations[0].alternatives : [])))
  }
}

extension TranslatedText {
  /// The translation of this translation, with what is known of both: the marks of both, the lower score.
  fileprivate func followed(by last: TranslatedText) -> TranslatedText {
    TranslatedText(
      text: last.text, score: [score, last.score].compactMap { $0 }.min(), segmentCount: segmentCount,
      flags: flags.union(last.flags), alternatives: last.alternatives)
  }
}
