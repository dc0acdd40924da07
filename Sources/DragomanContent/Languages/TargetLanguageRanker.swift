public import Dragoman
public import Foundation

/// Puts languages in the order in which a reader would choose them.
///
/// The languages that there are is a question for run time, never a constant:
/// ```swift
/// let targets = await TargetLanguageRanker().targets(from: source, preferred: ["de-AT", "en"])
/// ```
public struct TargetLanguageRanker: Sendable {
  /// A ranker.
  public init() {}

  /// `languages` with those first that the reader prefers, in the reader's order; all others keep their own order.
  ///
  /// Compared by folded code; of several scripts or regions of one language the preferred one comes first.
  ///
  /// - Parameters:
  ///   - languages: Languages to choose from.
  ///   - preferred: BCP-47 tags, the best first.
  public func rank(_ languages: [Locale.Language], preferred: [String]) -> [Locale.Language] {
    let wishes = preferred.map(Wish.init)
    return languages.enumerated()
      .map { (place: Self.place(of: $0.element, in: wishes) + [$0.offset], language: $0.element) }
      .sorted { $0.place.lexicographicallyPrecedes($1.place) }
      .map(\.language)
  }

  /// The languages that `source` can be translated to, installed or not, in the reader's order.
  ///
  /// - Parameters:
  ///   - source: The language to translate from.
  ///   - preferred: BCP-47 tags, the best first.
  ///   - strategy: What translations should be best at.
  ///   - runtime: Whose models count; nil for the current runtime.
  public func targets(
    from source: Locale.Language, preferred: [String], strategy: TranslationSession.Strategy = .lowLatency,
    runtime: TranslationRuntime? = nil
  ) async -> [Locale.Language] {
    let availability = LanguageAvailability(
      preferredStrategy: strategy, runtime: runtime ?? .current ?? .shared)
    var targets: [Locale.Language] = []
    for language in await availability.supportedLanguages
    where await availability.status(from: source, to: language) != .unsupported {
      targets.append(language)
    }
    return rank(targets, preferred: preferred)
  }

  private struct Wish {
    let folded: FoldedLanguage?
    let tag: String

    init(_ tag: String) {
      let language = Locale.Language(identifier: tag)
      folded = FoldedLanguage(language)
      self.tag = FoldedLanguage.tag(of: language)
    }
  }

  /// Which wish it fulfils, then how well: numbers to be compared one after the other.
  private static func place(of language: Locale.Language, in wishes: [Wish]) -> [Int] {
    let none = [Int.max, 0]
    guard let folded = FoldedLanguage(language) else { return none }
    if let index = wishes.firstIndex(where: { $0.folded == folded }) {
      let tag = FoldedLanguage.tag(of: language)
      return [index, wishes.contains { $0.tag == tag } ? 0 : 1]
    }
    return wishes.firstIndex { $0.folded?.code == folded.code }.map { [$0, 2] } ?? none
  }
}
