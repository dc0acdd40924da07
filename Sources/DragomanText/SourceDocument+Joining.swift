package import Foundation

extension SourceDocument {
  /// Puts translations where the segments were.
  ///
  /// All else is the source's, byte for byte, but for one rule between two segments of a line, and only where source
  /// and target differ in how they are spaced (`ScriptSpacing`): an empty gap becomes one space where the target
  /// writes one there and the source does not, and a gap of exactly one U+0020 becomes empty where the target writes
  /// none. Every other gap is kept.
  ///
  /// - Parameters:
  ///   - translations: One per segment, in order.
  ///   - target: The language of the translations.
  /// - Returns: The whole text; the source text if there are no segments.
  /// - Precondition: `translations.count == segments.count`.
  package func joined(with translations: [String], target: Locale.Language) -> String {
    assembled(with: translations, target: target).text
  }

  /// The same, with the places of the translations.
  package func assembled(with translations: [String], target: Locale.Language) -> Assembled {
    precondition(
      translations.count == segments.count,
      "\(translations.count) translations for \(segments.count) segments")
    // A text of one segment needs neither, and to find them takes as long as a small text's pieces.
    lazy var source = ScriptSpacing(of: language)
    lazy var target = ScriptSpacing(of: target)
    var text = ""
    var starts: [Int] = []
    starts.reserveCapacity(segments.count)
    var end = 0
    for (segment, translation) in zip(segments, translations) {
      let gap = String(decoding: bytes[end..<segment.range.lowerBound], as: UTF8.self)
      let isFirst = segment.joint == .start
      text += isFirst ? gap : spacing(for: gap, joint: segment.joint, source: source, target: target)
      starts.append(text.utf8.count)
      text += translation
      end = segment.range.upperBound
    }
    text += String(decoding: bytes[end...], as: UTF8.self)
    return Assembled(text: text, starts: starts)
  }

  /// A whole text of translations.
  package struct Assembled: Hashable, Sendable {
    /// The text.
    package let text: String
    /// Where each translation begins in it, a UTF-8 offset.
    package let starts: [Int]
  }

  /// The gap between two segments of a line as the target writes it.
  private func spacing(
    for gap: String, joint: Joint, source: ScriptSpacing, target: ScriptSpacing
  ) -> String {
    guard source != target else { return gap }
    let isWritten = target.writesSpace(at: joint)
    // U+200B marks the words of a script that shows no spaces between them.
    if gap.isEmpty || (gap == "\u{200B}" && joint == .cut) {
      return isWritten && source != .words ? " " : gap
    }
    // Where words are not spaced, a space within a sentence means something, so only `none` drops it.
    if gap == " ", !isWritten, joint == .sentence || source == .words || target == .none {
      return ""
    }
    return gap
  }
}

/// Where a written language puts spaces.
enum ScriptSpacing {
  /// Between words and between sentences: most languages.
  case words
  /// Between sentences and phrases, not between words: Thai, Lao, Khmer, Burmese, Tibetan.
  case sentences
  /// Nowhere: Chinese languages and Japanese.
  case none

  /// How `language` is written in its script, the given or else the usual one.
  init(of language: Locale.Language) {
    switch language.script?.identifier {
    case "Hani", "Hans", "Hant", "Jpan", "Hira", "Kana", "Hrkt", "Bopo": self = .none
    case "Thai", "Laoo", "Khmr", "Mymr", "Tibt": self = .sentences
    case .some: self = .words
    case nil:
      // Chinese languages whose script Foundation's data does not tell.
      let chinese: Set = ["zh", "cmn", "yue", "wuu", "lzh", "gan", "hak", "hsn", "nan", "cdo", "cjy"]
      self = chinese.contains(language.languageCode?.identifier ?? "") ? .none : .words
    }
  }

  /// Whether a space stands at `joint`.
  func writesSpace(at joint: SourceDocument.Joint) -> Bool {
    joint == .cut ? self == .words : self != .none
  }
}
