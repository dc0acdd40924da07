internal import DragomanText

/// A sentence that is translated in parts: round its spans if the model loses those, else in two halves.
struct SentenceInParts {
  private enum Part {
    /// Stands in the translation as it is in the sentence, or as what replaces it.
    case kept(Range<Int>, [UInt8])
    /// The part at this number of `prepared`.
    case translated(Range<Int>, Int)
  }

  private let sentence: Sentence
  private var parts: [Part] = []
  /// The parts to translate, in order.
  private(set) var prepared: [PreparedSentence] = []

  /// The parts of a sentence in whose translations were `faults`.
  init(_ sentence: Sentence, after faults: Faults, preparation: SentencePreparation, rules: CallRules) {
    self.sentence = sentence
    if faults.contains(.spans) || faults.contains(.misplaced) {
      var start = 0
      for span in sentence.spans {
        addText(start..<span.range.lowerBound, preparation: preparation, rules: rules)
        parts.append(.kept(span.range, sentence.restored(span)))
        start = span.range.upperBound
      }
      addText(start..<sentence.text.count, preparation: preparation, rules: rules)
    } else {
      for range in sentence.cuts(into: 2) {
        addText(range, preparation: preparation, rules: rules)
      }
    }
  }

  /// Adds `range` without its outer white space, which `joined` puts back. It holds no part of a span if it was cut
  /// round them.
  private mutating func addText(
    _ range: Range<Int>, preparation: SentencePreparation, rules: CallRules
  ) {
    let spans = sentence.spans.filter {
      range.contains($0.range.lowerBound) && range.upperBound >= $0.range.upperBound
    }
    guard let range = preparation.trimmed(range, in: sentence.text, spans: spans) else { return }
    for part in preparation.parts(
      of: range, in: sentence.text, spans: spans.map { $0.moved(by: -range.lowerBound) },
      casing: sentence.casing,
      rules: rules)
    {
      switch part.content {
      case .kept: parts.append(.kept(part.range, Array(sentence.text[part.range])))
      case .replaced(let text): parts.append(.kept(part.range, text))
      case .translated(let ready):
        parts.append(.translated(part.range, prepared.count))
        prepared.append(ready)
      }
    }
  }

  /// The whole sentence, with a translation for each of ``prepared``.
  ///
  /// - Precondition: There are as many `translations` as parts to translate.
  func joined(with translations: [SentenceTranslation]) -> SentenceTranslation {
    precondition(translations.count == prepared.count, "\(translations.count) of \(prepared.count) parts")
    var whole = Whole()
    var start = 0
    for part in parts {
      switch part {
      case .kept(let range, let text):
        whole.add(Array(sentence.text[start..<range.lowerBound]))
        let link = TextLink(
          source: range, target: whole.text.count..<whole.text.count + text.count,
          isVerbatim: sentence.text[range].elementsEqual(text))
        if !text.isEmpty { whole.links.append(link) }
        whole.add(text)
        start = range.upperBound
      case .translated(let range, let index):
        whole.add(Array(sentence.text[start..<range.lowerBound]))
        whole.add(translations[index], at: range.lowerBound)
        start = range.upperBound
      }
    }
    whole.add(Array(sentence.text[start...]))
    return SentenceTranslation(
      text: String(decoding: whole.text, as: UTF8.self), logProbability: whole.logProbability,
      pieces: whole.pieces, flags: whole.flags, links: whole.links)
  }

  private struct Whole {
    var text: [UInt8] = []
    var links: [TextLink] = []
    var logProbability: Float = 0
    var pieces = 0
    var flags: Set<TranslationFlag> = []

    mutating func add(_ more: [UInt8]) { text += more }

    mutating func add(_ translation: SentenceTranslation, at offset: Int) {
      links += translation.links.map { $0.moved(source: offset, target: text.count) }
      text += translation.text.utf8
      logProbability += translation.logProbability
      pieces += translation.pieces
      flags.formUnion(translation.flags)
    }
  }
}
