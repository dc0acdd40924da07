import Foundation

/// A language as comparisons see it: the folded code and the script written out. `iw` and `he`, `no` and `nb`, `zh-TW`
/// and `zh-Hant` are one each; `en` and `en-US` are one too, which `Locale.Language`'s own equality denies.
struct FoldedLanguage: Hashable, Sendable {
  /// The folded ISO 639 code, or a pseudo-locale (`en-XA`, `ar-XB`).
  let code: String
  /// The script, given or likely.
  let script: String?

  /// Nil where `language` names none: `und`, `mul`, empty, malformed.
  init?(_ language: Locale.Language) {
    guard let written = language.languageCode?.identifier.lowercased(), (2...3).contains(written.utf8.count),
      written.utf8.allSatisfy({ (UInt8(ascii: "a")...UInt8(ascii: "z")).contains($0) }),
      !Self.nameless.contains(written)
    else { return nil }
    let folded = Self.folds[written] ?? (code: written, script: nil)
    let named = language.script?.identifier ?? folded.script
    let full = Locale.Language(
      languageCode: Locale.LanguageCode(folded.code), script: named.map { Locale.Script($0) },
      region: language.region)
    let region = language.region?.identifier.uppercased() ?? ""
    let pseudo = "\(folded.code)-\(region)"
    code = Self.pseudoLocales.contains(pseudo) ? pseudo : folded.code
    script = full.script?.identifier
  }

  /// The language without its region, the script only where it is not the likely one: `de`, `zh-Hant`, `sr-Latn`.
  var tag: String {
    guard let script, !code.contains("-") else { return code }
    let usual = Locale.Language(identifier: code).script?.identifier
    return usual == script ? code : "\(code)-\(script)"
  }

  /// One spelling for all of a language's, the region kept: `pt-PT` and `pt-BR` are translated to differently.
  static func tag(of language: Locale.Language) -> String {
    guard let folded = FoldedLanguage(language) else { return "und" }
    guard let region = language.region?.identifier, !folded.code.contains("-") else { return folded.tag }
    return "\(folded.tag)-\(region)"
  }

  /// Whether the code is one of ISO 639, not letters made up.
  var isKnown: Bool { code.contains("-") || Locale.LanguageCode(code).isISOLanguage }

  private static let folds: [String: (code: String, script: String?)] = [
    "iw": ("he", nil), "in": ("id", nil), "no": ("nb", nil), "cmn": ("zh", nil), "tl": ("fil", nil),
    "mo": ("ro", nil), "sh": ("sr", "Latn"),
  ]
  private static let pseudoLocales: Set<String> = ["en-XA", "ar-XB"]
  private static let nameless: Set<String> = ["und", "mul", "mis", "zxx"]
}
