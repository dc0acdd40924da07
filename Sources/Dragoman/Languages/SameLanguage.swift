import DragomanPacks
package import Foundation

extension Locale.Language {
  /// Whether both are one language, between which nothing is translated: the same code after legacy and macro
  /// codes are folded, and the same script. False where either names no language.
  package func isSame(as other: Locale.Language) -> Bool {
    guard let first = LanguageIdentity(self), let second = LanguageIdentity(other) else { return false }
    return first.isSameLanguage(as: second)
  }
}

extension LanguageFinding {
  /// Whether the text is in `target` already, as far as can be told: Chinese that shows no way of writing may
  /// be in either.
  package func isIn(_ target: Locale.Language) -> Bool {
    guard let language else { return false }
    if language == "zh" { return LanguageIdentity(target)?.code == language }
    return Locale.Language(identifier: language).isSame(as: target)
  }
}
