internal import DragomanText
internal import Foundation

/// What a call's languages decide.
struct CallRules: Sendable {
  let check: OutputCheck
  let sourceCase: LetterCase
  let targetCase: LetterCase
  let quotationMarks: QuotationMarks

  /// The rules for texts from `source` to `target`.
  init(source: Locale.Language, target: Locale.Language) {
    check = OutputCheck(source: source, target: target)
    sourceCase = LetterCase(source)
    targetCase = LetterCase(target)
    quotationMarks = QuotationMarks(of: target)
  }
}
