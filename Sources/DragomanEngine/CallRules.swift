internal import DragomanPacks
internal import DragomanText
internal import Foundation

/// What a call's languages decide.
struct CallRules: Sendable {
  let check: OutputCheck
  let sourceCase: LetterCase
  let targetCase: LetterCase
  let quotationMarks: QuotationMarks

  private struct Pair: Hashable {
    let source, target: Locale.Language
  }

  private static let known = Memo<Pair, CallRules>(most: 64)

  /// The rules for texts from `source` to `target`. Kept: they take a locale's data, and each text may be a call.
  static func rules(from source: Locale.Language, to target: Locale.Language) -> CallRules {
    known.answer(for: Pair(source: source, target: target)) { CallRules(source: source, target: target) }
  }

  private init(source: Locale.Language, target: Locale.Language) {
    check = OutputCheck(source: source, target: target)
    sourceCase = LetterCase(source)
    targetCase = LetterCase(target)
    quotationMarks = QuotationMarks(of: target)
  }
}
