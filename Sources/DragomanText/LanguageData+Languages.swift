internal import Foundation

extension LanguageData {
  /// The data for a language; those without an entry have the rules that need no language.
  static func data(for language: Locale.Language) -> LanguageData {
    switch language.languageCode?.identifier {
    case "en": .english
    case "de", "lb", "gsw", "nds": .german
    case "fr": .french
    case "es", "gl", "ca": .spanish
    case "pt": .portuguese
    case "it": .italian
    case "nl", "af": .dutch
    case "ja": .japanese
    case "ru": .russian
    case "pl": .polish
    case "cs", "sk": .czech
    case "sv": .swedish
    case "da", "nb", "no", "nn": .danishAndNorwegian
    case "fi", "et", "hu", "lv", "is", "fo", "tr", "eu": .withOrdinalStops
    case "sl", "hr", "bs", "sr": .southSlavic
    default: .unknown
    }
  }

  /// For languages without data, Chinese among them, whose stops are unambiguous.
  private static let unknown = LanguageData()

  /// For languages of which it is only known that they write "3." for "third".
  private static let withOrdinalStops = LanguageData(hasOrdinalStops: true)

  private static let southSlavic = LanguageData(hasOrdinalStops: true, hasVowellessWords: true)
}
