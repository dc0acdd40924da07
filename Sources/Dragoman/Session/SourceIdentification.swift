import DragomanText
import Foundation

/// Finds the source language of a call for which none was named: from all its texts together, else by asking.
struct SourceIdentification: Sendable {
  let runtime: TranslationRuntime
  let interaction: TranslationInteraction?
  /// The session's end ends the wait for an answer.
  let running: RunningCalls

  /// The language of `requests`, for this call only.
  ///
  /// - Throws: ``TranslationError/mixedLanguageBatch`` where the runtime refuses such batches;
  ///   ``TranslationError/unableToIdentifyLanguage`` when there is no letter, nobody to ask, or no answer;
  ///   `CancellationError` when the task or the session ends before there is one.
  func source(of requests: [TranslationSession.Request]) async throws -> Locale.Language {
    let texts = requests.map(\.sourceText)
    if runtime.options.mixedBatchPolicy == .reject, texts.count > 1 { try await checkUniform(texts) }
    // A long text, or the first one of all, takes a while: not for the cooperative pool.
    let evidence = await runtime.onDisk { TextLanguageIdentifier().evidence(for: Self.sample(of: texts)) }
    if let language = evidence.confidentLanguage(ConfidenceGate.standard.forText) {
      return Locale.Language(identifier: language)
    }
    guard evidence.letterCount > 0, let interaction else { throw TranslationError.unableToIdentifyLanguage }
    let candidates = evidence.guesses.prefix(Self.candidates).map(LanguageGuess.init)
    guard let answer = try await answer(to: SourceLanguageQuestion(candidates: candidates), from: interaction)
    else { throw TranslationError.unableToIdentifyLanguage }
    return answer
  }

  /// How many languages a question offers.
  private static let candidates = 5

  private func checkUniform(_ texts: [String]) async throws {
    let isCancelled = CancellationFlag()
    let isMixed = await withTaskCancellationHandler {
      await runtime.onDisk {
        var first: String?
        for text in texts where !isCancelled.isSet {
          guard let language = LanguageMismatch.language(of: text) else { continue }
          if let first, first != language { return true }
          first = language
        }
        return false
      }
    } onCancel: {
      isCancelled.set()
    }
    try Task.checkCancellation()
    if isMixed { throw TranslationError.mixedLanguageBatch }
  }

  /// Waits in a way that ends with the task and with the session, whatever the closure does.
  private func answer(
    to question: SourceLanguageQuestion, from interaction: TranslationInteraction
  ) async throws -> Locale.Language? {
    let answer = Broadcast<Locale.Language?>()
    let asking = Task { answer.finish(.success(await interaction.chooseSource(question))) }
    // Whoever shows the question may take it away.
    defer { asking.cancel() }
    return try await running.untilEnd { try await answer.value() }
  }

  // MARK: Sample

  /// What of a batch is looked at, in bytes.
  private static let batchBytes = 32 * 1024
  /// So much of each text at least, of as many texts as that leaves room for.
  private static let leastBytes = 64

  /// One text that stands for all: the beginnings of the texts, or of some spread evenly over many.
  static func sample(of texts: [String]) -> String {
    guard texts.count > 1 else { return texts.first ?? "" }
    let filled = texts.filter { !$0.isBlank }
    let count = min(filled.count, batchBytes / leastBytes)
    guard count > 0 else { return "" }
    let share = batchBytes / count
    return (0..<count).map { filled[$0 * filled.count / count].beginning(ofBytes: share) }
      .joined(separator: "\n")
  }
}
