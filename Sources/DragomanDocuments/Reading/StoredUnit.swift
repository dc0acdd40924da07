import DragomanText
import Foundation

/// A translation as it is kept until the whole document can be written: a line of JSON.
package struct StoredUnit: Codable, Equatable {
  /// Nil for a text that stays as it is.
  private let text: String?
  /// Source start and end, target start and end, 1 for a protected part.
  private let links: [[Int]]?

  /// A translation to store; nil for a text that stays as it is.
  package init(_ translation: TranslatedUnit?) {
    text = translation?.text
    links = translation?.links.map {
      [
        $0.source.lowerBound, $0.source.upperBound, $0.target.lowerBound, $0.target.upperBound,
        $0.isVerbatim ? 1 : 0,
      ]
    }
  }

  /// The line, with its end.
  package var line: [UInt8] {
    // An encoder fails only for numbers that are none.
    let bytes = (try? JSONEncoder().encode(self)) ?? Data("{}".utf8)
    return Array(bytes) + [0x0A]
  }

  /// The translations that lines of this form hold, in order.
  ///
  /// - Returns: Nil where some line has another form.
  package static func translations(in bytes: [UInt8]) -> [TranslatedUnit?]? {
    let decoder = JSONDecoder()
    var translations: [TranslatedUnit?] = []
    for line in bytes.split(separator: 0x0A) {
      guard let stored = try? decoder.decode(StoredUnit.self, from: Data(line)) else { return nil }
      translations.append(stored.translation)
    }
    return translations
  }

  private var translation: TranslatedUnit? {
    text.map { text in
      TranslatedUnit(
        text: text,
        links: (links ?? []).compactMap { numbers in
          guard numbers.count == 5, numbers[0] <= numbers[1], numbers[2] <= numbers[3] else { return nil }
          return TextLink(
            source: numbers[0]..<numbers[1], target: numbers[2]..<numbers[3], isVerbatim: numbers[4] == 1)
        })
    }
  }
}
