import Dragoman
import DragomanDocuments
import Foundation
import Synchronization

/// What has become of one text of a document.
struct UnitOutcome: Sendable {
  /// Nil where the text stays as it is.
  var translation: TranslatedUnit?
  /// Why it could not be translated.
  var failure: LineFailure.Code?
  /// Why it stays though nothing went wrong.
  var kept: KeptReason?
  var flags: [String] = []
}

/// Translates texts of documents.
struct UnitTranslator: Sendable {
  let translator: LineTranslator
  /// For texts that say that they are in another language than the rest.
  let others: LanguageJobs
  let target: Locale.Language

  /// Queues a text; the completion comes once, on any thread, in any order.
  func translate(_ unit: DocumentUnit, completion: @escaping @Sendable (UnitOutcome) -> Void) {
    let finished: LineTranslator.Completion = { completion(UnitOutcome($0)) }
    guard let language = unit.language else { return translator.submit(unit, completion: finished) }
    guard !language.isSame(as: target) else { return completion(UnitOutcome(kept: .sameLanguage)) }
    others.submit(unit, from: LanguageName(language).tag, completion: finished)
  }

  /// Drops what is queued.
  func cancel() {
    translator.cancel()
    others.translator.cancel()
  }
}

extension UnitOutcome {
  init(_ result: Result<LineTranslation, any Error>) {
    switch result {
    case .success(let translation):
      kept = translation.reason
      flags = translation.flags
      if kept == nil { self.translation = translation.unit ?? TranslatedUnit(text: translation.text) }
    case .failure(let error): failure = (error as? LineFault)?.code ?? .engineFault
    }
  }
}

/// The outcomes of a record's texts, collected as they come.
final class UnitCollection: Sendable {
  private struct State {
    var outcomes: [UnitOutcome?]
    var missing: Int
  }

  private let state: Mutex<State>
  private let completion: @Sendable ([UnitOutcome]) -> Void

  /// - Parameter completion: Called once, when all are there; at once if there are none.
  init(count: Int, completion: @escaping @Sendable ([UnitOutcome]) -> Void) {
    state = Mutex(State(outcomes: Array(repeating: nil, count: count), missing: count))
    self.completion = completion
    if count == 0 { completion([]) }
  }

  func record(_ outcome: UnitOutcome, at index: Int) {
    let outcomes: [UnitOutcome]? = state.withLock { state in
      if state.outcomes[index] == nil { state.missing -= 1 }
      state.outcomes[index] = outcome
      return state.missing == 0 ? state.outcomes.compactMap { $0 } : nil
    }
    if let outcomes { completion(outcomes) }
  }
}
