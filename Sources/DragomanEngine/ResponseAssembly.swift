internal import DragomanText

/// Puts a text's translated sentences back between its line breaks and white space.
struct ResponseAssembly {
  private let source: SourceDocument
  private let marked: MarkedDocument
  private let translations: [SegmentTranslation]
  private let options: CallOptions

  /// For a document whose sentences are all translated.
  init(_ work: DocumentWork, options: CallOptions) {
    guard let marked = work.document else { preconditionFailure("a text was answered before it was split") }
    var document = marked.document
    self.marked = marked
    document.segments = work.segments
    source = document
    translations = work.translations
    self.options = options
  }

  /// The text's translation, its score and flags, and its alternatives and links if they were asked for.
  func translatedText() -> TranslatedText {
    let best = joined(rank: 0)
    var alternatives: [Alternative] = []
    if options.alternatives > 0 {
      let count = translations.reduce(0) { max($0, $1.all.count) }
      for rank in 0..<count {
        let text = joined(rank: rank)
        alternatives.append(
          Alternative(text: text.text, score: text.mean ?? 0, logProbability: text.total))
      }
    }
    return TranslatedText(
      text: best.text, score: best.mean, segmentCount: source.segments.count { $0.joint != .cut },
      flags: flags(),
      alternatives: alternatives, links: best.links)
  }

  private func flags() -> Set<TranslationFlag> {
    let best = translations.compactMap(\.all.first)
    return best.isEmpty ? [.passedThrough] : best.reduce(into: []) { $0.formUnion($1.flags) }
  }

  private struct Joined {
    var text = ""
    var links: [TextLink] = []
    var mean: Double?
    var total = 0.0
  }

  /// The text with each sentence's translation of rank `rank` (or its last, if it has fewer), and the log-probability
  /// in total and per piece.
  private func joined(rank: Int) -> Joined {
    var texts: [String] = []
    var result = Joined()
    var pieces = 0
    for (segment, translation) in zip(source.segments, translations) {
      switch translation {
      case .awaited, .kept: texts.append(String(decoding: source.bytes[segment.range], as: UTF8.self))
      case .replaced(let text): texts.append(String(decoding: text, as: UTF8.self))
      case .translated(let ranked):
        let chosen = ranked[min(rank, ranked.count - 1)]
        texts.append(chosen.text)
        result.total += Double(chosen.logProbability)
        pieces += chosen.pieces
      }
    }
    let joined = source.assembled(with: texts, target: options.target)
    result.text = joined.text
    result.mean = pieces > 0 ? result.total / Double(pieces) : nil
    if options.links, rank == 0 { result.links = links(starts: joined.starts, texts: texts) }
    return result
  }

  /// The links of the whole text, whose segments begin at `starts` of the translation.
  private func links(starts: [Int], texts: [String]) -> [TextLink] {
    var links: [TextLink] = []
    for (index, segment) in source.segments.enumerated() {
      let start = starts[index]
      switch translations[index] {
      case .translated(let ranked):
        links += (ranked.first?.links ?? []).map { $0.moved(source: segment.range.lowerBound, target: start) }
      case .awaited, .kept:
        links.append(
          TextLink(source: segment.range, target: start..<start + segment.range.count, isVerbatim: true))
      case .replaced(let text) where !text.isEmpty:
        links.append(TextLink(source: segment.range, target: start..<start + text.count))
      case .replaced: break
      }
    }
    return links.map {
      TextLink(source: marked.original($0.source), target: $0.target, isVerbatim: $0.isVerbatim)
    }
  }
}

extension SegmentTranslation {
  /// The translations, best first; none of what was not translated.
  fileprivate var all: [SentenceTranslation] {
    if case .translated(let ranked) = self { return ranked }
    return []
  }
}
