import Dragoman
import DragomanDocuments
import Foundation
import Synchronization

/// Why a line in a language that was identified cannot be translated.
struct LineFault: Error, Equatable {
  let code: LineFailure.Code
  /// The tag.
  let language: String
}

/// Translates lines of any languages: each is identified by itself, and those of one language share a job that
/// is opened when the first of them comes.
///
/// Lines wait while their job is being opened, those of other languages go on; the stream's window bounds how
/// many there are.
final class LanguageJobs: Sendable {
  /// Opens what translates from the language of a tag.
  typealias Opening = @Sendable (String) async -> Result<LineTranslator, Refusal>
  private typealias Completion = LineTranslator.Completion

  private enum Job {
    case opening([(text: DocumentUnit, completion: Completion)])
    case open(LineTranslator)
    case refused(LineFailure.Code)
  }

  private struct State {
    var jobs: [String: Job] = [:]
    var refusals: [String: Refusal] = [:]
    var isCancelled = false
  }

  private let target: Locale.Language
  private let identifier = LanguageIdentifier()
  private let open: Opening
  private let state = Mutex(State())

  /// Jobs into `target`.
  init(into target: Locale.Language, open: @escaping Opening) {
    self.target = target
    self.open = open
  }

  /// The same as a stream of lines needs it.
  var translator: LineTranslator {
    LineTranslator(
      submit: { [self] in submit($0, completion: $1) },
      cancel: { [self] in cancel() })
  }

  /// What to do about the languages that could not be translated, by tag.
  var refusals: [Refusal] {
    state.withLock { $0.refusals.sorted { $0.key < $1.key }.map(\.value) }
  }

  private func submit(_ text: String, completion: @escaping Completion) {
    let finding = identifier.finding(in: text, maximum: 0)
    guard let language = finding.language else {
      return completion(.success(.passedThrough(text, .undetermined)))
    }
    guard !finding.isIn(target) else {
      return completion(.success(.passedThrough(text, .sameLanguage, in: language)))
    }
    submit(DocumentUnit(text: text), from: language, completion: completion)
  }

  /// Translates a text from the language of a tag.
  func submit(_ text: DocumentUnit, from language: String, completion: @escaping LineTranslator.Completion) {
    enum Next { case wait, open, translate(LineTranslator), refuse(LineFailure.Code) }
    let next: Next = state.withLock { state in
      switch state.jobs[language] {
      case .open(let translator): return .translate(translator)
      case .refused(let code): return .refuse(code)
      case .opening(var waiting):
        // Or the list would be copied for each line.
        state.jobs[language] = nil
        waiting.append((text, completion))
        state.jobs[language] = .opening(waiting)
        return .wait
      case nil:
        state.jobs[language] = .opening([(text, completion)])
        return .open
      }
    }
    switch next {
    case .wait: break
    case .open: Task { await start(language) }
    case .translate(let translator): translate(text, from: language, by: translator, completion)
    case .refuse(let code): completion(.failure(LineFault(code: code, language: language)))
    }
  }

  /// Opens the job for `language` and gives it the lines that wait.
  private func start(_ language: String) async {
    let result = await open(language)
    let (waiting, isCancelled) = state.withLock { state in
      var waiting: [(text: DocumentUnit, completion: Completion)] = []
      if case .opening(let lines) = state.jobs[language] { waiting = lines }
      switch result {
      case .success(let translator): state.jobs[language] = .open(translator)
      case .failure(let refusal):
        state.jobs[language] = .refused(refusal.lineCode)
        state.refusals[language] = refusal
      }
      return (waiting, state.isCancelled)
    }
    switch result {
    case .success(let translator):
      if isCancelled { translator.cancel() }
      for line in waiting { translate(line.text, from: language, by: translator, line.completion) }
    case .failure(let refusal):
      for line in waiting {
        line.completion(.failure(LineFault(code: refusal.lineCode, language: language)))
      }
    }
  }

  private func translate(
    _ text: DocumentUnit, from language: String, by translator: LineTranslator,
    _ completion: @escaping Completion
  ) {
    translator.submit(text) { result in
      completion(
        result.map { $0.translated(from: language) }
          .mapError { _ in LineFault(code: .engineFault, language: language) })
    }
  }

  private func cancel() {
    let translators = state.withLock { state in
      state.isCancelled = true
      return state.jobs.values.compactMap { if case .open(let translator) = $0 { translator } else { nil } }
    }
    for translator in translators { translator.cancel() }
  }
}

extension Refusal {
  /// The reason of a line that cannot be translated for it.
  fileprivate var lineCode: LineFailure.Code {
    switch status {
    case .notInstalled: .notInstalled
    case .unsupportedLanguage: .unsupported
    case .damagedPack: .unusablePack
    default: .engineFault
    }
  }
}
