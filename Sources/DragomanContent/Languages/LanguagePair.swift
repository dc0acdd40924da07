public import Foundation

/// A language to translate from and one to translate to. Pairs are equal when they are by folded code and script, and
/// by the target's region.
public struct LanguagePair: Hashable, Sendable {
  /// The language to translate from, without its region.
  public let source: Locale.Language
  /// The language to translate to.
  public let target: Locale.Language

  private let tags: [String]

  /// A pair.
  public init(source: Locale.Language, target: Locale.Language) {
    self.source = FoldedLanguage(source).map { Locale.Language(identifier: $0.tag) } ?? source
    self.target = target
    tags = [FoldedLanguage.tag(of: self.source), FoldedLanguage.tag(of: target)]
  }

  /// Whether both are the same language, between which nothing is translated: equal folded code and equal script.
  /// Regions do not count, however different their spelling.
  public var isOneLanguage: Bool {
    guard let first = FoldedLanguage(source), let second = FoldedLanguage(target) else { return false }
    return first == second
  }

  /// Whether both are the same pair.
  public static func == (left: LanguagePair, right: LanguagePair) -> Bool { left.tags == right.tags }

  /// Hashes the folded tags.
  public func hash(into hasher: inout Hasher) { hasher.combine(tags) }
}
