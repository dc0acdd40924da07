internal import DragomanModel
internal import DragomanText
internal import DragomanTokenization

/// The links of one translated sentence, from the pieces' alignment to its words.
struct WordLinks {
  /// In the order of the translation; offsets in the sentence and in its translation.
  private(set) var links: [TextLink] = []

  private let candidate: Candidate
  private let sourceWords: WordTokens
  private let targetWords: WordTokens

  /// The links of `candidate`, with what its vocabularies say of the pieces. There are none if the pieces do not add up
  /// to the output's text, as with bytes that no character is made of.
  init(of candidate: Candidate, source: Pieces, target: Pieces) {
    self.candidate = candidate
    let sentence = candidate.prepared.sentence
    sourceWords = WordTokens(of: sentence.text, whole: sentence.spans.map(\.range))
    targetWords = WordTokens(of: candidate.output.bytes, whole: candidate.output.spanRanges)
    let model = candidate.prepared.text
    let sourceRanges = model.bytes.withUnsafeBufferPointer { source.encodeWithRanges($0).ranges }
    guard let pieceRanges = Self.ranges(of: candidate.hypothesis.ids, in: candidate.decoded, target) else {
      return
    }
    var votes = [[Int]](repeating: [], count: targetWords.ranges.count)
    let first = candidate.prepared.prefixCount
    for (range, position) in zip(pieceRanges, candidate.hypothesis.sources) {
      let from = Int(position) - first
      guard sourceRanges.indices.contains(from) else { continue }
      let place = candidate.output.restored(range)
      let origin = model.source(of: sourceRanges[from])
      guard !place.isEmpty, !origin.isEmpty, let word = sourceWords.index(at: origin.lowerBound) else {
        continue
      }
      var target = targetWords.index(at: place.lowerBound)
      while let index = target, targetWords.ranges[index].lowerBound < place.upperBound {
        votes[index].append(word)
        target = index + 1 < targetWords.ranges.count ? index + 1 : nil
      }
    }
    link(votes)
  }

  private mutating func link(_ votes: [[Int]]) {
    let sentence = candidate.prepared.sentence
    var spans = candidate.output.stretches.compactMap { stretch in stretch.span.map { ($0, stretch.restored) }
    }[...]
    for (index, target) in targetWords.ranges.enumerated() {
      if let (span, place) = spans.first, place == target {
        spans.removeFirst()
        let isVerbatim = sentence.spans[span].replacement == nil
        links.append(TextLink(source: sentence.spans[span].range, target: target, isVerbatim: isVerbatim))
      } else if let word = Self.winner(of: votes[index]) {
        links.append(TextLink(source: sourceWords.ranges[word], target: target))
      }
    }
  }

  /// The most frequent vote, the first one of equals.
  private static func winner(of votes: [Int]) -> Int? {
    var counts: [Int: Int] = [:]
    for vote in votes { counts[vote, default: 0] += 1 }
    let most = counts.values.max()
    return votes.first { counts[$0] == most }
  }

  /// Where each piece stands in `text`, what `ids` decode to.
  private static func ranges(of ids: [Int32], in text: [UInt8], _ pieces: Pieces) -> [Range<Int>]? {
    let space: [UInt8] = Array("▁".utf8)
    var ranges: [Range<Int>] = []
    var spelled: [UInt8] = []
    for id in ids {
      let start = spelled.count
      var piece = Array(pieces.text(of: id).utf8)[...]
      while !piece.isEmpty {
        if piece.starts(with: space) {
          if !spelled.isEmpty { spelled.append(0x20) }
          piece = piece.dropFirst(space.count)
        } else {
          spelled.append(piece.removeFirst())
        }
      }
      ranges.append(start..<spelled.count)
    }
    return spelled == text ? ranges : nil
  }
}
