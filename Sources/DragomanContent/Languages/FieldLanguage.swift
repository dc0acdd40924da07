public import Dragoman
public import Foundation

/// Finds the language of one field: what its author declared, else what its text clearly shows.
///
/// Per field, never per content: a title may be in another language than the body under it.
public struct FieldLanguage: Sendable {
  private let gate: ConfidenceGate
  private let identifier = LanguageIdentifier()

  /// A finder that acts on guesses which pass `gate`.
  public init(gate: ConfidenceGate = .standard) { self.gate = gate }

  /// The language of `item`'s text; nil rather than a guess. Nil shows no affordance.
  public func language(of item: TranslationItem) -> Locale.Language? {
    if let declared = item.declaredLanguage, FoldedLanguage(declared) != nil { return declared }
    return identifier.confidentLanguage(of: item.text.string, gate: gate)
  }
}
