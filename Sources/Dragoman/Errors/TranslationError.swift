public import Foundation

/// Why a translation did not happen.
///
/// A flat set of values, compared with `==` or in a `catch`:
/// ```swift
/// do {
///   response = try await session.translate(text)
/// } catch TranslationError.notInstalled {
///   offerTheModels()
/// }
/// ```
/// No value carries any of the text. A cancelled call throws `CancellationError` instead.
public struct TranslationError: LocalizedError, Sendable, Hashable {
  enum Code: String, Hashable, Sendable, CaseIterable {
    case unsupportedSourceLanguage, unsupportedTargetLanguage, unsupportedLanguagePairing
    case unableToIdentifyLanguage, nothingToTranslate, alreadyCancelled, notInstalled, internalError
    case sessionExpired, inputTooLarge, mixedLanguageBatch
  }

  let code: Code

  /// The value's name, such as `notInstalled`.
  package var name: String { code.rawValue }

  /// No pack, installed or in a catalog, knows the source language; also for tags that name no language.
  public static let unsupportedSourceLanguage = TranslationError(code: .unsupportedSourceLanguage)
  /// No pack, installed or in a catalog, knows the target language, or none could be chosen.
  public static let unsupportedTargetLanguage = TranslationError(code: .unsupportedTargetLanguage)
  /// Both languages are known but no pack leads from one to the other, or they are the same language.
  public static let unsupportedLanguagePairing = TranslationError(code: .unsupportedLanguagePairing)
  /// No source language was given and none could be told from the text.
  public static let unableToIdentifyLanguage = TranslationError(code: .unableToIdentifyLanguage)
  /// The text, or every text of a batch, is empty or blank; or the batch is empty.
  public static let nothingToTranslate = TranslationError(code: .nothingToTranslate)
  /// The session was cancelled before the call.
  public static let alreadyCancelled = TranslationError(code: .alreadyCancelled)
  /// The pair is supported but no undamaged pack for it is installed.
  public static let notInstalled = TranslationError(code: .notInstalled)
  /// The engine failed: a fault of the pack that showed while it was open, or one of ours.
  public static let internalError = TranslationError(code: .internalError)
  /// The session's time is over: its configuration changed or its host ended.
  public static let sessionExpired = TranslationError(code: .sessionExpired)
  /// A text is longer than the runtime's `maximumInputBytes`.
  public static let inputTooLarge = TranslationError(code: .inputTooLarge)
  /// The texts of a batch are in several languages, and the runtime refuses such batches.
  public static let mixedLanguageBatch = TranslationError(code: .mixedLanguageBatch)

  /// Whether `error` is the translation error `pattern`; this is what makes `catch` read well.
  public static func ~= (pattern: TranslationError, error: any Error) -> Bool {
    error as? TranslationError == pattern
  }

  /// What happened and what to do next, in English. Never nil.
  public var errorDescription: String? { text.description }

  /// Why it happened, in English.
  public var failureReason: String? { text.reason }

  private var text: (description: String, reason: String) {
    switch code {
    case .unsupportedSourceLanguage:
      (
        "The source language is not supported. Choose one of the supported languages.",
        "No installed or catalogued pack knows the source language."
      )
    case .unsupportedTargetLanguage:
      (
        "The target language is not supported. Choose one of the supported languages.",
        "No installed or catalogued pack knows the target language, or none was named and none could be chosen."
      )
    case .unsupportedLanguagePairing:
      (
        "This pair of languages is not supported. Choose another target language.",
        "No installed or catalogued pack leads from the source to the target language, or both are the same."
      )
    case .unableToIdentifyLanguage:
      (
        "The language of the text could not be identified. Name the source language.",
        "No source language was given."
      )
    case .nothingToTranslate:
      ("There is nothing to translate. Give a text that is not blank.", "The text is empty or blank.")
    case .alreadyCancelled:
      ("The session was cancelled. Create a new session.", "The session's cancel() was called before.")
    case .notInstalled:
      (
        "The model for this pair of languages is not installed. Put an undamaged pack into the models"
          + " directory (DRAGOMAN_MODELS_DIR, by default ~/.local/share/dragoman/models).",
        "No undamaged pack for the pair was found in the models directories."
      )
    case .internalError:
      ("The translation failed. Try once more, then report it.", "The engine reported a fault.")
    case .sessionExpired:
      (
        "The session has expired. Use the session that the host gives for the present configuration.",
        "The session's configuration changed or its host ended."
      )
    case .inputTooLarge:
      (
        "The text is too long. Shorten or split it, or raise the runtime's maximumInputBytes.",
        "A text is longer than maximumInputBytes."
      )
    case .mixedLanguageBatch:
      (
        "The batch mixes languages. Split it by language.",
        "Texts of one batch were identified as different languages."
      )
    }
  }
}
