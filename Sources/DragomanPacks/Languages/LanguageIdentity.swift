package import Foundation

/// A language as matching sees it: the folded code, the script written out, the region if one was named.
///
/// `iw` and `he`, `no` and `nb`, `zh-TW` and `zh-Hant` become comparable; variants and extensions are gone.
package struct LanguageIdentity: Hashable, Sendable {
  /// The folded ISO 639 code, two or three lower-case letters, or a pseudo-locale (`en-XA`, `ar-XB`).
  package let code: String
  /// The ISO 15924 script, given or likely; nil where none is known.
  package let script: String?
  /// The region that the tag named.
  package let namedRegion: String?
  /// The region meant when a tag of this language and script names none: `BR` for `pt`.
  package let likelyRegion: String?
  /// Whether the language code is one of ISO 639 (or a pseudo-locale), not letters made up.
  package let isKnown: Bool

  /// Likely subtags take longer to find than a small sentence takes to tokenise, and every call asks for two.
  private static let known = Memo<Locale.Language, LanguageIdentity?>(most: 512)

  /// The identity of `language`, or nil where it names none: `und`, `mul`, empty, malformed.
  package init?(_ language: Locale.Language) {
    guard let known = Self.known.answer(for: language, { LanguageIdentity(working: language) }) else {
      return nil
    }
    self = known
  }

  private init?(working language: Locale.Language) {
    guard let written = language.languageCode?.identifier.lowercased(), Self.isWellFormed(written) else {
      return nil
    }
    let folded = Self.folds[written] ?? (code: written, script: nil)
    // The likely script of a legacy code would be that of its successor anyway; `sh` brings its own.
    let script = language.script?.identifier ?? folded.script
    let full = Locale.Language(
      languageCode: Locale.LanguageCode(folded.code), script: script.map { Locale.Script($0) },
      region: language.region)
    let regionless = Locale.Language(languageCode: full.languageCode, script: full.script, region: nil)
    namedRegion = language.region?.identifier.uppercased()
    if let namedRegion, Self.pseudoLocales.contains("\(folded.code)-\(namedRegion)") {
      code = "\(folded.code)-\(namedRegion)"
      isKnown = true
    } else {
      code = folded.code
      isKnown = Locale.LanguageCode(folded.code).isISOLanguage
    }
    self.script = full.script?.identifier
    likelyRegion = Self.region(in: regionless.maximalIdentifier)
  }

  /// The region named, else the likely one.
  package var region: String? { namedRegion ?? likelyRegion }

  /// Equal folded code and equal script: never a pair to translate between.
  package func isSameLanguage(as other: LanguageIdentity) -> Bool {
    code == other.code && script == other.script
  }

  /// English, the language between two packs that have none in common otherwise.
  package static let english = LanguageIdentity(Locale.Language(identifier: "en"))

  /// Legacy and macro codes, and what they stand for.
  private static let folds: [String: (code: String, script: String?)] = [
    "iw": ("he", nil), "in": ("id", nil), "no": ("nb", nil), "cmn": ("zh", nil), "tl": ("fil", nil),
    "mo": ("ro", nil), "sh": ("sr", "Latn"),
  ]

  /// Languages of their own, never folded into the one whose code they carry.
  private static let pseudoLocales: Set<String> = ["en-XA", "ar-XB"]

  /// Codes of ISO 639 that name no language.
  private static let nameless: Set<String> = ["und", "mul", "mis", "zxx"]

  private static func isWellFormed(_ code: String) -> Bool {
    (2...3).contains(code.utf8.count)
      && code.utf8.allSatisfy { (UInt8(ascii: "a")...UInt8(ascii: "z")).contains($0) }
      && !nameless.contains(code)
  }

  /// The region in a maximal identifier such as `pt-Latn-BR`.
  private static func region(in identifier: String) -> String? {
    identifier.split(separator: "-").dropFirst().first { part in
      part.utf8.count == 2 || (part.utf8.count == 3 && part.allSatisfy(\.isNumber))
    }.map(String.init)
  }
}
