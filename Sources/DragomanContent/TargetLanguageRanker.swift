public import Foundation

/// Puts languages in the order in which a reader would choose them.
public struct TargetLanguageRanker: Sendable {
  /// A ranker.
  public init() {}
}
