extension LanguageData {
  /// Abbreviations are Latin ones alone.
  static let japanese = LanguageData(
    quotatives: ["と", "って", "を", "など", "なんて", "の"],
    quotativeLookalikes: [
      "とにかく", "ところ", "とても", "とはいえ", "となり", "とうとう", "ときどき", "とりあえず", "とき", "とたん", "とっく", "とく",
      "のち", "のんびり", "のど",
    ])
}
