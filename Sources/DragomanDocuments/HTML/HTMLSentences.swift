import DragomanText

/// Finds the texts of an HTML document: what lies between boundaries.
struct HTMLSentences {
  /// A text between two boundaries.
  struct Sentence {
    let text: MarkedText
    let range: Range<Int>
    let language: Int
  }

  private let text: HTMLText
  private var pieces: [HTMLPiece]
  /// For each start tag the end tag, both as indices of pieces, if they are properly nested within a sentence.
  private var ends: [Int: Int] = [:]
  /// Pieces before which a sentence ends though they are part of one.
  private var cuts: Set<Int> = []

  /// How deep elements may lie in one another within a sentence; more bound it.
  private static let maximumDepth = 64

  init(text: HTMLText, pieces: [HTMLPiece]) {
    self.text = text
    self.pieces = pieces
  }

  /// The sentences, in order.
  mutating func sentences() -> [Sentence] {
    markParagraphBreaks()
    matchTags()
    var sentences: [Sentence] = []
    var start = 0
    var index = 0
    while index < pieces.count {
      if cuts.contains(index) {
        sentences += sentence(in: start..<index)
        start = index
      }
      if isBoundary(index) {
        sentences += sentence(in: start..<index)
        start = index + 1
      }
      index = isKeptOpen(index) ? (ends[index] ?? index) + 1 : index + 1
    }
    return sentences + sentence(in: start..<pieces.count)
  }

  private func isKeptOpen(_ index: Int) -> Bool {
    if case .open(_, isKept: true) = pieces[index].kind { return ends[index] != nil }
    return false
  }

  /// Whether the piece, which is in no kept element, bounds sentences.
  private func isBoundary(_ index: Int) -> Bool {
    switch pieces[index].kind {
    case .boundary, .text(_, isTranslated: false, _): true
    default: false
    }
  }

  /// Makes two line breaks with nothing between them boundaries: people part paragraphs so.
  private mutating func markParagraphBreaks() {
    var lastBreak: Int?
    for index in pieces.indices {
      switch pieces[index].kind {
      case .void(_, isLineBreak: true):
        if let lastBreak {
          pieces[lastBreak].kind = .boundary
          pieces[index].kind = .boundary
        }
        lastBreak = index
      case .text where text.bytes[pieces[index].range].allSatisfy(MarkedTextBuilder.isSpace): break
      default: lastBreak = nil
      }
    }
  }

  /// Pairs start and end tags that lie within one sentence, properly nested; all others become boundaries.
  private mutating func matchTags() {
    var open: [(index: Int, name: String, isKept: Bool)] = []
    var kept = 0
    for index in pieces.indices {
      var isBoundary = false
      switch pieces[index].kind {
      case .open(let name, let isKept):
        if open.isEmpty, name == "a", index > 0, pieces[index - 1].kind == .close(name: "a") {
          cuts.insert(index)
        }
        if open.count < HTMLSentences.maximumDepth {
          open.append((index, name, isKept))
          kept += isKept ? 1 : 0
        } else {
          isBoundary = true
        }
      case .close(let name):
        if let last = open.last, last.name == name {
          ends[last.index] = index
          kept -= last.isKept ? 1 : 0
          open.removeLast()
        } else {
          isBoundary = true
        }
      case .text(_, let isTranslated, _): isBoundary = isTranslated == (kept > 0)
      case .boundary: isBoundary = true
      case .void: break
      }
      guard isBoundary else { continue }
      if case .text = pieces[index].kind {} else { pieces[index].kind = .boundary }
      for tag in open { pieces[tag.index].kind = .boundary }
      open = []
      kept = 0
    }
    for tag in open { pieces[tag.index].kind = .boundary }
  }

  /// The sentence of some pieces, none of which is a boundary, if it has anything to translate.
  private func sentence(in range: Range<Int>) -> [Sentence] {
    var builder = MarkedTextBuilder()
    var language: Int?
    var depth = 0
    var index = range.lowerBound
    while index < range.upperBound {
      let piece = pieces[index]
      switch piece.kind {
      case .open(_, isKept: true):
        let end = ends[index] ?? index
        builder.appendKept(
          keptText(in: index..<end), piece.range.lowerBound..<pieces[end].range.upperBound)
        index = end
      case .open:
        builder.open(piece.range)
        depth += 1
      case .close:
        builder.close(piece.range)
        depth -= 1
      case .void(let partsWords, _): builder.appendVoid(piece.range, partsWords: partsWords)
      case .text(let tagsAreText, _, let textLanguage):
        append(piece.range, tagsAreText: tagsAreText, to: &builder)
        if depth == 0 || language == nil { language = language ?? textLanguage }
      case .boundary: break
      }
      index += 1
    }
    guard let result = builder.finish(), result.text.hasTranslatedLetters else { return [] }
    return [Sentence(text: result.text, range: result.range, language: language ?? 0)]
  }

  private func append(_ range: Range<Int>, tagsAreText: Bool, to builder: inout MarkedTextBuilder) {
    for part in text.parts(of: range, tagsAreText: tagsAreText) {
      switch part {
      case .literal(let range): builder.append(text.bytes[range])
      case .reference(let range, let meaning): builder.appendResolved(meaning, at: range)
      case .ignoredTag(let range): builder.appendVoid(range, partsWords: false)
      }
    }
  }

  private func keptText(in range: Range<Int>) -> String {
    var bytes: [UInt8] = []
    for piece in pieces[range] {
      switch piece.kind {
      case .text(let tagsAreText, _, _):
        bytes += text.resolved(text.parts(of: piece.range, tagsAreText: tagsAreText))
      case .void(partsWords: true, _): bytes.append(0x20)
      default: break
      }
    }
    return String(decoding: bytes, as: UTF8.self)
  }
}
