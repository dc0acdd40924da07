internal import DragomanText

/// Puts a text's translated sentences back between its line breaks and white space.
struct ResponseAssembly {
  private let source: SourceDocument
  private let translations: [[SentenceTranslation]]
  private let options: CallOptions

  /// For a document whose sentences are all translated.
  init(_ work: DocumentWork, options: CallOptions) {
    guard var document = work.document else { preconditionFailure("a text was answered before it was split") }
    document.segments = work.segments
    source = document
    translations = work.translations.map { $0 ?? [] }
    self.options = options
  }

  /// The text's translation, its score and flags, and its alternatives if they were asked for.
  func translatedText() -> TranslatedText {
    let best = joined(rank: 0)
    var alternatives: [Alternative] = []
    let count = translations.reduce(0) { max($0, $1.count) }
    if options.alternatives > 0 {
      for rank in 0..<count {
        let text = joined(rank: rank)
        alternatives.append(
          Alternative(text: text.text, score: text.mean ?? 0, logProbability: text.total))
      }
    }
    return TranslatedText(
      text: best.text, score: best.mean, segmentCount: source.segments.count, flags: flags(),
      alternatives: alternatives)
  }

  private func flags() -> Set<TranslationFlag> {
    var flags: Set<TranslationFlag> = []
    let best = translations.compactMap(\.first)
    if best.isEmpty { flags.insert(.passedThrough) }
    if best.contains(where: { !$0.isComplete }) { flags.insert(.truncated) }
    if best.contains(where: \.isDoubtful) { flags.insert(.lowConfidence) }
    return flags
  }

  /// The text with each sentence's translation of rank `rank` (or its last, if it has fewer), and the log-probability
  /// in total and per piece.
  private func joined(rank: Int) -> (text: String, mean: Double?, total: Double) {
    var texts: [String] = []
    var total = 0.0
    var pieces = 0
    for (segment, translations) in zip(source.segments, translations) {
      guard !translations.isEmpty else {
        texts.append(String(decoding: source.bytes[segment.range], as: UTF8.self))
        continue
      }
      let translation = translations[min(rank, translations.count - 1)]
      texts.append(translation.text)
      total += Double(translation.logProbability)
      pieces += translation.pieces
    }
    let text = source.joined(with: texts, target: options.target)
    return (text, pieces > 0 ? total / Double(pieces) : nil, total)
  }
}
