/// Tells Chinese in its two ways of writing and Japanese apart by characters that not all of them have.
struct HanForms: Sendable {
  private static let simplified = scalars(HanFormTables.simplified)
  private static let shortened = scalars(HanFormTables.shortened)
  private static let traditional = scalars(HanFormTables.traditional)
  private static let shared = scalars(HanFormTables.shared)
  private static let japanese = scalars(HanFormTables.japanese)

  private static func scalars(_ table: StaticString) -> Set<Unicode.Scalar> {
    Set(table.description.unicodeScalars.filter { $0 != " " })
  }

  /// Letters at which Han characters without kana are no Japanese any more: its headings are shorter.
  private static let longestHeading = 12.0

  private let count: Int
  private var simplifiedCount = 0
  private var shortenedCount = 0
  private var traditionalCount = 0
  private var sharedCount = 0
  private var japaneseCount = 0

  /// Counts the forms among `characters`.
  init(_ characters: [Unicode.Scalar]) {
    count = characters.count
    for character in characters {
      if Self.traditional.contains(character) {
        traditionalCount += 1
      } else if Self.shared.contains(character) {
        sharedCount += 1
      } else if Self.simplified.contains(character) {
        simplifiedCount += 1
      } else if Self.shortened.contains(character) {
        shortenedCount += 1
      } else if Self.japanese.contains(character) {
        japaneseCount += 1
      }
    }
  }

  /// Likely languages of the characters with `kana` letters of kana and `bopomofo` of Bopomofo beside them, in no order.
  /// `zh` where nothing tells which way of writing.
  func guesses(kana: Int, bopomofo: Int) -> [LanguageConfidence] {
    if isJapanese(kana: kana) { return [LanguageConfidence("ja", 0.99)] }
    if japaneseCount > 0, simplifiedCount == 0, traditionalCount == 0 {
      let confidence = min(0.97, 0.85 + 0.06 * Double(japaneseCount - 1))
      return [LanguageConfidence("ja", confidence), LanguageConfidence("zh-Hant", (0.99 - confidence) / 2)]
    }
    return chinese(bopomofo: bopomofo)
  }

  /// Whether kana makes the characters Japanese. Chinese quotes one for ornament in a longer text.
  func isJapanese(kana: Int) -> Bool {
    kana > 0 && (kana * 20 >= count || japaneseCount > 0)
  }

  private func chinese(bopomofo: Int) -> [LanguageConfidence] {
    let isChinese = simplifiedCount + traditionalCount + bopomofo > 0
    let japanese = isChinese ? 0 : 0.3 * max(0, 1 - Double(count) / Self.longestHeading)
    let simple = Double(simplifiedCount) + 0.5 * Double(shortenedCount)
    let complex = Double(traditionalCount + bopomofo) + 0.5 * Double(sharedCount)
    guard simple != complex else {
      return [LanguageConfidence("zh", 0.99 - japanese), LanguageConfidence("ja", japanese)]
    }
    let simplifiedShare = (simple + 0.1) / (simple + complex + 0.2)
    return [
      LanguageConfidence("zh-Hans", (0.99 - japanese) * simplifiedShare),
      LanguageConfidence("zh-Hant", (0.99 - japanese) * (1 - simplifiedShare)),
      LanguageConfidence("ja", japanese),
    ]
  }
}
