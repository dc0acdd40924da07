public import Dragoman
public import Foundation

/// Whether an item can be translated for a reader, and if not, why.
public enum TranslationEligibility: Hashable, Sendable {
  /// The models are installed.
  case available(source: Locale.Language, target: Locale.Language)
  /// There are models, but they have to be downloaded first.
  case needsModel(source: Locale.Language, target: Locale.Language)
  /// The language cannot be told from the text: show nothing, or let the reader choose.
  case sourceUnknown
  /// The text is in the reader's language already.
  case sameLanguage
  /// No model leads from one language to the other. A stable answer, not one to try again.
  case unsupportedPair
  /// A policy keeps the text from being translated.
  case restrictedContent
  /// The text is empty or blank.
  case nothingToTranslate
}

/// Answers whether items can be translated.
///
/// ```swift
/// switch await EligibilityCheck().eligibility(of: item, for: target) {
/// case .available, .needsModel: showTranslateButton()
/// default: break  // no affordance
/// }
/// ```
public struct EligibilityCheck: Sendable {
  private let language: FieldLanguage
  private let availability: LanguageAvailability

  /// A check.
  ///
  /// - Parameters:
  ///   - language: How the language of a field is found.
  ///   - strategy: What translations should be best at.
  ///   - runtime: Whose models count; nil for the current runtime.
  public init(
    language: FieldLanguage = FieldLanguage(), strategy: TranslationSession.Strategy = .lowLatency,
    runtime: TranslationRuntime? = nil
  ) {
    self.language = language
    availability = LanguageAvailability(
      preferredStrategy: strategy, runtime: runtime ?? .current ?? .shared)
  }

  /// Whether `item` can be translated to `target` at this moment. Asks and downloads nothing.
  public func eligibility(of item: TranslationItem, for target: Locale.Language) async
    -> TranslationEligibility
  {
    switch finding(in: item, for: target) {
    case .settled(let eligibility): eligibility
    case .pair(let pair): await eligibility(of: pair)
    }
  }

  /// What can be said of an item without looking at models.
  enum Finding { case settled(TranslationEligibility), pair(LanguagePair) }

  func finding(in item: TranslationItem, for target: Locale.Language) -> Finding {
    if item.isRestricted { return .settled(.restrictedContent) }
    if item.text.isBlank { return .settled(.nothingToTranslate) }
    guard let source = language.language(of: item) else { return .settled(.sourceUnknown) }
    let pair = LanguagePair(source: source, target: target)
    return pair.isOneLanguage ? .settled(.sameLanguage) : .pair(pair)
  }

  func eligibility(of pair: LanguagePair) async -> TranslationEligibility {
    switch await availability.status(from: pair.source, to: pair.target) {
    case .installed: .available(source: pair.source, target: pair.target)
    case .supported: .needsModel(source: pair.source, target: pair.target)
    case .unsupported: .unsupportedPair
    }
  }
}
