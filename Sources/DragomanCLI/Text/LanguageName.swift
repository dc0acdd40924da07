import Foundation

/// A language as lists show it.
struct LanguageName: Hashable, Sendable {
  /// The tag that a user may type: `de`, `pt-BR`.
  let tag: String

  /// As packs have it: the minimal form of `pt-BR` would be `pt`. The script is left out where it is the
  /// likely one, since Foundation adds it to every language.
  init(_ language: Locale.Language) {
    let code = language.languageCode?.identifier ?? "und"
    let region = language.region.map { ["\($0.identifier)"] } ?? []
    let short = ([code] + region).joined(separator: "-")
    let script = language.script.map { ["\($0.identifier)"] } ?? []
    tag =
      Locale.Language(identifier: short).script == language.script
      ? short : ([code] + script + region).joined(separator: "-")
  }

  /// The English name where Foundation knows one, else the tag.
  var english: String {
    Locale(identifier: "en").localizedString(forIdentifier: tag).flatMap { $0.isEmpty ? nil : $0 } ?? tag
  }
}
