import DragomanText

@testable import DragomanDocuments

/// Translations that a test can foresee, with links.
enum StubTranslator {
  /// Each letter in upper case, words in their order; what is kept stays.
  static func upperCased(_ unit: DocumentUnit) -> TranslatedUnit {
    translated(unit, order: { $0 }) { $0.uppercased() }
  }

  /// The words in reverse order, unchanged, with a link for each.
  static func reversed(_ unit: DocumentUnit) -> TranslatedUnit {
    translated(unit, order: { $0.reversed() }) { $0 }
  }

  /// The text as it is, with a link for each word.
  static func identity(_ unit: DocumentUnit) -> TranslatedUnit {
    translated(unit, order: { $0 }) { $0 }
  }

  /// A text's words, and what is kept, each moved to a new place among the same white space.
  static func translated(
    _ unit: DocumentUnit, order: ([Range<Int>]) -> [Range<Int>], word: (String) -> String
  ) -> TranslatedUnit {
    let source = Array(unit.text.utf8)
    let places = words(of: source, kept: unit.kept)
    var output: [UInt8] = []
    var links: [TextLink] = []
    var position = 0
    for (place, from) in zip(places, order(places)) {
      output += source[position..<place.lowerBound]
      let isKept = unit.kept.contains(from)
      let text = String(decoding: source[from], as: UTF8.self)
      let translation = Array((isKept ? text : word(text)).utf8)
      links.append(
        TextLink(
          source: from, target: output.count..<output.count + translation.count, isVerbatim: isKept))
      output += translation
      position = place.upperBound
    }
    output += source[position...]
    return TranslatedUnit(text: String(decoding: output, as: UTF8.self), links: links)
  }

  private static func words(of source: [UInt8], kept: [Range<Int>]) -> [Range<Int>] {
    var words: [Range<Int>] = []
    var position = 0
    var start: Int?
    func endWord() {
      if let first = start { words.append(first..<position) }
      start = nil
    }
    while position < source.count {
      if let range = kept.first(where: { $0.lowerBound == position }) {
        endWord()
        words.append(range)
        position = range.upperBound
      } else {
        if source[position] == 0x20 { endWord() } else { start = start ?? position }
        position += 1
      }
    }
    endWord()
    return words
  }
}
